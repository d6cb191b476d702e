import { canMove, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import { closeOrders } from '#areas/orders/cancellation/close-orders'
import { lockOrder, lockOwnOrder, noSuchOrder } from '#areas/orders/own-order'
import { ShopError } from '#kernel/shop-error'
import { orderKindOf, type OrderState } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Cancels a shopper's unpaid order, or a paid one if its kind allows it (`OrderKind.cancelPaid`). Stock and coupons are
 * released once; the kind decides what happens to paid money.
 * @throws ShopError notFound for another shopper's order; wrongState if it is paid or already cancelled
 */
export async function cancelOrder(work: UnitOfWork, shopperId: string, orderId: string, reason: string): Promise<void> {
  const order = await lockOwnOrder(work.db, shopperId, orderId)
  const why = { code: 'shopper', words: reason || undefined } as const
  const kind = orderKindOf(work.kinds, order.kind)
  if (order.status === ORDER_STATUS.paid && kind.cancelPaid) return kind.cancelPaid(work, order, why)
  await cancelUnpaid(work, order, why)
}

/**
 * Cancels an unpaid order of any shopper, for the shop.
 * @returns whether the order was cancelled now; false if it was cancelled before
 * @throws ShopError notFound; wrongState if the order is paid in full or in part
 */
export async function cancelForShop(work: UnitOfWork, orderId: string, reason: string): Promise<boolean> {
  const order = await lockOrder(work.db, orderId)
  if (!order) throw noSuchOrder()
  if (order.status === ORDER_STATUS.cancelled) return false
  // An order with a payment needs a refund instead.
  if (order.status === ORDER_STATUS.pendingFinalPayment) throw new ShopError(REPLY_CODE.wrongState)
  await cancelUnpaid(work, order, { code: 'shop', words: reason || undefined })
  return true
}

async function cancelUnpaid(
  work: UnitOfWork,
  order: OrderState,
  reason: { code: 'shopper' | 'shop'; words?: string },
): Promise<void> {
  if (!canMove(order.status, ORDER_STATUS.cancelled)) throw new ShopError(REPLY_CODE.wrongState)
  await closeOrders(work, [order.orderId], reason)
  await orderKindOf(work.kinds, order.kind).ended?.(work, order, { who: 'shopper' })
}
