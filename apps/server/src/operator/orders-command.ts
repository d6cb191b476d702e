import { formatDateTime, formatFen, ORDER_STATUS_LABEL, truncate, type OrderStatus } from '@hearth/domain'
import { sql } from 'kysely'
import { readCount, readWords } from '#operator/arguments'
import { ORDER_OPTIONS, orderFilter } from '#operator/order-filter'
import { padded, printable } from '#operator/printable'
import type { OperatorShop } from '#operator/operator-shop'

interface Line {
  id: string
  status: OrderStatus
  created_at: number
  pay_amount: number
  consignee: string
  things: string
}

/** `orders [--status] [--from] [--to] [--count]`: the latest orders, one a line. */
export async function ordersCommand({ db }: OperatorShop, args: readonly string[]): Promise<string> {
  const { options } = readWords(args, [...ORDER_OPTIONS, 'count'], 0)
  const chosen = orderFilter(options)
  const count = readCount(options['count'])
  const { rows } = await sql<Line>`
    select id, status, created_at, pay_amount, address ->> 'consigneeName' as consignee,
      (select string_agg(name || ' x' || quantity, ', ' order by position) from order_item where order_id = orders.id) as things
    from orders where ${chosen}
    order by created_at desc, id desc limit ${count}`.execute(db)
  if (rows.length === 0) return 'There are no such orders.'
  return rows
    .map((row) =>
      [
        row.id,
        padded(ORDER_STATUS_LABEL[row.status], 8),
        formatDateTime(row.created_at),
        formatFen(row.pay_amount).padStart(10),
        padded(printable(row.consignee), 8),
        truncate(row.things, 60),
      ].join('  '),
    )
    .join('\n')
}
