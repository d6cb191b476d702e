import type { Call, Empty } from './call'
import type {
  AccountBinding, AccountEntries, Application, ApplyPromoter, Certification, CreateShareCode, HonorList, ListAccountEntries, ListChannelProducts, RebateAccount, RebateId, RebateProducts, RebateShareActivity,
  RebateSkus, RebateSummary, ShareCode, ShopAmount, Withdraw, WithdrawableCash, Withdrawal,
} from './rebate.types'
import type { ById, PageQuery } from './shared.types'

/** Rebate: what promoters share and earn. */
export const rebate = {
  /** Applies to become a promoter. */
  apply: 'POST /api/platform/usercenter/v1/apply' as Call<ApplyPromoter, Application>,
  /** What can be withdrawn. */
  getWithdrawable: 'GET /api/platform/usercenter/v1/withdrawable/cash' as Call<Empty, WithdrawableCash>,
  /** Makes a code to share with. */
  createShareCode: 'POST /api/platform/rebate/v1/shareCode' as Call<CreateShareCode, ShareCode>,
  /** The promoter's account. */
  getAccount: 'GET /api/platform/rebate/v1' as Call<Empty, RebateAccount>,
  /** Entries of the shop's account. */
  listShopEntries: 'GET /api/platform/rebate/shop/v1/detail' as Call<ListAccountEntries, AccountEntries>,
  /** Amounts of the shop. */
  getShopAmount: 'GET /api/platform/rebate/shop/v1/amount' as Call<Empty, ShopAmount>,
  /** Products that earn a rebate in a channel. */
  listProducts: 'GET /api/products/rebate/v1/{channelCode}' as Call<ListChannelProducts, RebateProducts>,
  /** Skus of a rebate. */
  listSkus: 'GET /api/platform/rebate/v1/{rebateId}/batchskus/info' as Call<RebateId, RebateSkus>,
  /** An activity to share. */
  getShareActivity: 'GET /api/platform/rebate/v1/share/{id}/activity' as Call<ById, RebateShareActivity>,
  /** What the promoter earned. */
  getSummary: 'GET /api/platform/rebate/v1/summary' as Call<Empty, RebateSummary>,
  /** Entries of the promoter's account. */
  listEntries: 'GET /api/platform/usercenter/v1/details' as Call<ListAccountEntries, AccountEntries>,
  /** Whether the promoter proved who they are. */
  getCertification: 'GET /api/platform/usercenter/v1/certification' as Call<Empty, Certification>,
  /** Withdraws money. */
  withdraw: 'POST /api/platform/rebate/v1/withdraw' as Call<Withdraw, Withdrawal>,
  /** Promoters that earned most. */
  listHonors: 'GET /api/products/rebate/honor/v1' as Call<PageQuery, HonorList>,
  /** Where the promoter's money goes. */
  getBinding: 'GET /api/platform/usercenter/v1/account/bind' as Call<Empty, AccountBinding>,
}

export type * from './rebate.types'
