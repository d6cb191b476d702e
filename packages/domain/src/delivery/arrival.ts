import type { DeliveryRules } from '#delivery/delivery-rules'
import { beijingDay, beijingHour, beijingTime, fromBeijingTime } from '#time/beijing-time'
import { DAY } from '#time/day'

/**
 * Returns when an order that is paid now is expected to arrive: the last millisecond of that day in China, in epoch ms.
 * An order that is paid before the cut-off hour is shipped on the same day, otherwise on the next day. With `days` 0,
 * the order arrives on the day of shipment.
 * @param now epoch ms
 */
export function arrivalTime({ cutoffHour }: Pick<DeliveryRules, 'cutoffHour'>, days: number, now: number): number {
  const leaves = beijingDay(now) + (beijingHour(now) < cutoffHour ? 0 : 1)
  return fromBeijingTime((leaves + days + 1) * DAY) - 1
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']
const NEAR = ['今天', '明天', '后天']

/**
 * Returns the day of arrival in words: 预计明天送达, 预计 11 月 28 日（周六）送达.
 * @param arriveTime epoch ms
 * @param now epoch ms
 */
export function arrivalText(arriveTime: number, now: number): string {
  const near = NEAR[beijingDay(arriveTime) - beijingDay(now)]
  if (near) return `预计${near}送达`
  const day = beijingTime(arriveTime)
  return `预计 ${day.getUTCMonth() + 1} 月 ${day.getUTCDate()} 日（周${WEEKDAYS[day.getUTCDay()]}）送达`
}
