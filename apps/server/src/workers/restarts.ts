/** Decides when another worker may be started in place of one that ended. */
export interface Restarts {
  /** Returns ms to wait; undefined if too many workers were started within the last minute. */
  next(now: number): number | undefined
}

/**
 * Ms to wait before each restart. The list has an end, since workers that end right after starting would otherwise be
 * restarted for ever.
 */
const WAITS: readonly number[] = [0, 500, 1_000, 2_000, 4_000]
/** Ms after which a restart no longer counts for the limit of restarts. */
export const RESTART_COUNTS = 60_000

/** Counts restarts: five are allowed within a minute, each after a longer wait than the one before. */
export function createRestarts(): Restarts {
  const times: number[] = []
  return {
    next(now) {
      while (times.length > 0 && now - times[0]! >= RESTART_COUNTS) times.shift()
      const wait = WAITS[times.length]
      if (wait !== undefined) times.push(now)
      return wait
    },
  }
}
