import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { ShopFilePart } from '#kernel/shop-file-part'

/** Columns that say how often a row was written, and what the shop works out of the others itself. */
const OWN = new Set([
  ...['version', 'created_at', 'price_facts', 'lowest_price', 'lowest_until'],
  ...['seed', 'seed_hash', 'table_hash'],
])

/** Whether a part is one thing to its owner, however many rows keep it: a setting, or what the shop says of itself. */
export const keptWhole = ({ key, name, field, tables = {} }: ShopFilePart): boolean =>
  (name === field && key === undefined) || 'setting' in tables

/**
 * The rows that keep a part, by what each belongs to, as texts that are the same where nothing of them has changed:
 * all rows of its first table, and those of the named things of the others.
 */
export async function keptRows(
  db: Database,
  part: ShopFilePart,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string[]>()
  for (const [at, [table, column]] of Object.entries(part.tables ?? {}).entries()) {
    const named = at > 0 || part.name !== part.field
    const { rows } = await sql<{ name: string; row: object }>`
      select ${sql.ref(column)} as name, to_jsonb(kept) as row from ${sql.table(table)} as kept
      ${named ? sql`where ${sql.ref(column)} = any(${names}::text[])` : sql``}`.execute(db)
    for (const { name, row } of rows) {
      const key = keptWhole(part) ? part.field : name
      texts.set(key, [...(texts.get(key) ?? []), `${table} ${JSON.stringify(row, withoutOwn)}`])
    }
  }
  return new Map([...texts].map(([name, lines]) => [name, lines.toSorted().join('\n')]))
}

const withoutOwn = (name: string, value: unknown): unknown => (OWN.has(name) ? undefined : value)
