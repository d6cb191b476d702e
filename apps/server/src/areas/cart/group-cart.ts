import { isPurchasable } from '@hearth/domain'
import type { Cart, CartGroup, CartPromotion, PromotionGroup } from '@hearth/sdk/core'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { toCartProduct } from '#areas/cart/cart-product'
import type { StockedPromotion } from '#areas/products/to-promotion'
import { groupBy } from '#kernel/reads/group-by'

const keyOf = (line: PricedCartLine): string => line.cartPromotion?.promotionId ?? ''

/**
 * Groups priced lines for the cart (E09): by cart promotion and then by merchant, with lines that can be bought before
 * those that can't. Groups are in the order of their first lines. Lines without a cart promotion come last.
 */
export function groupCart(lines: readonly PricedCartLine[]): Cart {
  const byPromotion = groupBy(lines, keyOf)
  const rest = byPromotion.get('')
  byPromotion.delete('')
  const groups = [...byPromotion.values()].map((group) => promotionGroup(group))
  const others = otherPromotions(lines)
  return {
    promotionGroups: rest ? [...groups, promotionGroup(rest)] : groups,
    ...(others.length > 0 ? { otherPromotions: others } : {}),
  }
}

/** Returns the cart promotions that lines could count for, without those that have a group of their own. */
function otherPromotions(lines: readonly PricedCartLine[]): CartPromotion[] {
  const offered = lines.flatMap(({ parts }) => parts.flatMap(({ cartPromotions }) => cartPromotions))
  const unused = offered.filter(({ promotionId }) => lines.every((line) => keyOf(line) !== promotionId))
  return [...new Map(unused.map((one) => [one.promotionId, toCartPromotion(one)])).values()]
}

const toCartPromotion = ({
  promotionId,
  promotionType,
  promotionName,
  thresholdAmount,
  reduceAmount,
  thresholdQuantity,
  discountRate,
  tiers,
  priority,
  combinesWith,
}: StockedPromotion): CartPromotion => ({
  promotionId,
  promotionType,
  promotionName,
  thresholdAmount,
  reduceAmount,
  thresholdQuantity,
  discountRate,
  tiers,
  priority,
  combinesWith,
})

function promotionGroup(lines: readonly PricedCartLine[]): PromotionGroup {
  const groups = [...groupBy(lines, ({ line }) => line.sku.merchantId).values()].map(merchantGroup)
  const promotion = lines[0]?.cartPromotion
  return promotion ? { ...toCartPromotion(promotion), groups } : { groups }
}

function merchantGroup(lines: readonly PricedCartLine[]): CartGroup {
  const products = lines.map(toCartProduct)
  const good = products.filter((product) => isPurchasable(product.productStatus))
  const expired = products.filter((product) => !isPurchasable(product.productStatus))
  return {
    merchantId: lines[0]?.line.sku.merchantId ?? '',
    merchantName: lines[0]?.line.sku.merchantName ?? '',
    subGroups: [
      ...(good.length > 0 ? [{ title: '可购买', expired: false, products: good }] : []),
      ...(expired.length > 0 ? [{ title: '失效商品', expired: true, products: expired }] : []),
    ],
  }
}
