import { formatDateTime, formatFen, ORDER_STATUS, ORDER_STATUS_LABEL, truncate } from '@hearth/domain'
import { readCount, readWords } from '#operator/arguments'
import { ORDER_OPTIONS, orderFilter } from '#operator/order-filter'
import { padded, printable } from '#operator/printable'
import type { OperatorContext } from '#operator/operator-shop'

/** `orders [--status] [--from] [--to] [--count]`: the latest orders, one a line. */
export async function ordersCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  const { options } = readWords(args, [...ORDER_OPTIONS, 'count'], 0)
  const chosen = orderFilter(options)
  const count = readCount(options['count'])
  const { orders } = await ops.orders.list({ ...chosen, count })
  if (orders.length === 0) return 'There are no such orders.'
  return orders
    .map((row) =>
      [
        row.orderId,
        padded(ORDER_STATUS_LABEL[row.status], 8),
        formatDateTime(row.createdAt),
        formatFen(row.payAmount).padStart(10),
        padded(printable(row.consignee), 8),
        truncate(row.things, 60),
        ...(row.partlyShipped ? ['partly sent'] : []),
        ...(row.status === ORDER_STATUS.paid && row.remindedAt !== undefined
          ? [`asked for it to be sent at ${formatDateTime(row.remindedAt)}`]
          : []),
      ].join('  '),
    )
    .join('\n')
}
