import type { Database } from '#database/connect'
import { isConflict, mayTryAgain } from '#database/conflicts'
import { ConnectionLost } from '#database/database-trouble'

/** How often a transaction is begun anew after its connection was lost. */
const LOSSES = 2

/** Has something done once the transaction is committed, and never when it is rolled back. */
export type AfterCommit = (then: () => void) => void

/** How a transaction may be repeated. */
export interface TransactionOptions {
  /**
   * Whether it finds out by itself that it was committed before, as one under an idempotency key does. It is then
   * repeated too where the connection was lost during the commit, when nobody knows whether that was done.
   */
  knowsItself?: boolean
}

/**
 * Runs `work` in a transaction and commits what it did, or nothing.
 * It may run several times, so it must touch nothing but the database, and only through the `Database` it is handed;
 * for the rest there is `afterCommit`. Inside a transaction, see `inTransaction`.
 * @throws ConnectionLost when the connection was lost, and again on a fresh one, or during a commit that may not be
 *   repeated
 */
export async function transaction<Result>(
  db: Database,
  work: (trx: Database, afterCommit: AfterCommit) => Promise<Result>,
  { knowsItself = false }: TransactionOptions = {},
): Promise<Result> {
  let losses = 0
  let conflicts = 0
  for (;;) {
    const waiting: (() => void)[] = []
    try {
      const result = await db.transaction().execute((trx) => work(trx, (then) => void waiting.push(then)))
      for (const then of waiting) then()
      return result
    } catch (error) {
      if (error instanceof ConnectionLost && (knowsItself || !error.atCommit) && losses < LOSSES) losses += 1
      else if (!isConflict(error) || !(await mayTryAgain(conflicts + 1))) throw error
      else conflicts += 1
    }
  }
}
