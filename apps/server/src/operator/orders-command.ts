import { formatDateTime, formatFen, ORDER_STATUS, ORDER_STATUS_LABEL, stringWidth, truncate, type OrderStatus } from '@hearth/domain'
import { sql } from 'kysely'
import { readCount, readWords } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import { printable } from '#operator/printable'
import type { OperatorShop } from '#operator/run-operator'

const byWord: Readonly<Record<string, OrderStatus | undefined>> = {
  unpaid: ORDER_STATUS.pendingPayment,
  paid: ORDER_STATUS.paid,
  shipped: ORDER_STATUS.shipped,
  received: ORDER_STATUS.received,
  cancelled: ORDER_STATUS.cancelled,
}

interface Line {
  id: string
  status: OrderStatus
  created_at: number
  pay_amount: number
  consignee: string
  things: string
}

/** `orders [--status] [--count]`: the latest orders, one a line. */
export async function ordersCommand({ db }: OperatorShop, args: readonly string[]): Promise<string> {
  const { options } = readWords(args, ['status', 'count'], 0)
  const status = options['status'] === undefined ? undefined : statusOf(options['status'])
  const count = readCount(options['count'])
  const { rows } = await sql<Line>`
    select id, status, created_at, pay_amount, address ->> 'consigneeName' as consignee,
      (select string_agg(name || ' x' || quantity, ', ' order by position) from order_item where order_id = orders.id) as things
    from orders ${status === undefined ? sql`` : sql`where status = ${status}`}
    order by created_at desc, id desc limit ${count}`.execute(db)
  if (rows.length === 0) return 'There are no such orders.'
  return rows.map((row) => [row.id, padded(ORDER_STATUS_LABEL[row.status], 8), formatDateTime(row.created_at), formatFen(row.pay_amount).padStart(10), padded(printable(row.consignee), 8), truncate(row.things, 60)].join('  ')).join('\n')
}

function statusOf(word: string): OrderStatus {
  const status = byWord[word]
  if (status === undefined) throw new OperatorRefusal(`--status is one of ${Object.keys(byWord).join(', ')}.`, 2)
  return status
}

/** Chinese characters are two columns wide in a terminal. */
const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - stringWidth(text)))
