import { checkInvoice, emptyInvoice, INVOICE_PATTERN, REPLY_CODE } from '@hearth/domain'
import type { InvoiceChoice, InvoiceChoiceDraft } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { filled } from '#kernel/payloads/filled'
import { isUnreadable } from '#kernel/payloads/is-unreadable'
import { ShopError } from '#kernel/shop-error'

/** Reads a shopper's choice for ordinary invoices. */
export async function readChoice(db: Database, shopperId: string): Promise<InvoiceChoice> {
  const found = await db
    .selectFrom('invoice_choice')
    .select('choice')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst()
  return found?.choice ?? emptyInvoice()
}

/**
 * Refuses data that can't be printed on an invoice.
 * @throws ShopError badInput with the field
 */
export function needGoodChoice(wanted: InvoiceChoiceDraft): InvoiceChoice {
  const choice = filled(wanted, 'invoiceType', 'pattern')
  const refuse = (field: keyof InvoiceChoice, message?: string): never => {
    throw new ShopError(REPLY_CODE.badInput, message, field)
  }
  if (choice.invoiceAddressId || choice.pattern !== INVOICE_PATTERN.electronic)
    refuse(choice.invoiceAddressId ? 'invoiceAddressId' : 'pattern', '本店只开具电子发票')
  const { invoiceTitle, invoiceTaxNumber } = checkInvoice({ ...choice, invoiceHeader: choice.invoiceHeaderType })
  if (invoiceTitle) refuse('invoiceTitle', invoiceTitle)
  if (invoiceTaxNumber) refuse('invoiceTaxNumber', invoiceTaxNumber)
  for (const field of ['invoiceTitle', 'invoiceTaxNumber'] as const)
    if (isUnreadable(choice[field] ?? '')) refuse(field)
  return choice
}

/** Stores a shopper's choice for later orders. @throws ShopError badInput */
export async function keepChoice(db: Database, shopperId: string, wanted: InvoiceChoiceDraft): Promise<InvoiceChoice> {
  const { invoiceHeaderType, invoiceContent, invoiceType, invoiceTitle, invoiceTaxNumber, pattern } =
    needGoodChoice(wanted)
  const choice: InvoiceChoice = { invoiceHeaderType, invoiceContent, invoiceType, pattern }
  if (invoiceTitle) choice.invoiceTitle = invoiceTitle
  if (invoiceTaxNumber) choice.invoiceTaxNumber = invoiceTaxNumber
  await sql`
    insert into invoice_choice (shopper_id, choice) values (${shopperId}, ${JSON.stringify(choice)}::jsonb)
    on conflict (shopper_id) do update set choice = excluded.choice`.execute(db)
  return choice
}
