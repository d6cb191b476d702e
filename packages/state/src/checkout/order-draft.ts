import { INVOICE_HEADER, INVOICE_TYPE, invoiceHeaderFor, type TenderName } from '@hearth/domain'
import type { Address, CartProduct, OrderDraft, OrderItem, PreSaleDraft, Settle, Settlement } from '@hearth/sdk/core'
import type { InvoiceDraft } from '#checkout/invoice-draft'
import { appliedCoupons, dueNow, tenderWish } from '#checkout/wishes'

/** What an order is written from. */
export interface OrderParts {
  query: Pick<Settle, 'skuNo' | 'itemQuantity' | 'orderId'>
  settlement: Settlement
  address: Address
  /** Where it goes instead of there. */
  cabinetId?: string
  invoice: InvoiceDraft
  remark: string
  /** Who is told when the balance of a pre-sale is due; empty for the shopper's own number. */
  finalPaymobile?: string
  tenders: Readonly<Record<TenderName, boolean>>
  orderWay: OrderDraft['orderWay']
  /** Whether the shop is in enterprise mode for the shopper, whose invoices are headed so (P03). */
  enterprise: boolean
}

/** Writes the order (E03). Its amount is what the shopper saw: the server refuses when that is no longer so. */
export function draftOrder(parts: OrderParts): OrderDraft {
  const { query, settlement, address, cabinetId, invoice, remark, finalPaymobile, tenders, orderWay, enterprise } =
    parts
  const { invoiceTitle, invoiceTaxNumber, ...kind } = invoice
  const wanted = kind.invoiceType !== INVOICE_TYPE.none
  // A special VAT invoice says what the shopper's reviewed company says.
  const titled = kind.invoiceType === INVOICE_TYPE.ordinary
  return {
    ...kind,
    ...(wanted ? {} : { invoiceHeader: invoiceHeaderFor(enterprise) }),
    addressId: address.addressId,
    // What is sold ahead is brought to the door.
    cabinetId: settlement.campaign ? undefined : cabinetId,
    products: query.skuNo ? [{ skuNo: query.skuNo, itemQuantity: query.itemQuantity ?? 1 }] : undefined,
    coupons: appliedCoupons(settlement),
    orderAmount: dueNow(settlement, false),
    orderWay,
    invoiceTitle: (titled && invoiceTitle) || undefined,
    invoiceTaxNumber: (titled && kind.invoiceHeader === INVOICE_HEADER.enterprise && invoiceTaxNumber) || undefined,
    remark: remark.trim() || undefined,
    ...(settlement.campaign?.kind === 'preSale' && finalPaymobile ? { finalPaymobile } : {}),
    telephone: address.consigneeTele,
    ...tenderWish(tenders),
  }
}

/** Writes the final payment of a pre-sale (F02), with what is chosen now. */
export const draftBalance = (
  orderId: string,
  { settlement, address, tenders }: Pick<OrderParts, 'settlement' | 'address' | 'tenders'>,
): PreSaleDraft => ({
  orderId,
  addressId: address.addressId,
  coupons: appliedCoupons(settlement),
  orderAmount: dueNow(settlement, true),
  ...tenderWish(tenders),
})

/** Pieces of each sku in one line of text, to recognise an order by. */
export const piecesOf = (
  products: readonly Pick<CartProduct | OrderItem['products'][number], 'skuNo' | 'itemQuantity'>[],
): string =>
  products
    .map(({ skuNo, itemQuantity }) => `${skuNo}*${itemQuantity}`)
    .sort()
    .join()
