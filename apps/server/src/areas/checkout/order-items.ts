import { groupProducts, priceCart, splitFen } from '@hearth/domain'
import type { Cart, CartProduct, OrderAmounts } from '@hearth/sdk/core'
import { isOrdered } from '#areas/cart/is-ordered'

/** A line of an order that is about to be placed. */
export interface DraftItem {
  product: CartProduct
  /** What is paid for the line after discounts and coupons, fen. */
  paidAmount: number
}

/**
 * Shares what an order saves among its lines, so that a line can be given back later for just what was paid for it. A
 * cart promotion's discount falls on the lines it covers; coupons fall on all, or on those of `scope`. The shares add
 * up to the fen.
 * @param scope skus that the coupon in use is for; absent for all.
 */
export function orderItems(cart: Cart, amounts: OrderAmounts, scope?: readonly string[]): DraftItem[] {
  const reductions = new Map(priceCart(cart).groups.map((group) => [group.promotionId, group.discount]))
  const lines = cart.promotionGroups.flatMap((group) => {
    const products = groupProducts(group).filter(isOrdered)
    const worth = products.map((product) => product.price * product.itemQuantity)
    const shares = splitFen(reductions.get(group.promotionId ?? '') ?? 0, worth)
    return products.map((product, at) => ({ product, left: (worth[at] ?? 0) - (shares[at] ?? 0) }))
  })
  const coupons = splitFen(
    amounts.couponAmount,
    lines.map(({ product, left }) => (scope && !scope.includes(product.skuNo) ? 0 : left)),
  )
  return lines.map(({ product, left }, at) => ({ product, paidAmount: left - (coupons[at] ?? 0) }))
}
