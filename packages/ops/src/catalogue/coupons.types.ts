import type { CouponDiscountType, CouponSource, VipType } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { Moment, ThingName, Words } from './values.types'

/** Selects the coupon batches to list. */
export interface ListBatches extends PageOf {
  /** Only batches that have not expired. */
  usable?: boolean
}

/** A coupon batch in a list. */
export interface OpsBatch {
  batchId: string
  name: string
  /** Epoch ms after which no coupon of the batch can be used. */
  endTime: number
  version: number
}

/** A page of coupon batches, in the order of their ids. */
export interface OpsBatchPage {
  batches: OpsBatch[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Gives a coupon of a batch to a shopper. */
export interface GiveCoupon extends Expected {
  /**
   * @maxLength 100
   * @examples ["welcome"]
   */
  batchId: string
  /**
   * Telephone of a shopper who has logged in before.
   * @maxLength 20
   * @examples ["13800000000"]
   */
  telephone: string
}

/** A coupon that was given. */
export interface GivenCoupon {
  couponId: string
  name: string
}

/** Terms of a coupon batch. Money is fen, times are epoch ms. */
export interface OpsBatchFacts {
  /**
   * @minLength 1
   * @maxLength 60
   * @examples ["满 199 减 20"]
   */
  name: string
  discountType: CouponDiscountType
  /**
   * Fen that a coupon takes off. If the coupon is a percentage, this is the percent of the price that the shopper still
   * pays, with one decimal at most. If the coupon is for free postage, this is the largest amount of freight that the
   * coupon takes off.
   * @minimum 0.1
   * @maximum 10000000
   */
  couponValue: number
  /**
   * Fen: the largest amount that a coupon of a percentage takes off; no limit when absent.
   * @asType integer
   * @minimum 1
   * @maximum 10000000
   */
  mostSaving?: number
  /**
   * Fen: the price that the products must reach before the coupon can be used.
   * @asType integer
   * @minimum 0
   * @maximum 1000000000
   */
  thresholdAmount?: number
  beginTime: Moment
  endTime: Moment
  /**
   * The skus that a coupon is for; all skus when absent.
   * @minItems 1
   * @maxItems 1000
   */
  skuNos?: ThingName[]
  /** Whether each new shopper gets a coupon of the batch. */
  onSignup?: boolean
  /** How shoppers get a coupon; when absent, only staff give coupons. */
  source?: CouponSource
  /** The time from which shoppers can take a coupon; no limit when absent. */
  receiveBegin?: Moment
  /** The time until which shoppers can take a coupon; the end of the batch when absent. */
  receiveEnd?: Moment
  /**
   * Number of coupons that can be taken in all; no limit when absent.
   * @asType integer
   * @minimum 0
   * @maximum 100000000
   */
  quantity?: number
  /**
   * Number of coupons that one shopper can take; 1 when absent.
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  perShopper?: number
  /**
   * Days from taking a coupon in which it can be used; until the end of the batch when absent.
   * @asType integer
   * @minimum 1
   * @maximum 3650
   */
  validDays?: number
  /** The membership that the coupons come with; only for the source `membership`. */
  vipType?: VipType
  /**
   * Months between two coupons of a membership; when absent, the shopper gets only one coupon, when the membership
   * begins.
   * @asType integer
   * @minimum 1
   * @maximum 11
   */
  everyMonths?: number
  /** The coupons of another batch that a shopper merges into one coupon of this batch; only for the source `merge`. */
  mergedFrom?: OpsMergedFrom
}

/** The coupons that a shopper merges into one coupon of another batch. */
export interface OpsMergedFrom {
  /** @maxLength 100 */
  couponBatchId: string
  /**
   * @asType integer
   * @minimum 2
   * @maximum 20
   */
  pieces: number
}

/** Identifies a coupon batch. */
export interface OpsBatchId {
  /**
   * @minLength 1
   * @maxLength 100
   * @examples ["winter-20"]
   */
  batchId: string
}

/** A coupon batch in a shop file: the fields of {@link AddBatch}, and codes that are printed on cards already. */
export interface ShopFileCouponBatch extends OpsBatchFacts {
  /**
   * @minLength 1
   * @maxLength 100
   */
  couponBatchId: string
  /**
   * Codes for the source `code`. An import adds new codes; codes that are already stored do not change.
   * @minItems 1
   */
  codes?: Words[]
}

/** Adds a coupon batch. */
export interface AddBatch extends OpsBatchId, OpsBatchFacts {}

/** Replaces the settings of a coupon batch. Coupons already given keep their period of use. */
export interface ChangeBatch extends Expected, OpsBatchId, OpsBatchFacts {}

/** Stops a coupon batch. */
export interface StopBatch extends Expected, OpsBatchId {}

/** A coupon batch with counts of its coupons. */
export interface OpsBatchDetail extends OpsBatchId, OpsBatchFacts {
  version: number
  /** Coupons that were given. */
  given: number
  /** Coupons that orders have used. */
  used: number
  /** Codes of the batch, exchanged or not. */
  codes: number
  /** Codes that were exchanged for a coupon. */
  redeemed: number
}

/** Makes codes for cards. */
export interface MakeCodes extends Expected, OpsBatchId {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  count: number
}

/** The new codes. No other reply contains them. */
export interface MadeCodes {
  codes: string[]
}
