import { DAY, formatDateTime, ORDER_STATUS, type OrderStatus } from '@hearth/domain'
import type { ChosenOrders, OrderStand } from '@hearth/ops'
import { sql, type RawBuilder } from 'kysely'
import { badDay } from '#areas/orders/order-as-read'

const byWord: Readonly<Record<OrderStand, OrderStatus>> = {
  unpaid: ORDER_STATUS.pendingPayment,
  paid: ORDER_STATUS.paid,
  reminded: ORDER_STATUS.paid,
  shipped: ORDER_STATUS.shipped,
  received: ORDER_STATUS.received,
  cancelled: ORDER_STATUS.cancelled,
}

/**
 * A condition on `orders` from a status, and from the first and the last day they were placed on, as days are in China.
 * @throws OpsError badInput for a day that is none
 */
export function chosenOrders({ status, from, to }: ChosenOrders): RawBuilder<object> {
  const first = from === undefined ? undefined : beginOf('from', from)
  const last = to === undefined ? undefined : beginOf('to', to)
  return sql<object>`true
    ${status === undefined ? sql`` : sql`and orders.status = ${byWord[status]}`}
    ${status === 'reminded' ? sql`and orders.reminded_at is not null` : sql``}
    ${first === undefined ? sql`` : sql`and orders.created_at >= ${first}`}
    ${last === undefined ? sql`` : sql`and orders.created_at < ${last + DAY}`}`
}

/** When a day begins in China, epoch ms. */
function beginOf(field: string, day: string): number {
  const begin = Date.parse(`${day}T00:00:00+08:00`)
  if (Number.isNaN(begin) || formatDateTime(begin).slice(0, 10) !== day) throw badDay(field)
  return begin
}
