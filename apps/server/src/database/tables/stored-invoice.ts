import type { InvoiceContent, InvoiceHeader, InvoiceType } from '@hearth/domain'
import type { VatInvoiceDraft } from '@hearth/sdk/core'

/** What an order stores of its invoice. */
export interface StoredInvoice {
  invoiceType: InvoiceType
  invoiceContent: InvoiceContent
  invoiceHeader: InvoiceHeader
  invoiceTitle?: string
  invoiceTaxNumber?: string
  /** The company of a special VAT invoice. */
  vat?: VatInvoiceDraft
}
