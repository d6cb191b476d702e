import { randomInt } from 'node:crypto'

/** Processes that give numbers beside each other. */
const PARTS = 100
const MANY = 10_000

/** What was drawn in the last moment a number was asked for. */
const drawn = { at: 0, ends: new Set<number>() }
let part = randomInt(PARTS)

/** Gives this process its own part of the numbers; `place` is a number no other process of the shop has. */
export function takeNumberPart(place: number): void {
  part = place % PARTS
}

/**
 * A new number of an order or a payment: 19 digits that sort by time and can't be counted up to find another's. One process gives
 * none twice, and two of a shop have different parts, unless a hundred were started between them; those meet once in ten thousand
 * numbers of the same millisecond, and then the later transaction fails.
 */
export function newNumber(now: number): string {
  if (drawn.at !== now || drawn.ends.size === MANY) {
    drawn.at = now
    drawn.ends.clear()
  }
  let end = randomInt(MANY)
  while (drawn.ends.has(end)) end = randomInt(MANY)
  drawn.ends.add(end)
  return `${now}${String(end * PARTS + part).padStart(6, '0')}`
}
