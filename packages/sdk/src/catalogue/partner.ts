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
   * Tells what a partner shop earned ever, which part of it is settled, and which waits because its orders can still be
   * given back.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getAmount: 'GET /api/platform/partner/v1/amount' as Call<Empty, ShopAmount>,
  /**
   * Withdraws an amount in fen from what a partner shop earned (F19); otherwise as `rebate.withdraw`. No tax is
   * withheld: a business settles its own. Send an idempotency key.
   * @throws wrongState 107002414: for who has no partner shop that is open, and before an account is bound or while it
   *   waits
   * @throws badInput 107002400: below the minimum or above the maximum of one withdrawal; `field` is `withdrawAmount`
   * @throws overLimit 107002412: for more than can be withdrawn, now or on this day
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  withdraw: 'POST /api/platform/rebate/v1/partner/withdraw' as Call<Withdraw, Withdrawn>,
  /**
   * Lists the account entries that a partner shop's amounts are made of, page by page, latest first; `type` narrows it.
   * Withdrawals are entries of `listEntries`.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listAmountEntries: 'GET /api/platform/partner/v1/amount/details' as Call<ListAccountEntries, AccountEntries>,
  /**
   * Lists the entries of a partner's account in a channel, page by page, latest first: rebates, withdrawals and what
   * was taken back.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listEntries: 'GET /api/platform/partner/v1/detail' as Call<ListAccountEntries, AccountEntries>,
  /**
   * Tells what a partner owns in a channel: all that was earned and not withdrawn, split into withdrawable and pending.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getAssets: 'GET /api/platform/partner/v1/assets' as Call<ChannelQuery, PartnerAssets>,
  /**
   * Lists orders that came through a partner shop in a channel, page by page, latest first, with what each earns.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listOrders: 'POST /api/platform/partner/v1/orders' as Call<ListShopOrders, ShopOrders>,
  /**
   * Reads the asking partner's own shop in a channel, with the telephone it was authorised by, its middle hidden.
   * @throws wrongState 107002414: for who has no partner shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getMine: 'GET /api/platform/partner/v1' as Call<ChannelQuery, PartnerShop>,
  /**
   * Reads a partner shop as its visitors see it: name, owner, avatar and how many products it shows.
   * @throws notFound 107002404: for a partner shop that is not there, is closed, or whose promoter is suspended
   * @access visitors and shoppers
   * @built yes
   */
  get: 'GET /api/platform/partner/v1/{shopId}/info' as Call<ShopId, PartnerShop>,
  /**
   * Renames the asking partner's shop in a channel, 1 to 20 characters, and answers the shop as it is then.
   * @throws badInput 107002400: for a name that is empty, too long, or holds a word the shop refuses
   * @throws conflict 107002409: for a name that another shop has
   * @throws wrongState 107002414: for who has no open partner shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  change: 'PUT /api/platform/partner/v1' as Call<ChangePartnerShop, PartnerShop>,
  /**
   * Tells how the asking partner's shop stands, and whether its owner was proven by a code (P02).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getStatus: 'GET /api/platform/partner/v1/status' as Call<Empty, ShopStanding>,
  /**
   * Reads a partner shop's figures ever, of today, of the last 7 and the last 30 days (UTC+8): views, paid orders, what
   * was paid for them and what they earn in fen, less what went back (F17).
   * @throws wrongState 107002414: for who has no partner shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getStatistics: 'GET /api/platform/partner/v1/statis/basic' as Call<GetShopStatistics, ShopStatistics>,
  /**
   * Reads a partner shop's figures day by day with their sums, both ends included, at most 366 days; days without
   * anything come with zeros.
   * @throws badInput 107002400: for what is no day, an end before the begin, or too many days; names the field
   * @throws wrongState 107002414: for who has no partner shop; the message says what to do first
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getDailyStatistics: 'GET /api/platform/partner/v1/statis/detail' as Call<GetDailyStatistics, DailyStatistics>,
}

export type * from './partner.types'
