import { sql } from 'kysely'
import type { CancelReason } from '#areas/orders/cancel-reason'
import { closeOrders } from '#areas/orders/cancellation/close-orders'
import { orderPayable } from '#areas/orders/payment/order-payable'
import { wholeOrderRows } from '#areas/orders/refunds/whole-order-rows'
import { refundByRows } from '#areas/payment/request-refund'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Cancels a paid, unshipped order that the caller has locked. Stock and coupons are released, and everything that was
 * paid is refunded.
 * @returns fen refunded
 */
export async function refundWhole(work: UnitOfWork, orderId: string, reason: CancelReason): Promise<number> {
  await closeOrders(work, [orderId], reason)
  const wish = { request: `order/${orderId}`, orderId, cause: 'cancelled' as const, words: reason.words }
  const amount = await refundByRows(work, wish, await wholeOrderRows(work.db, orderId))
  await sql`
    with whole as (update orders set goodwill = 0 where id = ${orderId} and goodwill <> 0)
    update order_item set refunded = quantity, refunded_unsent = quantity, kept_back = 0, goodwill = 0
    where order_id = ${orderId}`.execute(work.db)
  if (amount > 0) await orderPayable.refundOwed(work, orderId, 'cancelled')
  return amount
}
