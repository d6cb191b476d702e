import { checkInvoice, INVOICE_TYPE, REPLY_CODE } from '@hearth/domain'
import type { InvoiceWish, OrderDraft, VatInvoiceDraft } from '@hearth/sdk/core'
import { needInvoiceType } from '#areas/invoice/invoice-rules'
import { needUsableVat } from '#areas/invoice/vat-invoices'
import type { Database } from '#database/connect'
import type { StoredInvoice } from '#database/tables/stored-invoice'
import { ShopError } from '#kernel/shop-error'

/** A shopper's request for an invoice, made with an order or later. */
export type WantedInvoice = InvoiceWish & Pick<Partial<OrderDraft>, 'invoiceId' | 'invoiceAddressId'>

/**
 * Returns the invoice that an order requests, in the stored form; null if it requests none. Without a request, the
 * database is not read.
 * @throws ShopError badInput with the field: a type the shop does not make, an invoice on paper, or a company without
 * name or tax number; notFound for VAT data that is not the shopper's; wrongState while the data is under review
 */
export async function wantedInvoice(
  db: Database,
  shopperId: string,
  { invoiceId, invoiceAddressId, ...wish }: WantedInvoice,
): Promise<StoredInvoice | null> {
  const { invoiceType, invoiceContent, invoiceHeader, invoiceTitle, invoiceTaxNumber } = wish
  const refuse = (field: keyof OrderDraft, message: string): never => {
    throw new ShopError(REPLY_CODE.badInput, message, field)
  }
  const special = invoiceType === INVOICE_TYPE.valueAddedTax
  if (invoiceId && !special) refuse('invoiceId', '只有增值税专用发票需要填写专票资料')
  if (invoiceAddressId) refuse('invoiceAddressId', '本店只开具电子发票')
  if (invoiceType === INVOICE_TYPE.none) return null
  const faults = checkInvoice(wish)
  for (const field of ['invoiceTitle', 'invoiceTaxNumber'] as const) if (faults[field]) refuse(field, faults[field])
  await needInvoiceType(db, invoiceType)
  const kind = { invoiceType, invoiceContent, invoiceHeader }
  if (special) return { ...kind, vat: await usableVat(db, shopperId, invoiceId) }
  return { ...kind, ...(invoiceTitle ? { invoiceTitle } : {}), ...(invoiceTaxNumber ? { invoiceTaxNumber } : {}) }
}

/**
 * Returns the six fields of the shopper's company for special VAT invoices, as they are now.
 * @throws ShopError notFound for another shopper's company; wrongState while it is under review, or if it was refused
 */
export async function usableVat(db: Database, shopperId: string, invoiceId?: string): Promise<VatInvoiceDraft> {
  const {
    invoiceId: _id,
    status: _status,
    refusedReason: _reason,
    ...vat
  } = await needUsableVat(db, shopperId, invoiceId)
  return vat
}
