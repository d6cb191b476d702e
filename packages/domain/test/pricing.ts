import fc from 'fast-check'
import {
  BUNDLE_KIND,
  COUPON_DISCOUNT_TYPE,
  PROMOTION_TYPE,
  type PricingBundle,
  type PricingBuyer,
  type PricingCoupon,
  type PricingLine,
} from '#index'
import { NOW } from './arbitraries'

type Promotion = PricingLine['sku']['promotions'][number]

/** A promotion that runs at {@link NOW}. */
export const running = (promotionType: number, more: Partial<Promotion> = {}): Promotion => ({
  promotionId: `p${promotionType}`,
  promotionType,
  beginTime: NOW - 1000,
  endTime: NOW + 1000,
  ...more,
})

/** A checked line of one piece of a sku with plenty of stock. */
export const lineOf = (
  skuNo: string,
  price: number,
  { sku, ...more }: Partial<Omit<PricingLine, 'sku'>> & { sku?: Partial<PricingLine['sku']> } = {},
): PricingLine => ({
  id: `line-${skuNo}`,
  itemQuantity: 1,
  checked: true,
  ...more,
  sku: {
    skuNo,
    price,
    skuStatus: 1,
    skuSaleStatus: 1,
    inventoryStatus: 1,
    stock: 1000,
    limitQuantity: 200,
    promotions: [],
    giftSkus: [],
    ...sku,
  },
})

/** A bundle of a lamp and a hub. */
export const lampAndHub: PricingBundle = {
  promotionId: 'set',
  kind: BUNDLE_KIND.comboBuy,
  price: 30_000,
  skus: [
    { skuNo: 'lamp', itemQuantity: 1 },
    { skuNo: 'hub', itemQuantity: 1 },
  ],
}

/** A coupon that can be used at {@link NOW} for any sku. */
export const couponOf = (couponId: string, more: Partial<PricingCoupon> = {}): PricingCoupon => ({
  couponId,
  discountType: COUPON_DISCOUNT_TYPE.reduction,
  couponValue: 1000,
  beginTime: NOW - 1000,
  endTime: NOW + 1000,
  ...more,
})

const SKUS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Prices of 0 to 3 fen are drawn more often than they occur in shops, since they reveal errors of rounding. */
const price = fc.oneof(fc.constantFrom(0, 1, 2, 3), fc.nat(40_000))

const ownPromotion = fc
  .record({
    type: fc.constantFrom(...Object.values(PROMOTION_TYPE)),
    id: fc.constantFrom('x', 'y'),
    promotionPrice: fc.option(price, { nil: undefined }),
    stock: fc.option(fc.nat(4), { nil: undefined }),
    limitQuantity: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    vip: fc.boolean(),
    over: fc.boolean(),
  })
  .map(({ type, id, promotionPrice, stock, limitQuantity, vip, over }) =>
    running(type, {
      promotionId: `${type}${id}`,
      promotionPrice,
      stock,
      limitQuantity,
      promotionInventoryStatus: stock === undefined ? undefined : Number(stock > 0),
      promotionSupportTarget: vip ? 'vip' : 'all',
      endTime: over && vip ? NOW - 1 : NOW + 1000,
    }),
  )

/** Cart promotions that several lines count for. */
const CART_PROMOTIONS = [
  running(PROMOTION_TYPE.fullReduction, { promotionId: 'full', thresholdAmount: 100, reduceAmount: 77 }),
  running(PROMOTION_TYPE.fullReduction, { promotionId: 'all', thresholdAmount: 0, reduceAmount: 9999 }),
  running(PROMOTION_TYPE.fullDiscount, {
    promotionId: 'pieces',
    tiers: [
      { thresholdQuantity: 3, discountRate: 92.5 },
      { thresholdQuantity: 6, thresholdAmount: 1000, discountRate: 85 },
    ],
    priority: -1,
    combinesWith: ['full', 'gone'],
  }),
]

/**
 * Returns the floor price of a sku: a percentage of the lowest price that the sku can have, so that no promotion's
 * price is below the floor.
 */
const lowestOf = (fen: number, promotions: readonly Promotion[], percent: number): number =>
  Math.floor((Math.min(fen, ...promotions.map(({ promotionPrice = fen }) => promotionPrice)) * percent) / 100)

const line = (skuNo: string): fc.Arbitrary<PricingLine> =>
  fc
    .record({
      price,
      itemQuantity: fc.integer({ min: 1, max: 9 }),
      checked: fc.boolean(),
      stock: fc.nat(20),
      limitQuantity: fc.integer({ min: 1, max: 9 }),
      onSale: fc.integer({ min: 0, max: 9 }),
      own: fc.uniqueArray(ownPromotion, { maxLength: 3, selector: ({ promotionId }) => promotionId }),
      cart: fc.subarray(CART_PROMOTIONS, { maxLength: 2 }),
      floor: fc.option(fc.nat(100), { nil: undefined, freq: 2 }),
      gifts: fc.uniqueArray(fc.constantFrom(...SKUS), { maxLength: 2 }),
    })
    .map(({ own, cart, floor, gifts, price: fen, onSale, stock, limitQuantity, ...rest }) =>
      lineOf(skuNo, fen, {
        ...rest,
        sku: {
          giftSkus: gifts.map((gift) => ({ promotionId: `gift-${gift}`, skuNo: gift, stock: 6 })),
          stock,
          limitQuantity,
          // `floor` is a percentage of the lowest price that the sku can have.
          floorPrice: floor === undefined ? undefined : lowestOf(fen, own, floor),
          inventoryStatus: Number(stock > 0),
          skuSaleStatus: Number(onSale > 0),
          promotions: [
            ...own,
            ...cart,
            ...gifts.map((gift) => running(PROMOTION_TYPE.gift, { promotionId: `gift-${gift}` })),
          ],
        },
      }),
    )

/** Up to six lines of different skus. */
export const pricingLines: fc.Arbitrary<PricingLine[]> = fc
  .subarray(SKUS, { minLength: 1 })
  .chain((skuNos) => fc.tuple(...skuNos.map(line)))

export const pricingBuyer: fc.Arbitrary<PricingBuyer> = fc.record({
  vip: fc.boolean(),
  enterprise: fc.boolean(),
  newcomer: fc.boolean(),
  held: fc.array(
    fc.record({
      promotionId: fc.constantFrom('101x', '101y', '102x', '104x', '112y'),
      skuNo: fc.constantFrom(...SKUS),
      pieces: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 3 },
  ),
})

const coupon: fc.Arbitrary<PricingCoupon> = fc
  .record({
    couponId: fc.uuid(),
    discountType: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
    couponValue: fc.oneof(fc.constantFrom(0, 1, 50, 99, 100), fc.nat(20_000)),
    thresholdAmount: fc.oneof(fc.constant(0), fc.nat(30_000)),
    mostSaving: fc.option(fc.integer({ min: 1, max: 5000 }), { freq: 2 }),
    beginTime: fc.constantFrom(NOW - 1, NOW - 1, NOW, NOW + 1),
    endTime: fc.integer({ min: NOW, max: NOW + 3 }),
    skuNos: fc.option(fc.uniqueArray(fc.constantFrom(...SKUS), { minLength: 1, maxLength: 3 })),
  })
  .map((one) => (one.discountType === 2 ? { ...one, couponValue: Math.min(100, one.couponValue) } : one))

export const pricingCoupons: fc.Arbitrary<PricingCoupon[]> = fc.uniqueArray(coupon, {
  maxLength: 5,
  selector: ({ couponId }) => couponId,
})

const bundledSkus = fc.uniqueArray(
  fc.record({ skuNo: fc.constantFrom(...SKUS), itemQuantity: fc.integer({ min: 1, max: 3 }), price }),
  { minLength: 1, maxLength: 3, selector: ({ skuNo }) => skuNo },
)

const bundle: fc.Arbitrary<PricingBundle> = fc
  .record({
    promotionId: fc.constantFrom('u', 'v', 'w', 'x', 'y', 'z'),
    kind: fc.constantFrom(...Object.values(BUNDLE_KIND)),
    promotionSupportTarget: fc.constantFrom('all', 'all', 'vip'),
    price,
    thresholdAmount: fc.constantFrom(0, 1, 3, 20_000),
    skus: bundledSkus,
  })
  .map(({ price: together, thresholdAmount, ...one }) => ({
    ...one,
    ...(one.kind === BUNDLE_KIND.comboBuy ? { price: together } : { thresholdAmount }),
  }))

/** Bundles and mark-up sales of the same skus. */
export const pricingBundles: fc.Arbitrary<PricingBundle[]> = fc.uniqueArray(bundle, {
  maxLength: 4,
  selector: ({ promotionId }) => promotionId,
})
