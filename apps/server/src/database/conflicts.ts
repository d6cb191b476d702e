import { setTimeout as sleep } from 'node:timers/promises'

/** SQLSTATEs of statements that had no effect and can be repeated: serialization failure, deadlock. */
const CONFLICTS = new Set(['40001', '40P01'])

/**
 * Maximum number of attempts of a conflicting statement. Some engines refuse all but one of several conflicting
 * transactions; with these attempts, a hundred transactions that want the same row succeed one by one.
 */
const ATTEMPTS = 25
/** Maximum ms to wait before the second attempt. It doubles before each further attempt, up to `LONGEST`. */
const FIRST = 20
const LONGEST = 320

/**
 * Returns the SQLSTATE of a failed statement, or '' for any other error. `23505` is a duplicate key, `23514` a failed
 * check.
 */
export const sqlState = (error: object | unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** Whether a statement or transaction was rolled back because of a conflict with another one. */
export const isConflict = (error: object | unknown): boolean => CONFLICTS.has(sqlState(error))

/**
 * Waits a random time before another attempt, so that transactions which conflicted do not conflict again.
 * @param failed how many attempts failed
 * @returns whether to try again; false after `ATTEMPTS` attempts, which take about four seconds together
 */
export async function mayTryAgain(failed: number): Promise<boolean> {
  if (failed >= ATTEMPTS) return false
  await sleep(Math.random() * Math.min(LONGEST, FIRST * 2 ** (failed - 1)))
  return true
}
