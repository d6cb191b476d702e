import { COUPON_DISCOUNT_TYPE, type CouponDiscountType } from '#codes/coupon-type'

/** The terms that a coupon promises. */
export interface CouponTerms {
  discountType: CouponDiscountType
  couponValue: number
  thresholdAmount?: number
  mostSaving?: number
  skuNos?: readonly string[]
}

/**
 * Returns the terms of a batch whose change would be worse for shoppers who already have its coupons. Changes for the
 * better also apply to those coupons.
 */
export function worseCouponTerms(before: CouponTerms, after: CouponTerms): (keyof CouponTerms)[] {
  if (before.discountType !== after.discountType) return ['discountType']
  const isShare = before.discountType === COUPON_DISCOUNT_TYPE.percentage
  const { skuNos } = after
  const worse: Readonly<Record<Exclude<keyof CouponTerms, 'discountType'>, boolean>> = {
    couponValue: isShare ? after.couponValue > before.couponValue : after.couponValue < before.couponValue,
    thresholdAmount: (after.thresholdAmount ?? 0) > (before.thresholdAmount ?? 0),
    mostSaving: (after.mostSaving ?? Infinity) < (before.mostSaving ?? Infinity),
    skuNos: skuNos !== undefined && (before.skuNos?.some((skuNo) => !skuNos.includes(skuNo)) ?? true),
  }
  return (Object.keys(worse) as (keyof typeof worse)[]).filter((term) => worse[term])
}
