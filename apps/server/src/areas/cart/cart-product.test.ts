import { PROMOTION_TYPE } from '@hearth/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CartLine, GiftSku, StockedSku } from '#areas/cart/cart-line'
import { limitedPromotionOf, toCartProduct } from '#areas/cart/cart-product'
import { priceLines } from '#areas/cart/price-lines'
import type { StockedPromotion } from '#areas/products/to-promotion'
import { NOON } from '../../../test/noon'

const picture = { url: '/pictures/test.00000000', alt: '', width: 1200, height: 1200 }
const base = {
  spuNo: 'spu',
  skuName: '灯',
  attributes: [],
  picture,
  price: 10000,
  skuStatus: 1,
  skuSaleStatus: 1,
  merchantId: 'm',
  merchantName: '暖居',
} satisfies Partial<StockedSku>
const SKUS = ['a', 'b', 'c']

/** Carts of up to three skus, which may be gifts of each other. */
const carts = fc.record({ a: fc.nat(6), b: fc.nat(6), c: fc.nat(6) }).chain((stock: Record<string, number>) => {
  const left = (skuNo: string) => stock[skuNo] ?? 0
  const gift = fc.constantFrom(...SKUS)
  const line = (skuNo: string) =>
    fc
      .record({
        itemQuantity: fc.integer({ min: 1, max: 7 }),
        checked: fc.boolean(),
        limitQuantity: fc.integer({ min: 1, max: 8 }),
        own: fc.option(fc.nat(4), { nil: undefined }),
        gifts: fc.uniqueArray(gift, { maxLength: 2 }),
      })
      .map(({ itemQuantity, checked, limitQuantity, own, gifts }): CartLine => ({
        id: `line-${skuNo}`,
        itemQuantity,
        checked,
        sku: skuOf(skuNo, left, limitQuantity, own, gifts),
      }))
  return fc.tuple(
    fc.shuffledSubarray(SKUS).chain((skuNos) => fc.tuple(...skuNos.map(line))),
    fc.constant(stock),
  )
})

function skuOf(
  skuNo: string,
  left: (skuNo: string) => number,
  limitQuantity: number,
  own: number | undefined,
  gifts: string[],
): StockedSku {
  const running = { beginTime: NOON - 1, endTime: NOON + 1 }
  const discount: StockedPromotion = {
    ...running,
    promotionId: `discount-${skuNo}`,
    promotionType: PROMOTION_TYPE.discount,
    promotionName: '直降',
    promotionPrice: 9000,
    promotionInventoryStatus: own === undefined ? undefined : own > 0 ? 1 : 0,
    stock: own,
  }
  const bringing = gifts.map((giftSkuNo): StockedPromotion => ({
    ...running,
    promotionId: `${skuNo}-brings-${giftSkuNo}`,
    promotionType: PROMOTION_TYPE.gift,
    promotionName: '赠品',
    giftSkuNo,
  }))
  const giftSkus = gifts.map((one): GiftSku => ({
    promotionId: `${skuNo}-brings-${one}`,
    skuNo: one,
    spuNo: 'spu',
    skuName: '灯',
    attributes: [],
    picture,
    price: 1000,
    stock: left(one),
  }))
  return {
    ...base,
    skuNo,
    stock: left(skuNo),
    inventoryStatus: left(skuNo) > 0 ? 1 : 0,
    limitQuantity,
    promotions: [discount, ...bringing],
    giftSkus,
  }
}

const NO_FREIGHT = { rules: null, place: null }
const buyer = { vip: false, enterprise: false, newcomer: false }

it('promises an order no more pieces of a sku, bought and as gifts together, than there are or an order may have', () => {
  fc.assert(
    fc.property(carts, ([lines, stock]) => {
      const priced = priceLines({ lines, buyer, bundles: [], freight: NO_FREIGHT, now: NOON })
      const held = new Map<string, number>()
      const hold = (skuNo: string, quantity: number) => held.set(skuNo, (held.get(skuNo) ?? 0) + quantity)
      for (const line of priced.lines) {
        if (!line.ordered) continue
        const { skuNo, itemQuantity, gifts } = toCartProduct(line)
        hold(skuNo, itemQuantity)
        for (const gift of gifts) hold(gift.skuNo, gift.itemQuantity)
        const { sku } = line.line
        expect(itemQuantity).toBeLessThanOrEqual(sku.limitQuantity)
        for (const part of line.parts) {
          const limited = limitedPromotionOf(part)
          const own = sku.promotions.find((promotion) => promotion.promotionId === limited)?.stock ?? Infinity
          expect(part.quantity).toBeLessThanOrEqual(own)
        }
      }
      for (const [skuNo, quantity] of held) expect([skuNo, quantity <= (stock[skuNo] ?? 0)]).toEqual([skuNo, true])
    }),
    { numRuns: 500 },
  )
})

it('promises the same gifts with and without unchecked lines beside them', () => {
  fc.assert(
    fc.property(carts, ([lines]) => {
      const giftsOf = (some: readonly CartLine[]) =>
        priceLines({ lines: [...some], buyer, bundles: [], freight: NO_FREIGHT, now: NOON })
          .lines.filter(({ line }) => line.checked)
          .map((line) => toCartProduct(line).gifts)
      expect(giftsOf(lines)).toEqual(giftsOf(lines.filter((line) => line.checked)))
    }),
    { numRuns: 500 },
  )
})
