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
 * What a value-added tax invoice needs to know of a company (F04). The shop's own choice: the six lines of a special
 * VAT invoice.
 */
export interface VatInvoiceDraft {
  /** Name of the company, as its licence has it.
   * @minLength 1
   * @maxLength 100
   * @examples ["北京暖居科技有限公司"] */
  companyName: string
  /** Taxpayer number: 15 to 20 digits and capital letters.
   * @minLength 15
   * @maxLength 20
   * @examples ["91110101MA01A2B3C4"] */
  taxNumber: string
  /** Address the company is registered at.
   * @maxLength 200
   * @examples ["北京市东城区王府井大街 88 号"] */
  registeredAddress: string
  /** Telephone it is registered with, a mobile number or one with an area code.
   * @maxLength 30
   * @examples ["010-65250000"] */
  registeredTelephone: string
  /** Its bank, with the branch.
   * @maxLength 100
   * @examples ["招商银行北京东城支行"] */
  bankName: string
  /** Its account there; digits.
   * @maxLength 40
   * @examples ["110901234567890"] */
  bankAccount: string
}

/** A kept value-added tax invoice: `vatInvoice` of the invoice state. */
export interface VatInvoice extends VatInvoiceDraft {
  /** Names it. */
  invoiceId: Id
  /** Whether it may be used; a new one is reviewed first, and 0 is what marks it as added (S05). */
  status: VatInvoiceStatus
  /** Why it was refused; absent unless it was.
   * @examples ["开户银行与账号不符"] */
  refusedReason?: string
}

/** Changes the kept value-added tax invoice; it is reviewed again. */
export interface ChangeVatInvoice extends VatInvoiceDraft {
  /** Which one. */
  invoiceId: Id
}

/** Names a kept invoice. */
export interface InvoiceId {
  /** Which one; another shopper's answers like one that does not exist. */
  invoiceId: Id
}

/** The value-added tax invoice of the shopper. */
export interface VatInvoiceReply {
  /** The invoice; absent before one was added. */
  invoice?: VatInvoice
}

/** What a shopper wants on invoices from now on (E04). */
export interface InvoiceChoiceDraft {
  /** Whose name heads it; copied into the order (S05). */
  invoiceHeaderType: InvoiceHeader
  /** What its lines name; copied into the order (S05). */
  invoiceContent: InvoiceContent
  /** What kind.
   * @default 1 */
  invoiceType?: InvoiceType
  /** Where a paper invoice is sent; absent: where the order goes. */
  invoiceAddressId?: Id
  /** Name on it; a person may leave it out.
   * @maxLength 100
   * @examples ["北京暖居科技有限公司"] */
  invoiceTitle?: string
  /** Taxpayer number; for a company.
   * @maxLength 30
   * @examples ["91110101MA01A2B3C4"] */
  invoiceTaxNumber?: string
  /** What it is made as (K04).
   * @default 3 */
  pattern?: InvoicePattern
}

/** What a shopper wants on invoices (E04). */
export interface InvoiceChoice extends InvoiceChoiceDraft {
  /** What kind. */
  invoiceType: InvoiceType
  /** What it is made as (K04). */
  pattern: InvoicePattern
}

/** What the shopper last wanted on an invoice, or what an order's invoice says (E04); checkout starts with it. */
export interface Invoice extends InvoiceChoice {
  /** Address of the file to download; absent before it is made. */
  pdf_url?: Url
}

/** The invoice of an order. The shop's own choice of fields beside `pdf_url`. */
export interface Billing extends OrderId {
  /** What kind. */
  invoiceType: InvoiceType
  /** Name on it.
   * @examples ["北京暖居科技有限公司"] */
  invoiceTitle: string
  /** Fen: its amount: what was paid for products and not refunded; until it is made, the present amount. */
  amount: Fen
  /** Where it stands. */
  billingStatus: BillingStatus
  /** Whether it was reversed after a refund of its order. */
  redStatus: RedStatus
  /** What it is numbered; absent before it is made.
   * @examples ["26112026000000000001"] */
  invoiceNumber?: string
  /** Why none could be made; absent unless that was refused.
   * @examples ["没有可开票的金额"] */
  refusedReason?: string
  /** Address of the file to download; absent before it is made. */
  pdf_url?: Url
}

/** How much of an order can be invoiced. */
export interface InvoiceMoney extends OrderId {
  /** Fen: what was paid and is not given back. */
  money: Fen
  /** The kinds it can be invoiced as; empty where the shop makes no invoices. */
  invoiceTypes: InvoiceType[]
}

/** Which invoices a merchant makes. */
export interface MerchantBilling {
  /** The merchant. */
  merchantId: Id
  /** What the merchant is called.
   * @examples ["暖居自营"] */
  merchantName: string
  /** The kinds it makes; empty for none. */
  invoiceTypes: InvoiceType[]
}

/** Asks what invoices orders have. */
export interface GetBillings {
  /** Which orders.
   * @minItems 1
   * @maxItems 50 */
  orderIds: Id[]
}

/** Invoices of orders, in the order asked for; none for orders without one. */
export interface Billings extends List<Billing> {}

/** Asks for an invoice after the order. */
export interface RequestBilling extends InvoiceChoiceDraft, OrderId {
  /** The kept VAT data it is made with, where `invoiceType` is 2; absent: the shopper's.
   * @maxLength 64
   * @examples ["482913570"] */
  invoiceId?: string
  /** Where the file goes by mail too, at most 254 characters (V05).
   * @maxLength 254
   * @examples ["xiaonuan@example.com"] */
  email?: string
}
