import { DAY, formatDay, readDay } from '@hearth/domain'
import { OPS_CODE, type ReportDays } from '@hearth/ops'
import { OpsError } from '#kernel/ops/ops-error'

/** Maximum number of days of one report. */
export const MOST_REPORT_DAYS = 92

/** A day that a report covers. */
export interface ReportDay {
  /** The date, such as `2026-11-21`. */
  day: string
  /** Epoch ms: the begin of the day. */
  begins: number
  /** Epoch ms: the begin of the next day. */
  ends: number
}

/**
 * The days of a report, the first one first.
 * @throws OpsError badInput for an invalid day, days in the wrong order, and too many of them
 */
export function reportDays({ from, to }: ReportDays): ReportDay[] {
  const first = needDay('from', from)
  const last = needDay('to', to)
  if (last < first) throw bad('from', '开始日期不能晚于结束日期')
  if (last - first >= MOST_REPORT_DAYS * DAY) throw bad('to', `一次最多 ${MOST_REPORT_DAYS} 天`)
  return Array.from({ length: (last - first) / DAY + 1 }, (_, at) => {
    const begins = first + at * DAY
    return { day: formatDay(begins), begins, ends: begins + DAY }
  })
}

/** When a day begins, epoch ms. */
function needDay(field: 'from' | 'to', text: string): number {
  const begins = readDay(text)
  if (begins === undefined) throw bad(field, '请填写日期，如 2026-11-01')
  return begins
}

const bad = (field: 'from' | 'to', message: string) => new OpsError(OPS_CODE.badInput, { message, field })
