import { listLives, LIVE_STATUS, liveStatusAt } from '@hearth/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const DAY = 86_400_000
const NOW = 100 * DAY
const live = (beginTime: number, endTime: number, replayUrl?: string) => ({
  beginTime,
  endTime,
  ...(replayUrl === undefined ? {} : { replayUrl }),
})

describe('a live broadcast', () => {
  it('is on air from its first moment to its last', () => {
    const one = live(NOW, NOW + 10)
    expect([NOW - 1, NOW, NOW + 10, NOW + 11].map((now) => liveStatusAt(one, now))).toEqual([
      LIVE_STATUS.announced,
      LIVE_STATUS.onAir,
      LIVE_STATUS.onAir,
      LIVE_STATUS.over,
    ])
  })

  it('is listed on air first, then coming ones, then those to watch again for thirty days', () => {
    const [onAir, soon, later, yesterday, old, gone] = [
      live(NOW - 1, NOW + 1),
      live(NOW + 1, NOW + 2),
      live(NOW + DAY, NOW + DAY),
      live(NOW - DAY, NOW - DAY + 1, '/again'),
      live(NOW - 40 * DAY, NOW - 31 * DAY, '/again'),
      live(NOW - DAY, NOW - DAY + 1),
    ]
    expect(listLives([gone, old, yesterday, later, soon, onAir], NOW)).toEqual([onAir, soon, later, yesterday])
  })

  it('on air or coming is always listed, and none twice', () => {
    const times = fc.record({ beginTime: fc.integer({ min: 0, max: 300 }), long: fc.nat(100) })
    fc.assert(
      fc.property(fc.array(times), fc.integer({ min: 0, max: 400 }), (given, now) => {
        const lives = given.map(({ beginTime, long }) => live(beginTime, beginTime + long))
        const listed = listLives(lives, now)
        expect(new Set(listed).size).toBe(listed.length)
        expect(new Set(listed)).toEqual(new Set(lives.filter(({ endTime }) => endTime >= now)))
      }),
    )
  })
})
