import { LEDGER_UNIT, takenBackFor, type LedgerEntry } from '@hearth/domain'
import { sql } from 'kysely'
import { postJournal } from '#areas/ledger/post-journal'
import { accountOf } from '#areas/points/account-of'
import type { Balances } from '#areas/points/balances'
import { EARNED, SERVICE_RETURNED, type GOODWILL_TAKEN_BACK, type SERVICE_TAKEN_BACK } from '#areas/points/journals'
import type { UnitOfWork } from '#shop/unit-of-work'

const moved = (
  owner: string,
  house: 'pointsSpent' | 'pointsGiven',
  pieces: Partial<Balances>,
  sign: 1 | -1,
): LedgerEntry[] =>
  (Object.keys(pieces) as (keyof Balances)[]).flatMap((account): LedgerEntry[] => {
    const amount = (pieces[account] ?? 0) * sign
    if (amount === 0) return []
    const unit = LEDGER_UNIT[account]
    return [
      { account, owner, unit, amount, ...(sign < 0 ? { debt: true } : {}) },
      { account: house, owner: '', unit, amount: -amount },
    ]
  })

/**
 * Returns the points, gold and stars that a shopper spent on pieces that were sent back by a request for service. Each
 * request returns them once.
 */
export async function returnForRequest(
  work: UnitOfWork,
  shopperId: string,
  requestId: string,
  pieces: Balances,
): Promise<void> {
  const entries = moved(shopperId, 'pointsSpent', pieces, 1)
  if (entries.length > 0)
    await postJournal(work, { source: { kind: SERVICE_RETURNED, id: requestId }, entries, eventAt: work.now })
}

/** The reason for taking back points: a request for service, or a goodwill refund. */
interface TakenBackFor {
  kind: typeof SERVICE_TAKEN_BACK | typeof GOODWILL_TAKEN_BACK
  id: string
}

/** Money of an order that is refunded. */
interface MoneyGoingBack {
  orderId: string
  shopperId: string
  /** Fen that the shopper paid for products, less earlier refunds. */
  left: number
  /** Fen that are refunded now, as part of `left`. */
  now: number
}

/**
 * Takes back the points and gold that a shopper earned with money that is refunded, once for each source. A shopper who
 * has already spent them owes them, and later earnings pay this debt first. An order that has not earned points yet
 * will earn fewer.
 */
export async function takeBackEarned(
  work: UnitOfWork,
  source: TakenBackFor,
  { orderId, shopperId, ...money }: MoneyGoingBack,
): Promise<void> {
  const earned = await readEarned(work, orderId, shopperId)
  if (!earned) return
  const left = Math.min(earned.on, money.left)
  const taken = (pieces: number) => takenBackFor(pieces, earned.on, left, Math.min(left, money.now))
  await takeBack(work, shopperId, source, { points: taken(earned.points), gold: taken(earned.gold) })
}

/**
 * Takes back points and gold from a shopper, once for each source. What the shopper has already spent becomes a debt.
 */
export async function takeBack(
  work: UnitOfWork,
  shopperId: string,
  source: TakenBackFor,
  pieces: Pick<Balances, 'points' | 'gold'>,
): Promise<void> {
  const entries = moved(shopperId, 'pointsGiven', pieces, -1)
  if (entries.length > 0) await postJournal(work, { source, entries, eventAt: work.now })
}

/**
 * Returns the points and gold that an order earned, and the fen that they were computed from; undefined if it has not
 * earned any yet.
 */
async function readEarned({ db }: UnitOfWork, orderId: string, shopperId: string) {
  const of = (unit: 'points' | 'gold') => sql`coalesce((
    select amount from ledger_entry
    where source_kind = ${sql.lit(EARNED)} and source_id = orders.id and account_id = ${accountOf(unit, shopperId)}
  ), 0)`
  const { rows } = await sql<{ on: number; points: number; gold: number }>`
    select earned_on as "on", ${of('points')} as points, ${of('gold')} as gold
    from orders
    where id = ${orderId} and earned_on is not null`.execute(db)
  return rows[0]
}
