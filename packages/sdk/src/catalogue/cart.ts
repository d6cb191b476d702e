import type { Call, Empty } from './call'
import type {
  AddComboBuy,
  AddFlashSale,
  AddFreeTrial,
  AddMarkUp,
  AddRecommended,
  AddToCrowdFunding,
  Cart,
  CartCount,
  ChangeCart,
  ShowCart,
  ShownCart,
} from './cart.types'

/** Cart: what a shopper intends to buy. */
export const cart = {
  /**
   * Reads the whole cart of a shopper or a visitor at current prices: grouped by cart promotion, by merchant, and by
   * whether the products can still be bought (E09). `priceCart` of the domain computes the amounts.
   * @throws loginNeeded 107001120: if the session has ended
   * @access visitors and shoppers
   * @built yes
   */
  read: 'GET /api/cart/v4' as Call<Empty, Cart>,
  /**
   * Adds skus, sets quantities, checks, unchecks or removes lines: all of them or none. Returns the whole cart
   * afterwards, so no further read is needed. A visitor's first product creates a cart, identified by a cookie or a
   * token and stored for 30 days after its last use; `passport.login` merges it into the shopper's. Products sold only
   * through a campaign (105, 110, 113) cannot be added to a cart.
   * @throws badInput 107002400: if the sku is sold only through a campaign now; the message says where it is sold
   * @throws notFound 107002404: if a sku or a line does not exist
   * @throws soldOut 107002410: if the sku is sold out or not on sale
   * @throws overLimit 107002412: beyond the maximum of one order, the limit of a promotion for one shopper, the stock,
   *   or 200 lines (50 for a visitor)
   * @throws loginNeeded 107001120: if the session has ended, and for a visitor if the network or the whole shop created
   *   too many carts today
   * @access visitors and shoppers
   * @built yes
   */
  change: 'PUT /api/cart/v1 once' as Call<ChangeCart, Cart>,
  /**
   * Adds a recommended product to the cart, and reports to the recommender where it was shown (F11). From then on, the
   * shop recommends the added product together with the product whose page showed it, or with the products in the cart.
   * Returns the whole cart; if the sku is in the cart, its quantity grows.
   * @throws notFound 107002404: if the sku does not exist
   * @throws soldOut 107002410: if the sku is sold out or not on sale
   * @throws overLimit 107002412: for more pieces than a promotion allows, or more lines than a cart can contain
   * @throws loginNeeded 107001120: in the cases of `change`
   * @access visitors and shoppers
   * @built yes
   */
  addRecommended: 'PUT /api/cart/v1/recommend once' as Call<AddRecommended, Cart>,
  /**
   * Adds products of a mark-up sale to the cart, one piece of each product that the cart does not contain yet. The
   * products are cheaper if the checked products of the cart reach the sale's threshold. Returns the whole cart.
   * @throws notFound 107002404: if the sale is not running or the sku does not exist
   * @throws badInput 107002400: if the sku is not in the sale
   * @throws overLimit 107002412: if the rest of the cart does not reach the threshold, and in the cases of `change`
   * @throws soldOut 107002410: if the sku is sold out or not on sale
   * @access visitors and shoppers
   * @built yes
   */
  addMarkUp: 'PUT /api/promotion/markupsale/{promotionId}/products/v1 once' as Call<AddMarkUp, Cart>,
  /**
   * Adds a whole bundle to the cart, which costs less than its skus one by one; all its skus must be named. Returns the
   * whole cart.
   * @throws notFound 107002404: if the bundle is not sold now or a sku does not exist
   * @throws badInput 107002400: if the products are not the whole bundle
   * @throws overLimit 107002412: in the cases of `change`
   * @throws soldOut 107002410: if the sku is sold out or not on sale
   * @access visitors and shoppers
   * @built yes
   */
  addComboBuy: 'PUT /api/promotion/v1/combobuy/{promotionId}/products once' as Call<AddComboBuy, Cart>,
  /**
   * Adds a sku to the cart at the price of a running flash sale (101). The stock of the sale limits the quantity, in
   * addition to that of the sku. Returns the whole cart.
   * @throws notFound 107002404: if the sale is not running for the sku or the sku does not exist
   * @throws overLimit 107002412: for more pieces than the sale allows the shopper, and in the cases of `change`
   * @throws soldOut 107002410: if the sku is sold out or not on sale
   * @access visitors and shoppers
   * @built yes
   */
  addFlashSale: 'PUT /api/cart/flashSale/v1 once' as Call<AddFlashSale, Cart>,
  /**
   * Refuses every request, because skus of a running crowd-funding (113) cannot be added to the cart. The message leads
   * to the crowd-funding page. To support the crowd-funding, use `checkout.placeOrder` with the sku alone. The cart
   * does not change.
   * @throws badInput 107002400: if the crowd-funding is running for the sku
   * @throws notFound 107002404: if the crowd-funding is not running for the sku or the sku does not exist
   * @throws overLimit 107002412: if the sku is cheaper without the crowd-funding, or the shopper has bought all pieces
   *   allowed of its tier
   * @throws soldOut 107002410: if the sku is sold out or not on sale
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addCrowdFunding: 'PUT /api/cart/crowdFunding/v1 once' as Call<AddToCrowdFunding, Cart>,
  /**
   * Adds a sku for a free trial to a separate cart (F02, S24), and returns that cart: a trial is ordered alone, apart
   * from the shopper's cart. `checkout.placeFreeTrial` places the order, once the agreement is signed.
   * @throws notFound 107002404: if the trial is not running for the sku
   * @throws soldOut 107002410: if no trial piece is left
   * @throws overLimit 107002412: if the shopper is trying or has kept the product, or has reached the number of trials
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addFreeTrial: 'POST /api/cart/v1/freeTrail' as Call<AddFreeTrial, Cart>,
  /**
   * Counts the pieces of all lines for the badge, including lines that can no longer be bought (S15). 0 for a visitor
   * without a cart.
   * @access visitors and shoppers
   * @built yes
   */
  count: 'GET /api/cart/count/v1' as Call<Empty, CartCount>,
  /**
   * Prices products like a cart and returns that cart with its total, without storing it: for shared carts and wish
   * lists. Unknown skus are left out.
   * @access visitors and shoppers
   * @built yes
   */
  show: 'POST /api/show/v1/cart' as Call<ShowCart, ShownCart>,
}

export type * from './cart-terms.types'
export type * from './cart.types'
