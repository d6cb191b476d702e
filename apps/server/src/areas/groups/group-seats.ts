import { groupEndTime, groupStep, ORDER_STATUS, type GroupState } from '@hearth/domain'
import { sql } from 'kysely'
import { GROUP_HOLD, PAID_SEATS } from '#areas/groups/group-row'
import type { Database } from '#database/connect'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Locks a group and returns its state. Locks are taken in the order orders, group, stock, so that joining, paying,
 * cancelling and ending do not deadlock.
 */
export async function lockGroup(trx: Database, id: string): Promise<GroupState | undefined> {
  const { rows } = await sql<{ state: GroupState }>`
    select state from buying_group where id = ${id} for update`.execute(trx)
  return rows[0]?.state
}

/** Returns the id of an order's group. */
export async function groupOf(db: Database, orderId: string): Promise<string> {
  const { group_id: id } = await db
    .selectFrom('group_order')
    .select('group_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Returns the step that a payment takes in a state of the group: it opens the group or fills a seat. Undefined if the
 * group no longer takes payments.
 */
const paymentStep = (state: GroupState) => groupStep(state, 'open', 'shopper') ?? groupStep(state, 'pay', 'shopper')

/** Returns whether the group of a locked order takes its payment. Locks the group. */
export async function takesSeat({ db }: UnitOfWork, orderId: string): Promise<boolean> {
  const state = await lockGroup(db, await groupOf(db, orderId))
  return state !== undefined && paymentStep(state) !== undefined
}

/**
 * Fills the seat of an order that is being paid. The leader's payment opens the group and sets its deadline. The
 * payment for the last seat completes the group in the same transaction. Lock the order first.
 * @returns the cause of the order's hold, which lasts until a job releases all orders of the group together
 */
export async function fillSeat(work: UnitOfWork, orderId: string): Promise<string> {
  const { db, now, afterCommit, outbox } = work
  const groupId = await groupOf(db, orderId)
  const state = await lockGroup(db, groupId)
  if (state && groupStep(state, 'open', 'shopper')) await openGroup(db, groupId, now)
  await sql`update group_order set paid_at = ${now} where order_id = ${orderId}`.execute(db)
  await sql`
    update buying_group set state = 'complete', ended_at = ${now}
    where id = ${groupId} and state = 'gathering' and ${PAID_SEATS} >= group_size`.execute(db)
  afterCommit(outbox.wake)
  return GROUP_HOLD
}

async function openGroup(db: Database, groupId: string, now: number): Promise<void> {
  const { rows } = await sql<{ groupHours: number; endTime: number | null }>`
    select group_hours as "groupHours", (select end_time from promotion where id = promotion_id) as "endTime"
    from buying_group where id = ${groupId}`.execute(db)
  const { groupHours, endTime } = rows[0]!
  // If the payment arrives slightly late, the group still gets a deadline in the future.
  const end = Math.max(now + 1, groupEndTime({ groupHours, endTime: endTime ?? Infinity }, now))
  await sql`
    update buying_group set state = 'gathering', opened_at = ${now}, end_time = ${end} where id = ${groupId}`.execute(
    db,
  )
}

interface EndingOrder {
  orderId: string
  groupId: string
  state: GroupState
  paid: boolean
}

/**
 * Frees the seats of orders that are about to be cancelled, if the steps of their groups allow it. Lock the orders
 * first. Call it before their pieces return to stock.
 */
export async function leaveGroups({ db, now }: UnitOfWork, orderIds: readonly string[]): Promise<boolean> {
  const ids = [...orderIds]
  await sql`
    select id from buying_group
    where id in (select group_id from group_order where order_id = any(${ids}::text[]))
    order by id for update`.execute(db)
  const { rows } = await sql<EndingOrder>`
    select group_order.order_id as "orderId", group_id as "groupId", state, orders.paid_at is not null as paid
    from group_order
    join buying_group on buying_group.id = group_id
    join orders on orders.id = group_order.order_id
    where group_order.order_id = any(${ids}::text[]) and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
    order by group_order.order_id`.execute(db)
  for (const { orderId, groupId, state, paid } of rows) {
    const step = paid ? groupStep(state, 'withdraw', 'shop') : groupStep(state, 'leave', 'shopper')
    if (step?.seat === 'free')
      await sql`
        update group_order set seat_no = null, member_id = null, paid_at = null
        where order_id = ${orderId}`.execute(db)
    if (step?.to)
      await sql`
        update buying_group set state = ${step.to}, ended_at = ${now} where id = ${groupId}`.execute(db)
  }
  return false
}
