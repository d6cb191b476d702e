import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'

/** A row of the demo shop with the times of its first day. */
interface TimedRow {
  id: string
  name: string
  beginTime: number
  endTime: number
}

/**
 * Runs ended rows of the demo shop again, with new times. Rows that an owner added or renamed are not changed.
 * @param table has columns `id`, `name`, `begin_time` and `end_time`
 * @returns how many rows run again
 */
export async function renewTimes(
  trx: Database,
  table: string,
  rows: readonly TimedRow[],
  now: number,
): Promise<number> {
  const fresh = rows.map(({ id, name, beginTime, endTime }) => ({ id, name, begin_time: beginTime, end_time: endTime }))
  const { rows: renewed } = await sql`
    update ${sql.table(table)} as kept set begin_time = fresh.begin_time, end_time = fresh.end_time
    from ${listRows(fresh, 'id text, name text, begin_time bigint, end_time bigint')} as fresh
    where kept.id = fresh.id and kept.name = fresh.name and kept.end_time <= ${now}
    returning kept.id`.execute(trx)
  return renewed.length
}
