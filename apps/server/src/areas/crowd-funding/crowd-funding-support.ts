import {
  crowdFundingStep,
  isGoalReached,
  ORDER_STATUS,
  REPLY_CODE,
  type CrowdFundingDeed,
  type CrowdFundingState,
  type FundingProgress,
} from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Locks a run of a crowd-funding and returns its state. Locks are taken in the order orders, run, stock, so that
 * paying, cancelling and ending do not deadlock.
 */
export async function lockCrowdFunding(trx: Database, id: string): Promise<CrowdFundingState | undefined> {
  const { rows } = await sql<{
    state: CrowdFundingState
  }>`select state from crowd_funding where id = ${id} for update`.execute(trx)
  return rows[0]?.state
}

/** Locks a run, and returns whether its state allows a shopper's action on an order. */
export async function maySupporter(trx: Database, id: string, deed: CrowdFundingDeed): Promise<boolean> {
  const state = await lockCrowdFunding(trx, id)
  return state !== undefined && crowdFundingStep(state, deed, 'shopper') !== undefined
}

/**
 * Locks a run, and refuses a shopper's action on an order that its state does not allow.
 * @throws ShopError wrongState
 */
export async function needStep(trx: Database, id: string, deed: CrowdFundingDeed): Promise<void> {
  if (!(await maySupporter(trx, id, deed))) throw new ShopError(REPLY_CODE.wrongState, REFUSED[deed])
}

const REFUSED: Readonly<Partial<Record<CrowdFundingDeed, string>>> = {
  support: '众筹已结束',
  withdraw: '众筹已结束，不能直接取消；已达成的订单可以申请退款',
}

/** A query for the contributions of orders to their crowd-fundings: pieces, fen and number of orders for each. */
const supportOf = (which: RawBuilder<boolean>) => sql<object>`
  select supports.crowd_funding_id as id, count(distinct orders.id)::integer as supports,
    sum(item.quantity)::integer as pieces, sum(item.price * item.quantity)::bigint as amount
  from crowd_funding_order supports join orders on orders.id = supports.order_id
  join order_item item on item.order_id = orders.id and not item.gift
  where ${which} group by supports.crowd_funding_id`

/** The cause of the hold on paid orders of a crowd-funding that has not reached its goal. */
export const FUNDING_HOLD = 'crowdFunding'

/** Returns the id of the crowd-funding that an order supports. */
export async function fundingOf(db: Database, orderId: string): Promise<string> {
  const { crowd_funding_id: id } = await db
    .selectFrom('crowd_funding_order')
    .select('crowd_funding_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Adds an order that is being paid to its crowd-funding. If the payment reaches the goal, this is recorded in the same
 * transaction. Lock the order and the crowd-funding first.
 * @returns the cause of the order's hold; undefined if the order is not held
 */
export async function support(work: UnitOfWork, orderId: string): Promise<string | undefined> {
  const { db, now, afterCommit, outbox } = work
  const { rows } = await sql<FundingProgress & { id: string; state: CrowdFundingState }>`
    with mine as (${supportOf(sql<boolean>`orders.id = ${orderId}`)})
    update crowd_funding set pieces = crowd_funding.pieces + mine.pieces, amount = crowd_funding.amount + mine.amount,
      supports = crowd_funding.supports + mine.supports
    from mine where crowd_funding.id = mine.id
    returning crowd_funding.id, state, goal_pieces as "goalPieces", goal_amount as "goalAmount",
      crowd_funding.pieces, crowd_funding.amount`.execute(db)
  const [funding] = rows
  if (!funding) return undefined
  const held = crowdFundingStep(funding.state, 'support', 'shopper')?.order === 'held'
  const reach = crowdFundingStep(funding.state, 'reach', 'shopper')
  if (reach && isGoalReached(funding))
    await sql`update crowd_funding set state = ${reach.to}, reached_at = ${now} where id = ${funding.id}`.execute(db)
  await pagesChanged(db)
  afterCommit(outbox.wake)
  return held ? FUNDING_HOLD : undefined
}

/**
 * Subtracts paid orders that are about to be cancelled from the totals of their crowd-fundings. A failed crowd-funding
 * keeps its total. Lock the orders first. Call it before their pieces return to stock.
 * @returns true if a total changed. Pages show the totals, so the caller must then raise the version of the pages,
 * after the pieces have returned to stock
 */
export async function takeSupportBack({ db }: UnitOfWork, orderIds: readonly string[]): Promise<boolean> {
  const isSupport = sql<boolean>`orders.id = any(${[...orderIds]}::text[])
    and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)} and orders.paid_at is not null`
  const { rows } = await sql`
    with mine as (${supportOf(isSupport)})
    update crowd_funding set pieces = crowd_funding.pieces - mine.pieces, amount = crowd_funding.amount - mine.amount,
      supports = crowd_funding.supports - mine.supports
    from mine where crowd_funding.id = mine.id and state in ('running', 'reached', 'released')
    returning crowd_funding.id`.execute(db)
  return rows.length > 0
}
