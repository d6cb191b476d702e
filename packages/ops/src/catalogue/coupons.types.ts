import type { Expected, PageOf } from './shared.types'

/** Which coupon batches are meant. */
export interface ListBatches extends PageOf {
  /** Only those that can still be used. */
  usable?: boolean
}

/** A kind of coupon. */
export interface OpsBatch {
  batchId: string
  name: string
  /** Epoch ms after which none of them can be used. */
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
   * Of a shopper who has logged in before.
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
