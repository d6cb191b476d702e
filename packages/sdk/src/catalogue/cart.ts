import type { Call, Empty } from './call'
import type { AddComboBuy, AddFlashSale, AddFreeTrial, AddMarkUp, AddRecommended, AddToCrowdFunding, Cart, CartCount, ChangeCart, ShowCart, ShownCart } from './cart.types'

/** Cart: what the shopper means to buy. */
export const cart = {
  /** The cart, grouped by promotion and merchant. */
  read: 'GET /api/cart/v4' as Call<Empty, Cart>,
  /** Adds, sets, checks or removes lines. */
  change: 'PUT /api/cart/v1 once' as Call<ChangeCart, Cart>,
  /** Adds a recommended product. */
  addRecommended: 'PUT /api/cart/v1/recommend once' as Call<AddRecommended, Cart>,
  /** Adds products of a mark-up sale: cheaper beside what is in the cart. */
  addMarkUp: 'PUT /api/promotion/markupsale/{promotionId}/products/v1 once' as Call<AddMarkUp, Cart>,
  /** Adds a set that is cheaper together. */
  addComboBuy: 'PUT /api/promotion/v1/combobuy/{promotionId}/products once' as Call<AddComboBuy, Cart>,
  /** Adds a product of a flash sale. */
  addFlashSale: 'PUT /api/cart/flashSale/v1 once' as Call<AddFlashSale, Cart>,
  /** Adds a product of a crowd-funding. */
  addCrowdFunding: 'PUT /api/cart/crowdFunding/v1 once' as Call<AddToCrowdFunding, Cart>,
  /** Adds a product to try for free. */
  addFreeTrial: 'POST /api/cart/v1/freeTrail' as Call<AddFreeTrial, Cart>,
  /** Pieces in the cart, for the badge. */
  count: 'GET /api/cart/count/v1' as Call<Empty, CartCount>,
  /** Puts products on show as a cart, without keeping them. */
  show: 'POST /api/show/v1/cart' as Call<ShowCart, ShownCart>,
}

export type * from './cart.types'
