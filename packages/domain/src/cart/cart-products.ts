import type { CartLike, PromotionGroupLike } from '#cart/cart-like'

/** Returns the products of one promotion group, in order (E09). */
export function groupProducts<P>(group: PromotionGroupLike<P>): P[] {
  const products: P[] = []
  for (const { subGroups } of group.groups) for (const subGroup of subGroups) products.push(...subGroup.products)
  return products
}

/** Returns the products of the whole cart, in order (E09). */
export function cartProducts<P>(cart: CartLike<P>): P[] {
  const products: P[] = []
  for (const group of cart.promotionGroups) products.push(...groupProducts(group))
  return products
}
