import {
  BILLING_STATUS,
  checkInvoice,
  INVOICE_PATTERN,
  INVOICE_TYPE,
  ORDER_STATUS,
  RED_STATUS,
  REPLY_CODE,
} from '@hearth/domain'
import type { ChangeOrderInvoice, Invoice } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readBillings, toBilling, type StoredBilling } from '#areas/invoice/billings'
import { choiceOf } from '#areas/invoice/follow-refunds'
import { needUsableVat } from '#areas/invoice/vat-invoices'
import { lockOwnOrder, noSuchOrder } from '#areas/orders/own-order'
import type { Database } from '#database/connect'
import type { StoredInvoice } from '#database/tables/stored-invoice'
import { isUnreadable } from '#kernel/is-unreadable'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What an order wants that wants none. */
const NONE: Invoice = {
  invoiceHeaderType: 1,
  invoiceContent: 1,
  invoiceType: INVOICE_TYPE.none,
  pattern: INVOICE_PATTERN.electronic,
}

/** What the invoice of a shopper's order says or will say. @throws ShopError notFound */
export async function readOrderInvoice(
  { db, secret, now }: { db: Database; secret: string; now: number },
  shopperId: string,
  orderId: string,
): Promise<Invoice> {
  const { rows } = await sql<{ invoice: StoredInvoice | null }>`
    select invoice from orders where id = ${orderId} and shopper_id = ${shopperId}`.execute(db)
  if (!rows[0]) throw noSuchOrder()
  const [billing] = await readBillings(db, sql<boolean>`billing.order_id = ${orderId}`)
  return toInvoice(rows[0].invoice, billing, secret, now)
}

function toInvoice(
  wish: StoredInvoice | null,
  billing: StoredBilling | undefined,
  secret: string,
  now: number,
): Invoice {
  if (!billing) return wish ? choiceOf(wish) : NONE
  const { pdf_url } = toBilling(billing, secret, now)
  return { ...billing.choice, ...(pdf_url === undefined ? {} : { pdf_url }) }
}

/**
 * Changes what the invoice of a shopper's order will say, while none is made (S11).
 * @throws ShopError notFound for another's order; wrongState once it is made, or the order cancelled; badInput
 */
export async function changeOrderInvoice(
  work: UnitOfWork & { secret: string },
  shopperId: string,
  { orderId, invoiceType, invoiceContent, invoiceHeaderType, invoiceTitle, invoiceTaxNumber }: ChangeOrderInvoice,
): Promise<Invoice> {
  const { db } = work
  const order = await lockOwnOrder(db, shopperId, orderId)
  if (order.status === ORDER_STATUS.cancelled) throw new ShopError(REPLY_CODE.wrongState)
  const [billing] = await readBillings(db, sql<boolean>`billing.order_id = ${orderId}`)
  if (
    billing &&
    (billing.status === BILLING_STATUS.made || billing.redStatus !== RED_STATUS.none || billing.amount !== null)
  )
    throw new ShopError(REPLY_CODE.wrongState, '发票已开具，不能修改')
  const [fault] = Object.entries(
    checkInvoice({ invoiceType, invoiceHeader: invoiceHeaderType, invoiceTitle, invoiceTaxNumber }),
  )
  if (fault) throw new ShopError(REPLY_CODE.badInput, fault[1], fault[0])
  for (const [field, text] of Object.entries({ invoiceTitle, invoiceTaxNumber }))
    if (isUnreadable(text ?? '')) throw new ShopError(REPLY_CODE.badInput, undefined, field)
  const vat = invoiceType === INVOICE_TYPE.valueAddedTax ? await vatOf(db, shopperId) : undefined
  const wish: StoredInvoice = {
    invoiceType,
    invoiceContent,
    invoiceHeader: invoiceHeaderType,
    ...(invoiceTitle ? { invoiceTitle } : {}),
    ...(invoiceTaxNumber ? { invoiceTaxNumber } : {}),
    ...(vat ? { vat } : {}),
  }
  const none = invoiceType === INVOICE_TYPE.none
  await sql`update orders set invoice = ${none ? null : JSON.stringify(wish)}::jsonb where id = ${orderId}`.execute(db)
  if (billing && none)
    await sql`delete from billing where order_id = ${orderId} and round = ${billing.round}`.execute(db)
  else if (billing)
    await sql`
      update billing set choice = ${JSON.stringify(choiceOf(wish))}::jsonb, vat = ${vat ? JSON.stringify(vat) : null}::jsonb
      where order_id = ${orderId} and round = ${billing.round}`.execute(db)
  return none ? NONE : choiceOf(wish)
}

async function vatOf(db: Database, shopperId: string) {
  const { invoiceId: _id, status: _status, refusedReason: _reason, ...vat } = await needUsableVat(db, shopperId)
  return vat
}
