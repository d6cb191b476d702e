import type { RateLimit } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Something that is counted, under a key of its own. */
export interface Counted extends RateLimit {
  key: string
}

/** How often something was counted in the current window. */
export interface Count extends Counted {
  count: number
  /** Ms until the window ends. */
  left: number
}

/**
 * Counts once under each key, in the database, so that all processes count together and a restart forgets nothing. A
 * window begins with the first count.
 * @returns the counts, this one included, in the order of the keys given
 */
export async function countUp(db: Database, counted: readonly Counted[], now: number): Promise<Count[]> {
  // Rows are locked in the order of their keys, to avoid deadlocks.
  const rows = counted
    .map(({ key, window }) => ({ key, window_end: now + window }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const { rows: kept } = await sql<{ key: string; count: number; windowEnd: number }>`
    insert into rate_count (key, window_end, count)
    select key, window_end, 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked (key text, window_end bigint)
    on conflict (key) do update set
      count = case when rate_count.window_end <= ${now} then 1 else rate_count.count + 1 end,
      window_end = case when rate_count.window_end <= ${now} then excluded.window_end else rate_count.window_end end
    returning key, count, window_end as "windowEnd"`.execute(db)
  return merge(counted, kept, now)
}

/** Returns the counts under each key, without counting. */
export async function readCounts(db: Database, counted: readonly Counted[], now: number): Promise<Count[]> {
  const { rows } = await sql<{ key: string; count: number; windowEnd: number }>`
    select key, count, window_end as "windowEnd" from rate_count
    where key = any(${counted.map((one) => one.key)}::text[]) and window_end > ${now}`.execute(db)
  return merge(counted, rows, now)
}

function merge(
  counted: readonly Counted[],
  rows: readonly { key: string; count: number; windowEnd: number }[],
  now: number,
): Count[] {
  return counted.map((one) => {
    const row = rows.find(({ key }) => key === one.key)
    return { ...one, count: row?.count ?? 0, left: row ? row.windowEnd - now : 0 }
  })
}

/** Subtracts one from the count of each key, for something that was counted and did not happen. */
export async function uncount(db: Database, keys: readonly string[]): Promise<void> {
  await sql`update rate_count set count = greatest(count - 1, 0) where key = any(${[...keys]}::text[])`.execute(db)
}

/** Deletes windows that have ended. */
export async function forgetCounts(db: Database, now: number): Promise<void> {
  await db.deleteFrom('rate_count').where('window_end', '<=', now).execute()
}
