import type { Call, Empty } from './call'
import type {
  AccountBinding,
  AccountEntries,
  AgreePromoter,
  Application,
  ApplyPromoter,
  BindAccount,
  Certification,
  CreateShareCode,
  HonorList,
  ListAccountEntries,
  ListChannelProducts,
  ListWithdrawals,
  OfEarner,
  RebateAccount,
  RebateId,
  RebateProducts,
  RebateShareActivity,
  RebateSkus,
  RebateSummary,
  ShareCode,
  ShopAmount,
  Withdraw,
  WithdrawableCash,
  Withdrawals,
  Withdrawn,
} from './rebate.types'
import type { ById, PageQuery } from './shared.types'

/** Rebate: shares and earnings of promoters. */
export const rebate = {
  /**
   * Applies to become a promoter (F15) with real name, id number, a telephone verified by a code, and the agreement.
   * After a refusal, the shopper can apply again; while an application is pending, nothing changes.
   * @throws badInput 107002400: if the name or number is wrong, or they do not belong together; `field` says which
   * @throws notFound 107002404: if the version of the agreement does not exist, or no open shop has the invite code
   * @throws wrongCode 107002415: if the code is wrong, expired or used; `field` is `code`
   * @throws conflict 107002409: if another account has the id number, or the account has another id number
   * @throws wrongState 107002414: while the promoter is suspended, or identities cannot be checked now
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  apply: 'POST /api/platform/usercenter/v1/apply' as Call<ApplyPromoter, Application>,
  /**
   * Returns the amount that the promoter can withdraw now, in fen, and the rules of withdrawals. The amount is 0 for a
   * shopper who is not a promoter.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getWithdrawable: 'GET /api/platform/usercenter/v1/withdrawable/cash' as Call<OfEarner, WithdrawableCash>,
  /**
   * Creates a share of a product, or of the shop if no product is named. A shopper who opens its URL keeps the share id
   * for 30 days (K06).
   * @throws wrongState 107002414: if the shopper is not a promoter, or agreed to an older version of the agreement; the
   *   message says what to do
   * @throws notFound 107002404: if the product does not exist
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  createShareCode: 'POST /api/platform/rebate/v1/shareCode' as Call<CreateShareCode, ShareCode>,
  /**
   * Returns whether the shopper is a promoter, the total earnings, and the unsettled part. All amounts are 0 for a
   * shopper who is not a promoter.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getAccount: 'GET /api/platform/rebate/v1' as Call<Empty, RebateAccount>,
  /**
   * Lists the rebates of the promoter's shop and their reversals, page by page, latest first; `type` filters the list.
   * For withdrawals, use `listEntries`.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listShopEntries: 'GET /api/platform/rebate/shop/v1/detail' as Call<ListAccountEntries, AccountEntries>,
  /**
   * Returns the total earnings of the promoter's shop, divided into the settled part and the part that is not settled
   * because its orders can still be returned.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getShopAmount: 'GET /api/platform/rebate/shop/v1/amount' as Call<Empty, ShopAmount>,
  /**
   * Lists products that earn a rebate in a channel, page by page, as `list` and `count`. Show only products whose time
   * has begun and has not ended, by the server's time (S22). `rebateShop.listProducts` returns the same products by
   * page number; use it instead. This call exists because the specification lists both.
   * @access visitors and shoppers
   * @built yes
   */
  listProducts: 'GET /api/products/rebate/v1/{channelCode}' as Call<ListChannelProducts, RebateProducts>,
  /**
   * Lists all skus of one rebate offer with the rebate of one piece of each, in fen.
   * @access visitors and shoppers
   * @built yes
   */
  listSkus: 'GET /api/platform/rebate/v1/{rebateId}/batchskus/info' as Call<RebateId, RebateSkus>,
  /**
   * Reads an activity that promoters share for a rebate: picture, text and URL. Discard it once it has ended by the
   * server's time (S21).
   * @access visitors and shoppers
   * @built yes
   */
  getShareActivity: 'GET /api/platform/rebate/v1/share/{id}/activity' as Call<ById, RebateShareActivity>,
  /**
   * Returns the promoter's earnings of today (UTC+8), of this month and in total, in fen, and the number of their
   * orders.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getSummary: 'GET /api/platform/rebate/v1/summary' as Call<Empty, RebateSummary>,
  /**
   * Lists entries of the promoter's account, page by page, latest first: rebates, withdrawals and reversals.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listEntries: 'GET /api/platform/usercenter/v1/details' as Call<ListAccountEntries, AccountEntries>,
  /**
   * Returns whether the promoter passed certification (P02), its status, the reason of a refusal, and the masked name.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getCertification: 'GET /api/platform/usercenter/v1/certification' as Call<Empty, Certification>,
  /**
   * Agrees to the current version of the promoters' agreement, and returns the certification. Repeating it changes
   * nothing. Not part of the specification.
   * @throws notFound 107002404: if the version is not the current one
   * @throws wrongState 107002414: if the shopper never applied, or was refused
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  agree: 'POST /api/platform/usercenter/v1/agreement' as Call<AgreePromoter, Certification>,
  /**
   * Withdraws an amount in fen to the bound account (F19), and returns the amount left. The amount is frozen at once;
   * the promoter receives it less fee and tax. Send an idempotency key.
   * @throws wrongState 107002414: if the shopper is not a promoter or is suspended, if no account is bound, or if a
   *   changed account cannot be used yet
   * @throws badInput 107002400: below the minimum or above the maximum of one withdrawal, or if nothing is left after
   *   fee and tax; `field` is `withdrawAmount`
   * @throws overLimit 107002412: for more than can be withdrawn now or today
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  withdraw: 'POST /api/platform/rebate/v1/withdraw' as Call<Withdraw, Withdrawn>,
  /**
   * Lists the shopper's own withdrawals, page by page, latest first. Not part of the specification.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listWithdrawals: 'GET /api/platform/rebate/v1/withdrawals' as Call<ListWithdrawals, Withdrawals>,
  /**
   * Ranks promoters by total earnings, net of refunds, page by page, highest first, each with nickname and avatar, and
   * returns the asking promoter's own rank. Updated every hour.
   * @access visitors and shoppers
   * @built yes
   */
  listHonors: 'GET /api/products/rebate/honor/v1' as Call<PageQuery, HonorList>,
  /**
   * Returns whether the promoter has bound an account for withdrawals, its type, and its last digits.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getBinding: 'GET /api/platform/usercenter/v1/account/bind' as Call<Empty, AccountBinding>,
  /**
   * Binds the account for withdrawals, or changes it, by a code that `passport.sendOwnCode` sent. A changed account can
   * be used after one day. Not part of the specification.
   * @throws wrongCode 107002415: if the code is wrong, expired, used or tried too often; `field` is `code`
   * @throws wrongState 107002414: if the shopper is not a promoter
   * @throws badInput 107002400: if the account is not valid for its type; `field` is `account`
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  bindAccount: 'POST /api/platform/usercenter/v1/account/bind' as Call<BindAccount, AccountBinding>,
}

export type * from './rebate.types'
