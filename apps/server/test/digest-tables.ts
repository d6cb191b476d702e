import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Returns one text for each table, of all its rows. The texts stay equal if nothing is written. */
export async function digestTables(db: Database): Promise<Record<string, string | null>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  const each = tables.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, md5(string_agg(one::text, ',' order by one::text)) as digest
      from ${sql.table(name)} as one`,
  )
  const { rows } = await sql<{ name: string; digest: string | null }>`${sql.join(each, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
