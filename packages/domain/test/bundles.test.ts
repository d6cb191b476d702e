import { howMuch } from '@hearth/vitest/whole'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BUNDLE_KIND,
  bundlesFor,
  judgeBundles,
  priceCart,
  priceOrder,
  PROMOTION_TYPE,
  sumRows,
  type BundlePart,
  type CartLike,
  type PricedCartProduct,
  type PricedOrder,
  type PricingBundle,
  type PricingLine,
} from '#index'
import { NOW } from './arbitraries'
import { lineOf, pricingBundles, pricingLines } from './pricing'

const part = (skuNo: string, price: number, quantity = 1, id = skuNo): BundlePart => ({ id, skuNo, price, quantity })
const set = (promotionId: string, price: number, ...skuNos: string[]): PricingBundle => ({
  promotionId,
  kind: BUNDLE_KIND.comboBuy,
  price,
  skus: skuNos.map((skuNo) => ({ skuNo, itemQuantity: 1 })),
})
const sale = (thresholdAmount: number, price: number, ...skuNos: string[]): PricingBundle => ({
  promotionId: 'sale',
  kind: BUNDLE_KIND.markUp,
  thresholdAmount,
  skus: skuNos.map((skuNo) => ({ skuNo, itemQuantity: 1, price })),
})
const savedOn = (bundles: PricingBundle[], parts: BundlePart[]) =>
  Object.fromEntries(judgeBundles(bundles, parts).rows.map(({ line, fen }) => [line, -fen]))

describe('a set', () => {
  it('needs every one of its pieces', () => {
    const two: PricingBundle = {
      ...set('s', 250, 'a'),
      skus: [
        { skuNo: 'a', itemQuantity: 2 },
        { skuNo: 'b', itemQuantity: 1 },
      ],
    }
    expect(savedOn([two], [part('a', 100, 1), part('b', 100)])).toEqual({})
    expect(savedOn([two], [part('a', 100, 2), part('b', 100)])).toEqual({ a: 33, b: 17 })
    expect(savedOn([two], [part('a', 100, 5), part('b', 100, 2)])).toEqual({ a: 66, b: 34 })
  })

  it('takes the most expensive pieces of a sku, and stops where one more would save nothing', () => {
    const parts = [part('a', 60, 2), part('a', 100, 1, 'a rest'), part('b', 50, 3)]
    expect(savedOn([set('s', 120, 'a', 'b')], parts)).toEqual({ 'a rest': 20, b: 10 })
  })

  it('saves nothing without a price', () => {
    expect(judgeBundles([{ ...set('s', 1, 'a'), price: undefined }], [part('a', 100)]).rows).toEqual([])
  })

  it('with a piece that another set needs too applies if it saves more, and of equal ones the smaller id', () => {
    const parts = [part('a', 100), part('b', 100), part('c', 100)]
    const sourceOf = (...bundles: PricingBundle[]) => judgeBundles(bundles, parts).rows.map(({ source }) => source?.id)
    expect(sourceOf(set('x', 150, 'a', 'b'), set('y', 140, 'a', 'c'))).toEqual(['y', 'y'])
    expect(sourceOf(set('y', 150, 'a', 'c'), set('x', 150, 'a', 'b'))).toEqual(['x', 'x'])
  })
})

describe('a mark-up sale', () => {
  it('makes one piece of each of its skus cheaper once the rest reaches its threshold, and says what is missing', () => {
    const bulbs = sale(200, 10, 'bulb', 'plug')
    const parts = (lamp: number) => [part('lamp', lamp), part('bulb', 50, 3), part('plug', 30)]
    expect(judgeBundles([bulbs], parts(199))).toEqual({ rows: [], missing: { sale: 1 } })
    expect(savedOn([bulbs], parts(200))).toEqual({ bulb: 40, plug: 20 })
    expect(judgeBundles([bulbs], parts(200)).missing).toEqual({ sale: 0 })
  })

  it('counts the rest after what sets take off', () => {
    const parts = [part('lamp', 200), part('plug', 100), part('bulb', 50)]
    const both = [set('s', 250, 'lamp', 'plug'), sale(300, 10, 'bulb')]
    expect(judgeBundles(both, parts).missing).toEqual({ sale: 50 })
  })

  it('counts every piece of the rest, and gives one piece to one sale', () => {
    expect(judgeBundles([sale(400, 10, 'bulb')], [part('lamp', 100, 3), part('bulb', 50)]).missing).toEqual({
      sale: 100,
    })
    const second = { ...sale(1, 20, 'bulb'), promotionId: 'second' }
    const sales = (pieces: number) =>
      judgeBundles([second, sale(1, 10, 'bulb')], [part('lamp', 100), part('bulb', 50, pieces)]).rows.map(
        ({ source, fen }) => [source?.id, fen],
      )
    expect(sales(1)).toEqual([['sale', -40]])
    expect(sales(2)).toEqual([
      ['sale', -40],
      ['second', -30],
    ])
  })

  it('leaves pieces of a set alone, and those that are cheaper already', () => {
    const both = [set('s', 200, 'lamp', 'bulb'), sale(1, 10, 'bulb')]
    expect(savedOn(both, [part('lamp', 200), part('bulb', 50)])).toEqual({ lamp: 40, bulb: 10 })
    expect(savedOn([sale(1, 10, 'bulb')], [part('lamp', 200), part('bulb', 10)])).toEqual({})
  })

  it('needs something beside it, even without a threshold', () => {
    expect(judgeBundles([sale(0, 1, 'bulb')], [part('bulb', 50)])).toEqual({ rows: [], missing: { sale: 1 } })
    expect(savedOn([sale(0, 1, 'bulb')], [part('bulb', 50), part('lamp', 1)])).toEqual({ bulb: 49 })
  })
})

describe('bundles', () => {
  it('for members apply to members, and none applies to enterprises', () => {
    const members = { ...set('s', 1, 'a'), promotionSupportTarget: 'vip' }
    const all = set('t', 1, 'a')
    expect(bundlesFor([members, all], {})).toEqual([all])
    expect(bundlesFor([members, all], { vip: true })).toEqual([members, all])
    expect(bundlesFor([members, all], { vip: true, enterprise: true })).toEqual([])
  })

  it('do not change what is paid with points', () => {
    const lines = [lineOf('a', 100, { sku: { fixed: { kind: 'exchange', id: 'e', price: 0 } } }), lineOf('b', 100)]
    const { rows } = priceOrder({
      lines,
      bundles: [set('s', 10, 'a', 'b')],
      buyer: {},
      coupons: [],
      choice: 'best',
      now: NOW,
    })
    expect(rows.filter(({ stage }) => stage === 'bundle')).toEqual([])
  })

  it('take no more off a line than its price, whatever is in the cart', () => {
    fc.assert(
      fc.property(
        pricingBundles,
        fc.array(
          fc.record({
            skuNo: fc.constantFrom('a', 'b', 'c'),
            price: fc.nat(500),
            quantity: fc.integer({ min: 1, max: 6 }),
          }),
          { maxLength: 5 },
        ),
        (bundles, given) => {
          const parts = given.map((one, at) => ({ ...one, id: `${at}` }))
          const { rows } = judgeBundles(bundles, parts)
          for (const { id, price, quantity } of parts)
            expect(-sumRows(rows, { line: id })).toBeLessThanOrEqual(price * quantity)
          expect(rows.every(({ fen }) => fen < 0)).toBe(true)
          const total = (some: typeof parts) => sumRows(judgeBundles(bundles, some).rows)
          expect(total([...parts].reverse())).toBe(total(parts))
        },
      ),
      { numRuns: howMuch(400, 1000) },
    )
  })

  it('give the same amount in a shown cart as in its order', () => {
    fc.assert(
      fc.property(pricingLines, pricingBundles, (given, bundles) => {
        const lines = given.map(withDeposits)
        const all = bundlesFor(bundles, {})
        const priced = priceOrder({ lines, bundles: all, buyer: {}, coupons: [], choice: 'best', now: NOW })
        const { productAmount, discountAmount } = priced.amounts
        const cart = priceCart(shown(priced, all))
        expect(cart).toMatchObject({ productAmount, discountAmount, missing: priced.missing })
        for (const { promotionId } of all)
          expect(cart.saved[promotionId] ?? 0).toBe(
            0 - sumRows(priced.rows.filter(({ source }) => source?.kind === 'bundle' && source.id === promotionId)),
          )
      }),
      { numRuns: howMuch(400, 1000) },
    )
  })
})

/** Returns the line with a deposit on each of its pre-sale promotions, since pre-sales of the shop have one. */
const withDeposits = (line: PricingLine): PricingLine => ({
  ...line,
  sku: {
    ...line.sku,
    promotions: line.sku.promotions.map((one) =>
      one.promotionType === PROMOTION_TYPE.preSale ? { ...one, depositAmount: 1 } : one,
    ),
  },
})

/** A cart as the server shows it. */
function shown({ lines }: PricedOrder, bundles: readonly PricingBundle[]): CartLike<PricedCartProduct> {
  const promotions = [...new Map(lines.map(({ cartPromotion: one }) => [one?.promotionId ?? '', one])).values()]
  return {
    promotionGroups: promotions.map((promotion) => ({
      ...promotion,
      groups: [
        {
          subGroups: [
            {
              products: lines
                .filter(({ cartPromotion: one }) => one?.promotionId === promotion?.promotionId)
                .map(({ line, status, quantity, parts, ...one }) => ({
                  ...one,
                  id: line.id,
                  promotionType: one.promotion?.promotionType,
                  skuNo: line.sku.skuNo,
                  floorPrice: line.sku.floorPrice,
                  itemQuantity: quantity,
                  tiers: parts.map(({ price, most: pieces, cartPromotions }) => ({
                    price,
                    pieces,
                    covered: cartPromotions.length > 0,
                  })),
                  promotionIds: parts.flatMap(({ cartPromotions }) =>
                    cartPromotions.map(({ promotionId }) => promotionId),
                  ),
                  productStatus: status,
                  shoppingCartStatus: Number(line.checked),
                })),
            },
          ],
        },
      ],
    })),
    otherPromotions: lines
      .flatMap(({ parts }) => parts.flatMap(({ cartPromotions }) => cartPromotions))
      .filter((one) => promotions.every((other) => other?.promotionId !== one.promotionId)),
    campaignSkuList: bundles
      .filter(({ kind }) => kind === BUNDLE_KIND.markUp)
      .flatMap(({ promotionId, thresholdAmount = 0, skus }) =>
        skus.map(({ skuNo, price = 0 }) => ({ promotionId, thresholdAmount, skuNo, price })),
      ),
    comboBuySkuList: bundles
      .filter(({ kind }) => kind === BUNDLE_KIND.comboBuy)
      .map(({ promotionId, price = 0, skus }) => ({ promotionId, price, skus })),
  }
}
