import { LEDGER_UNIT, leftOfEarned, nextPointsEnd, pointsEndingBefore, pointsGoneBefore } from '@hearth/domain'
import { sql } from 'kysely'
import { postJournal } from '#areas/ledger/post-journal'
import { accountOf } from '#areas/points/account-of'
import { earnedAccounts } from '#areas/points/earned-accounts'
import { ENDED } from '#areas/points/journals'
import type { Database } from '#database/connect'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Returns the number of a shopper's points that expire next, and the time. */
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

/** Accounts processed in one batch. */
const BATCH = 500

/**
 * Finds the shoppers who still have points that were earned before a time, with the number of these points, in batches.
 */
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
 * Removes the expired points of all shoppers (F09). Spending uses the oldest points first. A second run finds no more
 * points to remove.
 * @returns the number of shoppers whose points were removed
 */
export async function endPoints(work: UnitOfWork): Promise<number> {
  const before = pointsGoneBefore(work.now)
  let ended = 0
  for await (const part of leftOfPoints(work.db, before))
    for (const { owner } of part) if (await inTransaction(work, (inside) => endPointsOf(inside, owner))) ended += 1
  return ended
}

/**
 * Removes the expired points of a shopper, in the caller's transaction. Call it before the shopper spends points.
 * Spending uses the oldest points first, so the shopper would otherwise spend expired ones.
 * @returns true if the shopper had expired points
 */
export async function endPointsOf(work: UnitOfWork, owner: string): Promise<boolean> {
  const before = pointsGoneBefore(work.now)
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
