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
   * Reads the whole cart of a shopper or a visitor with prices of now: grouped by cart promotion, merchant, and what
   * can or can no longer be bought (E09). Amounts are for the domain's `priceCart` to add up.
   * @throws loginNeeded 107001120: with a session that has ended
   * @access visitors and shoppers
   * @built yes
   */
  read: 'GET /api/cart/v4' as Call<Empty, Cart>,
  /**
   * Adds skus, sets quantities, checks, unchecks or removes lines: all of them or none. Returns the whole cart
   * afterwards, so no further read is needed. A visitor's first product begins a cart, identified by a cookie or a
   * token and kept for 30 days after its last use; `passport.login` merges it into the shopper's. Products sold only by
   * a campaign (105, 110, 113) cannot be put into a cart.
   * @throws badInput 107002400: for a sku that only a campaign sells now; the message says where
   * @throws notFound 107002404: for a sku or a line that is not there
   * @throws soldOut 107002410: for a sku that is sold out or off the shelf
   * @throws overLimit 107002412: beyond what one order may hold, one shopper may have of a promotion, what is in stock,
   *   or 200 lines, for a visitor 50
   * @throws loginNeeded 107001120: with a session that has ended, and to a visitor whose network, or the whole shop,
   *   began too many carts today
   * @access visitors and shoppers
   * @built yes
   */
  change: 'PUT /api/cart/v1 once' as Call<ChangeCart, Cart>,
  /**
   * Puts a recommended product into the cart and tells the recommender where it was shown (F11): from then on it is
   * recommended with that product, or with what was in the cart. Returns the whole cart; a sku already there gets more
   * pieces.
   * @throws notFound 107002404: for a sku that does not exist
   * @throws soldOut 107002410: for a sku that is sold out or off the shelf
   * @throws overLimit 107002412: for more pieces than a promotion allows, or more lines than a cart has
   * @throws loginNeeded 107001120: as `change`
   * @access visitors and shoppers
   * @built yes
   */
  addRecommended: 'PUT /api/cart/v1/recommend once' as Call<AddRecommended, Cart>,
  /**
   * Puts products of a mark-up sale into the cart, one piece each, unless they are there: they are cheaper beside
   * checked products that reach the sale's threshold. Returns the whole cart.
   * @throws notFound 107002404: for a sale that does not run, or a sku that does not exist
   * @throws badInput 107002400: for a sku that is not in the sale
   * @throws overLimit 107002412: where the rest of the cart does not reach the threshold, and as `change`
   * @throws soldOut 107002410: for a sku that is sold out or off the shelf
   * @access visitors and shoppers
   * @built yes
   */
  addMarkUp: 'PUT /api/promotion/markupsale/{promotionId}/products/v1 once' as Call<AddMarkUp, Cart>,
  /**
   * Puts a whole set into the cart, which costs less together than one by one; all its skus have to be named. Answers
   * the whole cart.
   * @throws notFound 107002404: for a set that is not sold now, or a sku that does not exist
   * @throws badInput 107002400: where the products are not the whole set
   * @throws overLimit 107002412: as `change`
   * @throws soldOut 107002410: for a sku that is sold out or off the shelf
   * @access visitors and shoppers
   * @built yes
   */
  addComboBuy: 'PUT /api/promotion/v1/combobuy/{promotionId}/products once' as Call<AddComboBuy, Cart>,
  /**
   * Puts a sku into the cart at the price of a running flash sale (101). The sale's own stock counts, beside the sku's.
   * Answers the whole cart.
   * @throws notFound 107002404: for a sale that does not run on the sku, or a sku that does not exist
   * @throws overLimit 107002412: for more pieces than the sale has for the shopper, and as `change`
   * @throws soldOut 107002410: for a sku that is sold out or off the shelf
   * @access visitors and shoppers
   * @built yes
   */
  addFlashSale: 'PUT /api/cart/flashSale/v1 once' as Call<AddFlashSale, Cart>,
  /**
   * Asks for a sku of a running crowd-funding (113) in the cart, which this shop refuses with a message that leads to
   * its page: it is supported there, alone, by `checkout.placeOrder` with its sku. The cart stays as it was.
   * @throws badInput 107002400: while the crowd-funding runs on the sku
   * @throws notFound 107002404: for a crowd-funding that does not run on the sku, or a sku that does not exist
   * @throws overLimit 107002412: where the sku is cheaper on ordinary sale, or the shopper has had all pieces of its
   *   tier
   * @throws soldOut 107002410: for a sku that is sold out or off the shelf
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addCrowdFunding: 'PUT /api/cart/crowdFunding/v1 once' as Call<AddToCrowdFunding, Cart>,
  /**
   * Puts a sku for a free trial into a cart of its own (F02, S24), and returns that cart: a trial is ordered alone,
   * apart from the shopper's cart. `checkout.placeFreeTrial` places it, once the agreement is signed.
   * @throws notFound 107002404: for a trial that does not run on the sku
   * @throws soldOut 107002410: when none is left to be tried
   * @throws overLimit 107002412: for a product the shopper tries or has kept, or with as many on trial as they may have
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addFreeTrial: 'POST /api/cart/v1/freeTrail' as Call<AddFreeTrial, Cart>,
  /**
   * Counts the pieces of all lines for the badge, including those that can no longer be bought (S15). A visitor without
   * a cart has 0.
   * @access visitors and shoppers
   * @built yes
   */
  count: 'GET /api/cart/count/v1' as Call<Empty, CartCount>,
  /**
   * Prices products like a cart and returns that cart with its total, without storing anything: for shared carts and
   * wish lists. Unknown skus are left out.
   * @access visitors and shoppers
   * @built yes
   */
  show: 'POST /api/show/v1/cart' as Call<ShowCart, ShownCart>,
}

export type * from './cart-terms.types'
export type * from './cart.types'
