import { sql } from 'kysely'
import { findFaults } from '#audit/audit-shop'
import type { Database } from '#database/connect'

/**
 * What must hold in every shop at every moment, whoever did what at once. Answers what does not hold: nothing, in a
 * good shop.
 * @param initial pieces each sku began with
 */
export async function checkBooks(db: Database, initial: Readonly<Record<string, number>>): Promise<string[]> {
  const { rows: moved } = await sql<{ id: string }>`
    select sku.sku_no as id from sku
    join jsonb_each_text(${JSON.stringify(initial)}::jsonb) as first (sku_no, pieces) using (sku_no)
    where stock + sold <> pieces::integer`.execute(db)
  const faults = [
    ...moved.map(({ id }) => ({ fault: 'stock + sold is not what it was', id })),
    ...(await findFaults(db)),
  ]
  return faults.map(({ fault, id }) => `${fault}: ${id}`)
}
