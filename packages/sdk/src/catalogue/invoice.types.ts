import type { InvoiceHeader, InvoiceType } from '@hearth/domain'

/** What a value-added tax invoice needs to know of a company. */
export interface VatInvoiceDraft {
  /** Name of the company.
   * @minLength 1
   * @maxLength 100 */
  companyName: string
  /** @minLength 15
   * @maxLength 20 */
  taxNumber: string
  /** @maxLength 200 */
  registeredAddress: string
  /** @maxLength 30 */
  registeredTelephone: string
  /** @maxLength 100 */
  bankName: string
  /** @maxLength 40 */
  bankAccount: string
}

/** A kept value-added tax invoice. */
export interface VatInvoice extends VatInvoiceDraft {
  invoiceId: string
  /** 0 being looked at, 1 usable, 2 refused. */
  status: 0 | 1 | 2
}

/** Changes the kept value-added tax invoice. */
export interface ChangeVatInvoice extends VatInvoiceDraft {
  invoiceId: string
}

/** Names a kept invoice. */
export interface InvoiceId {
  invoiceId: string
}

/** The value-added tax invoice of the shopper, if any. */
export interface VatInvoiceReply {
  invoice?: VatInvoice
}

/** What the shopper last wanted on an invoice (E04); checkout starts with it. */
export interface Invoice {
  invoiceHeaderType: InvoiceHeader
  /** 1 details of the products, 2 their category. */
  invoiceContent: number
  invoiceType: InvoiceType
  invoiceAddressId?: string
  invoiceTitle?: string
  invoiceTaxNumber?: string
  /** How it is made: 3 electronic. */
  pattern: number
}

/** What an order's invoice came to. */
export interface Billing {
  orderId: string
  invoiceType: InvoiceType
  invoiceTitle: string
  /** Fen. */
  amount: number
  /** 0 asked for, 1 made, 2 refused. */
  billingStatus: 0 | 1 | 2
  /** Address of the file, once it is made. */
  pdf_url?: string
}

/** How much of an order can be invoiced. */
export interface InvoiceMoney {
  orderId: string
  /** Fen. */
  money: number
}

/** Which invoices a merchant makes. */
export interface MerchantBilling {
  merchantId: string
  merchantName: string
  invoiceTypes: InvoiceType[]
}

/** Asks what invoices orders have. */
export interface GetBillings {
  /** @minItems 1
   * @maxItems 50 */
  orderIds: string[]
}

/** Invoices of orders. */
export interface Billings {
  result: Billing[]
}

/** Asks for an invoice after the order. */
export interface RequestBilling extends Invoice {
  orderId: string
  /** Where the file goes by mail.
   * @maxLength 254 */
  email?: string
}
