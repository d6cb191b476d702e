import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Most products of a cart that a taken recommendation is recorded with. */
const MOST = 20

/** Days for which it is kept. */
export const TAKEN_DAYS = 30

/** Records that a recommended product was put into the cart beside others, if these exist; not by whom. */
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

/** Forgets old records. */
export async function forgetTaken(db: Database, now: number): Promise<void> {
  await sql`delete from spu_taken where taken_at < ${now - TAKEN_DAYS * DAY}::bigint`.execute(db)
}
