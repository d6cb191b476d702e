import type { COUPON_DISCOUNT_TYPE } from '@hearth/domain'
import type { Fen, Percent } from './values.types'

/** Takes an amount off. */
export interface AmountOff {
  /** 1: an amount off the products. */
  discountType: (typeof COUPON_DISCOUNT_TYPE)['reduction']
  /** Fen: what it takes off. */
  couponValue: Fen
}

/** Takes a share off. */
export interface PercentOff {
  /** 2: a share of the price off the products. */
  discountType: (typeof COUPON_DISCOUNT_TYPE)['percentage']
  /** Percent of the price that is left to pay, with one decimal at most: 88.5 is 8.85 折. */
  couponValue: Percent
  /** Fen: the most it takes off; absent: any amount. */
  mostSaving?: Fen
}

/** Takes freight off. */
export interface FreePostage {
  /** 3: free postage; at most one is used beside a normal coupon (S08). */
  discountType: (typeof COUPON_DISCOUNT_TYPE)['freePostage']
  /** Fen: the most freight it takes off. */
  couponValue: Fen
}

/** What a coupon takes off, told apart by `discountType` (E07): 3 is free postage, the others are normal (S08).
 * @discriminator discountType */
export type CouponWorth = AmountOff | PercentOff | FreePostage
