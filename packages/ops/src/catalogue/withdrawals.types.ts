import type {
  PromoterKind,
  PayoutAccountType,
  TaxMethod,
  WithdrawalDeed,
  WithdrawalRules,
  WithdrawalStatus,
} from '@hearth/domain'
import type { EpochMs } from '@hearth/sdk/core'
import type { ReportDays } from './reports.types'
import type { Expected, PageOf } from './shared.types'

/** Which withdrawals are meant, and in which order. */
export interface ListOpsWithdrawals extends PageOf {
  /** Only those that stand so. */
  status?: WithdrawalStatus
  /** Only those of promoters, or of partner shops. */
  kind?: PromoterKind
  /**
   * Only those of one shopper.
   * @maxLength 100
   */
  shopperId?: string
  /** Only those whose provider has not answered, or only others. */
  unclear?: boolean
  /** Only those asked for at or after this moment. */
  from?: EpochMs
  /** Only those asked for before this moment. */
  to?: EpochMs
  /** The newest first, or those that have waited longest; `newest` when absent. */
  sort?: 'newest' | 'oldest'
}

/** Names a withdrawal. */
export interface OpsWithdrawalId {
  /**
   * @maxLength 32
   * @examples ["1795190400000000001"]
   */
  withdrawId: string
}

/** Names a withdrawal as it was read. */
export interface OpsWithdrawalAsRead extends OpsWithdrawalId, Expected {}

/** A withdrawal in a list of staff. Amounts in fen, times epoch ms. */
export interface OpsWithdrawal extends OpsWithdrawalId {
  version: number
  shopperId: string
  kind: PromoterKind
  status: WithdrawalStatus
  /** What was asked for: the sum of the next three. */
  amount: number
  fee: number
  tax: number
  /** What reaches the promoter. */
  net: number
  /** How the tax was reckoned. */
  taxMethod: TaxMethod
  accountType: PayoutAccountType
  /** The last digits of the account. */
  account: string
  /** What payouts of its provider are marked with. */
  channel: string
  /** The provider's own number of the transfer; absent before it was paid. */
  providerNo?: string
  /** Why staff look at it whatever its amount: `sharedAccount` where others are paid to the same account. */
  held?: string
  /** Why it was refused, not paid out or came back, as the promoter reads it. */
  reason?: string
  askedAt: number
  sentAt?: number
  settledAt?: number
  /** Since when the provider's answer is not known. */
  unclearSince?: number
  /** What staff can do next, by the table of steps. */
  allowed: WithdrawalDeed[]
}

/** Withdrawals of a page. */
export interface OpsWithdrawalPage {
  withdrawals: OpsWithdrawal[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A withdrawal with where it goes. */
export interface OpsWithdrawalDetail extends OpsWithdrawal {
  /** The number of the account; absent where the shop's secret is another by now. */
  accountNumber?: string
  /** Real name of the promoter; absent as above. */
  holder?: string
}

/** Names withdrawals that staff decide about. */
export interface DecideWithdrawals {
  /**
   * @minItems 1
   * @maxItems 200
   * @examples [["1795190400000000001"]]
   */
  withdrawIds: string[]
}

/** Refuses withdrawals. */
export interface RefuseWithdrawals extends DecideWithdrawals {
  /**
   * Why, as promoters read it.
   * @minLength 1
   * @maxLength 200
   * @examples ["收款账户与实名信息不一致"]
   */
  reason: string
}

/** What became of withdrawals that staff decided about. */
export interface DecidedWithdrawals {
  /** Those that were decided. */
  decided: string[]
  /** Those left as they are: unknown, or in a state that does not allow the decision. */
  left: string[]
}

/** Writes down how a withdrawal ended. */
export interface MarkWithdrawal extends OpsWithdrawalAsRead {
  /** `settle`: it was paid out. `fail`: it was not, and never will be. `bounce`: it was, and came back. */
  deed: 'settle' | 'fail' | 'bounce'
  /**
   * The bank's or provider's number of the transfer for `settle`; for the others why, as the promoter reads it.
   * @minLength 1
   * @maxLength 200
   * @examples ["20261129000123"]
   */
  note: string
}

/** What holds for withdrawals; amounts in fen. */
export interface OpsWithdrawalRules extends WithdrawalRules, Expected {}

/** Sets what holds for withdrawals. */
export interface SetWithdrawalRules extends Expected {
  /**
   * The least that can be withdrawn at once, fen.
   * @asType integer
   * @minimum 1
   * @maximum 100000000
   */
  minimum: number
  /**
   * The most that can be withdrawn at once, fen.
   * @asType integer
   * @minimum 1
   * @maximum 100000000
   */
  maximum: number
  /**
   * The most that one promoter can withdraw on a day, fen.
   * @asType integer
   * @minimum 1
   * @maximum 1000000000
   */
  dayAmount: number
  /**
   * How often one promoter can withdraw on a day.
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  dayCount: number
  /**
   * What the shop keeps of each, in hundredths of a percent.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   */
  feeRate: number
  /**
   * Up to which amount, fen, a withdrawal is sent without staff; 0 has staff look at each.
   * @asType integer
   * @minimum 0
   * @maximum 100000000
   */
  unreviewed: number
  /** How tax is withheld. */
  tax: TaxMethod
}

/**
 * Days of China's calendar, both included. A withdrawal belongs to the day on which it was asked for, as its tax does.
 */
export interface WithdrawalDays extends ReportDays {}

/** A withdrawal that was paid, with whom it went to. Amounts in fen, times epoch ms. */
export interface StatedWithdrawal extends OpsWithdrawalId {
  shopperId: string
  kind: PromoterKind
  amount: number
  fee: number
  tax: number
  net: number
  taxMethod: TaxMethod
  /** The last digits of the account. */
  account: string
  /** Real name of the promoter; empty where the shop's secret is another by now. */
  holder: string
  channel: string
  providerNo: string
  askedAt: number
  settledAt: number
}

/** Withdrawals that were paid. */
export interface WithdrawalStatement {
  withdrawals: StatedWithdrawal[]
}

/** What one promoter was paid. Amounts in fen. */
export interface TaxLineOfPromoter {
  shopperId: string
  /** Real name; empty where the shop's secret is another by now. */
  holder: string
  /** Number of the identity card; as above. */
  idNumber: string
  /** Withdrawals that were paid. */
  count: number
  /** What was withdrawn, before fee and tax. */
  income: number
  /** The tax that was withheld. */
  tax: number
}

/** What promoters were paid, by their ids. Partner shops settle their own tax and are not in it. */
export interface TaxReport {
  promoters: TaxLineOfPromoter[]
}
