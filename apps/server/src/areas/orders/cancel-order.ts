import { canMove, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { releaseOrders } from '#areas/checkout/take-stock'
import { lockOrder, lockOwnOrder, noSuchOrder, type OrderState } from '#areas/orders/own-order'
import { writeLog } from '#areas/orders/write-log'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/**
 * Cancels a shopper's order that is not paid; stock and coupons come back, once.
 * @throws ShopError notFound for another's order; wrongState when it is paid or cancelled already.
 */
export async function cancelOrder(
  trx: Database,
  shopperId: string,
  orderId: string,
  reason: string,
  now: number,
): Promise<void> {
  await cancelUnpaid(trx, await lockOwnOrder(trx, shopperId, orderId), reason, now)
}

/**
 * Cancels anybody's order that is not paid, for the shop.
 * @returns whether it did; not when it was cancelled before.
 * @throws ShopError notFound; wrongState when it is paid.
 */
export async function cancelForShop(trx: Database, orderId: string, reason: string, now: number): Promise<boolean> {
  const order = await lockOrder(trx, orderId)
  if (!order) throw noSuchOrder()
  if (order.status === ORDER_STATUS.cancelled) return false
  await cancelUnpaid(trx, order, reason, now)
  return true
}

async function cancelUnpaid(
  trx: Database,
  { orderId, status }: OrderState,
  reason: string,
  now: number,
): Promise<void> {
  if (!canMove(status, ORDER_STATUS.cancelled)) throw new ShopError(REPLY_CODE.wrongState)
  await closeOrders(trx, [orderId], reason, now)
}

/** Closes orders that the caller has locked and found unpaid, or whose money it gives back in the same transaction. */
export async function closeOrders(
  trx: Database,
  orderIds: readonly string[],
  reason: string,
  now: number,
): Promise<void> {
  await sql`
    update orders set status = ${ORDER_STATUS.cancelled}, cancelled_at = ${now}, cancel_reason = ${reason}
    where id = any(${[...orderIds]}::text[])`.execute(trx)
  await writeLog(trx, orderIds, '订单已取消', reason, now)
  await releaseOrders(trx, orderIds)
}
