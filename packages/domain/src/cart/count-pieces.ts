import type { CartLike } from '#cart/cart-like'
import { cartProducts } from '#cart/cart-products'

/** Returns the number of pieces in the cart, over all products (S15). The cart's icon shows it. */
export function countPieces(cart: CartLike<{ itemQuantity: number }>): number {
  let pieces = 0
  for (const { itemQuantity } of cartProducts(cart)) pieces += itemQuantity
  return pieces
}
