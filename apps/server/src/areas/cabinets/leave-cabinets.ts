import { PICKUP_STATUS, pickupAfter, type PickupDeed, type PickupStatus, type StepActor } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The status that a pickup must have for an action to free its compartment. */
const FROM: Readonly<Record<Exclude<PickupDeed, 'putIn'>, PickupStatus>> = {
  cancel: PICKUP_STATUS.onItsWay,
  fetch: PICKUP_STATUS.waiting,
  sendBack: PICKUP_STATUS.waiting,
}

/**
 * Frees the compartments of orders that the caller has locked. Does not change orders without a compartment, or whose
 * pickup does not have the status that the action requires.
 * @returns the ids of the orders whose compartments were freed
 */
export async function leaveCabinets(
  { db, now }: UnitOfWork,
  orderIds: readonly string[],
  deed: keyof typeof FROM,
  by: StepActor,
): Promise<string[]> {
  const from = FROM[deed]
  const to = pickupAfter(deed, from, by)
  if (to === undefined) throw new Error(`${by} may not ${deed}`)
  const { rows } = await sql<{ orderId: string }>`
    with gone as (
      update pickup set status = ${to}, code = null, left_at = ${now}
      where order_id = any(${[...orderIds]}::text[]) and status = ${from} returning order_id, cabinet_id
    ),
    counted as (select cabinet_id, count(*)::integer as parcels from gone group by cabinet_id),
    locked as (select id from cabinet where id in (select cabinet_id from counted) order by id for update),
    freed as (
      update cabinet set taken = cabinet.taken - counted.parcels
      from counted join locked on locked.id = counted.cabinet_id where cabinet.id = counted.cabinet_id
    )
    select order_id as "orderId" from gone`.execute(db)
  return rows.map(({ orderId }) => orderId)
}

/** Returns the state of an order's parcel; undefined for an order to an address. */
export async function pickupStatusOf(db: Database, orderId: string): Promise<PickupStatus | undefined> {
  const { rows } = await sql<{ status: PickupStatus }>`select status from pickup where order_id = ${orderId}`.execute(
    db,
  )
  return rows[0]?.status
}
