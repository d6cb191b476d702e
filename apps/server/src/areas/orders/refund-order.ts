import { canRefundWhole, isPendingPayment, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import type { CancelReason } from '#areas/orders/cancel-reason'
import { closeOrders } from '#areas/orders/close-orders'
import { lockOrder, noSuchOrder } from '#areas/orders/own-order'
import { refundWhole } from '#areas/orders/refund-whole'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import { orderKindOf } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Why a partly shipped order can't be refunded in full. */
const PARTLY_SENT = '部分商品已发货，请按商品处理售后'

/** The result of refunding an order. */
export interface RefundedOrder {
  /** Fen to be refunded or refunded before; 0 if nothing was paid. */
  amount: number
  /** Whether it was cancelled and refunded before: nothing was changed. */
  before: boolean
}

/**
 * Cancels and refunds an unshipped order that is paid in full or in part. Its pieces and coupons return as for every
 * cancelled order, and its refund is created once, however often this is called.
 * @param reason why, as the shopper reads it
 * @throws ShopError notFound; wrongState when it is not paid, or is shipped in full or in part.
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
