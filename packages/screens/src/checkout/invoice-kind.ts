import { INVOICE_HEADER, INVOICE_TYPE } from '@hearth/domain'
import type { InvoiceDraft } from '@hearth/state'

/** No invoice, an ordinary one for a person or a company, or a special one (E03). */
export type InvoiceKind = 'none' | 'personal' | 'company' | 'vat'

/** The kind of a draft. */
export function invoiceKind({ invoiceType, invoiceHeader }: InvoiceDraft): InvoiceKind {
  if (invoiceType === INVOICE_TYPE.none) return 'none'
  if (invoiceType === INVOICE_TYPE.valueAddedTax) return 'vat'
  return invoiceHeader === INVOICE_HEADER.enterprise ? 'company' : 'personal'
}
