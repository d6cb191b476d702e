import { randomInt } from 'node:crypto'

const MANY = 1_000_000

/** What was drawn in the last moment a number was asked for. */
const drawn = { at: 0, ends: new Set<number>() }

/**
 * A new number of an order or a payment: 19 digits that sort by time and can't be counted up to find another's. One process gives
 * none twice; two of them meet once in a million numbers of the same millisecond, and then the later transaction fails.
 */
export function newNumber(now: number): string {
  if (drawn.at !== now || drawn.ends.size === MANY) {
    drawn.at = now
    drawn.ends.clear()
  }
  let end = randomInt(MANY)
  while (drawn.ends.has(end)) end = randomInt(MANY)
  drawn.ends.add(end)
  return `${now}${String(end).padStart(6, '0')}`
}
