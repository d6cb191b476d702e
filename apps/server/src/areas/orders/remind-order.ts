import { ORDER_STATUS, REMIND_EVERY, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { emitOrderEvent } from '#areas/orders/order-event'
import { readHolds, SERVICE_HOLD } from '#areas/orders/order-holds'
import { lockOwnOrder } from '#areas/orders/own-order'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The message for a shopper whose order has an open refund request. */
const REFUND_ASKED = '订单正在申请退款，退款结束前不会发货'

/**
 * Reminds the shop to ship a shopper's order; returns the time of the reminder. Within a day, repeats change nothing.
 * @throws ShopError notFound for another's order; wrongState when it does not wait to be sent
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
