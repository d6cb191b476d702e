import {
  BUNDLE_KIND,
  bundlesFor,
  CART_OPERATION,
  formatFen,
  PROMOTION_TYPE,
  PROMOTION_TYPE_LABEL,
  REPLY_CODE,
} from '@hearth/domain'
import type { AddComboBuy, AddFlashSale, AddMarkUp, SkuQuantity } from '@hearth/sdk/core'
import type { SeenLines } from '#areas/cart/cart-line'
import type { CartDeed } from '#areas/cart/change-own-cart'
import type { NamedBundle } from '#areas/cart/running-bundles'
import { ShopError } from '#kernel/shop-error'

const isOver = () => new ShopError(REPLY_CODE.notFound, '活动不存在或已结束', 'promotionId')

function bundleOf({ bundles, buyer }: SeenLines, kind: NamedBundle['kind'], promotionId: string): NamedBundle {
  const bundle = bundlesFor(bundles, buyer).find((one) => one.promotionId === promotionId && one.kind === kind)
  if (!bundle) throw isOver()
  return bundle
}

/**
 * Adds one piece of each requested sku of a mark-up sale. Refuses if the rest of the cart is below the sale's
 * threshold, since the shopper would then pay another price than the cart showed.
 */
export const addMarkUp = ({ promotionId, skuNo }: AddMarkUp): CartDeed => ({
  name: 'cart.addMarkUp',
  payload: { promotionId, skuNo },
  change: { operation: 'ensure', skuNos: [...new Set(skuNo)] },
  refuse(seen, { missing }) {
    const { skus } = bundleOf(seen, BUNDLE_KIND.markUp, promotionId)
    if (!skuNo.every((one) => skus.some((sku) => sku.skuNo === one)))
      throw new ShopError(REPLY_CODE.badInput, '所选商品不在换购活动中', 'skuNo')
    const lacks = missing[promotionId] ?? 0
    if (lacks > 0)
      throw new ShopError(REPLY_CODE.overLimit, `再买 ${formatFen(lacks)} 元其他商品即可换购`, 'promotionId')
  },
})

/** Adds a whole set, once or several times. Refuses pieces that do not make up whole sets. */
export const addComboBuy = ({ promotionId, products, visitor }: AddComboBuy): CartDeed => ({
  name: 'cart.addComboBuy',
  payload: { promotionId, products },
  change: { operation: CART_OPERATION.add, items: products, visitor },
  refuse(seen) {
    if (!isWholeSet(bundleOf(seen, BUNDLE_KIND.comboBuy, promotionId), products))
      throw new ShopError(REPLY_CODE.badInput, '套装内容有变化，请刷新后重试', 'products')
  },
})

function isWholeSet({ skus }: NamedBundle, products: readonly SkuQuantity[]): boolean {
  const sets =
    (products[0]?.itemQuantity ?? 0) / (skus.find(({ skuNo }) => skuNo === products[0]?.skuNo)?.itemQuantity ?? 0)
  const named = new Map(products.map(({ skuNo, itemQuantity }) => [skuNo, itemQuantity]))
  return (
    Number.isInteger(sets) &&
    named.size === products.length &&
    named.size === skus.length &&
    skus.every(({ skuNo, itemQuantity }) => named.get(skuNo) === itemQuantity * sets)
  )
}

/** Adds pieces at a flash sale's price. Refuses if the sale cannot provide the cart's whole quantity of the sku. */
export const addFlashSale = ({ promotionId, skuNo, itemQuantity, visitor }: AddFlashSale): CartDeed => ({
  name: 'cart.addFlashSale',
  payload: { promotionId, skuNo, itemQuantity },
  change: { operation: CART_OPERATION.add, items: [{ skuNo, itemQuantity }], visitor },
  refuse(_, { lines }) {
    const priced = lines.find(({ line }) => line.sku.skuNo === skuNo && !line.code)
    const isSale = (one: { promotionId: string; promotionType: number }) =>
      one.promotionId === promotionId && one.promotionType === PROMOTION_TYPE.flashSale
    if (!priced?.line.sku.promotions.some(isSale)) throw isOver()
    const [first] = priced.parts
    const pieces = first?.promotion && isSale(first.promotion) ? (first.most ?? Infinity) : 0
    if (priced.quantity > pieces)
      throw new ShopError(
        REPLY_CODE.overLimit,
        pieces > 0 ? `${PROMOTION_TYPE_LABEL[PROMOTION_TYPE.flashSale]}价限购 ${pieces} 件` : '您的秒杀份额已用完',
        'itemQuantity',
      )
  },
})
