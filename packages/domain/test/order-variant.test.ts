import { describe, expect, it } from 'vitest'
import { BUNDLE_KIND, COUPON_DISCOUNT_TYPE, priceOrder, PROMOTION_TYPE, type PricingBundle } from '#index'
import { orderVariants } from '#price/order-variant'
import { NOW } from './arbitraries'
import { couponOf, lampAndHub as set, lineOf, running } from './pricing'

type Input = Parameters<typeof priceOrder>[0]

/** Returns the variants that are tried besides the one that uses all offers. */
function tried(lines: Input['lines'], more: Partial<Input> = {}) {
  const input: Input = { lines, buyer: {}, coupons: [], choice: 'best', now: NOW, ...more }
  return orderVariants(input, priceOrder(input))
}

const sale = (promotionId: string): PricingBundle => ({
  promotionId,
  kind: BUNDLE_KIND.markUp,
  thresholdAmount: 1_000_000,
  skus: [{ skuNo: 'lamp', itemQuantity: 1, price: 1 }],
})
const full = (promotionId: string) =>
  running(PROMOTION_TYPE.fullReduction, { promotionId, thresholdAmount: 100, reduceAmount: 100 })

const lamp = lineOf('lamp', 30_000)
const hub = lineOf('hub', 10_000)
const lampIn = (...ids: string[]) => lineOf('lamp', 30_000, { sku: { promotions: ids.map(full) } })
const stars = { balance: 50, pieceFen: 100, percent: 100, use: true }
const postage = couponOf('postage', { discountType: COUPON_DISCOUNT_TYPE.freePostage, couponValue: 0 })

describe('an order is priced once', () => {
  it('where it uses one offer, and nothing else depends on the sum of the products', () => {
    expect(tried([lamp, hub])).toEqual([])
    expect(tried([lamp, hub], { bundles: [set] })).toEqual([])
    expect(tried([lampIn('full')])).toEqual([])
    expect(tried([lamp], { coupons: [couponOf('c')] })).toEqual([])
  })

  it('where a coupon comes with stars that pay each fen, do not exist, or are not used', () => {
    for (const other of [{ pieceFen: 1 }, { balance: 0 }, { use: false }])
      expect(tried([lamp], { coupons: [couponOf('c')], tenders: { stars: { ...stars, ...other } } })).toEqual([])
  })

  it('where stars are used without a coupon', () => {
    expect(tried([lamp], { tenders: { stars } })).toEqual([])
  })
})

describe('an order is priced in every way', () => {
  const [withSet, withoutSet] = [
    { bundles: [set], cartPromotions: [] },
    { bundles: [], cartPromotions: [] },
  ]

  it('with and without a set, where a coupon or freight depends on the sum of the products', () => {
    expect(tried([lamp, hub], { bundles: [set], coupons: [couponOf('c')] })).toEqual([withSet, withoutSet])
    const cheap = { ...set, price: 5000 }
    expect(tried([lamp, hub], { bundles: [cheap] })).toEqual([{ ...withSet, bundles: [cheap] }, withoutSet])
  })

  it('with and without a set, where a cart promotion covers a part of it', () => {
    expect(tried([lampIn('full'), hub], { bundles: [set] })).toHaveLength(2 * 2)
  })

  it('with each of several possible sets and sales', () => {
    expect(tried([lamp, hub], { bundles: [set, sale('sale')] })).toHaveLength(4)
  })

  it('with and without a cart promotion, where a coupon or freight depends on the sum of the products', () => {
    const both = [
      { bundles: [], cartPromotions: ['full'] },
      { bundles: [], cartPromotions: [] },
    ]
    expect(tried([lampIn('full')], { coupons: [couponOf('c')] })).toEqual(both)
    expect(tried([lineOf('mug', 5000, { sku: { promotions: [full('full')] } })])).toEqual(both)
  })

  it('with cart promotions one by one and in each order, where pieces may count for several', () => {
    expect(tried([lampIn('a', 'b')]).map(({ cartPromotions }) => cartPromotions)).toEqual([
      ['a', 'b'],
      ['b', 'a'],
      ['b'],
      ['a'],
      [],
    ])
  })

  it('with each coupon, and a freight coupon beside it, where stars pay whole pieces of the rest', () => {
    const coupons = [couponOf('c'), postage, couponOf('d')]
    const none = { bundles: [], cartPromotions: [] }
    expect(tried([lamp], { coupons, tenders: { stars } })).toEqual([
      none,
      { ...none, choice: ['postage'] },
      { ...none, choice: ['c', 'postage'] },
      { ...none, choice: ['d', 'postage'] },
    ])
    expect(tried([lamp], { coupons, tenders: { stars }, choice: ['c'] })).toEqual([none])
  })

  it('without sets of which a part is not ordered', () => {
    const lines = [lampIn('full'), { ...hub, checked: false }]
    expect(tried(lines, { bundles: [set], coupons: [couponOf('c')] })).toHaveLength(2)
  })

  it('kind by kind, where there are too many ways', () => {
    const bundles = ['1', '2', '3', '4'].map(sale)
    const coupons = Array.from({ length: 10 }, (_, at) => couponOf(`c${at}`))
    const ways = tried([lampIn('a', 'b', 'c', 'd')], { bundles, coupons, tenders: { stars } })
    // All combinations of the choices would be 10 * 33 * 12 variants. Therefore each kind of offer is varied alone.
    expect(ways.filter((one) => one.bundles)).toHaveLength(10)
    expect(ways.filter((one) => one.choice)).toHaveLength(11)
    expect(ways.every((one) => Object.keys(one).length <= 1)).toBe(true)
  })
})
