import { GROUP_STATE, groupStep, ORDER_STATUS, type GroupState } from '@hearth/domain'
import { sql } from 'kysely'
import { emitGroupEvent } from '#areas/groups/group-events'
import { GROUP_HOLD } from '#areas/groups/group-row'
import { lockGroup } from '#areas/groups/group-seats'
import { closeOrders } from '#areas/orders/close-orders'
import { releaseOrdersFrom } from '#areas/orders/order-holds'
import { orderPayable } from '#areas/orders/order-payable'
import { refundWhole } from '#areas/orders/refund-whole'
import { askAboutPayables } from '#areas/payment/ask-about-payables'
import { bookCertain } from '#areas/payment/deposits'
import type { Cashier } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Groups looked at in one round. */
const MOST = 200

/** How long a payment that cannot be written down keeps a group from failing, ms. */
const GRACE = 3_600_000

/** The orders of a group: what a `select` is from, with a condition that more can follow. */
const ordersOf = (id: string) => sql`group_order own join orders on orders.id = own.order_id
  where own.group_id = ${id}`

/** Those of them that it holds back. */
const heldOf = (id: string) => sql`${ordersOf(id)} and exists (
  select from order_hold where order_hold.order_id = orders.id and cause = ${sql.lit(GROUP_HOLD)})`

/** Statuses of orders that something is still to be done with once a group failed. */
const OPEN = sql.join([sql.lit(ORDER_STATUS.pendingPayment), sql.lit(ORDER_STATUS.paid)])

/** What became of groups in one round. */
export interface EndedGroups {
  /** Groups whose time was over before they were complete. */
  failed: number
  /** Orders that are to be sent now. */
  released: number
  /** Paid orders whose money goes back. */
  refunded: number
}

/**
 * Takes groups as far as they can go: those whose time is over before they are complete fail, and all their orders are
 * cancelled, what was paid for them owed back in full; the orders of complete ones are released together. Several may
 * do so at once. The cashier is asked first about payments it has been silent on, so that money of the last moment
 * counts.
 * @throws AggregateError once all were tried, when some could not go on; it names them.
 */
export async function endGroups(work: UnitOfWork, cashier: Cashier): Promise<EndedGroups> {
  const done: EndedGroups = { failed: 0, released: 0, refunded: 0 }
  const failures: Error[] = []
  // One that cannot go on does not keep the others waiting.
  const each = async (ids: readonly string[], name: keyof EndedGroups, go: (id: string) => Promise<number>) => {
    for (const id of ids)
      await go(id).then(
        (count) => void (done[name] += count),
        (error: Error) => failures.push(new Error(`group ${id}: ${error.message}`, { cause: error })),
      )
  }
  const { complete, gathering, failed } = GROUP_STATE
  await each(await inState(work, gathering), 'failed', (id) => fail(work, cashier, id))
  await each(await inState(work, complete), 'released', (id) => release(work, id))
  await each(await inState(work, failed), 'refunded', (id) => refundAll(work, id))
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '))
  return done
}

/** Groups in a state, of those that gather the ones whose time is over. */
async function inState({ db, now }: UnitOfWork, state: 'gathering' | 'complete' | 'failed'): Promise<string[]> {
  const over = state === 'gathering' ? sql`and end_time < ${now}` : sql``
  const { rows } = await sql<{ id: string }>`
    select id from buying_group where state = ${sql.lit(state)} ${over}
    order by end_time, id limit ${MOST}`.execute(db)
  return rows.map(({ id }) => id)
}

/** @returns 1 where it did: a payment may have completed it meanwhile, or another server been first */
async function fail(work: UnitOfWork, cashier: Cashier, id: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from ${ordersOf(id)} and status = ${sql.lit(ORDER_STATUS.pendingPayment)}
    order by orders.id`.execute(work.db)
  const unknown = new Map<string, Error>()
  await askAboutPayables(
    work,
    [orderPayable],
    cashier,
    rows.map((row) => row.id),
    unknown,
  )
  // Money that could not be written down now may be what is missing: it is asked about again, for some time.
  const since = work.now - (unknown.size > 0 ? GRACE : 0)
  const missed = await move(
    work,
    id,
    'miss',
    (to) => sql`
      update buying_group set state = ${to}, ended_at = ${work.now}
      where id = ${id} and end_time < ${since}
      returning id`,
  )
  if (!missed && unknown.size > 0)
    throw new AggregateError(unknown.values(), 'it has payments that could not be written down')
  return Number(missed)
}

/** Takes a step of a group, if it can be taken. @returns whether it was */
function move(
  work: UnitOfWork,
  id: string,
  deed: 'miss' | 'refund',
  update: (to: GroupState) => ReturnType<typeof sql>,
): Promise<boolean> {
  return inTransaction(work, async (inside) => {
    const state = await lockGroup(inside.db, id)
    const step = state && groupStep(state, deed, 'house')
    if (!step?.to) return false
    const { rows } = await update(step.to).execute(inside.db)
    return rows.length > 0
  })
}

/** The one place where orders of a complete group are let go, all of them together. @returns how many */
const release = (work: UnitOfWork, id: string): Promise<number> =>
  inTransaction(work, async (inside) => {
    const { rows } = await sql<{ id: string }>`
      select orders.id from ${heldOf(id)} order by orders.id for update of orders`.execute(inside.db)
    const state = await lockGroup(inside.db, id)
    const step = state && groupStep(state, 'release', 'house')
    if (!step?.to) return 0
    await sql`update buying_group set state = ${step.to} where id = ${id}`.execute(inside.db)
    // One that staff refunded while this waited for the lock is held by nothing any more.
    const { rows: held } = await sql<{ id: string }>`select orders.id from ${heldOf(id)} order by orders.id`.execute(
      inside.db,
    )
    const locked = new Set(rows.map((row) => row.id))
    const ids = held.map((row) => row.id).filter((one) => locked.has(one))
    await releaseOrdersFrom(inside, ids, GROUP_HOLD)
    await bookCertain(inside, ids)
    await emitGroupEvent(inside, ids, 'order.groupComplete', {})
    return ids.length
  })

async function refundAll(work: UnitOfWork, id: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from ${ordersOf(id)} and status in (${OPEN}) order by orders.id`.execute(work.db)
  let refunded = 0
  const failures: Error[] = []
  // One order that can't be refunded does not keep the others waiting.
  for (const order of rows)
    await refundOne(work, order.id).then(
      (paid) => void (refunded += Number(paid)),
      (error: Error) => failures.push(new Error(`order ${order.id}: ${error.message}`, { cause: error })),
    )
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '))
  await move(
    work,
    id,
    'refund',
    (to) =>
      sql`update buying_group set state = ${to} where id = ${id}
        and not exists (select from ${ordersOf(id)} and status in (${OPEN})) returning id`,
  )
  return refunded
}

/** Cancels an order and gives back what was paid for it, once. @returns whether it was paid */
const refundOne = (work: UnitOfWork, orderId: string): Promise<boolean> =>
  inTransaction(work, async (inside) => {
    const { rows } = await sql<{ status: number }>`
      select status from orders where id = ${orderId} for update`.execute(inside.db)
    const reason = { code: 'groupFailed' } as const
    if (rows[0]?.status === ORDER_STATUS.pendingPayment) await closeOrders(inside, [orderId], reason)
    if (rows[0]?.status !== ORDER_STATUS.paid) return false
    await refundWhole(inside, orderId, reason)
    await emitGroupEvent(inside, [orderId], 'order.groupFailed', {})
    return true
  })
