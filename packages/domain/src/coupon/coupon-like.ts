import { COUPON_DISCOUNT_TYPE } from '#codes/coupon-type'

/** A coupon's benefit (E07); money in fen. */
export interface CouponLike {
  couponId: string
  /** 3 is free postage, the others are normal. */
  discountType: number
  /** Fen taken off; for 2, percent to pay, with one decimal at most; for 3, the freight it can take off. */
  couponValue: number
  /** Fen: largest reduction of a coupon of percent; absent or null for no limit. */
  mostSaving?: number | null
  /** Fen: amount that the products must reach; 0 or absent for none. */
  thresholdAmount?: number
  /** Epoch ms: the last moment at which it can be used. */
  endTime?: number
}

/** Whether a coupon reduces the freight instead of the products (S08). */
export const isFreePostage = (coupon: { discountType: number }): boolean =>
  coupon.discountType === COUPON_DISCOUNT_TYPE.freePostage
