import { sql } from 'kysely'
import type { Database } from '#database/connect'

/**
 * Refuses, in plain words, a database with migrations that this version does not know.
 * @param known names of all migrations of this version, in order
 * @throws Error if the database has other migrations
 */
export async function refuseNewerDatabase(db: Database, known: readonly string[]): Promise<void> {
  // The table of names, or the database itself, may be missing: then the caller's original error is thrown.
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `The database was migrated by a newer version of the shop: it has ${unknown.join(', ')}, and this version knows none after ${known.at(-1)}. Nothing was changed. Start that version or a later one, or put back the backup that was made before it ran.`,
    )
}
