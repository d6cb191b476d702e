import { fetchUntil, ORDER_STATUS, PICKUP_STATUS, pickupAfter, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The data of a parcel whose order is locked. */
export interface LockedPickup {
  cabinetId: string
  name: string
  address: string
  status: (typeof PICKUP_STATUS)[keyof typeof PICKUP_STATUS]
  code: string | null
}

/**
 * Reads the parcel of an order that the caller has locked.
 * @throws ShopError wrongState for an order that is delivered to an address
 */
export async function needPickup(db: Database, orderId: string): Promise<LockedPickup> {
  const { rows } = await sql<LockedPickup>`
    select cabinet_id as "cabinetId", cabinet ->> 'name' as name, cabinet ->> 'address' as address, status, code
    from pickup where order_id = ${orderId}`.execute(db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.wrongState, '该订单不是自提订单')
  return rows[0]
}

/**
 * Records that a parcel was put into its cabinet, and creates the code of its compartment: six digits that no other
 * parcel in this cabinet has. Emits an event, and the shopper gets a message about it.
 * @throws ShopError wrongState unless the order is on its way
 */
export async function storeParcel(
  work: UnitOfWork,
  { orderId, status, fcOrderId }: { orderId: string; status: number; fcOrderId: string },
): Promise<void> {
  const { db, now } = work
  const parcel = await needPickup(db, orderId)
  const to = pickupAfter('putIn', parcel.status, 'shop')
  if (to === undefined || status !== ORDER_STATUS.shipped)
    throw new ShopError(REPLY_CODE.wrongState, '订单不在运输途中，不能入柜')
  const code = await newCode(work, parcel.cabinetId)
  const until = fetchUntil(now)
  await sql`
    update pickup
    set status = ${to}, code = ${code}, fc_order_id = ${fcOrderId}, stored_at = ${now}, fetch_until = ${until}
    where order_id = ${orderId}`.execute(db)
  await emitOrderEvent(work, [orderId], 'order.pickupReady', {
    code,
    cabinetName: parcel.name,
    address: parcel.address,
    fetchUntil: until,
  })
}

/** Returns an unused code of a cabinet. Locks the cabinet, so that two parcels never get the same code. */
async function newCode({ db, random }: UnitOfWork, cabinetId: string): Promise<string> {
  await sql`select id from cabinet where id = ${cabinetId} for update`.execute(db)
  const { rows } = await sql<{ code: string }>`
    select code from pickup where cabinet_id = ${cabinetId} and status = ${sql.lit(PICKUP_STATUS.waiting)}`.execute(db)
  const taken = new Set(rows.map(({ code }) => code))
  for (;;) {
    const code = String(random.int(1_000_000)).padStart(6, '0')
    if (!taken.has(code)) return code
  }
}
