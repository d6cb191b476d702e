import type { Database } from '#database/connect'
import { isConflict, mayTryAgain } from '#database/conflicts'
import { ConnectionLost } from '#database/database-trouble'

/** Maximum number of attempts of a transaction whose connection was lost. */
const LOSSES = 2

/** Registers a function that is called after the commit, and never after a rollback. */
export type AfterCommit = (then: () => void) => void

/** How a transaction may be repeated. */
export interface TransactionOptions {
  /**
   * Whether the transaction can detect that it was committed before, as one under an idempotency key can. It is then
   * also repeated if the connection was lost during the commit, when the result is unknown.
   */
  knowsItself?: boolean
}

/**
 * Runs `work` in a transaction and commits all of it, or nothing. `work` may run several times, so it must change
 * nothing but the database, and only through the `Database` it is given; use `afterCommit` for the rest. Inside a
 * transaction, see `inTransaction`.
 * @throws ConnectionLost if the connection was lost again on a fresh one, or during a commit that may not be repeated
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
