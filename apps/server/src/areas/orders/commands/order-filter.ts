import { ORDER_STATUS, ORDER_STATUS_LABEL } from '@hearth/domain'
import type { ChosenOrders, OrderStand } from '@hearth/ops'
import { needDays } from '#kernel/commands/values/chosen-days'
import { oneOf } from '#kernel/commands/choices'

/** The status of an order in the option `--status`. */
export const ORDER_STANDS = oneOf({
  unpaid: ORDER_STATUS_LABEL[ORDER_STATUS.pendingPayment],
  paid: ORDER_STATUS_LABEL[ORDER_STATUS.paid],
  reminded: '催发货',
  shipped: ORDER_STATUS_LABEL[ORDER_STATUS.shipped],
  received: ORDER_STATUS_LABEL[ORDER_STATUS.received],
  cancelled: ORDER_STATUS_LABEL[ORDER_STATUS.cancelled],
} satisfies Readonly<Record<OrderStand, string>>)

/** The orders chosen by `--status`, and by `--from` and `--to`: the first and last day on which they were placed. */
export const orderFilter = ({ status, ...days }: Readonly<Record<string, string>>): ChosenOrders => ({
  ...(status === undefined ? {} : { status: status as OrderStand }),
  ...needDays(days),
})
