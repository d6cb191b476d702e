import type {
  AccountEntryType,
  CertificationStatus,
  PromoterKind,
  PayoutAccountType,
  RebateItemType,
  TaxMethod,
  RebateStatus,
  WithdrawalStatus,
} from '@hearth/domain'
import type { Picture } from './picture.types'
import type { Sku } from './products.types'
import type { KeyedPage, KeyedPageQuery, List, Page, PageQuery } from './shared.types'
import type { AgreementVersion } from './user.types'
import type {
  Channel,
  Count,
  DisplayName,
  EpochMs,
  Fen,
  FenChange,
  Id,
  MaskedName,
  MaskedTelephone,
  ProductName,
  LoginTicket,
  SkuNo,
  SmsCode,
  SpuNo,
  Telephone,
  Title,
  Url,
} from './values.types'

/** Applies to become a promoter (F15). */
export interface ApplyPromoter {
  /** The applicant's real name, in Chinese characters; stored encrypted.
   * @minLength 1
   * @maxLength 20
   * @examples ["王小明"] */
  realName: string
  /** The applicant's id number, 18 digits, the last of which may be X; stored encrypted.
   * @minLength 15
   * @maxLength 24
   * @examples ["11010519491231002X"] */
  idNumber: string
  /** The applicant's telephone. */
  telephone: Telephone
  /** The ticket returned when `rebateShop.sendCode` was called for that telephone. */
  ticket: LoginTicket
  /** The code received by SMS. */
  code: SmsCode
  /** Version of the agreement that the applicant read, as returned by `getCertification`. */
  agreementVersion: AgreementVersion
  /** Invite code of the shop that invited the applicant; the invitation earns nothing.
   * @maxLength 20
   * @examples ["NJ7K2F"] */
  inviteCode?: string
}

/** Agrees to a new version of the promoters' agreement. */
export interface AgreePromoter {
  /** The current version, as returned by `getCertification`. */
  agreementVersion: AgreementVersion
}

/** The status of an application (P02). */
export interface Application {
  /** Status of the application. */
  status: CertificationStatus
  /** Reason of the refusal; absent if the application was not refused.
   * @maxLength 200
   * @examples ["姓名与手机号实名信息不一致"] */
  reason?: string
}

/** Earlier withdrawals that were paid out. The tax on the next withdrawal is calculated with their amounts. */
export interface PaidBefore {
  /** Fen: amount withdrawn, before fee and tax. */
  income: Fen
  /** Fen: tax withheld. */
  tax: Fen
}

/**
 * What a promoter can withdraw (F19), and the rules. `withdrawalParts` of `@hearth/domain` computes fee, tax and net
 * amount.
 */
export interface WithdrawableCash {
  /** Fen: amount that can be withdrawn now; 0 while the promoter has a debt. */
  amount: Fen
  /** Fen: amount of pending withdrawals. */
  withdrawingAmount: Fen
  /** Fen: minimum of one withdrawal. */
  minimum: Fen
  /** Fen: maximum of one withdrawal. */
  maximum: Fen
  /** Fen: amount that can still be withdrawn today (UTC+8). */
  leftToday: Fen
  /** Times that the promoter can still withdraw today. */
  timesLeft: Count
  /** Percent times 100: the shop's fee on each withdrawal, rounded down to a fen.
   * @asType integer
   * @minimum 0
   * @maximum 10000
   * @examples [0] */
  feeRate: number
  /** How tax is withheld. */
  taxMethod: TaxMethod
  /** Withdrawals of this month (UTC+8). */
  paidThisMonth: PaidBefore
  /** Withdrawals of this year (UTC+8). */
  paidThisYear: PaidBefore
  /** Months of the year from the first withdrawal to the current one, 1 to 12.
   * @asType integer
   * @minimum 1
   * @maximum 12
   * @examples [1] */
  months: number
}

/** Creates a share of a product, or of the shop if no product is named. */
export interface CreateShareCode {
  /** The sku that is preselected. */
  skuNo?: SkuNo
  /** The product to share. */
  spuNo?: SpuNo
  /** The channel of the share (K02).
   * @default "retail" */
  channelCode?: Channel
  /**
   * Who earns the rebate: the shopper as a promoter, or the shopper's partner shop. Not part of the specification.
   * @default "promoter"
   */
  kind?: PromoterKind
}

/** A share of a promoter. */
export interface ShareCode {
  /** Id of the share; stored for 30 days in the `newRebate` cookie of a shopper who opens it (E13, K06). */
  shareId: Id
  /** The URL to share, which contains the share id. */
  url: Url
}

/** A promoter's account. */
export interface RebateAccount {
  /** Whether the shopper is a promoter; if not, all amounts are 0. */
  promoter: boolean
  /** Fen: total earnings, net of reversals. */
  totalAmount: Fen
  /** Fen: earnings that are not settled yet. */
  pendingAmount: Fen
}

/** Asks for entries of an account, latest first. */
export interface ListAccountEntries extends KeyedPageQuery {
  /** Type of entry; absent: all types. */
  type?: AccountEntryType
  /** Only earnings of this channel (K02); absent: every channel. */
  channelCode?: Channel
}

/** An entry of an account. */
export interface AccountEntry {
  /** The entry. */
  entryId: Id
  /** Type of the entry. */
  type: AccountEntryType
  /** Description: the product, or the account of a withdrawal.
   * @maxLength 60
   * @examples ["暖居智能音箱 Pro 推广返利"] */
  title: string
  /** Fen: the change; above 0 for an increase. */
  amount: FenChange
  /** The withdrawal that debited or returned the amount; absent for other entries. */
  withdrawId?: Id
  /** Current status of the withdrawal; absent for other entries. */
  status?: WithdrawalStatus
  /** The order of the rebate or its reversal; absent for withdrawals. */
  orderId?: Id
  /** Current status of the rebate; absent for other entries. */
  rebateStatus?: RebateStatus
  /** Epoch ms: when the entry was made. */
  time: EpochMs
}

/** A page of entries of an account, latest first. */
export interface AccountEntries extends KeyedPage<AccountEntry> {}

/** Earnings of a shop. `totalAmount` is the sum of the other two amounts. */
export interface ShopAmount {
  /** Fen: total earnings, net of reversals. */
  totalAmount: Fen
  /** Fen: the settled part. */
  settledAmount: Fen
  /** Fen: the part that is not settled, since its orders can still be returned. */
  pendingAmount: Fen
}

/** Asks for products that earn a rebate in a channel. */
export interface ListChannelProducts extends PageQuery {
  /** The channel; required, since it is part of the path. */
  channelCode: Channel
}

/** A product that earns a rebate (E11). Show it only from `beginTime` to `endTime`, by the server's time (S22). */
export interface RebateProduct {
  /** The rebate offer; `listSkus` takes it.
   * @examples ["share-and-earn"] */
  rebateId: Id
  /** The sku. */
  skuNo: SkuNo
  /** The spu of the sku. */
  spuNo: SpuNo
  /** Name of the product. */
  name: ProductName
  /** Main picture. */
  picture: Picture
  /** Fen: current price. */
  price: Fen
  /** Type of the product; `estimate` takes it. */
  itemType: RebateItemType
  /** Whether a shopper's first purchase earns a higher rebate. */
  isFirstPurchaseRebate: boolean
  /** The coupon that comes with the product; `coupons.listBatchAmounts` returns its value. Absent for none.
   * @examples ["centre-20"] */
  couponBatchId?: Id
  /** Epoch ms: from when the product earns a rebate. */
  beginTime: EpochMs
  /** Epoch ms: until when the product earns a rebate. */
  endTime: EpochMs
}

/** Products that earn a rebate (E11). */
export interface RebateProducts {
  /** The products of this page. */
  list: RebateProduct[]
  /** Products in total. */
  count: Count
}

/** Identifies a rebate offer. */
export interface RebateId {
  /** The rebate offer to promoters.
   * @examples ["share-and-earn"] */
  rebateId: Id
}

/** A sku with its rebate. */
export interface RebateSku extends Sku {
  /** Fen: rebate of one piece at its ordinary price. */
  rebateAmount: Fen
}

/** All skus of a rebate offer. */
export interface RebateSkus extends List<RebateSku> {}

/** An activity that promoters share for a rebate. */
export interface RebateShareActivity {
  /** Id of the activity: the `rebateId` of its products. */
  id: Id
  /** Name of the activity. */
  title: Title
  /** Description, one sentence.
   * @maxLength 140
   * @examples ["分享给好友，好友下单您就有返利"] */
  description: string
  /** Large picture. */
  picture: Picture
  /** The URL to share. */
  url: Url
  /** Epoch ms: when the activity ends. Clients discard the activity once it has ended by the server's time (S21). */
  endTime: EpochMs
}

/** A promoter's earnings. Each amount is net of the reversals to date. */
export interface RebateSummary {
  /** Fen: earnings since midnight, UTC+8. */
  todayAmount: Fen
  /** Fen: earnings since the first of the month, UTC+8. */
  monthAmount: Fen
  /** Fen: total earnings. */
  totalAmount: Fen
  /** Orders placed through the promoter and paid, in total. */
  orderCount: Count
}

/** The certification of a promoter (P02). */
export interface Certification {
  /** Whether the promoter is certified: `status` is passed. */
  certified: boolean
  /** Status of the certification. */
  status: CertificationStatus
  /** The promoter's name, masked; absent before an application. */
  realName?: MaskedName
  /** The promoter's telephone, masked; absent before an application. */
  telephone?: MaskedTelephone
  /** Epoch ms: when the last application was submitted; absent before the first application. */
  applyTime?: EpochMs
  /** Reason of the refusal; absent if the application was not refused.
   * @maxLength 200
   * @examples ["姓名与手机号实名信息不一致"] */
  reason?: string
  /** Whether staff suspended the promoter; a suspended promoter earns nothing. */
  suspended: boolean
  /** Reason of the suspension; absent if the promoter is not suspended.
   * @maxLength 200
   * @examples ["宣传内容不实"] */
  suspendedReason?: string
  /** Current version of the agreement; an application agrees to it. */
  agreementVersion: AgreementVersion
  /** Version of the agreement that the promoter agreed to; absent before an application. If it is older than the
   * current one, call `agree`. */
  agreedVersion?: AgreementVersion
  /** URL of the agreement's text. */
  agreementUrl: Url
}

/**
 * Withdraws money to the bound account (F19). The shop refuses more than the amount that can be withdrawn. Send an
 * idempotency key.
 */
export interface Withdraw {
  /** Fen: amount, 1 or more.
   * @asType integer
   * @minimum 1
   * @maximum 9007199254740991
   * @examples [5000] */
  withdrawAmount: number
}

/** A withdrawal. */
export interface Withdrawal {
  /** The withdrawal. */
  withdrawId: Id
  /** Fen: amount requested; the sum of the next three fields. */
  withdrawAmount: Fen
  /** Fen: the shop's fee. */
  fee: Fen
  /** Fen: tax withheld. */
  tax: Fen
  /** Fen: amount paid to the promoter. */
  net: Fen
  /** Status of the withdrawal. */
  status: WithdrawalStatus
  /** Type of the account. */
  accountType: PayoutAccountType
  /** The last digits of the account.
   * @maxLength 40
   * @examples ["**** 6688"] */
  account: string
  /** Reason why the withdrawal was refused, failed or was returned; absent otherwise.
   * @maxLength 200
   * @examples ["收款账户状态异常"] */
  reason?: string
  /** URL on which the promoter confirms the transfer; only while the withdrawal waits for this confirmation. */
  confirmUrl?: Url
  /** Epoch ms: when the withdrawal was requested. */
  time: EpochMs
  /** Epoch ms: when the amount was paid or returned; absent before that time. */
  endTime?: EpochMs
}

/** A withdrawal, and the amount left after it. */
export interface Withdrawn extends Withdrawal {
  /** Fen: amount that can still be withdrawn. */
  amount: Fen
}

/** Selects which of the shopper's accounts the call is for. */
export interface OfEarner {
  /** Whose earnings: those of the promoter, or those of the partner shop.
   * @default "promoter" */
  kind?: PromoterKind
}

/** Asks for the shopper's own withdrawals. */
export interface ListWithdrawals extends KeyedPageQuery, OfEarner {}

/** A page of withdrawals, latest first. */
export interface Withdrawals extends KeyedPage<Withdrawal> {}

/** A promoter's entry in the honor list. */
export interface Honor {
  /** Place in the ranking, from 1 for the highest earnings; equal amounts share a place.
   * @asType integer
   * @minimum 1
   * @examples [1] */
  rank: number
  /** The promoter's nickname; if none was chosen, the masked display name. */
  usernick: DisplayName
  /** The promoter's avatar; empty for the default one. */
  uimg: Url
  /** Fen: earnings, net of reversals. */
  amount: Fen
}

/** A page of promoters by total earnings, highest first, 100 at most. */
export interface HonorList extends Page<Honor> {
  /** Place of the asking promoter in the ranking, from 1; 0 if the promoter is not in the ranking. */
  myRank: Count
  /** Epoch ms: when the ranking was computed; absent while it is empty. */
  countedAt?: EpochMs
}

/** The account for a promoter's withdrawals. */
export interface AccountBinding {
  /** Whether an account is bound; it is required for withdrawals. */
  bound: boolean
  /** Type of the account; absent for none. */
  accountType?: PayoutAccountType
  /** The account's last digits; absent for none.
   * @maxLength 40
   * @examples ["**** 6688"] */
  account?: string
  /** Name of the account's owner, masked: the certified promoter. */
  holder?: MaskedName
  /** Epoch ms: from when the account can be used for withdrawals; absent for none. */
  usableTime?: EpochMs
}

/** Binds an account or changes it, by a code that `passport.sendOwnCode` sent. */
export interface BindAccount {
  /** Type of the account. */
  accountType: PayoutAccountType
  /** Number of the bank card, 12 to 19 digits, or the telephone or e-mail address of the wallet.
   * @minLength 5
   * @maxLength 60
   * @examples ["6222020200112233445"] */
  account: string
  /** The ticket returned when the code was requested. */
  ticket: LoginTicket
  /** The code received by SMS. */
  code: SmsCode
}
