import { DAY, ORDER_STATUS, type OrderStatus } from '@hearth/domain'
import type { ChosenOrders, OrderStand } from '@hearth/ops'
import { sql } from 'kysely'
import { beginOfDay } from '#kernel/ops/ops-day'
import type { ListFilters } from '#kernel/ops/ops-list'

const byWord: Readonly<Record<OrderStand, OrderStatus>> = {
  unpaid: ORDER_STATUS.pendingPayment,
  paid: ORDER_STATUS.paid,
  reminded: ORDER_STATUS.paid,
  shipped: ORDER_STATUS.shipped,
  received: ORDER_STATUS.received,
  cancelled: ORDER_STATUS.cancelled,
}

/**
 * Filters orders by their status, and by the first and last day on which they were placed, in China's time.
 * @throws OpsError badInput for an invalid day
 */
export const chosenOrders: ListFilters<ChosenOrders> = {
  status: (status) => sql`
    orders.status = ${byWord[status]} ${status === 'reminded' ? sql`and orders.reminded_at is not null` : sql``}`,
  from: (day) => sql`orders.created_at >= ${beginOfDay('from', day)}`,
  to: (day) => sql`orders.created_at < ${beginOfDay('to', day) + DAY}`,
}
