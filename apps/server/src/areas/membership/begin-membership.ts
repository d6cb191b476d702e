import { memberTypeOf, membershipTerm, ORDER_STATUS, type OrderStatus, type VipType } from '@hearth/domain'
import { sql } from 'kysely'
import { giveMemberCoupons } from '#areas/membership/give-member-coupons'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

interface PaidOrder {
  shopperId: string
  vipType: VipType | null
  status: OrderStatus
}

/**
 * Stores the membership of a paid order, after the memberships that the shopper has, and ends the order, since it has
 * no parcel. Other orders do not change.
 */
export async function beginPaidMembership(work: UnitOfWork, orderId: string): Promise<void> {
  const { db, now } = work
  const { rows } = await sql<PaidOrder>`
    select shopper_id as "shopperId", status, (
      select vip_type from membership_order where order_id = orders.id) as "vipType"
    from orders where id = ${orderId} for update`.execute(db)
  const { shopperId, vipType = null, status = ORDER_STATUS.cancelled } = rows[0] ?? {}
  if (vipType === null || status === ORDER_STATUS.cancelled) return
  // Each membership begins when the one before ends.
  await sql`select id from shopper where id = ${shopperId} for update`.execute(db)
  const { rows: ends } = await sql<{ last: number | null }>`
    select max(end_time) as last from membership where shopper_id = ${shopperId}`.execute(db)
  const { beginTime, endTime } = membershipTerm(vipType, now, ends[0]?.last ?? 0)
  await sql`
    insert into membership (order_id, shopper_id, vip_type, begin_time, end_time)
    values (${orderId}, ${shopperId}, ${vipType}, ${beginTime}, ${endTime}) on conflict (order_id) do nothing`.execute(
    db,
  )
  await sql`update shopper set member_until = ${endTime} where id = ${shopperId}`.execute(db)
  await beginDue(work, [orderId])
  if (status !== ORDER_STATUS.received) {
    await sql`update orders set status = ${ORDER_STATUS.received}, received_at = ${now} where id = ${orderId}`.execute(
      db,
    )
    await emitOrderEvent(work, [orderId], 'order.received', { member: true })
  }
}

/** Memberships begun in one transaction. */
const BATCH = 50

/** Begins the memberships that follow another one and whose time has come. @returns the number of begun memberships */
export async function beginMemberships(work: UnitOfWork): Promise<number> {
  let begun = 0
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select order_id as id from membership where not begun and begin_time <= ${work.now}
      order by begin_time, order_id limit ${BATCH}`.execute(work.db)
    const due = rows.map(({ id }) => id)
    const done = due.length === 0 ? 0 : await inTransaction(work, (inside) => beginDue(inside, due))
    begun += done
    if (done < BATCH) return begun
  }
}

/**
 * Sets the member type of shoppers, and gives them the coupons of the membership once. Memberships that begin later do
 * not change.
 */
async function beginDue(work: UnitOfWork, orderIds: readonly string[]): Promise<number> {
  const { db, now } = work
  const { rows } = await sql<{ shopperId: string; vipType: VipType }>`
    update membership set begun = true, next_month_at = begin_time
    where order_id = any(${[...orderIds]}::text[]) and not begun and begin_time <= ${now}
    returning shopper_id as "shopperId", vip_type as "vipType"`.execute(db)
  for (const { shopperId, vipType } of rows) {
    await sql`update shopper set member_type = ${memberTypeOf(vipType)} where id = ${shopperId}`.execute(db)
    await giveMemberCoupons(work, shopperId, vipType, sql<boolean>`true`)
  }
  return rows.length
}
