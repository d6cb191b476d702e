import { INVOICE_CONTENT, type InvoiceContent } from '#codes/invoice-content'
import { INVOICE_HEADER, INVOICE_TYPE, type InvoiceHeader, type InvoiceType } from '#codes/invoice-type'
import { ORDER_WAY } from '#codes/order-way'

/** The device and the account that an order is placed with (K04, P03). */
export interface OrderPlace {
  mobile?: boolean
  enterprise?: boolean
}

/** Returns the order way: 2 on mobile, otherwise 0 (K04). */
export const orderWayFor = (mobile: boolean): 0 | 2 => (mobile ? ORDER_WAY.mobile : ORDER_WAY.desktop)

/** Returns the type of the invoice title: 2 for an enterprise account, else 1 (E03, P03). */
export const invoiceHeaderFor = (enterprise: boolean): InvoiceHeader =>
  enterprise ? INVOICE_HEADER.enterprise : INVOICE_HEADER.personal

/**
 * Returns the draft of an order before the shopper makes any choice (E03, E04): without an invoice, with stars and
 * coins if the shopper has any.
 */
export const emptyOrderDraft = ({ mobile = false, enterprise = false }: OrderPlace = {}) => ({
  addressId: '',
  coupons: [] as string[],
  orderAmount: 0,
  orderWay: orderWayFor(mobile),
  invoiceType: INVOICE_TYPE.none as InvoiceType,
  invoiceContent: INVOICE_CONTENT.details as InvoiceContent,
  invoiceHeader: invoiceHeaderFor(enterprise),
  invoiceAddressId: '',
  invoiceId: '',
  finalPaymobile: '',
  telephone: '',
  remark: '',
  useDuStar: true,
  useGold: true,
})
