const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Ms to wait after each failed delivery. There are fifteen attempts within a day, close together at first. */
export const DELIVERY_WAITS: readonly number[] = [
  2 * SECOND,
  5 * SECOND,
  15 * SECOND,
  15 * SECOND,
  30 * SECOND,
  3 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  30 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  6 * HOUR,
]

/** Returns the time of the next attempt after `attempts` failures; undefined after the last one. */
export function nextAttempt(attempts: number, now: number): number | undefined {
  const wait = DELIVERY_WAITS[attempts - 1]
  return wait === undefined ? undefined : now + wait
}
