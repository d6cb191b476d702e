import { canRefundWhole, isPendingPayment, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import type { CancelReason } from '#areas/orders/cancel-reason'
import { closeOrders } from '#areas/orders/cancellation/close-orders'
import { lockOrder, noSuchOrder } from '#areas/orders/own-order'
import { refundWhole } from '#areas/orders/refunds/refund-whole'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import { orderKindOf } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The refusal to refund a partly shipped order in full. */
const PARTLY_SENT = '部分商品已发货，请按商品处理售后'

/** The result of refunding an order. */
export interface RefundedOrder {
  /** Fen that are refunded now, or were refunded before; 0 if nothing was paid. */
  amount: number
  /** Whether the order was cancelled and refunded before. Nothing was changed then. */
  before: boolean
}

/**
 * Cancels and refunds an unshipped order that is paid in full or in part. Stock and coupons are released as for every
 * cancelled order. The refund is created once, however often this is called.
 * @param reason the reason, for the shopper
 * @throws ShopError notFound; wrongState if the order is not paid, or if a piece is shipped
 */
export async function refundOrder(work: UnitOfWork, orderId: string, reason: string): Promise<RefundedOrder> {
  const order = await lockOrder(work.db, orderId)
  if (!order) throw noSuchOrder()
  if (order.status === ORDER_STATUS.cancelled) return refundedBefore(work.db, orderId)
  if (!canRefundWhole(order.status, order.partlySent))
    throw new ShopError(REPLY_CODE.wrongState, order.partlySent ? PARTLY_SENT : undefined)
  const why: CancelReason = { code: 'shop', words: reason }
  if (isPendingPayment(order.status)) {
    await closeOrders(work, [orderId], why)
    const ended = await orderKindOf(work.kinds, order.kind).ended?.(work, order, { who: 'shop', words: reason })
    return { amount: ended ?? 0, before: false }
  }
  return { amount: await refundWhole(work, orderId, why), before: false }
}

/** @throws ShopError wrongState if the order was cancelled unpaid */
async function refundedBefore(trx: Database, orderId: string): Promise<RefundedOrder> {
  const { rows } = await sql<{ paid: boolean; amount: number }>`
    select orders.paid_at is not null or orders.part_paid_at is not null
        or exists (select from refund where order_id = orders.id) as paid,
      (select coalesce(sum(amount), 0) from refund where order_id = orders.id) as amount
    from orders where id = ${orderId}`.execute(trx)
  if (!rows[0]?.paid) throw new ShopError(REPLY_CODE.wrongState)
  return { amount: Number(rows[0].amount), before: true }
}
