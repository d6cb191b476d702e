import { CROWD_FUNDING_STATE, crowdFundingStep, ORDER_STATUS, type CrowdFundingState } from '@hearth/domain'
import { sql } from 'kysely'
import { closeOrders } from '#areas/orders/close-orders'
import { emitFundingEvent } from '#areas/crowd-funding/crowd-funding-events'
import { FUNDING_HOLD, lockCrowdFunding } from '#areas/crowd-funding/crowd-funding-support'
import { releaseOrdersFrom } from '#areas/orders/order-holds'
import { orderPayable } from '#areas/orders/order-payable'
import { refundWhole } from '#areas/orders/refund-whole'
import { askAboutPayables } from '#areas/payment/ask-about-payables'
import { bookCertain } from '#areas/payment/deposits'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Cashier } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Orders of one transaction. */
const BATCH = 50

/** Crowd-fundings looked at in one round. */
const MOST = 100

/** Orders of one crowd-funding that are refunded in one round. */
const MOST_REFUNDED = 500

/** The orders of a crowd-funding: what a `select` is from, with a condition that more can follow. */
const ordersOf = (id: string) => sql`crowd_funding_order supports join orders on orders.id = supports.order_id
  where supports.crowd_funding_id = ${id}`

/** Those of them that it holds back. */
const heldOf = (id: string) => sql`${ordersOf(id)} and exists (
  select from order_hold where order_hold.order_id = orders.id and cause = ${sql.lit(FUNDING_HOLD)})`

/** Statuses of orders that something is still to be done with once it failed. */
const OPEN = sql.join([sql.lit(ORDER_STATUS.pendingPayment), sql.lit(ORDER_STATUS.paid)])

/** What became of crowd-fundings in one round. */
export interface EndedFundings {
  failed: number
  /** Orders that are to be sent now. */
  released: number
  /** Paid orders whose money goes back. */
  refunded: number
}

/**
 * Takes crowd-fundings as far as they can go: those whose time is over without their goal fail, and all their orders
 * are cancelled, what was paid for them owed back in full; the orders of those that are reached are released. Several
 * may do so at once. The cashier is asked first about payments it has been silent on, so that money of the last moment
 * counts.
 * @throws AggregateError once all were tried, when some could not go on; it names them.
 */
export async function endCrowdFundings(work: UnitOfWork, cashier: Cashier): Promise<EndedFundings> {
  const done: EndedFundings = { failed: 0, released: 0, refunded: 0 }
  const failures: Error[] = []
  // One that cannot go on does not keep the others waiting.
  const each = async (ids: readonly string[], name: keyof EndedFundings, go: (id: string) => Promise<number>) => {
    for (const id of ids)
      await go(id).then(
        (count) => void (done[name] += count),
        (error: Error) => failures.push(new Error(`crowd-funding ${id}: ${error.message}`, { cause: error })),
      )
  }
  const { reached, failed } = CROWD_FUNDING_STATE
  await each(await over(work), 'failed', (id) => fail(work, cashier, id))
  await each(await inState(work, reached), 'released', (id) => releaseAll(work, id))
  await each(await inState(work, failed), 'refunded', (id) => refundAll(work, id))
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '))
  return done
}

async function over({ db, now }: UnitOfWork): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from crowd_funding where state = 'running' and end_time < ${now} order by end_time limit ${MOST}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

async function inState({ db }: UnitOfWork, state: 'reached' | 'failed'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from crowd_funding where state = ${sql.lit(state)} order by end_time limit ${MOST}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How long a payment that cannot be written down keeps a crowd-funding from failing, ms. */
const GRACE = 3_600_000

/** @returns 1 where it did: a payment may have reached the goal meanwhile, or another server been first */
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
      update crowd_funding set state = ${to}, ended_at = ${work.now}
      where id = ${id} and end_time < ${since}
      returning id`,
  )
  if (!missed && unknown.size > 0)
    throw new AggregateError(unknown.values(), 'it has payments that could not be written down')
  return Number(missed)
}

/** Takes a step of a crowd-funding, if it can be taken. @returns whether it was */
function move(
  work: UnitOfWork,
  id: string,
  deed: 'miss' | 'release' | 'refund',
  update: (to: CrowdFundingState) => ReturnType<typeof sql>,
): Promise<boolean> {
  return inTransaction(work, async (inside) => {
    const state = await lockCrowdFunding(inside.db, id)
    const step = state && crowdFundingStep(state, deed, 'house')
    if (!step?.to) return false
    const { rows } = await update(step.to).execute(inside.db)
    if (rows.length > 0) await pagesChanged(inside.db)
    return rows.length > 0
  })
}

async function releaseAll(work: UnitOfWork, id: string): Promise<number> {
  let count = 0
  for (let some = BATCH; some === BATCH; count += some) some = await releaseSome(work, id)
  await move(
    work,
    id,
    'release',
    (to) =>
      sql`update crowd_funding set state = ${to} where id = ${id}
        and not exists (select from ${heldOf(id)}) returning id`,
  )
  return count
}

/** The one place where orders of a crowd-funding are let go that was reached. */
const releaseSome = (work: UnitOfWork, id: string): Promise<number> =>
  inTransaction(work, async (inside) => {
    const { rows } = await sql<{ id: string }>`
      select orders.id from ${heldOf(id)} order by orders.id limit ${BATCH} for update of orders`.execute(inside.db)
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0
    await releaseOrdersFrom(inside, ids, FUNDING_HOLD)
    await bookCertain(inside, ids)
    await emitFundingEvent(inside, ids, 'order.fundingReached', {})
    return ids.length
  })

async function refundAll(work: UnitOfWork, id: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from ${ordersOf(id)} and status in (${OPEN})
    order by orders.id limit ${MOST_REFUNDED}`.execute(work.db)
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
      sql`update crowd_funding set state = ${to} where id = ${id}
        and not exists (select from ${ordersOf(id)} and status in (${OPEN})) returning id`,
  )
  return refunded
}

/** Cancels an order and gives back what was paid for it, once. @returns whether it was paid */
const refundOne = (work: UnitOfWork, orderId: string): Promise<boolean> =>
  inTransaction(work, async (inside) => {
    const { rows } = await sql<{ status: number }>`
      select status from orders where id = ${orderId} for update`.execute(inside.db)
    const reason = { code: 'fundingFailed' } as const
    if (rows[0]?.status === ORDER_STATUS.pendingPayment) await closeOrders(inside, [orderId], reason)
    if (rows[0]?.status !== ORDER_STATUS.paid) return false
    await refundWhole(inside, orderId, reason)
    return true
  })
