import { BILLING_STATUS, INVOICE_PATTERN, INVOICE_TYPE, ORDER_STATUS, RED_STATUS } from '@hearth/domain'
import type { InvoiceChoice } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterSaleEventName, afterSaleOfSubject } from '#areas/after-sale/after-sale-event'
import { readBillings } from '#areas/invoice/billings'
import { askForBilling } from '#areas/invoice/request-billing'
import { lockOrder } from '#areas/orders/own-order'
import type { StoredInvoice } from '#database/tables/stored-invoice'
import type { ShopEvent } from '#kernel/events/shop-event'
import { orderOfSubject } from '#shop/order-subject'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The changes of invoices after events of their order, and after a paid repair. */
const FOLLOWS: Readonly<Record<string, (work: UnitOfWork, subject: string) => Promise<void>>> = {
  'order.received': (work, subject) => askAsPlaced(work, orderOfSubject(subject)),
  'order.refundOwed': (work, subject) => takeBackChanged(work, orderOfSubject(subject)),
  [afterSaleEventName('payRepair')]: async (work, subject) => {
    const { order_id: orderId } = await work.db
      .selectFrom('after_sale')
      .select('order_id')
      .where('id', '=', afterSaleOfSubject(subject))
      .executeTakeFirstOrThrow()
    await takeBackChanged(work, orderId)
  },
}

/** The events of orders that can change invoices. */
export const INVOICE_FOLLOWS = Object.keys(FOLLOWS)

/** Changes an order's invoice after an event. */
export async function followForInvoice({ kind, subject }: ShopEvent, work: UnitOfWork): Promise<void> {
  await FOLLOWS[kind]?.(work, subject)
}

/** Requests the invoice of a received order, if the order asked for one when it was placed. */
async function askAsPlaced(work: UnitOfWork, orderId: string): Promise<void> {
  const order = await lockOrder(work.db, orderId)
  const { rows } = await sql<{ invoice: StoredInvoice | null; asked: boolean }>`
    select invoice, exists (select from billing where billing.order_id = orders.id) as asked
    from orders
    where id = ${orderId}`.execute(work.db)
  const [found] = rows
  if (!order || !found?.invoice || found.asked || found.invoice.invoiceType === INVOICE_TYPE.none) return
  await askForBilling(work, {
    orderId,
    shopperId: order.shopperId,
    choice: choiceOf(found.invoice),
    vat: found.invoice.vat ?? null,
  })
}

/** Returns the invoice that an order asked for, in the stored form of invoices. */
export const choiceOf = (invoice: StoredInvoice): InvoiceChoice => ({
  invoiceType: invoice.invoiceType,
  invoiceContent: invoice.invoiceContent,
  invoiceHeaderType: invoice.invoiceHeader,
  pattern: INVOICE_PATTERN.electronic,
  ...(invoice.invoiceTitle ? { invoiceTitle: invoice.invoiceTitle } : {}),
  ...(invoice.invoiceTaxNumber ? { invoiceTaxNumber: invoice.invoiceTaxNumber } : {}),
})

/**
 * Reverses the whole invoice when the amount of an invoiced order changes, and requests another one for the rest. For a
 * partial reversal, the buyer would have to confirm that the invoice was not used yet, and the shop can't wait for
 * this.
 */
export async function takeBackChanged(work: UnitOfWork, orderId: string): Promise<void> {
  const order = await lockOrder(work.db, orderId)
  const [billing] = await readBillings(work.db, sql<boolean>`billing.order_id = ${orderId}`)
  if (!order || billing?.status !== BILLING_STATUS.made || billing.redStatus !== RED_STATUS.none) return
  if (billing.amount === billing.money) return
  await sql`
    update billing set red_status = ${RED_STATUS.asked}
    where order_id = ${orderId} and round = ${billing.round}`.execute(work.db)
  if (billing.money > 0 && order.status !== ORDER_STATUS.cancelled)
    await askForBilling(work, { orderId, shopperId: order.shopperId, choice: billing.choice, vat: billing.vat })
}
