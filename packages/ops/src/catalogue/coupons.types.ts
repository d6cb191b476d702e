import type { CouponDiscountType, CouponSource, VipType } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { Moment, ThingName, Words } from './values.types'

/** Which coupon batches are meant. */
export interface ListBatches extends PageOf {
  /** Only those that can still be used. */
  usable?: boolean
}

/** A kind of coupon. */
export interface OpsBatch {
  batchId: string
  name: string
  /** Epoch ms after which no coupon of the batch can be used. */
  endTime: number
  version: number
}

/** Coupon batches of a page, by their ids. */
export interface OpsBatchPage {
  batches: OpsBatch[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A coupon for a shopper. */
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

/** Terms of a kind of coupon. Money is fen, times are epoch ms. */
export interface OpsBatchFacts {
  /**
   * @minLength 1
   * @maxLength 60
   * @examples ["满 199 减 20"]
   */
  name: string
  discountType: CouponDiscountType
  /**
   * Fen it takes off; for a percentage, the percent left to pay, with one decimal at most; for free postage, the most
   * freight it takes off.
   * @minimum 0.1
   * @maximum 10000000
   */
  couponValue: number
  /**
   * Most fen that a percentage takes off; any amount when absent.
   * @asType integer
   * @minimum 1
   * @maximum 10000000
   */
  mostSaving?: number
  /**
   * Fen: the least amount of the products.
   * @asType integer
   * @minimum 0
   * @maximum 1000000000
   */
  thresholdAmount?: number
  beginTime: Moment
  endTime: Moment
  /**
   * Only for these skus.
   * @minItems 1
   * @maxItems 1000
   */
  skuNos?: ThingName[]
  /** Whether a new shopper gets one. */
  onSignup?: boolean
  /** How shoppers get them; only from staff when absent. */
  source?: CouponSource
  /** From when they can be taken; always when absent. */
  receiveBegin?: Moment
  /** Until when they can be taken. */
  receiveEnd?: Moment
  /**
   * How many may be taken in all; any number when absent.
   * @asType integer
   * @minimum 0
   * @maximum 100000000
   */
  quantity?: number
  /**
   * How many one shopper may take; 1 when absent.
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  perShopper?: number
  /**
   * Days one can be used from when it is taken.
   * @asType integer
   * @minimum 1
   * @maximum 3650
   */
  validDays?: number
  /** The membership they come with, for the source `membership`. */
  vipType?: VipType
  /**
   * The interval in months of that membership; absent: only one, when it begins.
   * @asType integer
   * @minimum 1
   * @maximum 11
   */
  everyMonths?: number
  /** Coupons that can be merged into one of these, for the source `merge`. */
  mergedFrom?: OpsMergedFrom
}

/** Which coupons become another. */
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

/** The id of a batch. */
export interface OpsBatchId {
  /**
   * @minLength 1
   * @maxLength 100
   * @examples ["winter-20"]
   */
  batchId: string
}

/** A kind of coupon in a shop file: what {@link AddBatch} says, and codes that are on cards already. */
export interface ShopFileCouponBatch extends OpsBatchFacts {
  /**
   * @minLength 1
   * @maxLength 100
   */
  couponBatchId: string
  /**
   * For those of the source `code`. Codes that are there already stay.
   * @minItems 1
   */
  codes?: Words[]
}

/** A new kind of coupon. */
export interface AddBatch extends OpsBatchId, OpsBatchFacts {}

/** A kind of coupon as it is to be, with all its fields. Coupons already given keep their time of use. */
export interface ChangeBatch extends Expected, OpsBatchId, OpsBatchFacts {}

/** A kind of coupon to stop, as it was read. */
export interface StopBatch extends Expected, OpsBatchId {}

/** A kind of coupon with counts of its coupons. */
export interface OpsBatchDetail extends OpsBatchId, OpsBatchFacts {
  version: number
  /** Coupons that were given. */
  given: number
  /** Coupons that orders have used. */
  used: number
  /** Codes there are. */
  codes: number
  /** Codes that were exchanged. */
  redeemed: number
}

/** New codes for cards. */
export interface MakeCodes extends Expected, OpsBatchId {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  count: number
}

/** The new codes, which are shown only this once. */
export interface MadeCodes {
  codes: string[]
}
