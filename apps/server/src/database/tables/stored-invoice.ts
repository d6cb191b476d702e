import type { InvoiceContent, InvoiceHeader, InvoiceType } from '@hearth/domain'

/** What an order keeps of its invoice. */
export interface StoredInvoice {
  invoiceType: InvoiceType
  invoiceContent: InvoiceContent
  invoiceHeader: InvoiceHeader
  invoiceTitle?: string
  invoiceTaxNumber?: string
}
