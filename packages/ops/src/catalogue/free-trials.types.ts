import type { FreeTrialDeed, FreeTrialStatus, TrialCharge, TrialReview } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'

/** Which free trials are meant. */
export interface ListOpsFreeTrials extends PageOf {
  /** Only those in this status. */
  status?: FreeTrialStatus
  /** Only those that wait for a decision of staff (0), or with this decision. */
  review?: TrialReview
  /** Only those with a payment that is due (1), or that was made (2). */
  charge?: TrialCharge
}

/** Names the free trial of an order. */
export interface OpsFreeTrialId {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001"]
   */
  orderId: string
}

/** Names it as it was read. */
export interface OpsFreeTrialAsRead extends OpsFreeTrialId, Expected {}

/** A free trial. Money is fen, times are epoch ms. */
export interface OpsFreeTrial extends OpsFreeTrialId {
  version: number
  createdAt: number
  /** What is tried. */
  name: string
  skuNo: string
  promotionId: string
  status: FreeTrialStatus
  review: TrialReview
  charge: TrialCharge
  trialDays: number
  /** Until when; absent until it was received. */
  endTime?: number
  keepAmount: number
  /** The amount that is due, or was paid. */
  chargeAmount?: number
  /** Reason of a refusal or a charge. */
  reason?: string
  /** The request it is sent back by. */
  afterSaleOrderId?: string
  /** Whose it is, hidden in part. */
  telephone: string
  /** The name on their id, hidden in part. */
  realName?: string
  /** Trials of theirs whose product came back or was paid for. */
  goodTrials: number
  /** What staff can do next in this status. */
  allowed: FreeTrialDeed[]
}

/** Free trials of a page. */
export interface OpsFreeTrialPage {
  freeTrials: OpsFreeTrial[]
  /** Names the next page; empty on the last. */
  after: string
}

/** Refuses an application. */
export interface RefuseFreeTrial extends OpsFreeTrialAsRead {
  /**
   * Why, as the shopper reads it.
   * @minLength 1
   * @maxLength 200
   * @examples ["该地区暂不支持试用"]
   */
  reason: string
}

/** Charges for a product that the shopper keeps. */
export interface ChargeFreeTrial extends OpsFreeTrialAsRead {
  /**
   * Fen; at most the price for keeping the product.
   * @asType integer
   * @minimum 1
   */
  amount: number
  /**
   * Reason of the charge, as the shopper reads it.
   * @minLength 1
   * @maxLength 200
   * @examples ["归还的商品缺少充电底座"]
   */
  reason: string
}

/** Settings of all free trials, with their version. */
export interface OpsFreeTrialRules {
  /** Products a shopper may have on trial at once. */
  atOnce: number
  version: number
}

/** What the owner sets for all free trials. */
export interface FreeTrialRulesDraft {
  /**
   * Products a shopper may have on trial at once.
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  atOnce: number
}

/** New rules. */
export interface SetFreeTrialRules extends Expected, FreeTrialRulesDraft {}

/** Settings of a free trial (114) in a promotion of a shop file. */
export interface FreeTrialTerms {
  /**
   * Of a free trial: days of a trial. Each of its skus has a `stock`: the pieces that are lent.
   * @asType integer
   * @minimum 1
   * @maximum 90
   */
  trialDays?: number
}
