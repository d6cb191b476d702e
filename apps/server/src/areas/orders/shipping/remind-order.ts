import { ORDER_STATUS, REMIND_EVERY, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { readHolds, SERVICE_HOLD } from '#areas/orders/order-holds'
import { lockOwnOrder } from '#areas/orders/own-order'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The message for a shopper whose order has an open refund request. */
const REFUND_ASKED = '订单正在申请退款，退款结束前不会发货'

/**
 * Records that a shopper reminds the shop to ship an order, and returns the time. Repeated within a day, it changes
 * nothing.
 * @throws ShopError notFound for another shopper's order; wrongState if the order does not wait for shipment
 */
export async function remindOrder(work: UnitOfWork, shopperId: string, orderId: string): Promise<number> {
  const { db, now } = work
  const { status } = await lockOwnOrder(db, shopperId, orderId)
  if (status !== ORDER_STATUS.paid) throw new ShopError(REPLY_CODE.wrongState)
  const held = (await readHolds(work, [orderId])).get(orderId)
  if (held) throw new ShopError(REPLY_CODE.wrongState, held.cause === SERVICE_HOLD ? REFUND_ASKED : held.words)
  const { rows } = await sql<{ id: string }>`
    update orders set reminded_at = ${now} where id = ${orderId} and coalesce(reminded_at, 0) <= ${now - REMIND_EVERY}
    returning id`.execute(db)
  if (rows.length > 0) {
    await emitOrderEvent(work, [orderId], 'order.reminded', {})
    return now
  }
  const last = await db.selectFrom('orders').select('reminded_at').where('id', '=', orderId).executeTakeFirstOrThrow()
  return last.reminded_at ?? now
}
