import { Migrator } from 'kysely'
import type { Database } from '#database/connect'
import { readMigrations } from '#database/read-migrations'

/**
 * Brings the tables up to date; does nothing when they are. Several servers may start at once: one works, the others
 * wait.
 * @returns names of the migrations that ran now.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    // A branch may land a migration that is dated before one that has already run somewhere.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  return results.map((result) => result.migrationName)
}
