import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  campaignStatusAt,
  canRemindOf,
  CAMPAIGN_STATUS,
  currentSession,
  DAY,
  remainPercent,
  saleShareTitle,
  SECKILL_SHARE_TITLE,
} from '#index'

const HOUR = 3_600_000
/** Midnight in Beijing on 27 November 2026. */
const MIDNIGHT = Date.UTC(2026, 10, 26, 16)
const session = (from: number, to: number) => ({ beginTime: MIDNIGHT + from * HOUR, endTime: MIDNIGHT + to * HOUR - 1 })
const [ten, noon, eight, tomorrow] = [session(10, 12), session(12, 20), session(20, 24), session(34, 36)]
const all = [eight, tomorrow, ten, noon]

const times = fc.record({ beginTime: fc.integer({ min: 0, max: 5 * DAY }), for: fc.integer({ min: 0, max: 2 * DAY }) })
const sessions = fc.array(times.map(({ beginTime, for: ms }) => ({ beginTime, endTime: beginTime + ms })))

describe('the sessions of a flash sale', () => {
  it('show the running one first, and of several the one that began last', () => {
    expect(currentSession(all, noon.beginTime)).toBe(noon)
    expect(currentSession([session(0, 48), ...all], eight.endTime)).toBe(eight)
  })

  it('show the next one between two, and none once all are over', () => {
    expect(currentSession([tomorrow, eight], noon.beginTime)).toBe(eight)
    expect(currentSession(all, tomorrow.beginTime - 1)).toBe(tomorrow)
    expect(currentSession(all, tomorrow.endTime + 1)).toBeUndefined()
    expect(currentSession([], 0)).toBeUndefined()
  })

  it('show one that is not over, where there is one', () => {
    fc.assert(
      fc.property(sessions, fc.integer({ min: 0, max: 8 * DAY }), (some, now) => {
        const shown = currentSession(some, now)
        const left = some.filter((one) => campaignStatusAt(one, now) !== CAMPAIGN_STATUS.over)
        expect(shown === undefined).toBe(left.length === 0)
        if (!shown) return
        const runs = left.filter((one) => campaignStatusAt(one, now) === CAMPAIGN_STATUS.running)
        expect(runs.length > 0 ? runs : left).toContain(shown)
      }),
    )
  })
})

describe('the pieces left of a flash sale', () => {
  it('are shown in whole percent, and are 0 only once all are sold', () => {
    expect(remainPercent({ stock: 60, sold: 0 })).toBe(100)
    expect(remainPercent({ stock: 30, sold: 30 })).toBe(50)
    expect(remainPercent({ stock: 1, sold: 999 })).toBe(1)
    expect(remainPercent({ stock: 0, sold: 60 })).toBe(0)
    expect(remainPercent({ stock: -3, sold: 60 })).toBe(0)
    expect(remainPercent({ stock: 5, sold: -5 })).toBe(100)
  })
})

describe('a reminder of a sale', () => {
  it('can be set until the sale begins', () => {
    expect(canRemindOf(noon, noon.beginTime - 1)).toBe(true)
    expect(canRemindOf(noon, noon.beginTime)).toBe(false)
  })
})

describe('the title of a shared page of flash sales', () => {
  const lamp = { name: '暖居台灯', salePrice: 9900 }
  const plug = { name: '智能插座', salePrice: 3950 }

  it('is that of the super flash-sale day where a speaker is sold for 79 yuan (R07)', () => {
    expect(saleShareTitle([lamp, { name: '暖居智能音箱 Pro', salePrice: 7900 }])).toBe(SECKILL_SHARE_TITLE)
  })

  it('otherwise names the cheapest product, and nothing that is not on sale', () => {
    expect(saleShareTitle([lamp, plug])).toBe('限时秒杀：智能插座 仅 ¥39.50，先到先得')
    expect(saleShareTitle([plug, lamp])).toBe('限时秒杀：智能插座 仅 ¥39.50，先到先得')
    expect(saleShareTitle([{ name: '暖居智能音箱 Pro', salePrice: 7800 }])).toBe(
      '限时秒杀：暖居智能音箱 Pro 仅 ¥78.00，先到先得',
    )
    expect(saleShareTitle([{ name: '台灯', salePrice: 7900 }])).toBe('限时秒杀：台灯 仅 ¥79.00，先到先得')
    expect(saleShareTitle([])).toBe('限时秒杀：限时限量，先到先得')
  })
})
