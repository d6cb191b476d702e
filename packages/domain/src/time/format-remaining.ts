import { DAY } from '#time/day'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Returns a remaining time in words (K08): `1 分钟` if it is less than a minute; otherwise minutes, hours, or days and
 * hours.
 */
export function formatRemaining(ms: number): string {
  if (!(ms >= MINUTE)) return '1 分钟'
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} 分钟`
  if (ms < DAY) return `${Math.floor(ms / HOUR)} 小时`
  const hours = Math.floor((ms % DAY) / HOUR)
  return `${Math.floor(ms / DAY)} 天${hours > 0 ? ` ${hours} 小时` : ''}`
}
