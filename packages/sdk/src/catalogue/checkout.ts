import type { AddressList } from './address.types'
import type { Call, Empty } from './call'
import type { OrderDraft, PlacedOrder, Settle, Settlement } from './checkout.types'

/** Checkout: from a cart to an order. */
export const checkout = {
  /** Addresses to choose from. */
  addresses: 'GET /api/address/v1' as Call<Empty, AddressList>,
  /** Places an order. */
  placeOrder: 'POST /api/orders/v1 v2' as Call<OrderDraft, PlacedOrder>,
  /** What checkout shows: products, coupons, amounts. */
  settle: 'GET /api/cart/v1/settlement' as Call<Settle, Settlement>,
}
