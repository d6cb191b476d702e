import { DAY } from '#time/day'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A remaining time in words (K08): `1 分钟` below a minute, then minutes, hours, days and hours. */
export function formatRemaining(ms: number): string {
  if (!(ms >= MINUTE)) return '1 分钟'
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} 分钟`
  if (ms < DAY) return `${Math.floor(ms / HOUR)} 小时`
  const hours = Math.floor((ms % DAY) / HOUR)
  return `${Math.floor(ms / DAY)} 天${hours > 0 ? ` ${hours} 小时` : ''}`
}
