import { INVOICE_HEADER, INVOICE_TYPE, type InvoiceHeader, type InvoiceType } from '#codes/invoice-type'

/** The checked fields of the invoice that an order asks for (E03). */
export interface CheckedInvoice {
  /** What kind; 0 asks for none. */
  invoiceType: InvoiceType
  /** Whose name heads it: 1 a person's, 2 a company's. */
  invoiceHeader: InvoiceHeader
  /** Name on it. */
  invoiceTitle?: string
  /** Taxpayer number of a company. */
  invoiceTaxNumber?: string
}

/** What shoppers read beside each wrong field of an invoice; nothing if all are right. */
export interface InvoiceFaults {
  invoiceTitle?: string
  invoiceTaxNumber?: string
}

/**
 * The missing field of an ordinary invoice for a company: its name, or a number of 15 to 20 digits and capitals (E04).
 * A person's needs nothing, nor does a special VAT invoice, which uses the shopper's reviewed company.
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
