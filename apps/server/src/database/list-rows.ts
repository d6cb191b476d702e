import { sql, type RawBuilder } from 'kysely'

/** Bounds for the length of a list, which the planner sees as `limit`. */
const SIZES = [4, 20]

/**
 * Returns the objects of a list as rows, for the `from` of a statement: `from ${listRows(lines, 'id text, quantity
 * integer')} as line`. The planner assumes 100 rows for a function, for which it scans whole tables. The rows of a
 * short list therefore have a limit.
 * @param columns names and types, as SQL
 */
export function listRows(list: readonly object[], columns: string): RawBuilder<object> {
  const size = SIZES.find((one) => list.length <= one)
  const limit = sql.raw(size ? ` limit ${size}` : '')
  return sql`(
    select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as listed (${sql.raw(columns)})${limit}
  )`
}
