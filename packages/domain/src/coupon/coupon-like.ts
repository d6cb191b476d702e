import { COUPON_DISCOUNT_TYPE } from '#codes/coupon-type'

/** A coupon's benefit (E07); money in fen. */
export interface CouponLike {
  couponId: string
  /** Type of the coupon: 3 is free postage, the others are normal. */
  discountType: number
  /**
   * Fen: the reduction; for type 3, the largest reduction of the freight. For type 2, not fen but the percentage to
   * pay, with one decimal at most.
   */
  couponValue: number
  /** Fen: largest reduction by a percentage coupon; absent or null for no limit. */
  mostSaving?: number | null
  /** Fen: amount that the products must reach; 0 or absent for none. */
  thresholdAmount?: number
  /** Epoch ms: the last moment at which the coupon can be used. */
  endTime?: number
}

/** Whether a coupon reduces the freight instead of the products (S08). */
export const isFreePostage = (coupon: { discountType: number }): boolean =>
  coupon.discountType === COUPON_DISCOUNT_TYPE.freePostage
