import { createHash } from 'node:crypto'
import { drawPrize, playerNo, sha256Hex } from '@hearth/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const TABLE = [
  { prizeId: 'lamp', weight: 5 },
  { prizeId: 'coupon', weight: 95 },
  { prizeId: 'points', weight: 300 },
  { prizeId: 'none', weight: 600 },
]
const SEED = 'b0f1'.repeat(16)
const sha = (text: string) => createHash('sha256').update(text).digest('hex')

describe('a lottery draw (law 18)', () => {
  it('computes the same hashes as every other program, also for Chinese and long texts', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => sha256Hex(text) === sha(text)))
  })

  it('is recomputed by a stranger with ten lines of script from the published data', () => {
    const published = { seed: SEED, prizes: TABLE }
    const record = { activity: 'winter', player: playerNo('winter', '482913570'), word: 'k3v9', drawNo: 7 }

    const total = published.prizes.reduce((sum, { weight }) => sum + weight, 0)
    const { activity, player, word, drawNo } = record
    let number = Infinity
    for (let round = 0; number >= 2 ** 32 - (2 ** 32 % total); round += 1) {
      const text = `${published.seed}:${activity}:${player}:${word}:${drawNo}:${round}`
      number = parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16)
    }
    let left = number % total
    const won = published.prizes.find(({ weight }) => (left -= weight) < 0)!.prizeId

    const facts = { seed: SEED, activityId: activity, player, word, drawNo }
    expect(won).toBe(drawPrize(TABLE, facts).prizeId)
  })
})
