/** Decides when another worker may be started in place of one that ended. */
export interface Restarts {
  /** Ms to wait; nothing when too many were started within the last minute. */
  next(now: number): number | undefined
}

/** Without a limit, workers that end right after starting would be restarted for ever. */
const WAITS: readonly number[] = [0, 500, 1_000, 2_000, 4_000]
/** Ms for which a restart counts. */
export const RESTART_COUNTS = 60_000

/** Counts restarts: five within a minute, each later than the one before. */
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
