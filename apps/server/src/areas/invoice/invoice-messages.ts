import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import { pdfUrl } from '#areas/invoice/pdf-address'
import { ORDER_ID, orderPath } from '#areas/orders/events/of-order'
import type { OrderEvents } from '#areas/orders/events/order-event'
import type { ShopEvent } from '#kernel/events/shop-event'
import { message } from '#kernel/messages/message'
import { orderOfSubject } from '#shop/order-subject'

/** Ms for which a shopper can load an invoice file by the address that was sent. */
const FILE_KEPT = 7 * DAY

const made = ({ data }: ShopEvent) => data as OrderEvents['order.invoiceMade']

/** Messages to shoppers about invoices. */
export const INVOICE_MESSAGES = [
  message({
    kind: 'invoiceMade',
    when: 'a requested invoice was issued',
    carries: {
      orderId: ORDER_ID,
      number: 'the number of the invoice',
      path: 'the path of its file in the shop, valid for a week',
    },
    of: {
      'order.invoiceMade': {
        whom: (event) => sql`
          select shopper_id, null::text as telephone, email from billing
          where order_id = ${orderOfSubject(event.subject)} and round = ${made(event).round}`,
        data: (event, { secret, ports: { clock } }) => {
          const orderId = orderOfSubject(event.subject)
          const { number, round } = made(event)
          return { orderId, number, path: pdfUrl(secret, { orderId, round, red: false }, clock(), FILE_KEPT) }
        },
      },
    },
    words: ({ orderId, number, path }) => ({
      text: `您的订单 ${orderId} 的电子发票已开具，发票号码 ${number}。下载链接 7 天内有效，之后可在订单详情下载。`,
      path: orderPath(orderId),
      file: path,
    }),
    async files({ orderId, number }, db) {
      const { rows } = await sql<{ pdf: Uint8Array | null }>`
        select pdf from billing where order_id = ${orderId} and invoice_number = ${number}`.execute(db)
      const content = rows[0]?.pdf
      return content ? [{ name: `${number}.pdf`, type: 'application/pdf', content }] : undefined
    },
  }),
]
