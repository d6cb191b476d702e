import { COUPON_DISCOUNT_TYPE } from '#codes/coupon-type'

/** What a coupon takes off (E07); money in fen. */
export interface CouponLike {
  couponId: string
  /** 3 is free postage, the others are normal. */
  discountType: number
  /** Fen taken off; for 2, percent to pay, with one decimal at most; for 3, the freight it can take off. */
  couponValue: number
  /** Fen that a coupon of percent takes off at most; absent or null for any amount. */
  mostSaving?: number | null
  /** Fen the products must reach; 0 or absent for none. */
  thresholdAmount?: number
  /** Last moment it can be used, epoch ms. */
  endTime?: number
}

/** Whether a coupon takes off freight, not products (S08). */
export const isFreePostage = (coupon: { discountType: number }): boolean =>
  coupon.discountType === COUPON_DISCOUNT_TYPE.freePostage
