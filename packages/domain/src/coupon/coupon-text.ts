import { COUPON_DISCOUNT_TYPE } from '#codes/coupon-type'
import type { CouponLike } from '#coupon/coupon-like'
import { formatYuan } from '#money/format-fen'
import { discountText } from '#money/percent-off'

/** The conditions of a coupon. */
type CouponTerms = Partial<Pick<CouponLike, 'thresholdAmount' | 'mostSaving'>>

/** Returns a coupon's benefit in a few characters, such as ¥30, 9 折 or 免邮 (E07). */
export function couponWorth({ discountType, couponValue }: { discountType: number; couponValue: number }): string {
  if (discountType === COUPON_DISCOUNT_TYPE.freePostage) return '免邮'
  return discountType === COUPON_DISCOUNT_TYPE.percentage
    ? `${discountText(couponValue)} 折`
    : `¥${formatYuan(couponValue)}`
}

/**
 * Returns the conditions of a coupon in words: its threshold and its largest reduction.
 * @param coupon amounts in fen; an amount that is 0 or absent sets no condition
 */
export function couponThreshold({ thresholdAmount = 0, mostSaving }: CouponTerms): string {
  const threshold = thresholdAmount ? `满 ${formatYuan(thresholdAmount)} 元可用` : '无门槛'
  return mostSaving ? `${threshold}，${couponLimit(mostSaving)}` : threshold
}

/**
 * Returns the largest reduction of a coupon, in words.
 * @param mostSaving fen
 */
export const couponLimit = (mostSaving: number): string => `最多减 ${formatYuan(mostSaving)} 元`
