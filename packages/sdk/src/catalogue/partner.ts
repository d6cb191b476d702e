import type { Call, Empty } from './call'
import type { ChangePartnerShop, PartnerAssets, PartnerShop } from './partner.types'
import type {
  DailyStatistics,
  GetDailyStatistics,
  GetShopStatistics,
  ListShopOrders,
  ShopId,
  ShopOrders,
  ShopStanding,
  ShopStatistics,
} from './rebate-shop.types'
import type { AccountEntries, ListAccountEntries, ShopAmount, Withdraw, Withdrawn } from './rebate.types'
import type { ChannelQuery } from './shared.types'

/** Partner shops: shops of businesses. */
export const partner = {
  /**
   * Returns the total earnings of a partner shop, the settled part, and the part that is not settled because its orders
   * can still be returned.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getAmount: 'GET /api/platform/partner/v1/amount' as Call<Empty, ShopAmount>,
  /**
   * Withdraws an amount in fen from the earnings of a partner shop (F19). It works as `rebate.withdraw`, except that no
   * tax is withheld: a business pays its own. Send an idempotency key.
   * @throws wrongState 107002414: if the shopper has no open partner shop, if no account is bound, or if a changed
   *   account cannot be used yet
   * @throws badInput 107002400: below the minimum or above the maximum of one withdrawal; `field` is `withdrawAmount`
   * @throws overLimit 107002412: for more than can be withdrawn now or today
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  withdraw: 'POST /api/platform/rebate/v1/partner/withdraw' as Call<Withdraw, Withdrawn>,
  /**
   * Lists the account entries that add up to a partner shop's earnings, page by page, latest first; `type` filters the
   * list. For withdrawals, use `listEntries`.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listAmountEntries: 'GET /api/platform/partner/v1/amount/details' as Call<ListAccountEntries, AccountEntries>,
  /**
   * Lists the entries of a partner's account in a channel, page by page, latest first: rebates, withdrawals and
   * reversals.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listEntries: 'GET /api/platform/partner/v1/detail' as Call<ListAccountEntries, AccountEntries>,
  /**
   * Returns a partner's assets in a channel: all earnings that are not withdrawn, divided into withdrawable and
   * pending.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getAssets: 'GET /api/platform/partner/v1/assets' as Call<ChannelQuery, PartnerAssets>,
  /**
   * Lists orders placed through a partner shop in a channel, page by page, latest first, with the rebate that each
   * earns.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listOrders: 'POST /api/platform/partner/v1/orders' as Call<ListShopOrders, ShopOrders>,
  /**
   * Reads the asking partner's own shop in a channel, with the masked telephone by which it was authorised.
   * @throws wrongState 107002414: if the shopper has no partner shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getMine: 'GET /api/platform/partner/v1' as Call<ChannelQuery, PartnerShop>,
  /**
   * Reads a partner shop as its visitors see it: name, owner, avatar and number of products.
   * @throws notFound 107002404: if the partner shop does not exist or is closed, or its promoter is suspended
   * @access visitors and shoppers
   * @built yes
   */
  get: 'GET /api/platform/partner/v1/{shopId}/info' as Call<ShopId, PartnerShop>,
  /**
   * Renames the asking partner's shop in a channel, 1 to 20 characters, and returns the updated shop.
   * @throws badInput 107002400: if the name is empty, too long or contains a refused word
   * @throws conflict 107002409: if another shop has the name
   * @throws wrongState 107002414: if the shopper has no open partner shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  change: 'PUT /api/platform/partner/v1' as Call<ChangePartnerShop, PartnerShop>,
  /**
   * Returns the status of the asking partner's shop, and whether its owner was verified by a code (P02).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getStatus: 'GET /api/platform/partner/v1/status' as Call<Empty, ShopStanding>,
  /**
   * Reads a partner shop's figures in total, of today, and of the last 7 and 30 days (UTC+8): views, paid orders, the
   * amount paid and the earnings in fen, net of refunds (F17).
   * @throws wrongState 107002414: if the shopper has no partner shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getStatistics: 'GET /api/platform/partner/v1/statis/basic' as Call<GetShopStatistics, ShopStatistics>,
  /**
   * Reads a partner shop's figures by day with their sums, from `begin` to `end` inclusive, at most 366 days; days
   * without figures are included with zeros.
   * @throws badInput 107002400: for an invalid day, an end before the begin, or more than 366 days; `field` says which
   * @throws wrongState 107002414: if the shopper has no partner shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getDailyStatistics: 'GET /api/platform/partner/v1/statis/detail' as Call<GetDailyStatistics, DailyStatistics>,
}

export type * from './partner.types'
