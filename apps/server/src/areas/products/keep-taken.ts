import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** The most products of a cart that are recorded for one recommendation. */
const MOST = 20

/** Days for which a record is kept. */
export const TAKEN_DAYS = 30

/**
 * Records that a recommended product was put into the cart beside other products. Products in `beside` that do not
 * exist are left out. The shopper is not recorded.
 */
export async function keepTaken(db: Database, taken: string, beside: readonly string[], now: number): Promise<void> {
  const others = [...new Set(beside)].filter((spuNo) => spuNo !== taken).slice(0, MOST)
  if (others.length === 0) return
  await sql`
    insert into spu_taken (spu_no, other_spu_no, times, taken_at)
    select spu_no, ${taken}, 1, ${now}::bigint from spu where spu_no = any(${others}::text[]) order by spu_no
    on conflict (spu_no, other_spu_no) do update set times = spu_taken.times + 1, taken_at = excluded.taken_at`.execute(
    db,
  )
}

/** Deletes old records. */
export async function forgetTaken(db: Database, now: number): Promise<void> {
  await sql`delete from spu_taken where taken_at < ${now - TAKEN_DAYS * DAY}::bigint`.execute(db)
}
