import type { ChosenOrders, OrderStand } from '@hearth/ops'
import { needDays } from '#kernel/commands/chosen-days'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

const STANDS: readonly OrderStand[] = ['unpaid', 'paid', 'reminded', 'shipped', 'received', 'cancelled']

/** Orders chosen by `--status`, and by `--from` and `--to`, the first and the last day they were placed on. */
export function orderFilter({ status, ...days }: Readonly<Record<string, string>>): ChosenOrders {
  const stand = STANDS.find((one) => one === status)
  if (status !== undefined && !stand) throw new OperatorRefusal(`--status is one of ${STANDS.join(', ')}.`, 2)
  return { ...(stand && { status: stand }), ...needDays(days) }
}
