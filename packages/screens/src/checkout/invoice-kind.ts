import { INVOICE_HEADER, INVOICE_TYPE } from '@hearth/domain'
import type { InvoiceDraft } from '@hearth/state'

/** No invoice, or in whose name (E03). */
export type InvoiceKind = 'none' | 'personal' | 'company'

/** Which of the three a draft is. */
export function invoiceKind({ invoiceType, invoiceHeader }: InvoiceDraft): InvoiceKind {
  if (invoiceType === INVOICE_TYPE.none) return 'none'
  return invoiceHeader === INVOICE_HEADER.enterprise ? 'company' : 'personal'
}
