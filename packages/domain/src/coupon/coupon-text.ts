import { COUPON_DISCOUNT_TYPE } from '#codes/coupon-type'
import { formatYuan } from '#money/format-fen'

/** What a coupon gives in few letters, such as ¥30, 9 折 or 免邮 (E07). */
export function couponWorth({ discountType, couponValue }: { discountType: number; couponValue: number }): string {
  if (discountType === COUPON_DISCOUNT_TYPE.freePostage) return '免邮'
  return discountType === COUPON_DISCOUNT_TYPE.percentage ? `${couponValue / 10} 折` : `¥${formatYuan(couponValue)}`
}

/** From which amount a coupon can be used, in words. @param thresholdAmount fen; 0 or absent for any */
export const couponThreshold = (thresholdAmount = 0): string =>
  thresholdAmount ? `满 ${formatYuan(thresholdAmount)} 元可用` : '无门槛'
