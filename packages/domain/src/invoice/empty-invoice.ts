import { INVOICE_CONTENT, type InvoiceContent } from '#codes/invoice-content'
import { INVOICE_PATTERN, type InvoicePattern } from '#codes/invoice-pattern'
import { INVOICE_HEADER, INVOICE_TYPE, type InvoiceHeader, type InvoiceType } from '#codes/invoice-type'

/** A shopper's settings for invoices (E04). */
export interface WantedInvoice {
  /** The form of the invoice, such as electronic. */
  pattern: InvoicePattern
  invoiceType: InvoiceType
  invoiceHeaderType: InvoiceHeader
  invoiceContent: InvoiceContent
}

/**
 * Returns the invoice settings of a shopper without any choices (E04, K04): an ordinary electronic invoice for a
 * person, with the details of the products.
 */
export const emptyInvoice = (): WantedInvoice => ({
  pattern: INVOICE_PATTERN.electronic,
  invoiceType: INVOICE_TYPE.ordinary,
  invoiceHeaderType: INVOICE_HEADER.personal,
  invoiceContent: INVOICE_CONTENT.details,
})

/** Copies the header type and the content of a loaded invoice to the draft of an order (S05). */
export const withInvoice = <D extends object>(
  draft: D,
  invoice: Pick<WantedInvoice, 'invoiceHeaderType' | 'invoiceContent'>,
) => ({
  ...draft,
  invoiceHeader: invoice.invoiceHeaderType,
  invoiceContent: invoice.invoiceContent,
})
