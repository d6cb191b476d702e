import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import { pdfUrl } from '#areas/invoice/pdf-address'
import { orderOfSubject } from '#areas/orders/order-event'
import type { Consumer } from '#kernel/events/consumer'
import { eventKey } from '#kernel/events/shop-event'

/** Ms for which the file of an invoice can be had by the address that a shopper was sent. */
const FILE_KEPT = 7 * DAY

/** Tells shoppers of invoices that were made, by mail too where they want that. */
export const tellInvoices: Consumer = {
  name: 'tell invoices',
  kinds: ['order.invoiceMade'],
  async send(event, { db, secret, ports: { notifier, clock } }) {
    const orderId = orderOfSubject(event.subject)
    const { number, round } = event.data as { number: string; round: number }
    const { rows } = await sql<{ telephone: string; email: string | null }>`
      select shopper.telephone, email from billing join shopper on shopper.id = billing.shopper_id and shopper.deleted_at is null
      where order_id = ${orderId} and round = ${round}`.execute(db)
    const [to] = rows
    if (!to) return
    const path = pdfUrl(secret, { orderId, round, red: false }, clock(), FILE_KEPT)
    const message = { kind: 'invoiceMade' as const, telephone: to.telephone, orderId, number, path }
    await notifier.send(to.email === null ? message : { ...message, email: to.email }, eventKey(event))
  },
}
