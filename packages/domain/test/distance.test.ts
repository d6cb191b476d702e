import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceBetween, formatDistance } from '#index'

const tiananmen = { longitude: 116.3975, latitude: 39.9087 }
const bund = { longitude: 121.4905, latitude: 31.2397 }
const point = fc.record({
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
})

describe('a distance', () => {
  it('matches the map', () => {
    expect(distanceBetween(tiananmen, bund) / 1000).toBeCloseTo(1068, -1)
    expect(distanceBetween(tiananmen, { ...tiananmen, latitude: 39.9177 })).toBeCloseTo(1001, -1)
    expect(distanceBetween({ longitude: 179.999, latitude: 0 }, { longitude: -179.999, latitude: 0 })).toBe(222)
  })

  it('is zero to the same place, the same both ways, and never more than half around the earth', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(distanceBetween(one, one)).toBe(0)
        expect(distanceBetween(one, other)).toBe(distanceBetween(other, one))
        expect(distanceBetween(one, other)).toBeLessThanOrEqual(20_015_115)
      }),
    )
  })

  it('is shown in metres, then in kilometres', () => {
    expect([0, 820, 999, 1000, 1249, 9940, 9960, 35_400, 1_068_000].map(formatDistance)).toEqual([
      '0 米',
      '820 米',
      '999 米',
      '1 公里',
      '1.2 公里',
      '9.9 公里',
      '10 公里',
      '35 公里',
      '1068 公里',
    ])
  })
})
