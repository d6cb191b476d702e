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
  /** The applicant's real name, in Chinese characters; kept encrypted.
   * @minLength 1
   * @maxLength 20
   * @examples ["王小明"] */
  realName: string
  /** The number of the applicant's id, 18 digits of which the last may be X; kept encrypted.
   * @minLength 15
   * @maxLength 24
   * @examples ["11010519491231002X"] */
  idNumber: string
  /** Where the applicant can be reached. */
  telephone: Telephone
  /** What `rebateShop.sendCode` answered for that telephone. */
  ticket: LoginTicket
  /** The code that came to it. */
  code: SmsCode
  /** Version of the agreement that the applicant read, as `getCertification` names it. */
  agreementVersion: AgreementVersion
  /** The invite code of the shop that the applicant heard of this from; nothing is earned by it.
   * @maxLength 20
   * @examples ["NJ7K2F"] */
  inviteCode?: string
}

/** Agrees to a later version of the agreement of promoters. */
export interface AgreePromoter {
  /** The version in force, as `getCertification` names it. */
  agreementVersion: AgreementVersion
}

/** How an application stands (P02). */
export interface Application {
  /** How it stands. */
  status: CertificationStatus
  /** Why it was refused; absent otherwise.
   * @maxLength 200
   * @examples ["姓名与手机号实名信息不一致"] */
  reason?: string
}

/** Withdrawals that were paid out before, fen: the tax on the next one is reckoned with it. */
export interface PaidBefore {
  /** Fen: what was withdrawn, before fee and tax. */
  income: Fen
  /** Fen: the tax withheld of it. */
  tax: Fen
}

/** What a promoter can withdraw (F19), and by which rules. The domain's `withdrawalParts` tells what becomes of it. */
export interface WithdrawableCash {
  /** Fen: all that can be withdrawn now; 0 while a debt is paid off. */
  amount: Fen
  /** Fen: what is on its way out. */
  withdrawingAmount: Fen
  /** Fen: the least that can be withdrawn at once. */
  minimum: Fen
  /** Fen: the most that can be withdrawn at once. */
  maximum: Fen
  /** Fen: what can still be withdrawn today (UTC+8). */
  leftToday: Fen
  /** Times that money can still be withdrawn today. */
  timesLeft: Count
  /** Percent times 100: what the shop keeps of each, rounded down to a fen.
   * @asType integer
   * @minimum 0
   * @maximum 10000
   * @examples [0] */
  feeRate: number
  /** How tax is withheld. */
  taxMethod: TaxMethod
  /** In this month (UTC+8). */
  paidThisMonth: PaidBefore
  /** In this year. */
  paidThisYear: PaidBefore
  /** Months of the year from the first withdrawal to the present one, 1 to 12.
   * @asType integer
   * @minimum 1
   * @maximum 12
   * @examples [1] */
  months: number
}

/** Makes a code to share a product with, or the shop where no product is named. */
export interface CreateShareCode {
  /** The sku to open with. */
  skuNo?: SkuNo
  /** The product to share. */
  spuNo?: SpuNo
  /** The channel it is shared through (K02).
   * @default "retail" */
  channelCode?: Channel
  /**
   * As what the shopper earns by it: as a promoter, or with a partner shop. The shop's own choice.
   * @default "promoter"
   */
  kind?: PromoterKind
}

/** A code to share with. */
export interface ShareCode {
  /** The share; kept for 30 days in the `newRebate` cookie of whoever opens it (E13, K06). */
  shareId: Id
  /** The address to share, the share in it. */
  url: Url
}

/** A promoter's account. */
export interface RebateAccount {
  /** Whether the shopper is a promoter; all amounts are 0 if not. */
  promoter: boolean
  /** Fen: earned, ever, less what was taken back. */
  totalAmount: Fen
  /** Fen: earned, but not settled yet. */
  pendingAmount: Fen
}

/** Asks for entries of an account, the latest first. */
export interface ListAccountEntries extends KeyedPageQuery {
  /** What kind of entry; every kind when absent. */
  type?: AccountEntryType
  /** Only what was earned through this channel (K02); every channel when absent. */
  channelCode?: Channel
}

/** An entry of an account. */
export interface AccountEntry {
  /** The entry. */
  entryId: Id
  /** What changed the account. */
  type: AccountEntryType
  /** What it was for: a product, or the account that a withdrawal went to.
   * @maxLength 60
   * @examples ["暖居智能音箱 Pro 推广返利"] */
  title: string
  /** Fen: by how much: above 0 when money came in. */
  amount: FenChange
  /** The withdrawal that took the money, or gave it back; absent for other entries. */
  withdrawId?: Id
  /** How the withdrawal stands by now; absent for other entries. */
  status?: WithdrawalStatus
  /** The order it was earned on or taken back for; absent for withdrawals. */
  orderId?: Id
  /** Whether what was earned can be counted on by now; absent for other entries. */
  rebateStatus?: RebateStatus
  /** Epoch ms: when it happened. */
  time: EpochMs
}

/** A page of entries of an account, latest first. */
export interface AccountEntries extends KeyedPage<AccountEntry> {}

/** Amounts of a shop. `totalAmount` is the sum of the other two. */
export interface ShopAmount {
  /** Fen: earned, ever, less what was taken back. */
  totalAmount: Fen
  /** Fen: the settled part. */
  settledAmount: Fen
  /** Fen: the part whose orders can still be returned. */
  pendingAmount: Fen
}

/** Asks for products that earn a rebate in a channel. */
export interface ListChannelProducts extends PageQuery {
  /** The channel; stands in the path, so it is always named. */
  channelCode: Channel
}

/** A product that earns a rebate (E11). Shown only from `beginTime` to `endTime` by the calibrated clock (S22). */
export interface RebateProduct {
  /** The offer it earns by; `listSkus` takes it. */
  rebateId: Id
  /** The sku that earns. */
  skuNo: SkuNo
  /** Its spu. */
  spuNo: SpuNo
  /** Its name. */
  name: ProductName
  /** Its face. */
  picture: Picture
  /** Fen: what it costs now. */
  price: Fen
  /** What kind of thing it is; `estimate` asks for it. */
  itemType: RebateItemType
  /** Whether a shopper's first purchase earns more. */
  isFirstPurchaseRebate: boolean
  /** The coupon that goes along, whose value the batch lookup of `coupons` tells; absent for none. */
  couponBatchId?: Id
  /** Epoch ms: first moment it earns. */
  beginTime: EpochMs
  /** Epoch ms: last moment it earns. */
  endTime: EpochMs
}

/** Products that earn a rebate (E11). */
export interface RebateProducts {
  /** The products of this page. */
  list: RebateProduct[]
  /** Products in all. */
  count: Count
}

/** Names a rebate. */
export interface RebateId {
  /** The rebate: one offer to promoters. */
  rebateId: Id
}

/** A sku with what it earns. */
export interface RebateSku extends Sku {
  /** Fen: what one sold piece earns at its ordinary price. */
  rebateAmount: Fen
}

/** All skus of a rebate. */
export interface RebateSkus extends List<RebateSku> {}

/** An activity whose sharing earns a rebate. */
export interface RebateShareActivity {
  /** The activity: an offer, as `rebateId` of its products names it. */
  id: Id
  /** Its name. */
  title: Title
  /** What it is about, in a sentence.
   * @maxLength 140
   * @examples ["分享给好友，好友下单您就有返利"] */
  description: string
  /** Its large picture. */
  picture: Picture
  /** The address to share. */
  url: Url
  /** Epoch ms: last moment; kept only before it, by the calibrated clock (S21). */
  endTime: EpochMs
}

/** What a promoter earned: each amount is less what was taken back of it by now. */
export interface RebateSummary {
  /** Fen: earned since midnight, UTC+8. */
  todayAmount: Fen
  /** Fen: earned since the first of the month, UTC+8. */
  monthAmount: Fen
  /** Fen: earned ever. */
  totalAmount: Fen
  /** Orders that came through the promoter and were paid, ever. */
  orderCount: Count
}

/** Whether a promoter proved who they are (P02). */
export interface Certification {
  /** Whether they did: `status` is passed. */
  certified: boolean
  /** How it stands. */
  status: CertificationStatus
  /** The promoter's name, hidden in part; absent before an application. */
  realName?: MaskedName
  /** The promoter's telephone, its middle hidden; absent before an application. */
  telephone?: MaskedTelephone
  /** Epoch ms: when the last application was sent; absent before one. */
  applyTime?: EpochMs
  /** Why it was refused; absent otherwise.
   * @maxLength 200
   * @examples ["姓名与手机号实名信息不一致"] */
  reason?: string
  /** Whether staff suspended the promoter, who earns nothing meanwhile. */
  suspended: boolean
  /** Why; absent otherwise.
   * @maxLength 200
   * @examples ["宣传内容不实"] */
  suspendedReason?: string
  /** Version of the agreement in force: the one that an application agrees to. */
  agreementVersion: AgreementVersion
  /** Version of the agreement that the promoter agreed to; absent before an application. An older one is agreed to anew
   * by `agree`. */
  agreedVersion?: AgreementVersion
  /** Where its text can be read. */
  agreementUrl: Url
}

/**
 * Withdraws money to the account that is bound (F19). Refused beyond what can be withdrawn; send an idempotency key
 * along.
 */
export interface Withdraw {
  /** Fen: how much, 1 or more.
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
  /** Fen: what was asked for; the sum of the next three. */
  withdrawAmount: Fen
  /** Fen: what the shop keeps. */
  fee: Fen
  /** Fen: the tax that is withheld. */
  tax: Fen
  /** Fen: what reaches the promoter. */
  net: Fen
  /** How it stands. */
  status: WithdrawalStatus
  /** Where it goes. */
  accountType: PayoutAccountType
  /** The last digits of the account.
   * @maxLength 40
   * @examples ["**** 6688"] */
  account: string
  /** Why it was refused, failed or came back; absent otherwise.
   * @maxLength 200
   * @examples ["收款账户状态异常"] */
  reason?: string
  /** Where the promoter confirms it; only while it waits for that. */
  confirmUrl?: Url
  /** Epoch ms: when it was asked for. */
  time: EpochMs
  /** Epoch ms: when it reached the promoter, or came back; absent before. */
  endTime?: EpochMs
}

/** What a withdrawal leaves. */
export interface Withdrawn extends Withdrawal {
  /** Fen: what can still be withdrawn after it. */
  amount: Fen
}

/** Says whose money it is about. */
export interface OfEarner {
  /** What one earned as a promoter, or by a partner shop.
   * @default "promoter" */
  kind?: PromoterKind
}

/** Asks for one's withdrawals. */
export interface ListWithdrawals extends KeyedPageQuery, OfEarner {}

/** A page of withdrawals, latest first. */
export interface Withdrawals extends KeyedPage<Withdrawal> {}

/** A promoter's place on the honor list. */
export interface Honor {
  /** Place, from 1 for who earned most; equal amounts share a place.
   * @asType integer
   * @minimum 1
   * @examples [1] */
  rank: number
  /** The promoter's nickname; the display name with its middle hidden where none was chosen. */
  usernick: DisplayName
  /** The promoter's avatar; empty for the default one. */
  uimg: Url
  /** Fen: what they earned, less what was taken back. */
  amount: Fen
}

/** A page of promoters that earned most, best first; 100 at most. */
export interface HonorList extends Page<Honor> {
  /** Place of the asking promoter, from 1; 0 for none. */
  myRank: Count
  /** Epoch ms: when places were counted; absent while nobody has one. */
  countedAt?: EpochMs
}

/** Where a promoter's money goes. */
export interface AccountBinding {
  /** Whether an account is bound; nothing can be withdrawn before. */
  bound: boolean
  /** What kind of account; absent for none. */
  accountType?: PayoutAccountType
  /** The account's last digits; absent for none.
   * @maxLength 40
   * @examples ["**** 6688"] */
  account?: string
  /** Name of its owner, hidden in part: the one the promoter was certified by. */
  holder?: MaskedName
  /** Epoch ms: from when on money can be withdrawn to it; absent for none. */
  usableTime?: EpochMs
}

/** Binds an account, or another one, by a code that `passport.sendOwnCode` sent. */
export interface BindAccount {
  /** What kind of account. */
  accountType: PayoutAccountType
  /** Number of the bank card, 12 to 19 digits, or the telephone or address of the wallet.
   * @minLength 5
   * @maxLength 60
   * @examples ["6222020200112233445"] */
  account: string
  /** The ticket that came when the code was sent. */
  ticket: LoginTicket
  /** The code that came to the shopper's telephone. */
  code: SmsCode
}
