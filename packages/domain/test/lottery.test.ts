import { howMuch } from '@hearth/vitest/whole'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CAMPAIGN_DOOR,
  CAMPAIGN_FORM,
  campaignDoor,
  chancesLeft,
  checkDraw,
  CLAIM_STATUS,
  countChances,
  DOOR_FORMS,
  doorWarnings,
  drawCommitment,
  drawNumber,
  drawPrize,
  drawRefusal,
  drawRefusalText,
  formRuns,
  nextChance,
  oddsText,
  offeredForms,
  playerNo,
  PRIZE_STEPS,
  prizeStep,
  prizeTableText,
  sha256Hex,
  totalWeight,
  type ClaimStatus,
  type DrawFacts,
  type TablePrize,
} from '#index'

const TABLE: readonly TablePrize[] = [
  { prizeId: 'lamp', prizeName: '智能台灯', prizeType: 1, weight: 5, quantity: 3 },
  { prizeId: 'coupon', prizeName: '满 100 减 20', prizeType: 2, weight: 95 },
  { prizeId: 'points', prizeName: '88 积分', prizeType: 3, weight: 300 },
  { prizeId: 'none', prizeName: '谢谢参与', prizeType: 0, weight: 600 },
]
const SEED = 'b0f1'.repeat(16)
const draw = (drawNo: number, more: Partial<DrawFacts> = {}): DrawFacts => ({
  seed: SEED,
  activityId: 'winter',
  player: playerNo('winter', '482913570'),
  word: 'k3v9',
  drawNo,
  ...more,
})

describe('a lottery draw (law 18)', () => {
  it('hashes as SHA-256 does, for known values', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('gives each prize as often as its published odds say: chi-squared, p > 0.001', () => {
    const draws = howMuch(100_000, 1_000_000)
    const won = new Map<string, number>()
    for (let drawNo = 1; drawNo <= draws; drawNo += 1) {
      const { prizeId } = drawPrize(TABLE, draw(drawNo))
      won.set(prizeId, (won.get(prizeId) ?? 0) + 1)
    }
    const chi = TABLE.reduce((sum, { prizeId, weight }) => {
      const expected = (draws * weight) / totalWeight(TABLE)
      return sum + ((won.get(prizeId) ?? 0) - expected) ** 2 / expected
    }, 0)
    // The chi-squared value of a fair lottery with four prizes (3 degrees of freedom) is above 16.27 in one case of a
    // thousand.
    expect(chi).toBeLessThan(16.27)
  }, 60_000)

  it('differs for another number, player, word, lottery or seed', () => {
    const numbers = [
      draw(1),
      draw(2),
      draw(1, { player: 'other' }),
      draw(1, { word: 'other' }),
      draw(1, { activityId: 'other' }),
      draw(1, { seed: 'other' }),
    ].map((facts) => drawNumber(facts, 1_000_000))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(drawNumber(draw(1), 1_000_000)).toBe(numbers[0])
  })

  it('never gives a number outside the table, also where most numbers are discarded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(10_000), (total, drawNo) => {
        const number = drawNumber(draw(drawNo), total)
        return Number.isInteger(number) && number >= 0 && number < total
      }),
    )
    // The total is just above half of 2^32, so that nearly half of all hashes are rejected and computed again.
    for (let drawNo = 1; drawNo < 200; drawNo += 1)
      expect(drawNumber(draw(drawNo), 2 ** 31 + 1)).toBeLessThan(2 ** 31 + 1)
  })

  it('never gives a prize of weight 0, and nothing for a table without weights', () => {
    const table = [
      { prizeId: 'never', weight: 0 },
      { prizeId: 'always', weight: 1 },
    ]
    for (let drawNo = 1; drawNo < 50; drawNo += 1) expect(drawPrize(table, draw(drawNo)).prizeId).toBe('always')
    expect(() => drawPrize([{ weight: 0 }], draw(1))).toThrow('no draw from 0 numbers')
  })

  it('gives a shopper a number for the lottery, and another one for the next lottery', () => {
    expect(playerNo('winter', '1')).toMatch(/^[0-9a-f]{16}$/)
    expect(new Set([playerNo('winter', '1'), playerNo('winter', '2'), playerNo('summer', '1')]).size).toBe(3)
  })

  it('tells a shopper who checks it whether seed, table and result are the published ones', () => {
    const published = { ...drawCommitment(SEED, TABLE), prizes: TABLE }
    expect(published.seedHash).toBe(sha256Hex(SEED))
    expect(published.tableHash).toBe(sha256Hex(prizeTableText(TABLE)))
    const { seed: _, ...facts } = draw(7)
    const drawnPrizeId = drawPrize(TABLE, draw(7)).prizeId
    const other = TABLE.find(({ prizeId }) => prizeId !== drawnPrizeId)!.prizeId
    const mine = { ...facts, drawnPrizeId }
    expect(checkDraw(published, mine)).toBe('notYet')
    expect(checkDraw({ ...published, seed: SEED }, mine)).toBe('right')
    expect(checkDraw({ ...published, seed: 'other' }, mine)).toBe('changed')
    expect(checkDraw({ ...published, seed: SEED }, { ...mine, drawnPrizeId: other })).toBe('wrong')
    const changes: readonly Partial<TablePrize>[] = [
      { weight: 6 },
      { quantity: 2 },
      { quantity: undefined },
      { prizeName: '台灯' },
      { prizeType: 2 },
      { prizeId: 'lamp2' },
    ]
    for (const change of changes) {
      const [lamp, ...rest] = TABLE
      const prizes = [{ ...lamp!, ...change }, ...rest]
      expect(checkDraw({ ...published, prizes, seed: SEED }, mine)).toBe('changed')
    }
    expect(checkDraw({ ...published, prizes: [...TABLE].reverse(), seed: SEED }, mine)).toBe('changed')
  })

  it('has odds that a shopper can read', () => {
    expect([
      oddsText(5, 1000),
      oddsText(125, 1000),
      oddsText(1, 3),
      oddsText(1, 100_000_000),
      oddsText(1, 1),
      oddsText(9999, 10_000),
      oddsText(99999, 100_000),
    ]).toEqual(['0.5%', '12.5%', '33.33%', '0.000001%', '100%', '99.99%', '99.999%'])
  })
})

describe('chances to draw', () => {
  const forms = {
    day: { draws: 2 },
    order: { most: 3 },
    points: { cost: 50, mostADay: 2 },
    help: { helpers: 2, most: 2 },
  }
  const web = offeredForms(forms, 'web')
  const none = { usedToday: 0, orders: 0, usedOrders: 0, earned: 0 }

  it('are those of today, from orders and earned ones, and those that end soonest are used first', () => {
    const left = chancesLeft(forms, web, { usedToday: 1, orders: 5, usedOrders: 1, earned: 4 })
    expect(left).toEqual({ day: 1, order: 2, earned: 4 })
    expect(countChances(left)).toBe(7)
    expect(nextChance(left)).toBe('day')
    expect(nextChance({ ...left, day: 0 })).toBe('order')
    expect(nextChance({ day: 0, order: 0, earned: 1 })).toBe('earned')
    expect(nextChance({ day: 0, order: 0, earned: 0 })).toBeUndefined()
  })

  it('are never below zero, whatever an owner lowers later', () => {
    const left = chancesLeft({ day: { draws: 1 }, order: { most: 1 } }, web, {
      ...none,
      usedToday: 3,
      orders: 2,
      usedOrders: 2,
    })
    expect(countChances(left)).toBe(0)
    expect(countChances(chancesLeft({}, [], { ...none, orders: 5 }))).toBe(0)
  })

  it('that were earned stay where their form does not run', () => {
    expect(
      countChances(chancesLeft(forms, offeredForms(forms, 'searchApp'), { ...none, earned: 2, usedToday: 2 })),
    ).toBe(2)
  })
})

describe('forms in the shop’s apps', () => {
  it('exclude sharing and help where a platform forbids them, unless the owner says otherwise', () => {
    const forms = { day: { draws: 1 }, share: { mostADay: 1 }, help: { helpers: 1, most: 1 } }
    expect(offeredForms(forms, 'web')).toEqual(['day', 'help'])
    expect(offeredForms(forms, 'messagingApp')).toEqual(['day'])
    expect(offeredForms(forms, 'searchApp')).toEqual(['day'])
    const choices = { messagingApp: { help: true }, web: { help: false } }
    expect(offeredForms(forms, 'messagingApp', choices)).toEqual(['day', 'help'])
    expect(offeredForms(forms, 'web', choices)).toEqual(['day'])
  })

  it('show an owner who switches one on the rule it may break, and the possible cost', () => {
    expect(doorWarnings(['day', 'order', 'points'])).toEqual([])
    const [warning, ...others] = doorWarnings(['help'], { messagingApp: { help: true }, web: { help: false } })
    expect(others).toEqual([])
    expect(warning).toMatchObject({ door: 'messagingApp', form: 'help' })
    expect(warning!.rule).toContain('滥用分享')
    expect(warning!.cost).toContain('下架')
    for (const door of Object.values(CAMPAIGN_DOOR))
      for (const form of Object.values(CAMPAIGN_FORM)) {
        const { runs, rule, cost } = DOOR_FORMS[door][form]
        expect(formRuns(door, form)).toBe(runs)
        expect(rule === undefined).toBe(cost === undefined)
        if (!runs) expect(rule).toBeTruthy()
      }
  })

  it('are distinguished by the shopper’s device (C01)', () => {
    expect([campaignDoor(7), campaignDoor(8), campaignDoor(2), campaignDoor(1), campaignDoor(undefined)]).toEqual([
      'messagingApp',
      'searchApp',
      'web',
      'web',
      'web',
    ])
  })
})

describe('a lottery', () => {
  const lottery = { beginTime: 1000, endTime: 2000, mostWins: 2 }
  const able = { chances: 1, wins: 0 }

  it('can be drawn in from its first moment to its last, with a chance, and up to the most prizes', () => {
    expect(drawRefusal(lottery, able, 999)).toBe('notYet')
    expect(drawRefusal(lottery, able, 1000)).toBeUndefined()
    expect(drawRefusal(lottery, able, 2000)).toBeUndefined()
    expect(drawRefusal(lottery, able, 2001)).toBe('over')
    expect(drawRefusal(lottery, { chances: 0, wins: 0 }, 1500)).toBe('noChance')
    expect(drawRefusal(lottery, { chances: 5, wins: 1 }, 1500)).toBeUndefined()
    expect(drawRefusal(lottery, { chances: 5, wins: 2 }, 1500)).toBe('capped')
  })

  it('says why no draw is possible', () => {
    expect(drawRefusalText('notYet', { beginTime: 1795190400000, mostWins: 1 })).toMatch(
      /^活动将于 2026-11-2\d .* 开始$/,
    )
    expect(drawRefusalText('over', lottery)).toBe('活动已结束')
    expect(drawRefusalText('capped', lottery)).toBe('每人最多中奖 2 次，您已达到上限')
    expect(drawRefusalText('noChance', lottery)).toBe('抽奖机会已用完')
  })
})

describe('a prize', () => {
  it('is claimed or expires, and nothing else; one with a cancelled order is open again', () => {
    const deeds = ['claim', 'expire', 'refuse', 'reopen'] as const
    const actors = ['shopper', 'shop', 'house'] as const
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...deeds), fc.constantFrom(...actors))), (walk) => {
        let status: ClaimStatus = CLAIM_STATUS.open
        for (const [deed, by] of walk) {
          const to = prizeStep(status, deed, by)
          const row = PRIZE_STEPS.find((one) => one.deed === deed && one.from === status && one.by.includes(by))
          expect(to).toBe(row?.to)
          // No action changes an expired prize.
          if (status === CLAIM_STATUS.expired) expect(to).toBeUndefined()
          status = to ?? status
        }
      }),
    )
    expect(prizeStep(CLAIM_STATUS.open, 'claim', 'shopper')).toBe(CLAIM_STATUS.claimed)
    expect(prizeStep(CLAIM_STATUS.open, 'claim', 'house')).toBeUndefined()
    expect(prizeStep(CLAIM_STATUS.claimed, 'claim', 'shopper')).toBeUndefined()
    expect(prizeStep(CLAIM_STATUS.claimed, 'reopen', 'house')).toBe(CLAIM_STATUS.open)
    expect(prizeStep(CLAIM_STATUS.open, 'refuse', 'shop')).toBe(CLAIM_STATUS.expired)
  })
})
