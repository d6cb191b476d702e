import { setTimeout as sleep } from 'node:timers/promises'

/**
 * SQLSTATEs after which the same may simply be tried again, since nothing was done: serialization failure, deadlock.
 */
const CONFLICTS = new Set(['40001', '40P01'])

/**
 * How often something is tried that others are in the way of. On an engine that keeps transactions apart by refusing
 * all but one, a hundred who want the same row at once go through it one by one.
 */
const ATTEMPTS = 25
/** Ms to wait at most before the second attempt; twice as long before each further one, up to `LONGEST`. */
const FIRST = 20
const LONGEST = 320

/**
 * SQLSTATE of a failed statement, '' for any other error. `23505` is a unique row that is there already, `23514` a
 * failed check.
 */
export const sqlState = (error: object | unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** Whether a statement or transaction was undone since another was in its way. */
export const isConflict = (error: object | unknown): boolean => CONFLICTS.has(sqlState(error))

/**
 * Waits before something is tried again: a random time, so that those who were in each other's way are not again.
 * @param failed how often it was tried
 * @returns whether to try again; 25 attempts take about four seconds
 */
export async function mayTryAgain(failed: number): Promise<boolean> {
  if (failed >= ATTEMPTS) return false
  await sleep(Math.random() * Math.min(LONGEST, FIRST * 2 ** (failed - 1)))
  return true
}
