import { canMove, ORDER_STATUS, PICKUP_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { leaveCabinets, pickupStatusOf } from '#areas/cabinets/leave-cabinets'
import { lockOwnOrder } from '#areas/orders/own-order'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Confirms that a shopper received a shipped order. An order that is already confirmed stays as it is, since clients
 * repeat requests whose answer they lost.
 * @throws ShopError notFound for another shopper's order; wrongState if it is not shipped, or has not reached its
 * cabinet
 */
export async function confirmOrder(work: UnitOfWork, shopperId: string, orderId: string): Promise<void> {
  const order = await lockOwnOrder(work.db, shopperId, orderId)
  if (order.status === ORDER_STATUS.received) return
  if (!canMove(order.status, ORDER_STATUS.received)) throw new ShopError(REPLY_CODE.wrongState)
  const parcel = await pickupStatusOf(work.db, orderId)
  if (parcel === PICKUP_STATUS.onItsWay)
    throw new ShopError(REPLY_CODE.wrongState, '包裹还没有到自提点，取件后才能确认收货')
  await leaveCabinets(work, [orderId], 'fetch', 'shopper')
  await sql`
    update orders set status = ${ORDER_STATUS.received}, received_at = ${work.now}
    where id = ${orderId}`.execute(work.db)
  await emitOrderEvent(work, [orderId], 'order.received', {})
}
