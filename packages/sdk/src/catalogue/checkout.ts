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
   * Lists the shopper's addresses for checkout; `chooseAddress` of the domain chooses from them (S07). Returns the same
   * as `address.list`: use this address at checkout and `address.list` elsewhere. The specification lists both.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addresses: 'GET /api/address/v1' as Call<Empty, AddressList>,
  /**
   * Places an order for the named products, or for the checked lines of the cart. Reserves stock and coupons, and
   * leaves 30 minutes to pay. A pre-sale is ordered alone; its deposit is paid first, without coupons. Send an
   * idempotency key, so that a repeated request places one order.
   * @throws notFound 107002404: if an address, a sku, a cabinet or VAT data does not exist
   * @throws wrongState 107002414: while the VAT data of its invoice is under review, or after it was refused
   * @throws soldOut 107002410: if there is not enough of a product or gift
   * @throws overLimit 107002412: beyond the maximum of one order or the limit of a promotion for one shopper, with ten
   *   unpaid orders, for a flash sale after five orders that expired unpaid within a day, or for a cabinet that is full
   *   or too small; `field` is `cabinetId` then
   * @throws couponUnusable 107002413: if a coupon cannot be used for the order or no longer exists
   * @throws priceChanged 107002411: if the amount to pay is no longer `orderAmount`; settle again
   * @throws badInput 107002400: for an invoice that this shop does not issue, an address that it does not deliver to,
   *   if no line is checked, or for a pre-sale together with other products
   * @throws conflict 107002409: if the cart, a redemption code in it, or the key was used for another order a moment
   *   ago
   * @throws queued 107002425: while very many shoppers order one sku at once. The order keeps its position, and the
   *   message says how many are before it. Repeat the request with the same key after `retryAfter` to get its answer
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  placeOrder: 'POST /api/orders/v1 v2' as Call<OrderDraft, PlacedOrder>,
  /**
   * Places an order of one sku for a free trial (F02). Nothing is paid; the payload names the agreement that the
   * shopper signed. The product is returned or bought later. If staff review applications, the order waits for their
   * decision. Send an idempotency key, so that a repeated request applies once.
   * @throws notFound 107002404: if the address does not exist, or the trial is not running for the sku
   * @throws badInput 107002400: if the shop does not deliver to the address
   * @throws soldOut 107002410: if no trial piece is left
   * @throws overLimit 107002412: if the shopper is trying or has kept the product, has reached the number of trials, or
   *   owes money for one
   * @throws wrongState 107002414: if the shopper has not verified their identity, or has not signed the named version
   *   of the agreement
   * @throws conflict 107002409: if the key was used for another order
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  placeFreeTrial: 'POST /api/orders/v1/freeTrail v2' as Call<FreeTrialDraft, PlacedOrder>,
  /**
   * Starts the payment by which a shopper keeps a tried product: its price when ordered, or the amount that the shop
   * charges. The shopper owns it once `pollPayment` returns paid; until then it can be returned. Not part of the
   * specification.
   * @throws notFound 107002404: if the order does not exist, belongs to another shopper or is not a free trial
   * @throws wrongState 107002414: if it is not on trial and nothing is due
   * @throws overLimit 107002412: after too many payments
   * @throws unavailable 107002503: if the cashier does not answer; the same request can be repeated
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  keepFreeTrial: 'POST /api/orders/{orderId}/freeTrail/keep/v1' as Call<KeepFreeTrial, StartedPayment>,
  /**
   * Places the balance of a pre-sale whose deposit is paid, with the address, coupons, coins and stars chosen now. It
   * can be placed once, while the balance is due. `orderAmount` guards against a changed amount. The balance is then
   * paid like any order; if nothing is due, the order is paid at once. Send an idempotency key.
   * @throws notFound 107002404: if the order or the address does not exist or belongs to another shopper
   * @throws wrongState 107002414: before and after the balance is due, or if it was placed before
   * @throws couponUnusable 107002413: if a coupon cannot be used for the balance or no longer exists
   * @throws priceChanged 107002411: if the amount to pay is no longer `orderAmount`; settle again
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  placePreSale: 'PUT /api/orders/preSale/v1 once' as Call<PreSaleDraft, PlacedOrder>,
  /**
   * Changes the address, remark or invoice of an unpaid order; absent fields stay unchanged. The specification does not
   * define which fields can be changed.
   * @throws notFound 107002404: if the order, the address or VAT data does not exist or belongs to another shopper
   * @throws wrongState 107002414: if the order is paid or cancelled, or while the VAT data is under review
   * @throws badInput 107002400: for an address that the shop does not deliver to, or an invoice that it does not issue
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  amendOrder: 'PUT /api/orders/' as Call<AmendOrder, PlacedOrder>,
  /**
   * Previews an order: products at current prices, all the shopper's coupons with the best ones applied (S08), freight
   * and amounts. With `orderId`, previews the balance of a pre-sale. Stores nothing.
   * @throws notFound 107002404: if a sku or an order does not exist
   * @throws wrongState 107002414: if the balance of the order cannot be settled now
   * @throws badInput 107002400: for a pre-sale together with other products
   * @throws soldOut 107002410: if the requested sku cannot be bought
   * @throws overLimit 107002412: for more pieces of the sku than the maximum of one order, or the limit of its
   *   promotion for one shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  settle: 'GET /api/cart/v1/settlement' as Call<Settle, Settlement>,
  /**
   * Lists the skus that a redemption code can be redeemed for, and its expiry (F14). Reading does not redeem the code.
   * @throws badInput 107002400: if the text cannot be a code, since it is mistyped
   * @throws notFound 107002404: if the code does not exist
   * @throws conflict 107002409: if an order has redeemed the code
   * @throws couponUnusable 107002413: if the code has expired
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getDuCode: 'GET /api/DuCode/{duCode}/v1' as Call<DuCode, DuCodeProducts>,
  /**
   * Adds chosen products of a redemption code to the cart, at the code's price (F14). Returns the whole cart. The order
   * redeems the code, and releases it if it is cancelled before the code expires. Choosing again replaces the earlier
   * choice.
   * @throws badInput 107002400: if the text cannot be a code, or the code cannot be redeemed for a sku
   * @throws notFound 107002404: if the code does not exist
   * @throws conflict 107002409: if an order has redeemed the code
   * @throws couponUnusable 107002413: if the code has expired
   * @throws overLimit 107002412: for more pieces than the code allows, and in the cases of `cart.change`
   * @throws soldOut 107002410: if the sku is sold out or not on sale
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addDuCode: 'POST /api/cart/DuCode/v1' as Call<AddDuCode, Cart>,
}

export type * from './campaign.types'
export type * from './checkout.types'
export type * from './price-details.types'
