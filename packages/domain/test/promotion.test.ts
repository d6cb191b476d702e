import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AVAILABILITY,
  ownPagePath,
  filterPromotions,
  lowestBefore,
  priceSku,
  reachingFirst,
  skuAvailability,
} from '#index'
import { isPromotionActive } from '#promotion/is-promotion-active'
import { mainPromotion } from '#promotion/main-promotion'
import { conditions, fen, NOW, promotions, sku } from './arbitraries'

const running = (promotionType: number, promotionPrice?: number, more: object = {}) => ({
  promotionId: `p${promotionType}`,
  promotionType,
  promotionPrice,
  beginTime: NOW - 1000,
  endTime: NOW + 1000,
  ...more,
})
const typesOf = (list: readonly { promotionType: number }[]) => list.map(({ promotionType }) => promotionType)

describe('promotions that hold (S18, S20)', () => {
  it('include the first and the last moment of a promotion', () => {
    const promotion = { beginTime: 10, endTime: 20 }
    expect([9, 10, 20, 21].map((now) => isPromotionActive(promotion, now))).toEqual([false, true, true, false])
  })

  it('are only gifts beside a flash sale', () => {
    const list = [104, 205, 1001, 1002, 113, 102, 101].map((type) => running(type))
    expect(typesOf(filterPromotions(list, { now: NOW }))).toEqual([101, 205])
  })

  it('are none beside a group buy', () => {
    expect(
      typesOf(
        filterPromotions(
          [205, 104, 1001, 103].map((type) => running(type)),
          { now: NOW },
        ),
      ),
    ).toEqual([103])
  })

  it('are only the crowd-funding itself, which is left out beside main promotions that stand alone', () => {
    const beside = (...types: number[]) =>
      typesOf(
        filterPromotions(
          types.map((type) => running(type)),
          { now: NOW },
        ),
      )
    expect(beside(104, 205, 1001, 113)).toEqual([113])
    for (const type of [102, 110, 112]) expect(beside(type, 113)).toEqual([113])
    for (const type of [101, 103, 105]) expect(beside(type, 113)).toEqual([type])
  })

  it('include the extras beside any other main promotion', () => {
    expect(
      typesOf(
        filterPromotions(
          [1001, 102, 205].map((type) => running(type)),
          { now: NOW },
        ),
      ),
    ).toEqual([102, 1001, 205])
  })

  it('have another main promotion once the flash sale is over', () => {
    const over = running(101, 100, { endTime: NOW - 1 })
    expect(typesOf(filterPromotions([over, running(105)], { now: NOW }))).toEqual([105])
  })

  it('have the price for members in place of the ordinary one, for a member', () => {
    const ordinary = running(104, 900)
    const forVip = running(104, 800, { promotionId: 'vip', promotionSupportTarget: 'vip' })
    expect(filterPromotions([ordinary, forVip], { now: NOW, vip: true })).toEqual([forVip])
    const gone = { ...forVip, promotionInventoryStatus: 0 }
    expect(
      priceSku({ price: 1000, promotions: [ordinary, gone] }, { now: NOW, vip: true }).price,
      'a member pays no more than others',
    ).toBe(900)
    expect(filterPromotions([ordinary, forVip], { now: NOW })).toEqual([ordinary])
  })

  it('are gifts and cart promotions beside the price for members, and the ordinary price beside a gift for members', () => {
    const forVip = running(104, 800, { promotionId: 'vip', promotionSupportTarget: 'vip' })
    const gift = running(205, undefined, { promotionSupportTarget: 'vip' })
    expect(filterPromotions([running(1001), forVip, gift], { now: NOW, vip: true })).toEqual([
      running(1001),
      forVip,
      gift,
    ])
    expect(filterPromotions([running(104, 900), gift], { now: NOW, vip: true })).toEqual([running(104, 900), gift])
  })

  it('have the strongest type: flash sale, discount, group buy, pre-sale, newcomer, reservation', () => {
    const types = [101, 102, 103, 105, 112, 110]
    types.forEach((type, at) =>
      expect(
        mainPromotion(
          types
            .slice(at)
            .reverse()
            .map((one) => running(one)),
        )?.promotionType,
      ).toBe(type),
    )
    expect(mainPromotion([104, 113, 205, 1001, 1002].map((type) => running(type)))).toBeUndefined()
  })

  it('have the cheaper of two of one type, one with a price before one without, then the smaller id', () => {
    const sale = (promotionId: string, price?: number) => running(102, price, { promotionId })
    const main = (...list: ReturnType<typeof sale>[]) => [
      mainPromotion(list)?.promotionId,
      mainPromotion(list.reverse())?.promotionId,
    ]
    expect(main(sale('a', 200), sale('b', 100))).toEqual(['b', 'b'])
    expect(main(sale('a'), sale('b', 100))).toEqual(['b', 'b'])
    expect(main(sale('b', 100), sale('a', 100))).toEqual(['a', 'a'])
    expect(main(sale('b'), sale('a'))).toEqual(['a', 'a'])
    expect(main(sale('a', 300), sale('b', 100), sale('c', 200))).toEqual(['b', 'b'])
  })

  it('are no cart promotions in enterprise mode', () => {
    expect(
      typesOf(
        filterPromotions(
          [1001, 1002, 102].map((type) => running(type)),
          { now: NOW, enterprise: true },
        ),
      ),
    ).toEqual([102])
  })

  it('never include one that does not run, one that was not given, or more than one main promotion', () => {
    fc.assert(
      fc.property(promotions, conditions, (list, given) => {
        const kept = filterPromotions(list, given)
        expect(kept.every((one) => list.includes(one) && isPromotionActive(one, given.now))).toBe(true)
        expect(new Set(kept).size).toBe(kept.length)
        const main = kept.filter(({ promotionType }) => [101, 102, 103, 105, 110, 112].includes(promotionType))
        expect(main.length).toBeLessThanOrEqual(1)
        expect(main.length === 0 || kept[0] === main[0]).toBe(true)
        const allowed: Record<number, number[]> = { 101: [101, 205], 103: [103] }
        const beside = allowed[main[0]?.promotionType ?? 0] ?? typesOf(kept)
        expect(typesOf(kept).filter((type) => !beside.includes(type))).toEqual([])
        expect(given.enterprise && typesOf(kept).some((type) => type === 1001 || type === 1002)).toBe(false)
        expect(!given.vip && kept.some((one) => one.promotionSupportTarget === 'vip')).toBe(false)
      }),
    )
  })

  it('are the same when computed twice', () => {
    fc.assert(
      fc.property(promotions, conditions, (list, given) => {
        const once = filterPromotions(list, given)
        expect(filterPromotions(once, given)).toEqual(once)
      }),
    )
  })

  it('have the same main promotion whatever the order of the list', () => {
    fc.assert(
      fc.property(promotions, (list) => {
        expect(mainPromotion([...list].reverse())?.promotionId).toBe(mainPromotion(list)?.promotionId)
      }),
    )
  })

  it('lead a crowd-funded product to its own page, with the id', () => {
    expect(ownPagePath('1001', [running(205), running(113, 1, { promotionId: 'a b' })])).toBe(
      '/crowd/funding/detail/1001?promotionId=a%20b',
    )
    expect(ownPagePath('a/b', [running(113)])).toBe('/crowd/funding/detail/a%2Fb?promotionId=p113')
    expect(ownPagePath('1001', [running(102)])).toBeUndefined()
  })
})

describe('the price of a sku', () => {
  it('is the promotion price, with the lowest earlier price struck through, the ordinary one at most', () => {
    const struck = (lowestPrice?: number) =>
      priceSku({ price: 29900, lowestPrice, promotions: [running(102, 19900)] }, { now: NOW })
    expect(struck(29900)).toMatchObject({ price: 19900, originalPrice: 29900, promotion: { promotionType: 102 } })
    expect(struck(24900)).toMatchObject({ price: 19900, originalPrice: 24900 })
    expect(struck(39900)).toMatchObject({ price: 19900, originalPrice: 29900 })
    expect(struck(19900)).not.toHaveProperty('originalPrice')
  })

  it('has nothing struck through beside a promotion of a product that nobody could buy before', () => {
    expect(priceSku({ price: 29900, promotions: [running(102, 19900)] }, { now: NOW })).not.toHaveProperty(
      'originalPrice',
    )
  })

  it('has the price for everybody else struck through, beside a price for some', () => {
    const own = { now: NOW, newcomer: true }
    expect(priceSku({ price: 29900, promotions: [running(112, 19900)] }, own)).toMatchObject({
      price: 19900,
      originalPrice: 29900,
    })
  })

  it('is the ordinary price, with the earlier one struck through, where no promotion runs', () => {
    expect(priceSku({ price: 29900, lowestPrice: 39900, promotions: [] }, { now: NOW })).toEqual({
      price: 29900,
      originalPrice: 39900,
    })
    expect(priceSku({ price: 29900, lowestPrice: 29900 }, { now: NOW })).toEqual({ price: 29900 })
  })

  it('is the lower one of a member price and a discount', () => {
    const promotionsNow = [running(102, 19900), running(104, 18900)]
    expect(priceSku({ price: 29900, promotions: promotionsNow }, { now: NOW }).price).toBe(18900)
  })

  it('is the member price only while it has pieces, so that a shopper who can buy the sku pays the shown price', () => {
    const soldOut = running(104, 18900, { promotionInventoryStatus: 0 })
    expect(priceSku({ price: 29900, promotions: [soldOut] }, { now: NOW })).toEqual({ price: 29900 })
    expect(priceSku({ price: 29900, promotions: [running(102, 19900), soldOut] }, { now: NOW }).price).toBe(19900)
    expect(
      priceSku({ price: 29900, promotions: [running(104, 18900, { promotionInventoryStatus: 1 })] }, { now: NOW })
        .price,
    ).toBe(18900)
  })

  it.each([
    ['a newcomer’s', 112],
    ['a group’s', 103],
  ])('is the ordinary one once %s has run out, and the sku can be bought', (_whose, type) => {
    const one = {
      price: 29900,
      skuStatus: 1,
      skuSaleStatus: 1,
      inventoryStatus: 1,
      promotions: [running(type, 9900, { promotionInventoryStatus: 0 })],
    }
    expect(priceSku(one, { now: NOW, newcomer: true, group: true })).toEqual({ price: 29900 })
    expect(skuAvailability(one, { now: NOW })).toBe(AVAILABILITY.available)
    const gone = { ...one, inventoryStatus: 0 }
    expect(skuAvailability(gone, { now: NOW, group: true })).toBe(AVAILABILITY.promotionSoldOut)
  })

  it('stays that of a flash sale that has run out, when nobody can buy meanwhile', () => {
    const promotionsNow = [running(101, 7900, { promotionInventoryStatus: 0 })]
    expect(priceSku({ price: 10000, promotions: promotionsNow }, { now: NOW }).price).toBe(7900)
  })

  it('is never that of a promotion without pieces where the sku can be bought', () => {
    fc.assert(
      fc.property(sku, conditions, fc.boolean(), (any, given, newcomer) => {
        const one = { ...any, skuStatus: 1, skuSaleStatus: 1, inventoryStatus: 1 }
        fc.pre(skuAvailability(one, given) === AVAILABILITY.available)
        expect(priceSku(one, { ...given, newcomer }).promotion?.promotionInventoryStatus).not.toBe(0)
      }),
    )
  })

  it('is the group price only for shoppers who buy in a group, and the newcomer price only for newcomers', () => {
    const inGroup = { price: 29900, promotions: [running(103, 9900)] }
    expect(priceSku(inGroup, { now: NOW })).toEqual({ price: 29900 })
    expect(priceSku(inGroup, { now: NOW, group: true }).price).toBe(9900)
    const forNewcomers = { price: 29900, promotions: [running(112, 9900)] }
    expect(priceSku(forNewcomers, { now: NOW }).price).toBe(29900)
    expect(priceSku(forNewcomers, { now: NOW, newcomer: true }).price).toBe(9900)
  })

  it('is not that of a gift', () => {
    expect(priceSku({ price: 29900, promotions: [running(205, 100)] }, { now: NOW })).toEqual({ price: 29900 })
  })

  it('is the tier of a crowd-funding, up to the shelf price', () => {
    const tier = running(113, 20000)
    const at = (price: number) =>
      priceSku({ price, lowestPrice: price, promotions: [running(104, 100), tier] }, { now: NOW })
    expect(at(29900)).toEqual({ price: 20000, originalPrice: 29900, promotion: tier })
    expect(at(20000)).toEqual({ price: 20000, promotion: tier })
    expect(at(19900)).toEqual({ price: 19900 })
  })

  it('is the ordinary one under a promotion with the same price, or with none', () => {
    expect(priceSku({ price: 29900, lowestPrice: 39900, promotions: [running(102, 29900)] }, { now: NOW })).toEqual({
      price: 29900,
      originalPrice: 39900,
    })
    expect(priceSku({ price: 29900, promotions: [running(102)] }, { now: NOW })).toEqual({ price: 29900 })
    expect(priceSku({ price: -5, promotions: [running(102, -9)] }, { now: NOW })).toEqual({ price: 0 })
  })

  it('is never negative, never above the ordinary one, and the struck-through price is always higher', () => {
    fc.assert(
      fc.property(sku, conditions, (one, given) => {
        const { price, originalPrice, promotion } = priceSku(one, given)
        expect(price).toBeGreaterThanOrEqual(0)
        expect(price).toBeLessThanOrEqual(one.price)
        expect(originalPrice ?? Infinity).toBeGreaterThan(price)
        expect(promotion ? promotion.promotionPrice : price).toBe(price)
      }),
    )
  })
})

describe('earlier prices that a price is compared with', () => {
  const days = (count: number) => NOW - count * 24 * 3_600_000
  it('are the lowest at which it was sold in the seven days before', () => {
    const history = [
      { price: 9900, from: days(30) },
      { price: 5900, from: days(9) },
      { price: 12900, from: days(8) },
      { price: 11900, from: days(3) },
      { price: 4900, from: NOW },
    ]
    expect(lowestBefore(history, NOW)).toBe(11900)
    expect(lowestBefore(history, days(2))).toBe(5900)
    expect(lowestBefore(history, days(40))).toBeUndefined()
  })

  it('are never more than any price of those days, whatever happened before', () => {
    const point = fc.record({ price: fen, from: fc.integer({ min: days(20), max: NOW + 1 }) })
    fc.assert(
      fc.property(fc.uniqueArray(point, { selector: ({ from }) => from }), (history) => {
        const lowest = lowestBefore(history, NOW)
        const inForce = (at: number) =>
          history.filter(({ from }) => from <= at).sort((one, other) => other.from - one.from)[0]?.price ?? Infinity
        for (const at of [days(7), days(5), days(1), NOW - 1])
          expect(lowest ?? Infinity).toBeLessThanOrEqual(inForce(at))
        expect(lowest === undefined).toBe(!history.some(({ from }) => from < NOW))
      }),
    )
  })
})

describe('products that help to reach a threshold', () => {
  it('are those that bring all that is missing, the cheapest first, then those that bring most of it', () => {
    const of = (...prices: number[]) => prices.map((price) => ({ price }))
    expect(reachingFirst(of(10, 90, 50, 60, 40), 50)).toEqual(of(50, 60, 90, 40, 10))
    expect(reachingFirst(of(10, 90), 0)).toEqual(of(10, 90))
  })
})
