import { emptyOrderDraft } from '@hearth/domain'
import type { InvoiceWish } from '@hearth/sdk/core'

/** The invoice that an order asks for (E03). */
export type InvoiceDraft = Pick<InvoiceWish, 'invoiceType' | 'invoiceContent' | 'invoiceHeader'> & {
  /** Name on the invoice. */
  invoiceTitle: string
  /** Taxpayer number of a company. */
  invoiceTaxNumber: string
}

const { invoiceType, invoiceContent, invoiceHeader } = emptyOrderDraft()

/** No invoice, until the shopper asks for one. */
export const noInvoice: InvoiceDraft = {
  invoiceType,
  invoiceContent,
  invoiceHeader,
  invoiceTitle: '',
  invoiceTaxNumber: '',
}
