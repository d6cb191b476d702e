import { isPendingPayment } from '#codes/order-status'
import { ORDER_WAY } from '#codes/order-way'

/** The fields of an order that the fee rules read (E02). */
export interface FeeOrder {
  orderId: string
  orderWay: number
  orderStatus: number
  /** Fen: the amount of the order that the list of orders shows. */
  showCashAmount: number
}

/** Returns the ids of the orders whose fee must be looked up: unpaid orders of the second channel (S09). */
export const ordersToPrice = (orders: readonly FeeOrder[]): string[] =>
  orders
    .filter(({ orderWay, orderStatus }) => orderWay === ORDER_WAY.secondChannel && isPendingPayment(orderStatus))
    .map(({ orderId }) => orderId)

/** Returns the orders with their looked-up fees, in fen. An order whose fee was not returned keeps its amount (S09). */
export function withPaymentFees<O extends FeeOrder>(
  orders: readonly O[],
  fees: readonly { orderId: string; paymentFee: number }[],
): O[] {
  const asked = new Set(ordersToPrice(orders))
  const found = new Map(fees.map(({ orderId, paymentFee }) => [orderId, paymentFee]))
  return orders.map((order) => {
    const fee = asked.has(order.orderId) ? found.get(order.orderId) : undefined
    return fee === undefined ? order : { ...order, showCashAmount: fee }
  })
}
