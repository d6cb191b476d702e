import { formatDateTime } from '@hearth/domain'
import type { ChosenOrders, OrderStand } from '@hearth/ops'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

const STANDS: readonly OrderStand[] = ['unpaid', 'paid', 'reminded', 'shipped', 'received', 'cancelled']

/** Orders chosen by `--status`, and by `--from` and `--to`, the first and the last day they were placed on. */
export function orderFilter({ status, from, to }: Readonly<Record<string, string>>): ChosenOrders {
  const stand = STANDS.find((one) => one === status)
  if (status !== undefined && !stand) throw new OperatorRefusal(`--status is one of ${STANDS.join(', ')}.`, 2)
  for (const [name, day] of Object.entries({ from, to })) if (day !== undefined) needDay(name, day)
  if (from !== undefined && to !== undefined && from > to) throw new OperatorRefusal('--from is a day after --to.', 2)
  return { ...(stand && { status: stand }), ...(from && { from }), ...(to && { to }) }
}

function needDay(name: string, word: string): void {
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(word) ? Date.parse(`${word}T00:00:00+08:00`) : Number.NaN
  if (Number.isNaN(begin) || formatDateTime(begin).slice(0, 10) !== word)
    throw new OperatorRefusal(`--${name} wants a day such as 2026-11-01.`, 2)
}
