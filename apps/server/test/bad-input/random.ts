/** Random choices; equal seeds make equal choices. */
export interface Random {
  /** Returns a number from 0 to 1. */
  next(): number
  /** Returns a whole number from `min` to `max`. */
  int(min: number, max: number): number
  chance(part: number): boolean
  pick<Item>(list: readonly Item[]): Item
}

/** Makes random choices (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return { next, int, chance: (part) => next() < part, pick: (list) => list[int(0, list.length - 1)]! }
}
