import type {
  BillingStatus,
  InvoiceContent,
  InvoiceHeader,
  InvoicePattern,
  InvoiceType,
  RedStatus,
  VatInvoiceStatus,
} from '@hearth/domain'
import type { OrderId } from './orders.types'
import type { List } from './shared.types'
import type { Fen, Id, Url } from './values.types'

/**
 * The company data of a special VAT invoice (F04). The specification does not define the fields; they are the six lines
 * of the invoice.
 */
export interface VatInvoiceDraft {
  /** Name of the company, as in its licence.
   * @minLength 1
   * @maxLength 100
   * @examples ["北京暖居科技有限公司"] */
  companyName: string
  /** Taxpayer number: 15 to 20 digits and capital letters.
   * @minLength 15
   * @maxLength 20
   * @examples ["91110101MA01A2B3CA"] */
  taxNumber: string
  /** Registered address of the company.
   * @maxLength 200
   * @examples ["北京市东城区王府井大街 88 号"] */
  registeredAddress: string
  /** Registered telephone of the company, a mobile number or one with an area code.
   * @maxLength 30
   * @examples ["010-65250000"] */
  registeredTelephone: string
  /** Name of the bank, with the branch.
   * @maxLength 100
   * @examples ["招商银行北京东城支行"] */
  bankName: string
  /** Account number at the bank; digits.
   * @maxLength 40
   * @examples ["110901234567890"] */
  bankAccount: string
}

/** Stored company data for special VAT invoices. The specification's invoice state calls it `vatInvoice`. */
export interface VatInvoice extends VatInvoiceDraft {
  /** Id of the company data. */
  invoiceId: Id
  /** Status of the review. New data has status 0, by which clients know that it was stored (S05). */
  status: VatInvoiceStatus
  /** Reason of the refusal; absent if the data was not refused.
   * @examples ["开户银行与账号不符"] */
  refusedReason?: string
}

/** Changes the stored company data; it is reviewed again. */
export interface ChangeVatInvoice extends VatInvoiceDraft {
  /** The company data. */
  invoiceId: Id
}

/** Identifies stored company data. */
export interface InvoiceId {
  /** The company data; another shopper's is treated as not existing. */
  invoiceId: Id
}

/** The shopper's stored company data. */
export interface VatInvoiceReply {
  /** The company data; absent if none was added. */
  invoice?: VatInvoice
}

/** A shopper's choice for invoices (E04). */
export interface InvoiceChoiceDraft {
  /** Type of the invoice title; copied into the order (S05). */
  invoiceHeaderType: InvoiceHeader
  /** Content of the invoice lines; copied into the order (S05). */
  invoiceContent: InvoiceContent
  /** Type of the invoice.
   * @default 1 */
  invoiceType?: InvoiceType
  /** Address for a paper invoice; absent: the shipping address. */
  invoiceAddressId?: Id
  /** Invoice title; optional for a person.
   * @maxLength 100
   * @examples ["北京暖居科技有限公司"] */
  invoiceTitle?: string
  /** Taxpayer number; required for a company.
   * @maxLength 30
   * @examples ["91110101MA01A2B3CA"] */
  invoiceTaxNumber?: string
  /** Form of the invoice: paper or electronic (K04).
   * @default 3 */
  pattern?: InvoicePattern
}

/** A shopper's choice for invoices, with defaults filled in (E04). */
export interface InvoiceChoice extends InvoiceChoiceDraft {
  /** Type of the invoice. */
  invoiceType: InvoiceType
  /** Form of the invoice: paper or electronic (K04). */
  pattern: InvoicePattern
}

/** The shopper's last choice for invoices, with which checkout starts, or the invoice of an order (E04). */
export interface Invoice extends InvoiceChoice {
  /** URL of the file to download; absent until the invoice is issued. */
  pdf_url?: Url
}

/** The invoice of an order. The specification defines only the field `pdf_url`. */
export interface Billing extends OrderId {
  /** Type of the invoice. */
  invoiceType: InvoiceType
  /** Invoice title.
   * @examples ["北京暖居科技有限公司"] */
  invoiceTitle: string
  /** Fen: amount paid for products and not refunded; until the invoice is issued, the current amount. */
  amount: Fen
  /** Status of the invoice. */
  billingStatus: BillingStatus
  /** Whether the invoice was reversed (a red invoice) after a refund of its order. */
  redStatus: RedStatus
  /** Invoice number; absent until the invoice is issued.
   * @examples ["26112026000000000001"] */
  invoiceNumber?: string
  /** Reason why the invoice was not issued; absent if the invoice was not refused.
   * @examples ["没有可开票的金额"] */
  refusedReason?: string
  /** URL of the file to download; absent until the invoice is issued. */
  pdf_url?: Url
}

/** The amount of an order that can be invoiced. */
export interface InvoiceMoney extends OrderId {
  /** Fen: amount paid for products and not refunded. */
  money: Fen
  /** Types of invoice that can be issued; empty if the shop issues none. */
  invoiceTypes: InvoiceType[]
}

/** The types of invoice that a merchant issues. */
export interface MerchantBilling {
  /** The merchant.
   * @examples ["hearth"] */
  merchantId: Id
  /** Name of the merchant.
   * @examples ["暖居自营"] */
  merchantName: string
  /** The types of invoice; empty for none. */
  invoiceTypes: InvoiceType[]
}

/** Asks for the invoices of orders. */
export interface GetBillings {
  /** The orders.
   * @minItems 1
   * @maxItems 50 */
  orderIds: Id[]
}

/** Invoices of orders, in the order asked for; orders without an invoice are left out. */
export interface Billings extends List<Billing> {}

/** Requests an invoice after the order was placed. */
export interface RequestBilling extends InvoiceChoiceDraft, OrderId {
  /** The stored VAT data for the invoice, if `invoiceType` is 2; absent: the shopper's.
   * @maxLength 64
   * @examples ["482913570"] */
  invoiceId?: string
  /** E-mail address to which the file is also sent, at most 254 characters (V05).
   * @maxLength 254
   * @examples ["xiaonuan@example.com"] */
  email?: string
}
