import type { CartLike } from '#cart/cart-like'
import { cartProducts } from '#cart/cart-products'

/** How many pieces are in the cart, of all products (S15): the number on its icon. */
export function countPieces(cart: CartLike<{ itemQuantity: number }>): number {
  let pieces = 0
  for (const { itemQuantity } of cartProducts(cart)) pieces += itemQuantity
  return pieces
}
