import type { FreeTrialDeed, FreeTrialStatus, TrialCharge, TrialReview } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'

/** Selects the free trials to list. */
export interface ListOpsFreeTrials extends PageOf {
  /** Only trials in this status. */
  status?: FreeTrialStatus
  /** Only trials whose review has this status; 0: the trials that wait for a decision of staff. */
  review?: TrialReview
  /** Only trials whose charge has this status; 1: due, 2: paid. */
  charge?: TrialCharge
}

/** Identifies the free trial of an order. */
export interface OpsFreeTrialId {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001"]
   */
  orderId: string
}

/** The free trial of an order, with the version that was read. */
export interface OpsFreeTrialAsRead extends OpsFreeTrialId, Expected {}

/** A free trial. Money is fen, times are epoch ms. */
export interface OpsFreeTrial extends OpsFreeTrialId {
  version: number
  createdAt: number
  /** Name of the product on trial. */
  name: string
  skuNo: string
  promotionId: string
  status: FreeTrialStatus
  review: TrialReview
  charge: TrialCharge
  trialDays: number
  /** When the trial ends; absent until the product is received. */
  endTime?: number
  keepAmount: number
  /** The amount that the shopper has to pay, or has paid, for keeping the product. */
  chargeAmount?: number
  /** Reason of a refusal or a charge, as the shopper reads it. */
  reason?: string
  /** The after-sale request that returns the product. */
  afterSaleOrderId?: string
  /** Telephone of the shopper, partly masked. */
  telephone: string
  /** Real name of the shopper, partly masked. */
  realName?: string
  /** Number of the shopper's trials in which the product was returned or paid for. */
  goodTrials: number
  /** What staff can do next in this status. */
  allowed: FreeTrialDeed[]
}

/** A page of free trials. */
export interface OpsFreeTrialPage {
  freeTrials: OpsFreeTrial[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Declines an application. */
export interface RefuseFreeTrial extends OpsFreeTrialAsRead {
  /**
   * The reason, as the shopper reads it.
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

/** Rules of all free trials, with their version. */
export interface OpsFreeTrialRules {
  /** Number of products that one shopper can have on trial at once. */
  atOnce: number
  version: number
}

/** Rules of all free trials, as the owner sets them. */
export interface FreeTrialRulesDraft {
  /**
   * Number of products that one shopper can have on trial at once.
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  atOnce: number
}

/** Sets the rules of all free trials. */
export interface SetFreeTrialRules extends Expected, FreeTrialRulesDraft {}

/** Settings of a free trial (114) in a promotion of a shop file. */
export interface FreeTrialTerms {
  /**
   * Days of a free trial. Each sku of the promotion has a `stock`: the pieces that can be on trial.
   * @asType integer
   * @minimum 1
   * @maximum 90
   */
  trialDays?: number
}
