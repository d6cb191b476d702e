import type { Call, Empty } from './call'
import type { Cart, CartCount, ChangeCart } from './cart.types'

/** Cart: what the shopper means to buy. */
export const cart = {
  /** The cart, grouped by promotion and merchant. */
  read: 'GET /api/cart/v4' as Call<Empty, Cart>,
  /** Adds, sets, checks or removes lines. */
  change: 'PUT /api/cart/v1' as Call<ChangeCart, Cart>,
  /** Pieces in the cart, for the badge. */
  count: 'GET /api/cart/count/v1' as Call<Empty, CartCount>,
}
