import { LEDGER_UNIT, leftOfEarned, nextPointsEnd, pointsEndingBefore, pointsGoneBefore } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { postJournal } from '#areas/ledger/post-journal'
import { accountOf } from '#areas/points/balances'
import { EARNED, ENDED, GIVEN } from '#areas/points/earned'
import type { Database } from '#database/connect'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

interface Earned {
  id: string
  /** Points that came before the moment asked about. */
  earnedBefore: number
  /** All points that have gone, whatever for, less those that came back. */
  gone: number
}

const COMES = sql`entry.source_kind in (${sql.lit(EARNED)}, ${sql.lit(GIVEN)})`

/** When an entry's points were earned. Looked up entry by entry: joined, the journals of all shoppers would be read. */
const EARNED_AT = sql`(
  select event_at from ledger_journal journal
  where journal.source_kind = entry.source_kind and journal.source_id = entry.source_id)`

/** What came and went of accounts of points. */
const earnedAccounts = (before: number, which: RawBuilder<boolean>): RawBuilder<Earned> => sql<Earned>`
  select entry.account_id as id,
    coalesce(sum(entry.amount) filter (where ${COMES} and ${EARNED_AT} < ${before}), 0)::bigint as "earnedBefore",
    coalesce(-sum(entry.amount) filter (where not ${COMES}), 0)::bigint as gone
  from ledger_entry entry where ${which} group by entry.account_id`

/** Points of a shopper that end next, and when. */
export async function endingPoints(
  db: Database,
  shopperId: string,
  now: number,
): Promise<{ pieces: number; endTime: number }> {
  const which = sql<boolean>`entry.account_id = ${accountOf('points', shopperId)}`
  const { rows } = await earnedAccounts(pointsEndingBefore(now), which).execute(db)
  const [found] = rows
  return { pieces: found ? leftOfEarned(found.earnedBefore, found.gone) : 0, endTime: nextPointsEnd(now) }
}

/** Accounts looked at in one go. */
const BATCH = 500

/** Shoppers of whose points earned before a moment some are left, and how many, a part at a time. */
export async function* leftOfPoints(db: Database, before: number): AsyncGenerator<{ owner: string; left: number }[]> {
  for (let after = ''; ;) {
    const { rows: accounts } = await sql<{ id: string; owner: string }>`
      select id, owner from ledger_account
      where kind = 'points' and balance > 0 and id > ${after}
      order by id limit ${BATCH}`.execute(db)
    const last = accounts.at(-1)
    if (!last) return
    after = last.id
    const which = sql<boolean>`entry.account_id = any(${accounts.map(({ id }) => id)}::text[])`
    const { rows } = await earnedAccounts(before, which).execute(db)
    const owners = new Map(accounts.map(({ id, owner }) => [id, owner]))
    yield rows
      .map(({ id, earnedBefore, gone }) => ({ owner: owners.get(id) ?? '', left: leftOfEarned(earnedBefore, gone) }))
      .filter(({ left }) => left > 0)
  }
}

/**
 * Ends the points of all shoppers that were earned too long ago (F09); those spent were the oldest. Asked again, it
 * ends nothing more.
 * @returns how many shoppers' points it ended
 */
export async function endPoints(work: UnitOfWork): Promise<number> {
  const before = pointsGoneBefore(work.now)
  let ended = 0
  for await (const part of leftOfPoints(work.db, before))
    for (const { owner } of part) if (await inTransaction(work, (inside) => endOf(inside, owner, before))) ended += 1
  return ended
}

/** Ends points of one shopper: of those that are old, what is left once nobody else spends them. */
async function endOf(work: UnitOfWork, owner: string, before: number): Promise<boolean> {
  const account = accountOf('points', owner)
  await sql`select id from ledger_account where id = ${account} for update`.execute(work.db)
  const { rows } = await earnedAccounts(before, sql<boolean>`entry.account_id = ${account}`).execute(work.db)
  const left = rows[0] ? leftOfEarned(rows[0].earnedBefore, rows[0].gone) : 0
  if (left <= 0) return false
  const unit = LEDGER_UNIT.points
  const posted = await postJournal(work, {
    source: { kind: ENDED, id: `${owner}@${before}` },
    entries: [
      { account: 'points', owner, unit, amount: -left },
      { account: 'pointsGiven', owner: '', unit, amount: left },
    ],
    eventAt: work.now,
  })
  return posted === 'done'
}
