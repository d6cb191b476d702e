import { INVOICE_CONTENT, type InvoiceContent } from '#codes/invoice-content'
import { INVOICE_PATTERN, type InvoicePattern } from '#codes/invoice-pattern'
import { INVOICE_HEADER, INVOICE_TYPE, type InvoiceHeader, type InvoiceType } from '#codes/invoice-type'

/** A shopper's settings for invoices (E04). */
export interface WantedInvoice {
  /** How the invoice is issued. */
  pattern: InvoicePattern
  invoiceType: InvoiceType
  invoiceHeaderType: InvoiceHeader
  invoiceContent: InvoiceContent
}

/**
 * The settings for invoices of shoppers who have chosen none (E04, K04): an ordinary electronic one for a person, with
 * the details of the products.
 */
export const emptyInvoice = (): WantedInvoice => ({
  pattern: INVOICE_PATTERN.electronic,
  invoiceType: INVOICE_TYPE.ordinary,
  invoiceHeaderType: INVOICE_HEADER.personal,
  invoiceContent: INVOICE_CONTENT.details,
})

/** The draft of an order with what a fetched invoice says: its header type and content (S05). */
export const withInvoice = <D extends object>(
  draft: D,
  invoice: Pick<WantedInvoice, 'invoiceHeaderType' | 'invoiceContent'>,
) => ({
  ...draft,
  invoiceHeader: invoice.invoiceHeaderType,
  invoiceContent: invoice.invoiceContent,
})
