import { INVOICE_HEADER, INVOICE_TYPE, invoiceHeaderFor, rulesOfKind, type TenderName } from '@hearth/domain'
import type { Address, CartProduct, OrderDraft, OrderItem, Settlement } from '@hearth/sdk/core'
import type { CheckoutQuery } from '#checkout/checkout-query'
import type { InvoiceDraft } from '#checkout/invoice-draft'
import { appliedCoupons, dueNow, tenderWish } from '#checkout/wishes'

/** Draft fields that the form section of an order's kind fills in. Empty fields are absent. */
export type KindFields = Partial<Pick<OrderDraft, 'finalPaymobile'>>

/** The input from which an order draft is built. */
export interface OrderParts {
  query: CheckoutQuery
  settlement: Settlement
  address: Address
  /** Cabinet or pickup point that the order is sent to, instead of the address. */
  cabinetId?: string
  invoice: InvoiceDraft
  remark: string
  /** Input of the form section of the order's kind; see `CheckoutState.kindFields`. */
  kindFields?: KindFields
  tenders: Readonly<Record<TenderName, boolean>>
  orderWay: OrderDraft['orderWay']
  /** Whether the shop is in enterprise mode (P03). Invoices then have the company's title. */
  enterprise: boolean
}

/**
 * Builds the draft of an order (E03). The draft has the amount that the shopper saw; if the price has changed, the
 * server refuses the order.
 */
export function draftOrder(parts: OrderParts): OrderDraft {
  const { query, settlement, address, cabinetId, invoice, remark, kindFields, tenders, orderWay, enterprise } = parts
  const { invoiceTitle, invoiceTaxNumber, ...kind } = invoice
  const wanted = kind.invoiceType !== INVOICE_TYPE.none
  // A special VAT invoice takes its title from the shopper's reviewed company.
  const titled = kind.invoiceType === INVOICE_TYPE.ordinary
  return {
    ...kind,
    ...(wanted ? {} : { invoiceHeader: invoiceHeaderFor(enterprise) }),
    addressId: address.addressId,
    campaign: query.campaign,
    cabinetId: rulesOfKind(settlement.campaign).ahead ? undefined : cabinetId,
    products: query.skuNo ? [{ skuNo: query.skuNo, itemQuantity: query.itemQuantity ?? 1 }] : undefined,
    coupons: appliedCoupons(settlement),
    orderAmount: dueNow(settlement, false),
    orderWay,
    invoiceTitle: (titled && invoiceTitle) || undefined,
    invoiceTaxNumber: (titled && kind.invoiceHeader === INVOICE_HEADER.enterprise && invoiceTaxNumber) || undefined,
    remark: remark.trim() || undefined,
    ...(settlement.campaign ? kindFields : {}),
    telephone: address.consigneeTele,
    ...tenderWish(tenders),
  }
}

/** Returns a text with the pieces of each sku, by which an order can be recognised. */
export const piecesOf = (
  products: readonly Pick<CartProduct | OrderItem['products'][number], 'skuNo' | 'itemQuantity'>[],
): string =>
  products
    .map(({ skuNo, itemQuantity }) => `${skuNo}*${itemQuantity}`)
    .sort()
    .join()
