import type { AddressList } from './address.types'
import type { Call, Empty } from './call'
import type { Cart } from './cart.types'
import type { AddDuCode, AmendOrder, DuCode, DuCodeProducts, FreeTrialDraft, OrderDraft, PlacedOrder, PreSaleDraft, Settle, Settlement } from './checkout.types'

/** Checkout: from a cart to an order. */
export const checkout = {
  /** Addresses to choose from. */
  addresses: 'GET /api/address/v1' as Call<Empty, AddressList>,
  /** Places an order. */
  placeOrder: 'POST /api/orders/v1 v2' as Call<OrderDraft, PlacedOrder>,
  /** Places an order to try a product for free. */
  placeFreeTrial: 'POST /api/orders/v1/freeTrail v2' as Call<FreeTrialDraft, PlacedOrder>,
  /** Places the order for the final payment of a pre-sale. */
  placePreSale: 'PUT /api/orders/preSale/v1 once' as Call<PreSaleDraft, PlacedOrder>,
  /** Amends an order that is not paid yet: address, remark or invoice. The specification tells the address alone; the meaning is the shop's decision. */
  amendOrder: 'PUT /api/orders/' as Call<AmendOrder, PlacedOrder>,
  /** What checkout shows: products, coupons, amounts. */
  settle: 'GET /api/cart/v1/settlement' as Call<Settle, Settlement>,
  /** What a redemption code is worth. */
  getDuCode: 'GET /api/DuCode/{duCode}/v1' as Call<DuCode, DuCodeProducts>,
  /** Puts the products of a redemption code into the cart. */
  addDuCode: 'POST /api/cart/DuCode/v1' as Call<AddDuCode, Cart>,
}

export type * from './checkout.types'
