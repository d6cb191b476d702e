import type { COUPON_DISCOUNT_TYPE } from '@hearth/domain'
import type { Fen, Percent } from './values.types'

/** Reduces by an amount. */
export interface AmountOff {
  /** 1: reduction of the products by an amount. */
  discountType: (typeof COUPON_DISCOUNT_TYPE)['reduction']
  /** Fen: the reduction. */
  couponValue: Fen
}

/** Reduces by a percentage. */
export interface PercentOff {
  /** 2: reduction of the products by a percentage. */
  discountType: (typeof COUPON_DISCOUNT_TYPE)['percentage']
  /** Percent to pay, with at most one decimal: 88.5 is 8.85 折. */
  couponValue: Percent
  /** Fen: maximum reduction; absent for no limit. */
  mostSaving?: Fen
}

/** Reduces freight. */
export interface FreePostage {
  /** 3: free postage. At most one coupon of this type is used for an order, together with a normal coupon (S08). */
  discountType: (typeof COUPON_DISCOUNT_TYPE)['freePostage']
  /** Fen: maximum reduction of the freight. */
  couponValue: Fen
}

/** The discount of a coupon, distinguished by `discountType` (E07): 3 is free postage, the others are normal (S08).
 * @discriminator discountType */
export type CouponWorth = AmountOff | PercentOff | FreePostage
