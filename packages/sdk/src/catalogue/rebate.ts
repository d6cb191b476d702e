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

/** Rebate: what promoters share and earn. */
export const rebate = {
  /**
   * Applies to become a promoter (F15) with real name, id number, a telephone verified by a code, and the agreement.
   * After a refusal one can apply again; while an application waits, nothing changes.
   * @throws badInput 107002400: for a name or number that is wrong, or that do not belong together; names the field
   * @throws notFound 107002404: for a version of the agreement that there is not, or an invite code of no open shop
   * @throws wrongCode 107002415: for a code that is wrong, too old or used; `field` is `code`
   * @throws conflict 107002409: for an id of another account, or another id than the account's
   * @throws wrongState 107002414: while the promoter is suspended, or nobody can check identities now
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  apply: 'POST /api/platform/usercenter/v1/apply' as Call<ApplyPromoter, Application>,
  /**
   * Tells how much of the promoter's earnings can be withdrawn now, in fen, and the rules. Other shoppers can withdraw
   * nothing.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getWithdrawable: 'GET /api/platform/usercenter/v1/withdrawable/cash' as Call<OfEarner, WithdrawableCash>,
  /**
   * Makes a share of a product, or of the shop where none is named. Who opens its address carries the share id for 30
   * days (K06).
   * @throws wrongState 107002414: for a shopper who is no promoter, or agreed to an older agreement; the message says
   *   what to do
   * @throws notFound 107002404: for a product that is not there
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  createShareCode: 'POST /api/platform/rebate/v1/shareCode' as Call<CreateShareCode, ShareCode>,
  /**
   * Tells whether the shopper is a promoter, and what was earned ever and is not settled. All amounts are 0 for others.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getAccount: 'GET /api/platform/rebate/v1' as Call<Empty, RebateAccount>,
  /**
   * Lists what the promoter's shop earned and what was taken back of it, page by page, latest first; `type` narrows it
   * to one kind. Withdrawals are entries of `listEntries`.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listShopEntries: 'GET /api/platform/rebate/shop/v1/detail' as Call<ListAccountEntries, AccountEntries>,
  /**
   * Tells what the promoter's shop earned ever, split into what is settled and what can still be given back.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getShopAmount: 'GET /api/platform/rebate/shop/v1/amount' as Call<Empty, ShopAmount>,
  /**
   * Lists products that earn a rebate in a channel, page by page, as `list` and `count`. Show only those whose time has
   * come, by the calibrated clock (S22).
   * @access visitors and shoppers
   * @built yes
   */
  listProducts: 'GET /api/products/rebate/v1/{channelCode}' as Call<ListChannelProducts, RebateProducts>,
  /**
   * Lists all skus of one rebate offer with what a sold piece of each earns, in fen.
   * @access visitors and shoppers
   * @built yes
   */
  listSkus: 'GET /api/platform/rebate/v1/{rebateId}/batchskus/info' as Call<RebateId, RebateSkus>,
  /**
   * Reads an activity whose sharing earns a rebate: picture, text and address to share. Drop it once its end has passed
   * by the calibrated clock (S21).
   * @access visitors and shoppers
   * @built yes
   */
  getShareActivity: 'GET /api/platform/rebate/v1/share/{id}/activity' as Call<ById, RebateShareActivity>,
  /**
   * Adds up what the promoter earned today (UTC+8), this month and ever, in fen, and counts the orders behind it.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getSummary: 'GET /api/platform/rebate/v1/summary' as Call<Empty, RebateSummary>,
  /**
   * Lists entries of the promoter's account, page by page, latest first: rebates, withdrawals and what was taken back.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listEntries: 'GET /api/platform/usercenter/v1/details' as Call<ListAccountEntries, AccountEntries>,
  /**
   * Tells whether the promoter passed certification (P02), how it stands, and why it was refused, the name hidden in
   * part.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getCertification: 'GET /api/platform/usercenter/v1/certification' as Call<Empty, Certification>,
  /**
   * Agrees to the version of the promoters' agreement in force, and tells how certification stands then. Repeated, it
   * changes nothing. A call of the shop's own.
   * @throws notFound 107002404: for a version that is not in force
   * @throws wrongState 107002414: for a shopper who never applied, or was refused
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  agree: 'POST /api/platform/usercenter/v1/agreement' as Call<AgreePromoter, Certification>,
  /**
   * Withdraws an amount in fen to the bound account (F19), and returns what is left. The amount is set aside at once;
   * the promoter receives it less fee and tax. Send an idempotency key.
   * @throws wrongState 107002414: for who is no promoter or is suspended, and before an account is bound or while it
   *   waits
   * @throws badInput 107002400: below the minimum or above the maximum of one withdrawal, and where nothing would be
   *   left after fee and tax; `field` is `withdrawAmount`
   * @throws overLimit 107002412: for more than can be withdrawn, now or on this day
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  withdraw: 'POST /api/platform/rebate/v1/withdraw' as Call<Withdraw, Withdrawn>,
  /**
   * Lists one's withdrawals, page by page, latest first. A call of the shop's own.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listWithdrawals: 'GET /api/platform/rebate/v1/withdrawals' as Call<ListWithdrawals, Withdrawals>,
  /**
   * Lists promoters that earned most ever, net of refunds, page by page, best first, by nickname and avatar, and tells
   * the asking promoter's own place beside it. Counted anew each hour.
   * @access visitors and shoppers
   * @built yes
   */
  listHonors: 'GET /api/products/rebate/honor/v1' as Call<PageQuery, HonorList>,
  /**
   * Tells whether the promoter bound an account for withdrawals, of what kind it is, and its last digits.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getBinding: 'GET /api/platform/usercenter/v1/account/bind' as Call<Empty, AccountBinding>,
  /**
   * Binds the account for withdrawals, or changes it, by a code that `passport.sendOwnCode` sent. A changed account can
   * be paid to after a day. A call of the shop's own.
   * @throws wrongCode 107002415: for a code that is wrong, too old, used or tried too often; `field` is `code`
   * @throws wrongState 107002414: for who is no promoter
   * @throws badInput 107002400: for an account that is none of its kind; `field` is `account`
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  bindAccount: 'POST /api/platform/usercenter/v1/account/bind' as Call<BindAccount, AccountBinding>,
}

export type * from './rebate.types'
