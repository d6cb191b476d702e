import { CROWD_FUNDING_STATE, crowdFundingStep, type CrowdFundingState } from '@hearth/domain'
import { sql } from 'kysely'
import { emitFundingEvent } from '#areas/crowd-funding/crowd-funding-events'
import { FUNDING_HOLD, lockCrowdFunding } from '#areas/crowd-funding/crowd-funding-support'
import { releaseOrdersFrom } from '#areas/orders/order-holds'
import { heldOf, missTogether, openOf, refundTogether, tryAll } from '#areas/orders/wait-together'
import { bookCertain } from '#areas/payment/deposits'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Cashier } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The number of orders that are processed in one transaction. */
const BATCH = 50

/** The largest number of crowd-fundings of each state that one call of `endCrowdFundings` processes. */
const MOST = 100

/** The largest number of orders of a crowd-funding that one call of `endCrowdFundings` refunds. */
const MOST_REFUNDED = 500

/** The `from` and `where` of a query for the orders of a crowd-funding. Further conditions can follow. */
const ordersOf = (id: string) => sql`crowd_funding_order supports join orders on orders.id = supports.order_id
  where supports.crowd_funding_id = ${id}`

/** The results of one call of `endCrowdFundings`. */
export interface EndedFundings {
  failed: number
  /** The number of orders that can be shipped now. */
  released: number
  /** The number of paid orders to refund. */
  refunded: number
}

/**
 * Settles crowd-fundings. One that ended below its goal fails: all its orders are cancelled and refunded in full. The
 * orders of one that reached its goal are released. The cashier is first asked about payments without a result, so that
 * payments of the last minute count. Several servers may do all this concurrently.
 * @throws AggregateError that names the crowd-fundings that could not be settled, after all were tried
 */
export async function endCrowdFundings(work: UnitOfWork, cashier: Cashier): Promise<EndedFundings> {
  const tries = tryAll('crowd-funding')
  const { reached, failed } = CROWD_FUNDING_STATE
  const done: EndedFundings = {
    failed: await tries.each(await over(work), (id) => fail(work, cashier, id)),
    released: await tries.each(await inState(work, reached), (id) => releaseAll(work, id)),
    refunded: await tries.each(await inState(work, failed), (id) => refundAll(work, id)),
  }
  tries.end()
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

/**
 * Fails a crowd-funding that ended below its goal.
 * @returns 1 if it failed; 0 if a payment reached the goal first, or if another server was first
 */
const fail = (work: UnitOfWork, cashier: Cashier, id: string): Promise<number> =>
  missTogether(work, cashier, ordersOf(id), (over) =>
    move(
      work,
      id,
      'miss',
      (to) => sql`
        update crowd_funding set state = ${to}, ended_at = ${work.now}
        where id = ${id} and end_time < ${over}
        returning id`,
    ),
  )

/** Takes a step of a crowd-funding, if its state allows it. @returns true if the step was taken */
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
        and not exists (select from ${heldOf(ordersOf(id), FUNDING_HOLD)}) returning id`,
  )
  return count
}

/**
 * Releases some orders of a crowd-funding that reached its goal. Nothing else releases them.
 * @returns the number of orders
 */
const releaseSome = (work: UnitOfWork, id: string): Promise<number> =>
  inTransaction(work, async (inside) => {
    const { rows } = await sql<{ id: string }>`
      select orders.id from ${heldOf(ordersOf(id), FUNDING_HOLD)}
      order by orders.id limit ${BATCH} for update of orders`.execute(inside.db)
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0
    await releaseOrdersFrom(inside, ids, FUNDING_HOLD)
    await bookCertain(inside, ids)
    await emitFundingEvent(inside, ids, 'order.fundingReached', {})
    return ids.length
  })

async function refundAll(work: UnitOfWork, id: string): Promise<number> {
  const refunded = await refundTogether(work, ordersOf(id), { code: 'fundingFailed', most: MOST_REFUNDED })
  await move(
    work,
    id,
    'refund',
    (to) =>
      sql`update crowd_funding set state = ${to} where id = ${id}
        and not exists (select from ${openOf(ordersOf(id))}) returning id`,
  )
  return refunded
}
