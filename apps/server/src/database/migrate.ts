import { Migrator } from 'kysely'
import type { Database } from '#database/connect'
import { migrations } from '#database/migrations/all'

/**
 * Brings the tables up to date; does nothing when they are. Several servers may start at once: one works, the others
 * wait.
 * @returns names of the migrations that ran now.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  return results.map((result) => result.migrationName)
}
