import { INVOICE_HEADER, INVOICE_TYPE, invoiceHeaderFor, rulesOfKind, type TenderName } from '@hearth/domain'
import type { Address, CartProduct, OrderDraft, OrderItem, Settlement } from '@hearth/sdk/core'
import type { CheckoutQuery } from '#checkout/checkout-query'
import type { InvoiceDraft } from '#checkout/invoice-draft'
import { appliedCoupons, dueNow, tenderWish } from '#checkout/wishes'

/** Draft fields filled in by the section of an order kind; empty ones are left out. */
export type KindFields = Partial<Pick<OrderDraft, 'finalPaymobile'>>

/** The data of an order. */
export interface OrderParts {
  query: CheckoutQuery
  settlement: Settlement
  address: Address
  /** Its destination in place of the address. */
  cabinetId?: string
  invoice: InvoiceDraft
  remark: string
  /** Fields of the section of the order's kind; see `CheckoutState.kindFields`. */
  kindFields?: KindFields
  tenders: Readonly<Record<TenderName, boolean>>
  orderWay: OrderDraft['orderWay']
  /** Whether the shop is in enterprise mode for the shopper, whose invoices have the company's title (P03). */
  enterprise: boolean
}

/** Builds the order (E03). Its amount is what the shopper saw: the server refuses if it has changed. */
export function draftOrder(parts: OrderParts): OrderDraft {
  const { query, settlement, address, cabinetId, invoice, remark, kindFields, tenders, orderWay, enterprise } = parts
  const { invoiceTitle, invoiceTaxNumber, ...kind } = invoice
  const wanted = kind.invoiceType !== INVOICE_TYPE.none
  // A special VAT invoice uses the shopper's reviewed company.
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

/** Pieces of each sku in one line of text, to recognise an order by. */
export const piecesOf = (
  products: readonly Pick<CartProduct | OrderItem['products'][number], 'skuNo' | 'itemQuantity'>[],
): string =>
  products
    .map(({ skuNo, itemQuantity }) => `${skuNo}*${itemQuantity}`)
    .sort()
    .join()
