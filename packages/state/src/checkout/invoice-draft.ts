import { emptyOrderDraft } from '@hearth/domain'
import type { InvoiceWish } from '@hearth/sdk/core'

/** The invoice that the shopper requests with an order (E03). */
export type InvoiceDraft = Pick<InvoiceWish, 'invoiceType' | 'invoiceContent' | 'invoiceHeader'> & {
  /** Name of the person or company that the invoice is made out to. */
  invoiceTitle: string
  /** Taxpayer number of a company. */
  invoiceTaxNumber: string
}

const { invoiceType, invoiceContent, invoiceHeader } = emptyOrderDraft()

/** The draft of an order without an invoice. */
export const noInvoice: InvoiceDraft = {
  invoiceType,
  invoiceContent,
  invoiceHeader,
  invoiceTitle: '',
  invoiceTaxNumber: '',
}
