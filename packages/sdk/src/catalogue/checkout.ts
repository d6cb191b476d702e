import type { AddressList } from './address.types'
import type { Call, Empty } from './call'
import type { Cart } from './cart.types'
import type {
  AddDuCode,
  AmendOrder,
  DuCode,
  DuCodeProducts,
  FreeTrialDraft,
  KeepFreeTrial,
  OrderDraft,
  PlacedOrder,
  PreSaleDraft,
  Settle,
  Settlement,
} from './checkout.types'
import type { StartedPayment } from './payment.types'

/** Checkout: from a cart to an order. */
export const checkout = {
  /**
   * Reads the shopper's addresses at the address that checkout uses; the same list as `address.list`, from which
   * `chooseAddress` of the domain picks (S07).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addresses: 'GET /api/address/v1' as Call<Empty, AddressList>,
  /**
   * Places an order of the products named, or else of the cart's checked lines: takes the stock, uses the coupons, and
   * leaves 30 minutes to pay. A pre-sale is ordered alone, and its deposit is paid first, without coupons. Send an
   * idempotency key, so that one tap buys once.
   * @throws notFound 107002404: for an address, a sku or VAT data that is not there
   * @throws wrongState 107002414: while the VAT data of its invoice is reviewed, or was refused
   * @throws soldOut 107002410: if there is not enough of a product or gift
   * @throws overLimit 107002412: beyond what one order may hold or one shopper may have of a promotion, with ten unpaid
   *   orders, or for a flash sale after five orders that lapsed within a day
   * @throws couponUnusable 107002413: for a coupon that does not suit the order, or is gone
   * @throws priceChanged 107002411: when `orderAmount` is no longer what is to be paid; settle again
   * @throws badInput 107002400: for an invoice this shop does not make, an address it does not deliver to, when nothing
   *   is checked, or for a pre-sale beside other products
   * @throws conflict 107002409: when the cart, a redemption code in it, or the key was used for another order a moment
   *   ago
   * @throws queued 107002425: while very many order one sku at once; the order keeps its position, the message says how
   *   many are before it, and repeating the request under the same key after `retryAfter` returns its answer
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  placeOrder: 'POST /api/orders/v1 v2' as Call<OrderDraft, PlacedOrder>,
  /**
   * Places an order of one sku to try for free (F02): nothing is paid, the signed agreement is named, and the product
   * goes back or is bought later. Staff may have to judge the application first: the order then waits for them. Send an
   * idempotency key, so that one tap applies once.
   * @throws notFound 107002404: for an address that is not there, or a trial that does not run on the sku
   * @throws badInput 107002400: for an address the shop does not deliver to
   * @throws soldOut 107002410: when none is left to be tried
   * @throws overLimit 107002412: for a product the shopper tries or has kept, with as many on trial as they may have,
   *   or while money is due for one
   * @throws wrongState 107002414: when the shopper has not proved who they are, or not signed this version
   * @throws conflict 107002409: when the key was used for another order
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  placeFreeTrial: 'POST /api/orders/v1/freeTrail v2' as Call<FreeTrialDraft, PlacedOrder>,
  /**
   * Starts the payment by which a shopper keeps a tried product, at its price when ordered, or what the shop charges.
   * It is theirs once `pollPayment` says paid; until then it can be sent back. The shop's own call.
   * @throws notFound 107002404: for an order that is not there, is another shopper's, or tries nothing
   * @throws wrongState 107002414: when it is not being tried and nothing is due
   * @throws overLimit 107002412: after too many payments
   * @throws unavailable 107002503: when the cashier does not answer; the same can be asked again
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  keepFreeTrial: 'POST /api/orders/{orderId}/freeTrail/keep/v1' as Call<KeepFreeTrial, StartedPayment>,
  /**
   * Places the final payment of a pre-sale with a paid deposit, with the address, coupons, coins and stars chosen now;
   * once, in the window of the balance. `orderAmount` guards against a changed amount. The balance is then paid like
   * any order; if nothing is left, the order is paid at once. Send an idempotency key.
   * @throws notFound 107002404: for an order or an address that is not the shopper's
   * @throws wrongState 107002414: outside the window of the balance, or when it was placed before
   * @throws couponUnusable 107002413: for a coupon that does not suit the balance, or is gone
   * @throws priceChanged 107002411: when `orderAmount` is no longer what is to be paid; settle again
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  placePreSale: 'PUT /api/orders/preSale/v1 once' as Call<PreSaleDraft, PlacedOrder>,
  /**
   * Changes an unpaid order: address, remark or invoice; absent fields stay. What can be changed is the shop's
   * decision.
   * @throws notFound 107002404: for an order, an address or VAT data that is not there, or another shopper's
   * @throws wrongState 107002414: once it is paid or cancelled, or while the VAT data is reviewed
   * @throws badInput 107002400: for an address the shop does not deliver to, or an invoice it does not make
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  amendOrder: 'PUT /api/orders/' as Call<AmendOrder, PlacedOrder>,
  /**
   * Previews an order: products at present prices, all the shopper's coupons with those that save most applied (S08),
   * freight and amounts; with `orderId`, the balance of a pre-sale. Stores nothing.
   * @throws notFound 107002404: for a sku or an order that is not there
   * @throws wrongState 107002414: for an order whose balance can not be settled now
   * @throws badInput 107002400: for a pre-sale beside other products
   * @throws soldOut 107002410: when the sku asked for cannot be bought
   * @throws overLimit 107002412: when more of the sku is asked for than one order may hold, or one shopper may have of
   *   its promotion
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  settle: 'GET /api/cart/v1/settlement' as Call<Settle, Settlement>,
  /**
   * Reads which skus a redemption code is good for and until when (F14). Reading does not use the code up.
   * @throws badInput 107002400: for what cannot be a code, being mistyped
   * @throws notFound 107002404: for a code that is not there
   * @throws conflict 107002409: for one that an order has used
   * @throws couponUnusable 107002413: for one whose time is over
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getDuCode: 'GET /api/DuCode/{duCode}/v1' as Call<DuCode, DuCodeProducts>,
  /**
   * Puts chosen products of a redemption code into the cart, at the code's price (F14). Returns the whole cart. The
   * order uses the code up, and frees it if it is cancelled before the code ends. Choosing again replaces the earlier
   * choice.
   * @throws badInput 107002400: for what cannot be a code, or for skus that it is not good for
   * @throws notFound 107002404: for a code that is not there
   * @throws conflict 107002409: for one that an order has used
   * @throws couponUnusable 107002413: for one whose time is over
   * @throws overLimit 107002412: for more pieces than it is good for, and as `cart.change`
   * @throws soldOut 107002410: for a sku that is sold out or off the shelf
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addDuCode: 'POST /api/cart/DuCode/v1' as Call<AddDuCode, Cart>,
}

export type * from './campaign.types'
export type * from './checkout.types'
export type * from './price-details.types'
