import { COUPON_DISCOUNT_TYPE, formatYuan } from '@hearth/domain'
import type { CheckoutCoupon } from '@hearth/state'

/** What a coupon gives in few letters, such as ¥30, 9 折 or 免邮 (E07). */
export function couponWorth({ discountType, couponValue }: CheckoutCoupon): string {
  if (discountType === COUPON_DISCOUNT_TYPE.freePostage) return '免邮'
  return discountType === COUPON_DISCOUNT_TYPE.percentage ? `${couponValue / 10} 折` : `¥${formatYuan(couponValue)}`
}
