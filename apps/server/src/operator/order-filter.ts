import { DAY, formatDateTime, ORDER_STATUS, type OrderStatus } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { OperatorRefusal } from '#operator/operator-request'

/** Options that choose orders. */
export const ORDER_OPTIONS = ['status', 'from', 'to'] as const

const byWord: Readonly<Record<string, OrderStatus | undefined>> = {
  unpaid: ORDER_STATUS.pendingPayment,
  paid: ORDER_STATUS.paid,
  shipped: ORDER_STATUS.shipped,
  received: ORDER_STATUS.received,
  cancelled: ORDER_STATUS.cancelled,
}

/**
 * A condition on `orders` from `--status`, and from `--from` and `--to`, the first and the last day they were placed
 * on, as days are in China.
 */
export function orderFilter(options: Readonly<Record<string, string>>): RawBuilder<object> {
  const { status, from, to } = options
  const [first, last] = [
    from === undefined ? undefined : dayOf('from', from),
    to === undefined ? undefined : dayOf('to', to),
  ]
  if (first !== undefined && last !== undefined && first > last)
    throw new OperatorRefusal('--from is a day after --to.', 2)
  return sql<object>`true
    ${status === undefined ? sql`` : sql`and orders.status = ${statusOf(status)}`}
    ${first === undefined ? sql`` : sql`and orders.created_at >= ${first}`}
    ${last === undefined ? sql`` : sql`and orders.created_at < ${last + DAY}`}`
}

function statusOf(word: string): OrderStatus {
  const status = byWord[word]
  if (status === undefined) throw new OperatorRefusal(`--status is one of ${Object.keys(byWord).join(', ')}.`, 2)
  return status
}

/** When a day begins in China, epoch ms. */
function dayOf(name: string, word: string): number {
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(word) ? Date.parse(`${word}T00:00:00+08:00`) : Number.NaN
  if (Number.isNaN(begin) || formatDateTime(begin).slice(0, 10) !== word)
    throw new OperatorRefusal(`--${name} wants a day such as 2026-11-01.`, 2)
  return begin
}
