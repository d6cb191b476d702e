import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BARGAIN_REFUSAL_TEXT,
  BARGAIN_STATUS,
  BARGAIN_STEPS,
  bargainCuts,
  bargainEndTime,
  bargainOfferFaults,
  bargainPercent,
  bargainPrice,
  bargainRefusal,
  bargainShareTitle,
  bargainSkuShareTitle,
  bargainStatus,
  canBeCut,
  DAY,
  MOST_BARGAIN_HELPERS,
  MOST_BARGAIN_HOURS,
  priceOrder,
  PRODUCT_STATUS,
  priceSku,
  PROMOTION_TYPE,
  type BargainOffer,
} from '#index'
import { NOW } from './arbitraries'
import { couponOf, lineOf, running } from './pricing'

const HOUR = 3_600_000
const { running: open, bought, over } = BARGAIN_STATUS

/** A path on which each friend takes off a fen or more. */
const paths = fc
  .record({
    floorPrice: fc.integer({ min: 1, max: 10_000_000 }),
    helperCount: fc.integer({ min: 1, max: MOST_BARGAIN_HELPERS }),
    more: fc.nat(10_000_000),
  })
  .map(({ floorPrice, helperCount, more }) => ({ floorPrice, helperCount, price: floorPrice + helperCount + more }))

describe('the price steps of a bargain', () => {
  it('are known beforehand: the cuts end exactly at the floor price, each at least a fen, none random', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const cuts = bargainCuts(path)
        expect(cuts).toHaveLength(path.helperCount)
        expect(cuts.every((cut) => Number.isInteger(cut) && cut >= 1)).toBe(true)
        expect(cuts.reduce((sum, cut) => sum + cut, 0)).toBe(path.price - path.floorPrice)
        expect(bargainCuts(path)).toEqual(cuts)
        expect(Math.max(...cuts) - Math.min(...cuts)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('fall with each friend, from the price to the floor and never below', () => {
    fc.assert(
      fc.property(paths, fc.nat(MOST_BARGAIN_HELPERS * 2), (path, helped) => {
        expect(bargainPrice(path, 0)).toBe(path.price)
        expect(bargainPrice(path, path.helperCount)).toBe(path.floorPrice)
        expect(bargainPrice(path, helped)).toBeGreaterThanOrEqual(path.floorPrice)
        if (helped < path.helperCount) expect(bargainPrice(path, helped + 1)).toBeLessThan(bargainPrice(path, helped))
      }),
    )
  })

  it('give the remaining fen to the first friends, one each', () => {
    expect(bargainCuts({ price: 1000, floorPrice: 990, helperCount: 4 })).toEqual([3, 3, 2, 2])
  })

  it('are shown as percent done, with 100 at the floor alone', () => {
    const bargain = { price: 10_000, floorPrice: 1 }
    expect(bargainPercent({ ...bargain, currentPrice: 10_000 })).toBe(0)
    expect(bargainPercent({ ...bargain, currentPrice: 2 })).toBe(99)
    expect(bargainPercent({ ...bargain, currentPrice: 1 })).toBe(100)
  })

  it('need a fen for each friend', () => {
    expect(canBeCut(1005, 1000, 5)).toBe(true)
    expect(canBeCut(1004, 1000, 5)).toBe(false)
    expect(canBeCut(1004, 0, 1)).toBe(false)
    expect(canBeCut(900, 1000, 1)).toBe(false)
  })
})

describe('the steps of a bargain', () => {
  it('lead from running to each status, and leave every status except over', () => {
    const found = new Set([open])
    for (const status of found) for (const { from, to } of BARGAIN_STEPS) if (from === status) found.add(to as never)
    expect([...found].sort()).toEqual([open, bought, over])
    expect(BARGAIN_STEPS.filter(({ from }) => from === over)).toEqual([])
  })

  it('let friends help only while it runs', () => {
    expect(BARGAIN_STEPS.filter(({ deed }) => deed === 'help').map(({ from, to }) => [from, to])).toEqual([
      [open, open],
    ])
  })

  it('follow from an order and the clock: to the very last moment, and not after it', () => {
    expect(bargainStatus({ ordered: false, endTime: NOW }, NOW)).toBe(open)
    expect(bargainStatus({ ordered: false, endTime: NOW }, NOW + 1)).toBe(over)
    expect(bargainStatus({ ordered: true, endTime: NOW }, NOW + DAY)).toBe(bought)
  })
})

describe('help with a bargain', () => {
  const bargain = { status: open, own: false, helperCount: 3, helped: 2 }

  it('is accepted from a friend while it runs and needs help', () => {
    expect(bargainRefusal(bargain)).toBeUndefined()
    expect(bargainRefusal({ ...bargain, own: true })).toBe('own')
    expect(bargainRefusal({ ...bargain, status: bought })).toBe('bought')
    expect(bargainRefusal({ ...bargain, status: over })).toBe('over')
    expect(bargainRefusal({ ...bargain, helped: 3 })).toBe('full')
  })

  it('is refused with what to do instead', () => {
    expect(Object.values(BARGAIN_REFUSAL_TEXT).filter((text) => !/邀请|自己发起/.test(text))).toEqual([])
  })
})

describe('a bargain campaign', () => {
  const offer: BargainOffer = {
    bargainHelpers: 5,
    bargainHours: 24,
    skus: [{ promotionPrice: 5000, stock: 10 }],
  }

  it.each<[string, Partial<BargainOffer>, string[]]>([
    ['valid terms', {}, []],
    ['a limit of the one piece', { skus: [{ promotionPrice: 5000, stock: 10, shopperLimit: 1 }] }, []],
    ['no friends', { bargainHelpers: undefined }, ['helpers']],
    ['half a friend', { bargainHelpers: 1.5 }, ['helpers']],
    ['too many friends', { bargainHelpers: MOST_BARGAIN_HELPERS + 1 }, ['helpers']],
    ['no hours', { bargainHours: 0 }, ['hours']],
    ['too many hours', { bargainHours: MOST_BARGAIN_HOURS + 1 }, ['hours']],
    ['no sku', { skus: [] }, ['oneSku']],
    ['two skus', { skus: [...offer.skus, ...offer.skus] }, ['oneSku']],
    ['no floor price', { skus: [{ stock: 10 }] }, ['sku']],
    ['no pieces of its own', { skus: [{ promotionPrice: 5000 }] }, ['sku']],
    ['more pieces for each shopper', { skus: [{ promotionPrice: 5000, stock: 10, shopperLimit: 2 }] }, ['limit']],
  ])('is refused at the faulty field: %s', (_, change, faults) => {
    expect(bargainOfferFaults({ ...offer, ...change })).toEqual(faults)
  })

  it('lets a bargain last its hours, and not beyond the campaign', () => {
    expect(bargainEndTime({ bargainHours: 24, endTime: NOW + 9 * DAY }, NOW)).toBe(NOW + DAY)
    expect(bargainEndTime({ bargainHours: 24, endTime: NOW + HOUR }, NOW)).toBe(NOW + HOUR)
  })

  it('is shared with its current price, and promises nothing for sharing', () => {
    const bargain = { skuName: '智能灯', status: open, currentPrice: 8000, floorPrice: 5000 }
    expect(bargainShareTitle(bargain)).toBe('「智能灯」现价 ¥80.00，最低 ¥50.00，帮我砍一刀')
    expect(bargainShareTitle({ ...bargain, status: bought })).toBe('砍价：智能灯')
    expect(bargainShareTitle({ ...bargain, currentPrice: 5000 })).toBe('砍价：智能灯')
    expect(bargainSkuShareTitle('智能灯', 5000)).toBe('好友砍价：「智能灯」最低 ¥50.00')
  })
})

describe('the price of a bargain', () => {
  const campaign = running(PROMOTION_TYPE.bargain, {
    promotionId: 'cut',
    promotionPrice: 5000,
    promotionInventoryStatus: 1,
    stock: 3,
  })
  const discount = running(PROMOTION_TYPE.discount, { promotionId: 'off', promotionPrice: 7000 })
  const sale = running(PROMOTION_TYPE.flashSale, { promotionId: 'sale', promotionPrice: 6000 })
  const reduction = running(PROMOTION_TYPE.fullReduction, {
    promotionId: 'less',
    thresholdAmount: 100,
    reduceAmount: 100,
  })
  const buy = (price: number | undefined, promotions: object[], quantity = 1) =>
    priceOrder({
      lines: [lineOf('lamp', 10_000, { itemQuantity: quantity, sku: { promotions: promotions as never } })],
      buyer: price === undefined ? {} : { bargain: { promotionId: 'cut', price } },
      coupons: [couponOf('c', { couponValue: 500 })],
      choice: 'best',
      now: NOW,
    })

  it('is for the shopper who bargained, without coupons and cart promotions', () => {
    const order = buy(8000, [campaign, reduction])
    expect(order.lines[0]).toMatchObject({ price: 8000, promotion: { promotionId: 'cut' }, ordered: true })
    expect(order.amounts).toMatchObject({ productAmount: 8000, discountAmount: 0, couponAmount: 0 })
  })

  it('withholds nothing from shoppers who do not bargain', () => {
    expect(buy(undefined, [campaign, reduction]).amounts).toMatchObject({ discountAmount: 100, couponAmount: 500 })
    expect(buy(undefined, [campaign]).lines[0]?.promotion).toBeUndefined()
  })

  it('is the ordinary price before a friend has helped, and never more', () => {
    expect(buy(10_000, [campaign]).lines[0]).toMatchObject({ price: 10_000, promotion: { promotionId: 'cut' } })
    expect(buy(12_000, [campaign]).lines[0]).toMatchObject({ price: 10_000, promotion: { promotionId: 'cut' } })
  })

  it('combines with no other promotion', () => {
    for (const other of [discount, sale])
      expect(buy(8000, [campaign, other]).lines[0]).toMatchObject({ price: 8000, promotion: { promotionId: 'cut' } })
  })

  it('is for one piece, whatever quantity is asked for', () => {
    expect(buy(8000, [campaign], 3).lines[0]).toMatchObject({ quantity: 1, limitQuantity: 1, overLimit: true })
  })

  it('ends with the pieces of the campaign, and with its last moment', () => {
    const gone = { ...campaign, promotionInventoryStatus: 0, stock: 0 }
    expect(buy(8000, [gone]).lines[0]?.promotion).toBeUndefined()
    expect(buy(8000, [{ ...campaign, endTime: NOW - 1 }]).lines[0]?.promotion).toBeUndefined()
    expect(buy(8000, [{ ...campaign, endTime: NOW }]).lines[0]).toMatchObject({ price: 8000 })
  })

  it('does not open a sku that is kept for shoppers with a reservation', () => {
    const kept = running(PROMOTION_TYPE.reservation, { promotionId: 'kept', promotionPrice: 6000 })
    expect(buy(8000, [campaign, kept]).lines[0]).toMatchObject({ status: PRODUCT_STATUS.toReserve, ordered: false })
  })

  it('is shown to nobody as the price of the product', () => {
    expect(priceSku({ price: 10_000, promotions: [campaign] }, { now: NOW })).toEqual({ price: 10_000 })
  })
})
