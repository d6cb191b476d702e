import { sql } from 'kysely'
import { LAWS } from '#audit/laws'
import type { Database } from '#database/connect'
import { prepared } from '#database/prepared'

/**
 * SQL for the violations of all laws of the shop: one statement, planned once for each connection, since it runs after
 * every step.
 */
const BROKEN = sql.join(
  LAWS.map(({ fault, broken }) => sql`select ${sql.lit(fault)} as fault, id::text from (${sql.raw(broken)}) as broken`),
  sql` union all `,
)

/**
 * Checks the laws of a shop, which hold at every moment, whatever runs concurrently.
 * @param initial initial pieces of each sku
 * @returns the violations; none in a correct shop
 */
export async function checkBooks(db: Database, initial: Readonly<Record<string, number>>): Promise<string[]> {
  const { rows } = await prepared<{ fault: string; id: string }>`
    select 'stock + sold is not what it was' as fault, sku.sku_no as id from sku
    join jsonb_each_text(${JSON.stringify(initial)}::jsonb) as first (sku_no, pieces) using (sku_no)
    where stock + sold <> pieces::integer
    union all ${BROKEN}`.execute(db)
  return rows.map(({ fault, id }) => `${fault}: ${id}`)
}
