import type { Database } from '#database/connect'

/** SQLSTATEs after which the same transaction may simply be tried again: serialization failure, deadlock. */
const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 5

/** What each transaction runs in. */
const roots = new WeakMap<Database, Database>()

/** The database that a transaction runs in; itself where it is one. */
export const rootOf = (db: Database): Database => roots.get(db) ?? db

/**
 * Runs `work` in a transaction and commits what it did, or nothing.
 * It may run several times, so it must touch nothing but the database, and only through the `Database` it is handed.
 * Inside a transaction already, it joins that one.
 */
export async function transaction<Result>(db: Database, work: (trx: Database) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => work(rooted(trx, db)))
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
    }
  }
}

function rooted(trx: Database, db: Database): Database {
  roots.set(trx, db)
  return trx
}

/** SQLSTATE of a failed statement, '' for any other error. `23505` is a unique row that is there already, `23514` a failed check. */
export const sqlState = (error: object | unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}
