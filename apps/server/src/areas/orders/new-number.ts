import { randomInt } from 'node:crypto'

/** Processes that give numbers beside each other. */
const PARTS = 100
const MANY = 10_000

/** Moments that are remembered: requests that began a little earlier or later ask in turn. */
const MOMENTS = 1_000

/** What was drawn, by moment; the moments first asked for come first. */
const drawn = new Map<number, Set<number>>()
let part = randomInt(PARTS)

/**
 * Gives this process its own part of the numbers; `place` is a number no other process of the shop has. Call it before
 * the first is drawn.
 */
export function takeNumberPart(place: number): void {
  part = place % PARTS
  drawn.clear()
}

/**
 * A new number of an order or a payment: 19 digits that sort by time and can't be counted up to find another's. One
 * process gives none twice within its last thousand moments, and ten thousand at most in each. Two processes of a shop
 * have different parts, unless a hundred were started between them; those meet once in ten thousand numbers of the same
 * millisecond, and then the later transaction fails.
 */
export function newNumber(now: number): string {
  const ends = endsOf(now)
  let end = randomInt(MANY)
  while (ends.has(end)) end = randomInt(MANY)
  ends.add(end)
  return `${now}${String(end * PARTS + part).padStart(6, '0')}`
}

function endsOf(now: number): Set<number> {
  const known = drawn.get(now)
  if (known && known.size < MANY) return known
  const ends = new Set<number>()
  drawn.set(now, ends)
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MOMENTS) break
    drawn.delete(oldest)
  }
  return ends
}
