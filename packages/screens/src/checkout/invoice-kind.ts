import { INVOICE_HEADER, INVOICE_TYPE } from '@hearth/domain'
import type { InvoiceDraft } from '@hearth/state'

/** The choices for an invoice: none, an ordinary one for a person or a company, or a special one (E03). */
export type InvoiceKind = 'none' | 'personal' | 'company' | 'vat'

/** Returns the choice that a draft holds. */
export function invoiceKind({ invoiceType, invoiceHeader }: InvoiceDraft): InvoiceKind {
  if (invoiceType === INVOICE_TYPE.none) return 'none'
  if (invoiceType === INVOICE_TYPE.valueAddedTax) return 'vat'
  return invoiceHeader === INVOICE_HEADER.enterprise ? 'company' : 'personal'
}
