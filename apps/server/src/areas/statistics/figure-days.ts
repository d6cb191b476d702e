import { DAY, formatDay, MOST_FIGURE_DAYS, readDay, REPLY_CODE } from '@hearth/domain'
import { ShopError } from '#kernel/shop-error'

/**
 * Returns the requested days, the first one first.
 * @throws ShopError badInput for an invalid day, for days in the wrong order, and for too many days
 */
export function figureDays({ begin, end }: { begin: string; end: string }): string[] {
  const first = needDay('begin', begin)
  const last = needDay('end', end)
  if (last < first) throw bad('end', '结束日期不能早于开始日期')
  if (last - first >= MOST_FIGURE_DAYS * DAY) throw bad('end', `一次最多查看 ${MOST_FIGURE_DAYS} 天`)
  return Array.from({ length: (last - first) / DAY + 1 }, (_, at) => formatDay(first + at * DAY))
}

function needDay(field: 'begin' | 'end', text: string): number {
  const begins = readDay(text)
  if (begins === undefined) throw bad(field, '请填写日期，如 2026-11-01')
  return begins
}

const bad = (field: 'begin' | 'end', message: string) => new ShopError(REPLY_CODE.badInput, message, field)
