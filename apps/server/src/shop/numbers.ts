import type { Random } from '#shop/random'

/** Processes that give numbers beside each other. */
const PARTS = 100
const MANY = 10_000

/** Moments that are remembered: requests that began a little earlier or later ask in turn. */
const MOMENTS = 1_000

/** Gives orders, payments and lines of the audit log their numbers. */
export interface Numbers {
  /** A new number: 19 digits that sort by time and can't be counted up to find another's. */
  next(now: number): string
  /** A new id that sorts after all that this process gave before; those of two processes sort by their moments. */
  later(now: number): string
}

/**
 * Makes numbers, none twice within the last thousand moments, and ten thousand at most in each. Two processes of a shop
 * have different parts, unless a hundred were started between them; those draw equal numbers once in ten thousand
 * within the same millisecond, and then the later transaction fails.
 * @param place a number that no other process of the shop has; a random one for a process that gives few
 */
export function createNumbers(random: Random, place: number = random.int(PARTS)): Numbers {
  const part = place % PARTS
  /** Drawn numbers, by moment; the oldest moments come first. */
  const drawn = new Map<number, Set<number>>()

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

  let last = { moment: 0, count: 0 }

  return {
    later(now) {
      last = now > last.moment ? { moment: now, count: 0 } : { moment: last.moment, count: last.count + 1 }
      return `${last.moment}-${String(last.count).padStart(6, '0')}-${random.bytes(4).toString('hex')}`
    },
    next(now) {
      const ends = endsOf(now)
      let end = random.int(MANY)
      while (ends.has(end)) end = random.int(MANY)
      ends.add(end)
      return `${now}${String(end * PARTS + part).padStart(6, '0')}`
    },
  }
}
