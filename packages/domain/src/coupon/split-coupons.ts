import { isFreePostage } from '#coupon/coupon-like'

/** A coupon, and whether it is shown as unavailable. */
export type MarkedCoupon<C> = C & { unavailable: boolean }

/** The coupons at checkout (S08), each list in the given order. */
export interface CouponSplit<C> {
  /** All normal coupons; `appliedNormal` is the usable one that the order uses. */
  normal: MarkedCoupon<C>[]
  appliedNormal?: MarkedCoupon<C>
  /** All coupons for free postage; `appliedFreePostage` is the usable one that the order uses. */
  freePostage: MarkedCoupon<C>[]
  appliedFreePostage?: MarkedCoupon<C>
  /** The usable coupons of both kinds; `unavailable` contains the others. */
  available: MarkedCoupon<C>[]
  unavailable: MarkedCoupon<C>[]
}

/**
 * Splits coupons into normal coupons and coupons for free postage, and into available and unavailable ones, and finds
 * the applied coupon of each kind (S08).
 */
export function splitCoupons<C extends { discountType: number; usable: boolean; applied: boolean }>(
  coupons: readonly C[],
): CouponSplit<C> {
  const marked = coupons.map((coupon) => ({ ...coupon, unavailable: !coupon.usable }))
  const normal = marked.filter((coupon) => !isFreePostage(coupon))
  const freePostage = marked.filter(isFreePostage)
  const isApplied = (coupon: MarkedCoupon<C>) => coupon.applied && !coupon.unavailable
  return {
    normal,
    appliedNormal: normal.find(isApplied),
    freePostage,
    appliedFreePostage: freePostage.find(isApplied),
    available: marked.filter((coupon) => !coupon.unavailable),
    unavailable: marked.filter((coupon) => coupon.unavailable),
  }
}
