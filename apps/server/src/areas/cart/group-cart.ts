import { isPurchasable } from '@hearth/domain'
import type { Cart, CartGroup, PromotionGroup } from '@hearth/sdk/core'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { toCartProduct } from '#areas/cart/cart-product'

const keyOf = (line: PricedCartLine): string => line.cartPromotion?.promotionId ?? ''

/**
 * Groups priced lines as the cart shows them (E09): by cart promotion, then by merchant, then what can be bought before
 * what no longer can. Groups stand in the order of their first line; what no cart promotion covers comes last.
 */
export function groupCart(lines: readonly PricedCartLine[]): Cart {
  const byPromotion = groupBy(lines, keyOf)
  const rest = byPromotion.get('')
  byPromotion.delete('')
  const groups = [...byPromotion.values()].map((group) => promotionGroup(group))
  return { promotionGroups: rest ? [...groups, promotionGroup(rest)] : groups }
}

function groupBy<Item>(items: readonly Item[], keyOfItem: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOfItem(item))
    if (group) group.push(item)
    else groups.set(keyOfItem(item), [item])
  }
  return groups
}

function promotionGroup(lines: readonly PricedCartLine[]): PromotionGroup {
  const groups = [...groupBy(lines, ({ line }) => line.sku.merchantId).values()].map(merchantGroup)
  const promotion = lines[0]?.cartPromotion
  if (!promotion) return { groups }
  const { promotionId, promotionType, promotionName, thresholdAmount, reduceAmount, thresholdQuantity, discountRate } =
    promotion
  return {
    promotionId,
    promotionType,
    promotionName,
    thresholdAmount,
    reduceAmount,
    thresholdQuantity,
    discountRate,
    groups,
  }
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
