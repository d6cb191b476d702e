import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Random } from '#shop/random'

/** Returns random numbers that are equal for equal seeds: for replays, not for secrets. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  const int = (below: number): number => uniformInt(generator, 0, below - 1)
  const bytes = (size: number): Buffer => Buffer.from(Array.from({ length: size }, () => int(256)))
  return {
    int,
    bytes,
    uuid() {
      const text = bytes(16).toString('hex')
      return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-a${text.slice(17, 20)}-${text.slice(20)}`
    },
  }
}
