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

/** Selects the withdrawals to list, and their order. */
export interface ListOpsWithdrawals extends PageOf {
  /** Only withdrawals in this status. */
  status?: WithdrawalStatus
  /** Only withdrawals of promoters, or only withdrawals of partner shops. */
  kind?: PromoterKind
  /**
   * Only withdrawals of one shopper.
   * @maxLength 100
   */
  shopperId?: string
  /** True: only withdrawals whose provider has not answered; false: only others. */
  unclear?: boolean
  /** Only withdrawals requested at or after this moment. */
  from?: EpochMs
  /** Only withdrawals requested before this moment. */
  to?: EpochMs
  /** Order of the list: the newest first, or the longest waiting first; `newest` when absent. */
  sort?: 'newest' | 'oldest'
}

/** Identifies a withdrawal. */
export interface OpsWithdrawalId {
  /**
   * @maxLength 32
   * @examples ["1795190400000000001"]
   */
  withdrawId: string
}

/** A withdrawal, with the version that was read. */
export interface OpsWithdrawalAsRead extends OpsWithdrawalId, Expected {}

/** A withdrawal in a list. Amounts are fen, times are epoch ms. */
export interface OpsWithdrawal extends OpsWithdrawalId {
  version: number
  shopperId: string
  kind: PromoterKind
  status: WithdrawalStatus
  /** The requested amount: the sum of `fee`, `tax` and `net`. */
  amount: number
  fee: number
  tax: number
  /** The amount that is paid out. */
  net: number
  /** How the tax was calculated. */
  taxMethod: TaxMethod
  accountType: PayoutAccountType
  /** The last digits of the account's number. */
  account: string
  /** The channel of the provider that pays the withdrawal out. */
  channel: string
  /** The provider's number of the transfer; absent until the withdrawal is paid. */
  providerNo?: string
  /**
   * Why staff have to review the withdrawal, whatever its amount. `sharedAccount`: another shopper has the same
   * account.
   */
  held?: string
  /** The reason why the withdrawal was refused, failed or came back, as the promoter reads it. */
  reason?: string
  askedAt: number
  sentAt?: number
  settledAt?: number
  /** Since when the shop waits for the provider's answer; absent if the shop does not wait. */
  unclearSince?: number
  /** The steps that staff can take now. */
  allowed: WithdrawalDeed[]
}

/** A page of withdrawals. */
export interface OpsWithdrawalPage {
  withdrawals: OpsWithdrawal[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** A withdrawal with its account number and account holder. */
export interface OpsWithdrawalDetail extends OpsWithdrawal {
  /**
   * Number of the account; absent if it was encrypted with an earlier secret of the shop, and cannot be read any more.
   */
  accountNumber?: string
  /**
   * Real name of the promoter; absent if it was encrypted with an earlier secret of the shop, and cannot be read any
   * more.
   */
  holder?: string
}

/** Identifies the withdrawals that staff decide about. */
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
   * The reason, as promoters read it.
   * @minLength 1
   * @maxLength 200
   * @examples ["收款账户与实名信息不一致"]
   */
  reason: string
}

/** Results of a decision about withdrawals. */
export interface DecidedWithdrawals {
  /** Ids of the withdrawals that were decided. */
  decided: string[]
  /** Ids of the withdrawals that did not change: unknown ids, and states that do not allow the decision. */
  left: string[]
}

/** Records how a withdrawal ended. */
export interface MarkWithdrawal extends OpsWithdrawalAsRead {
  /**
   * The outcome. `settle`: it was paid. `fail`: it was not paid, and never will be. `bounce`: it was paid, and the
   * money came back.
   */
  deed: 'settle' | 'fail' | 'bounce'
  /**
   * For `settle`, the number of the transfer at the bank or the provider; otherwise the reason, as the promoter reads
   * it.
   * @minLength 1
   * @maxLength 200
   * @examples ["20261129000123"]
   */
  note: string
}

/** The rules of withdrawals. Amounts are fen. */
export interface OpsWithdrawalRules extends WithdrawalRules, Expected {}

/** Sets the rules of withdrawals. */
export interface SetWithdrawalRules extends Expected {
  /**
   * Fen: least amount of a withdrawal.
   * @asType integer
   * @minimum 1
   * @maximum 100000000
   */
  minimum: number
  /**
   * Fen: largest amount of a withdrawal.
   * @asType integer
   * @minimum 1
   * @maximum 100000000
   */
  maximum: number
  /**
   * Fen: most that one promoter can withdraw per day.
   * @asType integer
   * @minimum 1
   * @maximum 1000000000
   */
  dayAmount: number
  /**
   * Number of withdrawals that one promoter can request per day.
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  dayCount: number
  /**
   * The shop's fee, in hundredths of a percent of the amount.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   */
  feeRate: number
  /**
   * Fen: withdrawals up to this amount are paid without review by staff; 0: staff review all.
   * @asType integer
   * @minimum 0
   * @maximum 100000000
   */
  unreviewed: number
  /** How the withheld tax is calculated. */
  tax: TaxMethod
}

/**
 * The first and the last day of a period, in Beijing time; the period includes both. A withdrawal and its tax belong to
 * the day on which the withdrawal was requested.
 */
export interface WithdrawalDays extends ReportDays {}

/** A paid withdrawal with its recipient. Amounts are fen, times are epoch ms. */
export interface StatedWithdrawal extends OpsWithdrawalId {
  shopperId: string
  kind: PromoterKind
  amount: number
  fee: number
  tax: number
  net: number
  taxMethod: TaxMethod
  /** The last digits of the account's number. */
  account: string
  /**
   * Real name of the promoter; empty if it was encrypted with an earlier secret of the shop, and cannot be read any
   * more.
   */
  holder: string
  channel: string
  providerNo: string
  askedAt: number
  settledAt: number
}

/** Paid withdrawals. */
export interface WithdrawalStatement {
  withdrawals: StatedWithdrawal[]
}

/** The payments to one promoter. Amounts are fen. */
export interface TaxLineOfPromoter {
  shopperId: string
  /** Real name; empty if it was encrypted with an earlier secret of the shop, and cannot be read any more. */
  holder: string
  /**
   * Number of the identity card; empty if it was encrypted with an earlier secret of the shop, and cannot be read any
   * more.
   */
  idNumber: string
  /** Number of paid withdrawals. */
  count: number
  /** Amount withdrawn, before fee and tax. */
  income: number
  /** Tax withheld. */
  tax: number
}

/**
 * The payments to promoters, in the order of their ids. Partner shops, which settle their own tax, are not included.
 */
export interface TaxReport {
  promoters: TaxLineOfPromoter[]
}
