import { formatDateTime, formatFen, ORDER_STATUS, ORDER_STATUS_LABEL, truncate } from '@hearth/domain'
import { readCount } from '#kernel/commands/read-words'
import { ORDER_STANDS, orderFilter } from '#areas/orders/commands/order-filter'
import { padded, printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'
import { told } from '#kernel/commands/told'

/** Lists the latest orders, one in a line. */
export const ordersCommand = command({
  words:
    'orders [--status unpaid|paid|reminded|shipped|received|cancelled] [--from 2026-11-01] [--to 2026-11-30] [--count 20]',
  choices: { status: ORDER_STANDS },
  help: { zh: '最近的订单', en: 'the latest orders' },
  group: 'orders',
  async run({ ops }, { options }) {
    const chosen = orderFilter(options)
    const count = readCount(options['count'])
    const { orders } = await ops.orders.list({ ...chosen, count })
    if (orders.length === 0) return told({ zh: '没有符合的订单。', en: 'There are no such orders.' })
    return orders
      .map((row) =>
        [
          row.orderId,
          padded(ORDER_STATUS_LABEL[row.status], 8),
          formatDateTime(row.createdAt),
          formatFen(row.payAmount).padStart(10),
          padded(printable(row.consignee), 8),
          truncate(row.things, 60),
          ...(row.partlyShipped ? [told({ zh: '部分发货', en: 'partly sent' })] : []),
          ...(row.status === ORDER_STATUS.paid && row.remindedAt !== undefined
            ? [
                told({
                  zh: `${formatDateTime(row.remindedAt)} 催发货`,
                  en: `asked for it to be sent at ${formatDateTime(row.remindedAt)}`,
                }),
              ]
            : []),
        ].join('  '),
      )
      .join('\n')
  },
})
