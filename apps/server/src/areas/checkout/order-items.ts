import { isPurchasable, priceCart, splitFen, type OrderAmounts } from '@hearth/domain'
import type { Cart, CartProduct } from '@hearth/sdk/core'

/** A line of an order that is about to be placed. */
export interface DraftItem {
  product: CartProduct
  /** What is paid for the line after discounts and coupons, fen. */
  paidAmount: number
}

/**
 * Shares what an order saves among its lines, so that a line can be given back later for just what was paid for it. A cart
 * promotion's discount falls on the lines it covers; coupons fall on all. The shares add up to the fen.
 */
export function orderItems(cart: Cart, amounts: OrderAmounts): DraftItem[] {
  const reductions = new Map(priceCart(cart).groups.map((group) => [group.promotionId, group.discount]))
  const lines = cart.promotionGroups.flatMap((group) => {
    const products = group.groups.flatMap((one) => one.subGroups.flatMap((sub) => sub.products)).filter(isOrdered)
    const worth = products.map((product) => product.price * product.itemQuantity)
    const shares = splitFen(reductions.get(group.promotionId) ?? 0, worth)
    return products.map((product, at) => ({ product, left: (worth[at] ?? 0) - (shares[at] ?? 0) }))
  })
  const coupons = splitFen(amounts.couponAmount, lines.map((line) => line.left))
  return lines.map(({ product, left }, at) => ({ product, paidAmount: left - (coupons[at] ?? 0) }))
}

const isOrdered = (product: CartProduct): boolean => product.shoppingCartStatus === 1 && isPurchasable(product.productStatus)
