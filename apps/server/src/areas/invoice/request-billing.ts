import { BILLING_STATUS, INVOICE_TYPE, ORDER_STATUS, RED_STATUS, REPLY_CODE } from '@hearth/domain'
import type { InvoiceChoice, RequestBilling, VatInvoiceDraft } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readBillings, type StoredBilling } from '#areas/invoice/billings'
import { needGoodChoice } from '#areas/invoice/invoice-choice'
import { invoiceMoney } from '#areas/invoice/invoiced-lines'
import { needInvoiceType } from '#areas/invoice/invoice-rules'
import { usableVat } from '#areas/invoice/wanted-invoice'
import { lockOwnOrder } from '#areas/orders/own-order'
import type { Database } from '#database/connect'
import { needEmail } from '#kernel/payloads/need-email'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The data of an invoice. */
interface Wanted {
  choice: InvoiceChoice
  vat: VatInvoiceDraft | null
  email?: string
}

/**
 * Requests the invoice of a paid order. It is made once the order is received. A forfeited deposit is invoiced at once.
 * @throws ShopError notFound for another shopper's order or VAT data; badInput; wrongState for an order that is not
 * paid, already has an invoice, or has nothing to invoice
 */
export async function requestBilling(
  work: UnitOfWork,
  shopperId: string,
  wish: RequestBilling,
): Promise<StoredBilling> {
  const { db } = work
  const order = await lockOwnOrder(db, shopperId, wish.orderId)
  const wanted = await checked(db, shopperId, wish)
  const [before] = await readBillings(db, sql<boolean>`billing.order_id = ${wish.orderId}`)
  const { rows } = await sql<{ money: number }>`
    select ${invoiceMoney} as money from orders where id = ${wish.orderId}`.execute(db)
  const { money } = rows[0]!
  // A cancelled order can have a forfeited deposit.
  const asked = order.status === ORDER_STATUS.cancelled ? money > 0 : order.status >= ORDER_STATUS.paid
  if (!asked) throw new ShopError(REPLY_CODE.wrongState, '订单付款后才能申请开票', 'orderId')
  if (before && before.status !== BILLING_STATUS.refused && before.redStatus === RED_STATUS.none)
    throw new ShopError(REPLY_CODE.wrongState, '该订单已申请过发票', 'orderId')
  if (!(money > 0)) throw new ShopError(REPLY_CODE.wrongState, '没有可开票的金额', 'orderId')
  await askForBilling(work, { orderId: wish.orderId, shopperId, ...wanted })
  const [billing] = await readBillings(db, sql<boolean>`billing.order_id = ${wish.orderId}`)
  return billing!
}

async function checked(db: Database, shopperId: string, wish: RequestBilling): Promise<Wanted> {
  const { invoiceHeaderType, invoiceContent, invoiceType, invoiceTitle, invoiceTaxNumber, pattern } =
    needGoodChoice(wish)
  const { email } = wish
  await needInvoiceType(db, invoiceType)
  if (email) await needEmail(email)
  const special = invoiceType === INVOICE_TYPE.valueAddedTax
  const choice: InvoiceChoice = {
    invoiceHeaderType,
    invoiceContent,
    invoiceType,
    pattern,
    ...(invoiceTitle && !special ? { invoiceTitle } : {}),
    ...(invoiceTaxNumber && !special ? { invoiceTaxNumber } : {}),
  }
  const vat = special ? await usableVat(db, shopperId, wish.invoiceId) : null
  return { choice, vat, ...(email ? { email } : {}) }
}

/** Stores the next invoice of an order that the caller has locked. The job makes it. */
export async function askForBilling(
  { db, now }: UnitOfWork,
  { orderId, shopperId, choice, vat, email }: Wanted & { orderId: string; shopperId: string },
): Promise<void> {
  await sql`
    insert into billing (order_id, round, shopper_id, choice, vat, email, created_at)
    select ${orderId}, coalesce(max(round), 0) + 1, ${shopperId}, ${JSON.stringify(choice)}::jsonb,
      ${vat ? JSON.stringify(vat) : null}::jsonb, ${email ?? null}, ${now}
    from billing where order_id = ${orderId}`.execute(db)
}
