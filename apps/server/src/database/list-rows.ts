import { sql, type RawBuilder } from 'kysely'

/** Values for the `limit` of a short list. A list gets the smallest value that is not below the list's length. */
const SIZES = [4, 20]

/**
 * Returns the objects of a list as rows, for the `from` of a statement: `from ${listRows(lines, 'id text, quantity
 * integer')} as line`. PostgreSQL's planner assumes that a function returns 100 rows, and scans whole tables for so
 * many rows. The select of a short list therefore has a `limit`.
 * @param columns names and types, as SQL
 */
export function listRows(list: readonly object[], columns: string): RawBuilder<object> {
  const size = SIZES.find((one) => list.length <= one)
  const limit = sql.raw(size ? ` limit ${size}` : '')
  return sql`(
    select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as listed (${sql.raw(columns)})${limit}
  )`
}
