import type { Random } from '#shop/random'

/** Number of processes that can make numbers at the same time without making equal ones. */
const PARTS = 100
const MANY = 10_000

/**
 * Number of moments whose numbers are remembered. A request may need a number for an earlier moment than the request
 * before it, so the last moment alone is not enough.
 */
const MOMENTS = 1_000

/** Numbers orders, payments and lines of the audit log. */
export interface Numbers {
  /** Returns a new number: 19 digits that sort by time. Nobody can find another number by counting up. */
  next(now: number): string
  /** Returns a new id that sorts after all earlier ids of this process. Ids of two processes sort by their moments. */
  later(now: number): string
}

/**
 * Makes numbers. A number is never repeated within the last `MOMENTS` moments, and a moment has ten thousand numbers at
 * most. Two processes of a shop put different digits into their numbers, unless a hundred processes were started
 * between them. If two such processes make a number in the same millisecond, the numbers are equal once in ten thousand
 * times, and the later transaction fails.
 * @param place a number that no other process of the shop has; a random one for a process that makes few numbers
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
