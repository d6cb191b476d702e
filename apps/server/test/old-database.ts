import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database } from '#database/connect'
import { readMigrations } from '#database/read-migrations'
import { openBareDatabase } from './database'

/** A database as it was before a migration. */
export interface OldDatabase {
  db: Database
  /** Runs the migration and all later ones. */
  goOn(): Promise<void>
}

/** Opens a database in its state before a migration, with one shopper, `li`. It closes with the test. */
export async function openBefore(migration: string): Promise<OldDatabase> {
  const { db, close } = await openBareDatabase()
  onTestFinished(close)
  const migrations = await readMigrations()
  const names = Object.keys(migrations)
  const upTo = names.indexOf(migration)
  const run = async (some: readonly string[]) => {
    for (const name of some) await migrations[name]!.up(db)
  }
  await run(names.slice(0, upTo))
  await sql`insert into shopper (id, telephone, display_name, created_at) values ('li', '13800138000', '李', 0)`.execute(
    db,
  )
  return { db, goOn: () => run(names.slice(upTo)) }
}
