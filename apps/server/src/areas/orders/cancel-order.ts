import { canMove, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { releaseOrders } from '#areas/checkout/take-stock'
import { lockOwnOrder } from '#areas/orders/own-order'
import { writeLog } from '#areas/orders/write-log'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/**
 * Cancels a shopper's order that is not paid; stock and coupons come back, once.
 * @throws ShopError notFound for another's order; wrongState when it is paid or cancelled already.
 */
export async function cancelOrder(trx: Database, shopperId: string, orderId: string, reason: string, now: number): Promise<void> {
  const order = await lockOwnOrder(trx, shopperId, orderId)
  if (!canMove(order.status, ORDER_STATUS.cancelled)) throw new ShopError(REPLY_CODE.wrongState)
  await closeOrders(trx, [orderId], reason, now)
}

/** Closes orders that the caller has locked and found unpaid. */
export async function closeOrders(trx: Database, orderIds: readonly string[], reason: string, now: number): Promise<void> {
  await sql`
    update orders set status = ${ORDER_STATUS.cancelled}, cancelled_at = ${now}, cancel_reason = ${reason}
    where id = any(${[...orderIds]}::text[])`.execute(trx)
  await writeLog(trx, orderIds, '订单已取消', reason, now)
  await releaseOrders(trx, orderIds)
}
