import { INVOICE_CONTENT, type InvoiceContent } from '#codes/invoice-content'
import { INVOICE_HEADER, INVOICE_TYPE, type InvoiceHeader, type InvoiceType } from '#codes/invoice-type'
import { ORDER_WAY } from '#codes/order-way'

/** Where an order is placed (K04, P03). */
export interface OrderPlace {
  mobile?: boolean
  enterprise?: boolean
}

/** Where an order is placed: 2 on mobile, otherwise 0 (K04). */
export const orderWayFor = (mobile: boolean): 0 | 2 => (mobile ? ORDER_WAY.mobile : ORDER_WAY.desktop)

/** The header of the invoice: 2 for an enterprise account, else 1 (E03, P03). */
export const invoiceHeaderFor = (enterprise: boolean): InvoiceHeader =>
  enterprise ? INVOICE_HEADER.enterprise : INVOICE_HEADER.personal

/** A draft of an order without any choices (E03, E04): no invoice; stars and coins are used if the shopper has any. */
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
