import { beijingDay, campaignStatusAt, CAMPAIGN_STATUS, formatDateTime } from '@hearth/domain'
import type { FlashSale } from '@hearth/state'

/** Returns the start of a session in the shortest text that is clear today: `20:00`, `明天 10:00`, `12-01 10:00`. */
function beginText(beginTime: number, now: number): string {
  const [, clock = ''] = formatDateTime(beginTime).split(' ')
  const days = beijingDay(beginTime) - beijingDay(now)
  if (days === 0) return clock
  return days === 1 ? `明天 ${clock}` : formatDateTime(beginTime).slice(5)
}

/** Returns the label of a session's tab: its start, or its name if it lasts longer than today, and its status. */
export function sessionLabel(session: FlashSale, now: number): string {
  const status = campaignStatusAt(session, now)
  const begin = beijingDay(session.beginTime) < beijingDay(now) ? session.title : beginText(session.beginTime, now)
  if (status === CAMPAIGN_STATUS.running) return `${begin} 抢购中`
  return status === CAMPAIGN_STATUS.notBegun ? `${begin} 即将开始` : `${begin} 已结束`
}
