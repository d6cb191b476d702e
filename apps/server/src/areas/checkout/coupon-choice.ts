import type { CouponChoice } from '@hearth/domain'

/** Coupons as a request names them: `none` for no coupon; absent for the best ones (S08). */
export const couponChoice = (couponId: readonly string[] | undefined): CouponChoice =>
  couponId === undefined || couponId.length === 0 ? 'best' : couponId.filter((id) => id !== 'none')
