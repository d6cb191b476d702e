import { isPendingPayment } from '#codes/order-status'
import { ORDER_WAY } from '#codes/order-way'

/** What the fee rules read of an order (E02). */
export interface FeeOrder {
  orderId: string
  orderWay: number
  orderStatus: number
  /** Fen. */
  showCashAmount: number
}

/** The orders whose fee must be looked up anew: those of the second channel that wait for payment (S09). */
export const ordersToPrice = (orders: readonly FeeOrder[]): string[] =>
  orders
    .filter(({ orderWay, orderStatus }) => orderWay === ORDER_WAY.secondChannel && isPendingPayment(orderStatus))
    .map(({ orderId }) => orderId)

/** The orders with the fees that were looked up, fen; without one an order keeps its amount (S09). */
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
