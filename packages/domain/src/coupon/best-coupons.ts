import { isFreePostage, type CouponLike } from '#coupon/coupon-like'
import { couponSaving } from '#coupon/coupon-saving'

/**
 * The coupons that save most: at most one normal and one of free postage, normal first, none that saves nothing (S08).
 * Of equal ones the one that ends first is used, then the smaller id, so that the answer never depends on the order.
 */
export function bestCoupons<C extends CouponLike>(coupons: readonly C[], amount: number, freight: number): C[] {
  const best = (kind: readonly C[]) => kind.reduce<C | undefined>((chosen, coupon) => better(coupon, chosen), undefined)
  const better = (coupon: C, chosen: C | undefined): C | undefined => {
    const saving = couponSaving(coupon, amount, freight)
    if (saving <= 0) return chosen
    if (!chosen) return coupon
    const more = saving - couponSaving(chosen, amount, freight)
    return more > 0 || (more === 0 && isUsedFirst(coupon, chosen)) ? coupon : chosen
  }
  const normal = best(coupons.filter((coupon) => !isFreePostage(coupon)))
  const freePostage = best(coupons.filter(isFreePostage))
  return [...(normal ? [normal] : []), ...(freePostage ? [freePostage] : [])]
}

function isUsedFirst(one: CouponLike, other: CouponLike): boolean {
  const oneEnd = one.endTime ?? Infinity
  const otherEnd = other.endTime ?? Infinity
  return oneEnd === otherEnd ? one.couponId < other.couponId : oneEnd < otherEnd
}
