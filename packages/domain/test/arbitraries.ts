import fc from 'fast-check'
import { PROMOTION_TYPE, type PromotionType } from '#index'

/** The time of the examples: 2026-11-21 10:30 in Beijing. */
export const NOW = Date.UTC(2026, 10, 21, 2, 30)

export const bit = fc.constantFrom<0 | 1>(0, 1)
export const fen = fc.integer({ min: 0, max: 5_000_000 })
const promotionTypes = Object.values(PROMOTION_TYPE)

/** A promotion; about half of them run at {@link NOW}. */
const promotion = fc.record(
  {
    promotionId: fc.uuid(),
    promotionType: fc.constantFrom<PromotionType>(...promotionTypes),
    promotionPrice: fc.oneof(fc.constantFrom(0, 100), fen),
    beginTime: fc.integer({ min: NOW - 3, max: NOW + 1 }),
    endTime: fc.integer({ min: NOW - 1, max: NOW + 3 }),
    promotionInventoryStatus: bit,
    promotionSupportTarget: fc.constantFrom<'all' | 'vip'>('all', 'vip'),
  },
  { requiredKeys: ['promotionId', 'promotionType', 'beginTime', 'endTime'] },
)

export const promotions = fc.array(promotion, { maxLength: 8 })

export const conditions = fc.record({ now: fc.constant(NOW), vip: fc.boolean(), enterprise: fc.boolean() })

const values = { 颜色: ['月光白', '曜石黑', '暖砂金'], 规格: ['标准版', '尊享版'] }

/** Sale attributes as a product page has them. */
export const saleAttributes = Object.entries(values).map(([name, all]) => ({
  name,
  values: all.map((value) => ({ value })),
}))

export const sku = fc.record(
  {
    skuNo: fc.string({ minLength: 1, maxLength: 3 }),
    price: fen,
    lowestPrice: fen,
    skuStatus: bit,
    skuSaleStatus: bit,
    inventoryStatus: bit,
    attributes: fc.tuple(fc.constantFrom(...values.颜色), fc.constantFrom(...values.规格)).map(([colour, kind]) => [
      { name: '颜色', value: colour },
      { name: '规格', value: kind },
    ]),
    promotions: fc.array(promotion, { maxLength: 3 }),
    freePromotionStatus: fc.record({ status: fc.integer({ min: -1, max: 7 }) }),
  },
  { requiredKeys: ['skuNo', 'price', 'skuStatus', 'skuSaleStatus', 'inventoryStatus', 'attributes', 'promotions'] },
)

export const skus = fc.uniqueArray(sku, { maxLength: 8, selector: ({ skuNo }) => skuNo })

export const cartProduct = fc.record({
  skuNo: fc.constantFrom('a', 'b', 'c'),
  id: fc.uuid(),
  price: fen,
  itemQuantity: fc.integer({ min: 1, max: 200 }),
  productStatus: fc.integer({ min: 1, max: 12 }),
  shoppingCartStatus: bit,
})

const products = fc.array(cartProduct, { maxLength: 4 })
const groups = fc.array(fc.record({ subGroups: fc.array(fc.record({ products }), { maxLength: 2 }) }), { maxLength: 2 })

const cartPromotion = fc.oneof(
  fc.constant({}),
  fc.record({
    promotionId: fc.uuid(),
    promotionType: fc.constant(PROMOTION_TYPE.fullReduction),
    thresholdAmount: fen,
    reduceAmount: fen,
  }),
  fc.record({
    promotionId: fc.uuid(),
    promotionType: fc.constant(PROMOTION_TYPE.fullDiscount),
    thresholdQuantity: fc.integer({ min: 1, max: 20 }),
    discountRate: fc.integer({ min: 1, max: 100 }),
  }),
)

/** A cart of up to four promotion groups. */
export const cart = fc.record({
  promotionGroups: fc.array(
    fc.tuple(cartPromotion, groups).map(([described, inside]) => ({ ...described, groups: inside })),
    { maxLength: 4 },
  ),
})

export const coupon = fc.record(
  {
    couponId: fc.uuid(),
    discountType: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
    couponValue: fc.integer({ min: 0, max: 20_000 }),
    thresholdAmount: fc.integer({ min: 0, max: 50_000 }),
    usable: fc.boolean(),
    applied: fc.boolean(),
    endTime: fc.integer({ min: NOW, max: NOW + 10 }),
  },
  { requiredKeys: ['couponId', 'discountType', 'couponValue', 'usable', 'applied'] },
)

export const coupons = fc.array(coupon, { maxLength: 7 })
