import { COUPON_DISCOUNT_TYPE } from '#codes/coupon-type'
import { isFreePostage, type CouponLike } from '#coupon/coupon-like'
import { percentOff } from '#money/percent-off'

/**
 * Returns the fen that a coupon saves (F06, S08), for products of `amount` fen after cart discounts, and `freight` fen
 * of freight. Returns 0 below the coupon's threshold; never returns more than the amount that the coupon reduces.
 */
export function couponSaving(coupon: CouponLike, amount: number, freight: number): number {
  if (amount < (coupon.thresholdAmount ?? 0)) return 0
  if (isFreePostage(coupon)) return upTo(coupon.couponValue, freight)
  if (coupon.discountType === COUPON_DISCOUNT_TYPE.percentage)
    return Math.max(0, Math.min(percentOff(amount, coupon.couponValue), coupon.mostSaving ?? Infinity))
  return upTo(coupon.couponValue, amount)
}

const upTo = (value: number, most: number): number => Math.max(0, Math.min(value, most))
