import { Migrator } from 'kysely'
import type { Database } from '#database/connect'
import { refuseNewerDatabase } from '#database/refuse-newer-database'
import { readMigrations } from '#database/read-migrations'

/**
 * Migrates the tables; does nothing if they are up to date. It takes no lock: on a PostgreSQL server call it within
 * `prepareAlone`, since other processes may migrate at the same time.
 * @returns names of the migrations that ran now.
 * @throws Error in plain words, before anything is changed, when a newer version migrated the database.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrations = await readMigrations()
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // A branch may add a migration with an earlier date than one that has already run on some database. The added
    // migration must run there too.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    await refuseNewerDatabase(db, Object.keys(migrations))
    throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  }
  return results.map((result) => result.migrationName)
}
