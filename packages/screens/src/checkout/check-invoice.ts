import { INVOICE_HEADER, INVOICE_TYPE } from '@hearth/domain'
import type { InvoiceDraft } from '@hearth/state'

/** What is missing for an invoice in the name of a company (E04). A person's needs nothing. */
export function checkInvoice({ invoiceType, invoiceHeader, invoiceTitle = '', invoiceTaxNumber = '' }: InvoiceDraft): { invoiceTitle?: string; invoiceTaxNumber?: string } {
  if (invoiceType === INVOICE_TYPE.none || invoiceHeader !== INVOICE_HEADER.enterprise) return {}
  return {
    ...(invoiceTitle.trim() ? {} : { invoiceTitle: '请填写企业名称' }),
    ...(/^[0-9A-Z]{15,20}$/.test(invoiceTaxNumber) ? {} : { invoiceTaxNumber: '请填写 15 至 20 位税号' }),
  }
}
