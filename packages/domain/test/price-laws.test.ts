import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import {
  FREIGHT,
  priceOrder,
  PROMOTION_TYPE,
  type FreightTerms,
  type PricingBundle,
  type PricingInput,
  type PricingLine,
} from '#index'
import { NOW } from './arbitraries'
import { couponOf, lineOf, pricingBundles, pricingBuyer, pricingCoupons, running } from './pricing'

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of random carts on which the laws of prices are checked. */
    lawRuns: number
  }
}

const { flashSale, discount, memberPrice, newcomer: newcomerPrice, fullReduction, fullDiscount } = PROMOTION_TYPE

const price = (input: Partial<PricingInput> & Pick<PricingInput, 'lines'>) =>
  priceOrder({ buyer: {}, coupons: [], choice: 'best', now: NOW, ...input })

/** Cart promotions by amount and by pieces, some with tiers, some that combine. A cart has at most three of them. */
const CART = [
  running(fullReduction, { promotionId: 'a', thresholdAmount: 10_000, reduceAmount: 1000 }),
  running(fullReduction, { promotionId: 'b', thresholdAmount: 30_000, reduceAmount: 5000 }),
  running(fullDiscount, { promotionId: 'c', thresholdQuantity: 3, discountRate: 85 }),
  running(fullDiscount, {
    promotionId: 'd',
    tiers: [
      { thresholdAmount: 12_000, discountRate: 92.5 },
      { thresholdAmount: 20_000, thresholdQuantity: 3, discountRate: 88.8 },
    ],
    combinesWith: ['a', 'b'],
  }),
  running(fullReduction, {
    promotionId: 'e',
    tiers: [
      { thresholdQuantity: 2, reduceAmount: 800 },
      { thresholdQuantity: 5, reduceAmount: 3000 },
    ],
    priority: -1,
    combinesWith: ['c', 'd'],
  }),
]
type CartPromotion = (typeof CART)[number]

/** Promotions that set the price of a piece, some for a limited number of pieces. */
const PRICES = [
  running(flashSale, { promotionPrice: 6000, limitQuantity: 2, promotionInventoryStatus: 1, stock: 3 }),
  running(discount, { promotionPrice: 7000 }),
  running(memberPrice, { promotionPrice: 6500, promotionSupportTarget: 'vip' }),
  running(newcomerPrice, { promotionPrice: 99, limitQuantity: 1 }),
]

const linesWith = (offered: readonly CartPromotion[]) =>
  fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }).chain((skuNos) =>
    fc.tuple(
      ...skuNos.map((skuNo) =>
        fc
          .record({
            price: fc.oneof(fc.constantFrom(99, 9900, 15_000), fc.nat(40_000)),
            itemQuantity: fc.integer({ min: 1, max: 4 }),
            over: fc.subarray([...offered]),
            own: fc.subarray(PRICES, { maxLength: 2 }),
            floor: fc.option(fc.nat(100), { nil: undefined, freq: 2 }),
            freightTable: fc.constantFrom(undefined, 'heavy', 'counted'),
            grams: fc.constantFrom(undefined, 700),
          })
          .map(({ price: fen, itemQuantity, over, own, floor, ...sent }) => {
            const lowest = Math.min(fen, ...own.map(({ promotionPrice = fen }) => promotionPrice))
            const floorPrice = floor === undefined ? undefined : Math.floor((lowest * floor) / 100)
            return lineOf(skuNo, fen, { itemQuantity, sku: { promotions: [...own, ...over], floorPrice, ...sent } })
          }),
      ),
    ),
  )

const lines = fc.subarray(CART, { maxLength: 3 }).chain(linesWith)

const tender = fc.option(
  fc.record({
    balance: fc.nat(3000),
    pieceFen: fc.constantFrom(1, 10),
    percent: fc.constantFrom(10, 50, 100),
    mostFen: fc.constantFrom(undefined, undefined, 500),
  }),
  { nil: undefined },
)

/**
 * Freight tables that charge by order, by weight and by pieces. Each table has an amount of products from which its
 * freight is free.
 */
const FREIGHTS: FreightTerms[] = [
  { tableId: 'small', by: 'order', first: 600, freeFrom: 9900 },
  { tableId: 'heavy', by: 'weight', first: 3000, firstUnits: 2000, further: 500, furtherUnits: 1000, freeFrom: 30_000 },
  { tableId: 'counted', by: 'pieces', first: 800, firstUnits: 2, further: 300, freeFrom: 20_000, freePieces: 9 },
]

const inputs = fc.record({
  lines,
  freight: fc.constantFrom(undefined, FREIGHTS),
  bundles: pricingBundles.map((bundles) => bundles.slice(0, 3)),
  coupons: pricingCoupons.map((coupons) => coupons.slice(0, 3)),
  buyer: pricingBuyer,
  stars: tender,
})

type Drawn = typeof inputs extends fc.Arbitrary<infer One> ? One : never

const payFor = ({ lines: wanted, freight, bundles, coupons, buyer, stars }: Drawn): number =>
  price({
    lines: wanted,
    ...(freight ? { freight } : {}),
    bundles,
    coupons,
    buyer,
    ...(stars ? { tenders: { stars: { ...stars, use: true } } } : {}),
  }).amounts.payAmount

/** Returns the input without one of its bundles, coupons or cart promotions. */
function withoutOne(input: Drawn, at: number): Drawn {
  const { bundles, coupons } = input
  const offers: (() => Drawn)[] = [
    ...bundles.map((_, left) => () => ({ ...input, bundles: bundles.filter((_one, place) => place !== left) })),
    ...coupons.map((_, left) => () => ({ ...input, coupons: coupons.filter((_one, place) => place !== left) })),
    ...CART.map((left) => () => ({
      ...input,
      lines: input.lines.map(({ sku, ...line }): PricingLine => {
        const promotions = sku.promotions.filter((promotion) => promotion !== left)
        return { ...line, sku: { ...sku, promotions } }
      }) as Drawn['lines'],
    })),
  ]
  return offers[at % offers.length]!()
}

describe('nobody pays more', () => {
  it('for one more set, mark-up sale, cart promotion or coupon', () => {
    fc.assert(
      fc.property(inputs, fc.nat(30), (input, at) => {
        expect(payFor(input)).toBeLessThanOrEqual(payFor(withoutOne(input, at)))
      }),
      { numRuns: inject('lawRuns') },
    )
  })

  it('for a set whose price would lose a reduction', () => {
    const reduction = running(fullReduction, { thresholdAmount: 30_000, reduceAmount: 5000 })
    const sku = { promotions: [reduction] }
    const set: PricingBundle = {
      promotionId: 'set',
      kind: 'comboBuy',
      price: 29_900,
      skus: [
        { skuNo: 'a', itemQuantity: 1 },
        { skuNo: 'b', itemQuantity: 1 },
      ],
    }
    const two = [lineOf('a', 20_000, { sku }), lineOf('b', 10_000, { sku })]
    expect(price({ lines: two, bundles: [set] }).amounts.payAmount).toBe(25_000)
  })

  it('for the unreached one of two promotions of a sku, nor for the order of their ids', () => {
    const far = (promotionId: string) =>
      running(fullReduction, { promotionId, thresholdAmount: 900_000, reduceAmount: 90_000 })
    const near = (promotionId: string) =>
      running(fullReduction, { promotionId, thresholdAmount: 10_000, reduceAmount: 100 })
    for (const promotions of [
      [far('a'), near('b')],
      [far('b'), near('a')],
    ]) {
      const { lines: priced, amounts } = price({ lines: [lineOf('lamp', 10_000, { sku: { promotions } })] })
      expect(amounts.payAmount).toBe(9900)
      expect(priced[0]!.cartPromotion).toMatchObject({ reduceAmount: 100 })
    }
  })

  it('for two steps of a reduction as two promotions', () => {
    const step = (promotionId: string, thresholdAmount: number, reduceAmount: number) =>
      running(fullReduction, { promotionId, thresholdAmount, reduceAmount })
    const promotions = [step('x', 20_000, 1000), step('y', 40_000, 3000)]
    const pay = (fen: number) => price({ lines: [lineOf('lamp', fen, { sku: { promotions } })] }).amounts.payAmount
    expect([pay(20_000), pay(40_000)]).toEqual([19_000, 37_000])
  })

  it('for a coupon of a fen that would cost a star', () => {
    const stars = { balance: 1000, pieceFen: 10, percent: 50, use: true }
    const order = { lines: [lineOf('lamp', 20_000)], tenders: { stars } }
    const without = price(order).amounts.payAmount
    const { amounts, coupons } = price({ ...order, coupons: [couponOf('fen', { couponValue: 1 })] })
    expect([without, amounts.payAmount]).toEqual([10_000, 10_000])
    expect(coupons[0]).toMatchObject({ applied: false })
  })
})

/** Fen: the most that the reductions of a cart promotion take off an order; 0 for a percentage. */
const mostOff = ({ tiers = [], reduceAmount = 0 }: CartPromotion): number =>
  Math.max(reduceAmount, ...tiers.map((tier) => tier.reduceAmount ?? 0))

describe('two orders', () => {
  /**
   * Carts whose prices do not depend on the shopper's earlier orders, so that the first order does not change the
   * prices of the second.
   */
  const split = fc.record({
    lines: fc.subarray(CART, { maxLength: 3 }).chain(linesWith),
    first: fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }),
    coupon: fc.option(
      pricingCoupons.map((some) => some.slice(0, 1)),
      { nil: undefined },
    ),
    vip: fc.boolean(),
  })

  it('cost no less than one, except for what an order gets once', () => {
    fc.assert(
      fc.property(split, ({ lines: drawn, first, coupon = [], vip }) => {
        const buyer = { vip }
        const wanted = drawn.map((line) => ({
          ...line,
          sku: {
            ...line.sku,
            promotions: line.sku.promotions.filter(({ limitQuantity }) => limitQuantity === undefined),
          },
        }))
        const part = (pieces: (line: PricingLine, at: number) => number) =>
          wanted.flatMap((line, at) => (pieces(line, at) > 0 ? [{ ...line, itemQuantity: pieces(line, at) }] : []))
        const ofFirst = ({ itemQuantity }: PricingLine, at: number) => Math.min(itemQuantity, first[at] ?? 0)
        const one = part(ofFirst)
        const other = part((line, at) => line.itemQuantity - ofFirst(line, at))
        const whole = price({ lines: wanted, buyer, coupons: coupon })
        const orders = [price({ lines: one, buyer, coupons: coupon }), price({ lines: other, buyer })]
        const apart = orders.reduce((sum, { amounts }) => sum + amounts.payAmount, 0)
        // A single order may cost more than two orders by the amounts below. It gets each reduction once, but two
        // orders get it twice. It may pay freight that two orders save. It may lose a fen of rounding for each
        // percentage. It may leave out discounts of the two orders to reach the threshold of the coupon.
        const left = coupon.length > 0 ? orders.reduce((sum, { amounts }) => sum + amounts.discountAmount, 0) : 0
        const offered = new Map(wanted.flatMap(({ sku }) => sku.promotions.map((one) => [one.promotionId, one])))
        const reductions = [...offered.values()].reduce((sum, promotion) => sum + mostOff(promotion), 0)
        expect(whole.amounts.payAmount).toBeLessThanOrEqual(apart + reductions + left + FREIGHT + offered.size + 1)
      }),
      { numRuns: inject('lawRuns') },
    )
  })
})
