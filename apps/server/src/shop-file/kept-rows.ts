import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** Columns of counts, and columns derived from others. A preview does not compare them. */
const OWN = new Set([
  ...['version', 'created_at', 'price_facts', 'lowest_price', 'lowest_until'],
  ...['seed', 'seed_hash', 'table_hash'],
])

/** Whether owners regard a part as one thing, however many rows store it: a setting, or the profile of the shop. */
export const keptWhole = ({ key, name, field, tables = {} }: ShopFilePart): boolean =>
  (name === field && key === undefined) || 'setting' in tables

/**
 * Reads the stored rows of a part as texts, to compare before and after an import. Returns one text for each thing, by
 * name. Reads all rows of the part's first table, and from its other tables the rows of the things in `names`.
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
