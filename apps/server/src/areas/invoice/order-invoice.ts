import { BILLING_STATUS, emptyInvoice, INVOICE_TYPE, ORDER_STATUS, RED_STATUS, REPLY_CODE } from '@hearth/domain'
import type { ChangeOrderInvoice, Invoice } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readBillings, toBilling, type StoredBilling } from '#areas/invoice/billings'
import { choiceOf } from '#areas/invoice/follow-refunds'
import { wantedInvoice } from '#areas/invoice/wanted-invoice'
import { lockOwnOrder, noSuchOrder } from '#areas/orders/own-order'
import type { Database } from '#database/connect'
import type { StoredInvoice } from '#database/tables/stored-invoice'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The stored value of an order without an invoice. */
const NONE: Invoice = { ...emptyInvoice(), invoiceType: INVOICE_TYPE.none }

/** Returns the content of an order's invoice, made or requested. @throws ShopError notFound */
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
 * Changes the content of an order's invoice before it is made (S11).
 * @throws ShopError notFound for another shopper's order; wrongState once the invoice is made or the order is
 * cancelled; badInput
 */
export async function changeOrderInvoice(
  work: UnitOfWork & { secret: string },
  shopperId: string,
  { orderId, invoiceHeaderType, ...said }: ChangeOrderInvoice,
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
  const wish = await wantedInvoice(db, shopperId, { ...said, invoiceHeader: invoiceHeaderType })
  await sql`update orders set invoice = ${wish && JSON.stringify(wish)}::jsonb where id = ${orderId}`.execute(db)
  if (billing && !wish)
    await sql`delete from billing where order_id = ${orderId} and round = ${billing.round}`.execute(db)
  else if (billing && wish)
    await sql`
      update billing
      set choice = ${JSON.stringify(choiceOf(wish))}::jsonb, vat = ${wish.vat ? JSON.stringify(wish.vat) : null}::jsonb
      where order_id = ${orderId} and round = ${billing.round}`.execute(db)
  return wish ? choiceOf(wish) : NONE
}
