import { INVOICE_HEADER, INVOICE_TYPE, type InvoiceHeader, type InvoiceType } from '#codes/invoice-type'

/** The fields of an order's invoice that are checked (E03). */
export interface CheckedInvoice {
  /** The kind of invoice; 0 for none. */
  invoiceType: InvoiceType
  /** The recipient of the invoice: 1 a person, 2 a company. */
  invoiceHeader: InvoiceHeader
  /** The name of the recipient. */
  invoiceTitle?: string
  /** The taxpayer number of the company. */
  invoiceTaxNumber?: string
}

/** The message for each wrong field of an invoice; empty if all fields are right. */
export interface InvoiceFaults {
  invoiceTitle?: string
  invoiceTaxNumber?: string
}

/**
 * Checks the invoice of an order (E04). An ordinary invoice for a company requires a name, and a taxpayer number of 15
 * to 20 digits and capital letters. An invoice for a person requires neither. A special VAT invoice requires neither,
 * since it uses the reviewed company data of the shopper.
 */
export function checkInvoice({
  invoiceType,
  invoiceHeader,
  invoiceTitle = '',
  invoiceTaxNumber = '',
}: CheckedInvoice): InvoiceFaults {
  if (invoiceType !== INVOICE_TYPE.ordinary || invoiceHeader !== INVOICE_HEADER.enterprise) return {}
  return {
    ...(invoiceTitle.trim() ? {} : { invoiceTitle: '请填写企业名称' }),
    ...(/^[0-9A-Z]{15,20}$/.test(invoiceTaxNumber) ? {} : { invoiceTaxNumber: '请填写 15 至 20 位税号' }),
  }
}
