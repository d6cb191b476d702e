import { sql, type RawBuilder } from 'kysely'

/** What a list says it is shorter than. */
const SIZES = [4, 20]

/**
 * The objects of a list as rows, for the `from` of a statement: `from ${listRows(lines, 'id text, quantity integer')}
 * as line`. The planner takes what a function answers for 100 rows, for which it reads whole tables; a short list says
 * about how short it is.
 * @param columns names and types, as SQL
 */
export function listRows(list: readonly object[], columns: string): RawBuilder<object> {
  const size = SIZES.find((one) => list.length <= one)
  const limit = sql.raw(size ? ` limit ${size}` : '')
  return sql`(
    select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as listed (${sql.raw(columns)})${limit}
  )`
}
