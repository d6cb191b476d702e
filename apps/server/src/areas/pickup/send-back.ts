import { AFTER_SALE_STATUS, canComeBack, ORDER_STATUS, PICKUP_STATUS, REPLY_CODE, type StepActor } from '@hearth/domain'
import { sql } from 'kysely'
import { leaveCabinets } from '#areas/cabinets/leave-cabinets'
import { closeOrders } from '#areas/orders/cancellation/close-orders'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { receiveGiven } from '#areas/orders/shipping/receive-given'
import { takeBackParcels } from '#areas/orders/shipping/ship-order'
import { needPickup } from '#areas/pickup/store-parcel'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The most parcels that are processed in one batch. */
const BATCH = 100

const { applied, agreed, returning } = AFTER_SALE_STATUS

/**
 * Condition on a row of `orders`: it has an open request for a return. The order's parcel is not sent back until the
 * request is closed.
 */
const inService = sql<boolean>`exists (select from after_sale where after_sale.order_id = orders.id
  and after_sale.status in (${sql.lit(applied)}, ${sql.lit(agreed)}, ${sql.lit(returning)}))`

/**
 * Takes an uncollected parcel out of its cabinet. Its order then waits to be sent to the shopper's address, or to be
 * refunded. The caller has locked the order.
 * @throws ShopError wrongState unless the parcel waits in a cabinet, and while a return of the order is open
 */
export async function sendParcelBack(
  work: UnitOfWork,
  { orderId, status }: { orderId: string; status: number },
  by: StepActor,
): Promise<void> {
  const parcel = await needPickup(work.db, orderId)
  const { rows } = await sql<{ busy: boolean }>`
    select ${inService} as busy from orders where id = ${orderId}`.execute(work.db)
  if (rows[0]?.busy) throw new ShopError(REPLY_CODE.wrongState, '订单有进行中的售后，处理后才能退回')
  const left = canComeBack(status) ? await leaveCabinets(work, [orderId], 'sendBack', by) : []
  if (left.length === 0) throw new ShopError(REPLY_CODE.wrongState, '包裹不在自提点，不能退回')
  await sql`update orders set status = ${ORDER_STATUS.paid}, shipped_at = null where id = ${orderId}`.execute(work.db)
  await takeBackParcels(work, orderId)
  await emitOrderEvent(work, [orderId], 'order.pickupReturned', { cabinetName: parcel.name })
  // If all products of the order were refunded meanwhile, only gifts are left. They are not sent alone: the order is
  // closed.
  if (await isAllRefunded(work.db, orderId)) await closeOrders(work, [orderId], { code: 'refunded' })
  else await receiveGiven(work, orderId)
}

async function isAllRefunded(db: Database, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select id from order_item where order_id = ${orderId} and refunded < quantity and not gift limit 1`.execute(db)
  return rows.length === 0
}

/**
 * Sends back parcels that were not collected in time.
 * @returns the number of parcels
 */
export async function sendOldParcelsBack(work: UnitOfWork): Promise<number> {
  let sent = 0
  for (let after = ''; ;) {
    const { rows } = await sql<{ orderId: string }>`
      select order_id as "orderId"
      from pickup
      join orders on orders.id = pickup.order_id
      where pickup.status = ${sql.lit(PICKUP_STATUS.waiting)} and fetch_until <= ${work.now}
        and not ${inService} and order_id > ${after}
      order by order_id limit ${BATCH}`.execute(work.db)
    for (const { orderId } of rows) sent += await inTransaction(work, (inside) => sendOldBack(inside, orderId))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return sent
    after = last.orderId
  }
}

async function sendOldBack(work: UnitOfWork, orderId: string): Promise<number> {
  const { rows } = await sql<{ status: number }>`
    select status from orders where id = ${orderId} for update`.execute(work.db)
  const [order] = rows
  if (!order) return 0
  const { status } = await needPickup(work.db, orderId)
  if (status !== PICKUP_STATUS.waiting) return 0
  await sendParcelBack(work, { orderId, status: order.status }, 'house')
  return 1
}
