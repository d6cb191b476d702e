import type { CartLike, CartProductLike } from '#cart/cart-like'
import { cartProducts } from '#cart/cart-products'
import { countPieces } from '#cart/count-pieces'
import { CHECK_STATUS } from '#codes/check-status'
import { isPurchasable } from '#codes/product-status'

/** Numbers of pieces in the cart (S15). */
export interface CartCounts {
  /** Pieces of all products. */
  totalCount: number
  /** Pieces of the checked products that can be bought. */
  checkedCount: number
  /** Whether every product that can be bought is checked; false when there is none. */
  checkedAll: boolean
}

/** The cart in the form that screens read (S15). */
export interface CartView<P> extends CartCounts {
  /** The products of the cart, by the id of their line. */
  productsMap: Record<string, P>
}

/**
 * Counts the pieces of the cart (S15). Only products that can be bought (statuses 1, 3, 4, 7 and 11) count as checked
 * or unchecked.
 */
export function countCart<P extends CartProductLike>(cart: CartLike<P>): CartCounts {
  let checkedCount = 0
  let purchasable = 0
  let checked = 0
  for (const product of cartProducts(cart)) {
    if (!isPurchasable(product.productStatus)) continue
    purchasable += 1
    if (product.shoppingCartStatus !== CHECK_STATUS.checked) continue
    checked += 1
    checkedCount += product.itemQuantity
  }
  return { totalCount: countPieces(cart), checkedCount, checkedAll: checked > 0 && checked === purchasable }
}

/** Counts the pieces of the cart, and maps its products by the id of their line (S15, E09). */
export function viewCart<P extends CartProductLike>(cart: CartLike<P>): CartView<P> {
  const productsMap: Record<string, P> = {}
  for (const product of cartProducts(cart)) productsMap[product.id] = product
  return { productsMap, ...countCart(cart) }
}
