import type { Call, Empty } from './call'
import type { ChangePartnerShop, PartnerAssets, PartnerShop } from './partner.types'
import type { DailyStatistics, GetDailyStatistics, ListShopOrders, ShopId, ShopOrders, ShopStanding, ShopStatistics } from './rebate-shop.types'
import type { AccountEntries, ListAccountEntries, ShopAmount, Withdraw, Withdrawal } from './rebate.types'
import type { ChannelQuery } from './shared.types'

/** Partner shops: shops of businesses. */
export const partner = {
  /** Amounts of the shop. */
  getAmount: 'GET /api/platform/partner/v1/amount' as Call<Empty, ShopAmount>,
  /** Withdraws money. */
  withdraw: 'POST /api/platform/rebate/v1/partner/withdraw' as Call<Withdraw, Withdrawal>,
  /** Entries behind the amounts. */
  listAmountEntries: 'GET /api/platform/partner/v1/amount/details' as Call<ListAccountEntries, AccountEntries>,
  /** Entries of the account. */
  listEntries: 'GET /api/platform/partner/v1/detail' as Call<ListAccountEntries, AccountEntries>,
  /** What the shop owns. */
  getAssets: 'GET /api/platform/partner/v1/assets' as Call<ChannelQuery, PartnerAssets>,
  /** Orders that came through the shop. */
  listOrders: 'POST /api/platform/partner/v1/orders' as Call<ListShopOrders, ShopOrders>,
  /** The partner's shop. */
  getMine: 'GET /api/platform/partner/v1' as Call<ChannelQuery, PartnerShop>,
  /** A partner shop. */
  get: 'GET /api/platform/partner/v1/{shopId}/info' as Call<ShopId, PartnerShop>,
  /** Changes the shop. */
  change: 'PUT /api/platform/partner/v1' as Call<ChangePartnerShop, PartnerShop>,
  /** Whether the shop is open. */
  getStatus: 'GET /api/platform/partner/v1/status' as Call<Empty, ShopStanding>,
  /** Figures of the shop. */
  getStatistics: 'GET /api/platform/partner/v1/statis/basic' as Call<ChannelQuery, ShopStatistics>,
  /** Figures by day. */
  getDailyStatistics: 'GET /api/platform/partner/v1/statis/detail' as Call<GetDailyStatistics, DailyStatistics>,
}

export type * from './partner.types'
