import { DAY, formatDay } from '@hearth/domain'
import { dayOf } from '#kernel/commands/values/day-option'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

/** Requires that `--from` and `--to` are days. @throws OperatorRefusal */
export function needDays({ from, to }: Readonly<Record<string, string>>): { from?: string; to?: string } {
  for (const [name, day] of Object.entries({ from, to })) if (day !== undefined) dayOf(name, day)
  if (from !== undefined && to !== undefined && from > to)
    throw new OperatorRefusal({ zh: '--from 晚于 --to。', en: '--from is a day after --to.' }, 2)
  return { ...(from && { from }), ...(to && { to }) }
}

/**
 * Returns the days of a report: from `--from` to `--to`; a single day if only one option is given; yesterday if neither
 * is.
 */
export function reportedDays(options: Readonly<Record<string, string>>, now: number): { from: string; to: string } {
  const { from, to } = needDays(options)
  const first = from ?? to ?? formatDay(now - DAY)
  return { from: first, to: to ?? first }
}
