import {
  formatFen,
  MOST_LAPSED_ORDERS,
  MOST_UNPAID_ORDERS,
  ORDER_STATUS,
  PAYMENT_STATUS,
  PROMOTION_TYPE,
  REPLY_CODE,
  UNPAID_LIFETIME,
} from '@hearth/domain'
import type { OrderDraft, PlacedOrder } from '@hearth/sdk/core'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { cartLines, wantedLines, type Viewer } from '#areas/cart/cart-lines'
import { priceLines } from '#areas/cart/price-lines'
import { foldSkus } from '#areas/cart/fold-skus'
import { bookCabinet } from '#areas/cabinets/book-cabinet'
import { refuseUndelivered } from '#areas/delivery/delivery-means'
import { refuseUnsent, sentTo } from '#areas/freight/freight-means'
import { keepOrder } from '#areas/checkout/keep-order'
import { piecesOf, type OrderItem } from '#areas/checkout/order-items'
import { orderMeans } from '#areas/checkout/order-means'
import { askedCampaign, saleOf } from '#areas/checkout/sale-of'
import { refuseUnusable } from '#areas/checkout/refuse-unusable'
import { refuseDuCodes } from '#areas/checkout/refuse-du-codes'
import { refuseShortLines } from '#areas/checkout/short-lines'
import { partsToKeep, settleOrder, type SettledOrder } from '#areas/checkout/settle-order'
import { wantedInvoice } from '#areas/invoice/wanted-invoice'
import { spendOnOrder } from '#areas/points/spend'
import { tendersFor } from '#areas/points/tenders'
import type { Shortage, StockPart } from '#areas/stock/take-stock'
import type { Database } from '#database/connect'
import { prepared } from '#database/prepared'
import { NO_CLAIM, type Claim } from '#kernel/once'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Who orders, and when. */
export interface Placing extends Viewer {
  /** Told which skus the shelf had too few of, before the refusal. */
  onSoldOut?: (short: readonly Shortage[]) => void
}

/**
 * Places an order (E03) inside the transaction handed in: everything or nothing. Three statements whatever the order
 * holds, two more where coins or stars are spent, two more for a cabinet, and one or two for an invoice.
 * @throws ShopError notFound for an address that is not the shopper's; badInput for one the shop does not deliver to;
 *   notFound or overLimit for a cabinet that is gone, full or too small; overLimit when too many orders wait for
 *   payment; soldOut, overLimit, couponUnusable, what `wantedInvoice` refuses, priceChanged with the amount as it is
 *   now; conflict when the cart was ordered a moment ago.
 */
export async function placeOrder(work: UnitOfWork, draft: OrderDraft, placing: Placing): Promise<PlacedOrder> {
  const placed = await placeOrderOnce(work, draft, placing, NO_CLAIM)
  if (!placed) throw new ShopError(REPLY_CODE.loginNeeded)
  return placed
}

/** The same under an idempotency key; nothing when the key was taken before. */
export async function placeOrderOnce(
  work: UnitOfWork,
  draft: OrderDraft,
  { onSoldOut, ...viewer }: Placing,
  claim: Claim,
): Promise<PlacedOrder | undefined> {
  const { db: trx, numbers } = work
  const { shopperId, now } = viewer
  if (!(await lockShopperForOrder(trx, shopperId, claim))) return undefined
  const wanted = draft.products && foldSkus(draft.products)
  const means = orderMeans(shopperId, now, draft.addressId)
  const seen = wanted ? await wantedLines(trx, viewer, wanted, means) : await cartLines(trx, viewer, true, means)
  const { address, coupons, lapsed, tenders, delivery } = seen.beside
  if (!address) throw new ShopError(REPLY_CODE.notFound, '收货地址不存在')
  if (seen.unpaidOrders >= MOST_UNPAID_ORDERS)
    throw new ShopError(REPLY_CODE.overLimit, `您有 ${MOST_UNPAID_ORDERS} 笔订单待付款，请先付款或取消其中一笔`)
  const asked = await askedCampaign(work, shopperId, draft.campaign)
  const buyer = { ...seen.buyer, ...asked.buyer }
  const priced = priceLines(
    { ...sentTo(seen, delivery.place), buyer },
    coupons,
    draft.coupons,
    tendersFor(tenders, draft),
  )
  if (wanted) refuseShortLines(wanted, priced.lines, onSoldOut)
  refuseDuCodes(priced.lines)
  refuseLapser(priced.lines, lapsed)
  const order = settleOrder(priced)
  // What is all delivered as codes travels nowhere, and takes no compartment.
  const pieces = piecesOf(order.items)
  if (draft.cabinetId === undefined && pieces > 0) {
    refuseUndelivered(delivery)
    refuseUnsent(order.lines, priced.freight)
  }
  const sale = saleOf(work, order, draft.campaign, asked.found)
  const due = sale?.due ?? order.amounts.payAmount
  refuseWhatChanged(draft, seen.lines.length > 0, order, due)

  const invoice = await wantedInvoice(trx, shopperId, draft)
  const free = due === 0
  const placed: PlacedOrder = {
    orderId: numbers.next(now),
    orderAmount: due,
    payDeadline: Math.min(now + UNPAID_LIFETIME, sale?.payUntil ?? Infinity),
  }
  await spendOnOrder(work, { orderId: placed.orderId, shopperId, pieces: { points: 0, ...order.tenders } })
  if (draft.cabinetId !== undefined && pieces > 0)
    await bookCabinet(work, {
      orderId: placed.orderId,
      cabinetId: draft.cabinetId,
      pieces,
      ahead: sale?.ahead === true,
    })
  if (free) await sale?.beforeFree?.(work)
  const short = await keepOrder(work, {
    shopperId,
    placed,
    said: draft,
    address,
    ...partsToKeep(order, draft.products === undefined),
    parts: stockParts(order.items),
    status: free ? ORDER_STATUS.paid : ORDER_STATUS.pendingPayment,
    paymentStatus: free ? PAYMENT_STATUS.paid : PAYMENT_STATUS.pending,
    invoice,
    terms: sale,
    claim,
  })
  if (short.length > 0) {
    onSoldOut?.(short.filter((one) => one.onShelf))
    throw new ShopError(REPLY_CODE.soldOut, soldOutMessage(order, short))
  }
  if (free) await sale?.afterFree?.(work, placed.orderId)
  return placed
}

/**
 * Lets the shopper's orders go one after the other until the transaction ends, so that of many sent at once only one
 * can be the first. What is decided about the shopper is read in a later statement: this one's snapshot predates the
 * lock wait.
 * @returns whether the key was taken with it.
 */
export async function lockShopperForOrder(trx: Database, shopperId: string, claim: Claim): Promise<boolean> {
  const { rows } = await prepared<{ deleted: boolean }>`with claim as (${claim.take})
    select deleted_at is not null as deleted from shopper
    where id = ${shopperId} and exists (select from claim) for no key update`.execute(trx)
  // An account that was deleted while this waited.
  if (rows[0]?.deleted) throw new ShopError(REPLY_CODE.loginNeeded)
  return rows.length > 0
}

/**
 * Pieces of a flash sale go to who pays: whoever let several of its orders lapse today takes no more of them from the
 * others.
 */
function refuseLapser(lines: readonly PricedCartLine[], lapsed: number): void {
  const priced = lines.find(({ promotion }) => promotion?.promotionType === PROMOTION_TYPE.flashSale)
  if (priced && lapsed >= MOST_LAPSED_ORDERS)
    throw new ShopError(
      REPLY_CODE.overLimit,
      `您今天有 ${lapsed} 笔活动订单下单后未付款，「${priced.line.sku.skuName}」请明天再来抢购`,
    )
}

function refuseWhatChanged(draft: OrderDraft, hasLines: boolean, order: SettledOrder, due: number): void {
  if (order.lines.length === 0) {
    if (hasLines) throw new ShopError(REPLY_CODE.soldOut)
    throw new ShopError(REPLY_CODE.badInput, '没有可以结算的商品，请先选择商品')
  }
  refuseUnusable(draft.coupons, order)
  if (due !== draft.orderAmount)
    throw new ShopError(REPLY_CODE.priceChanged, `订单金额有变动，现在应付 ¥${formatFen(due)}，请确认后再提交`)
}

const stockParts = (items: readonly OrderItem[]): StockPart[] =>
  items.map((item) => ({ skuNo: item.sku_no, quantity: item.quantity, promotionId: item.promotion_id }))

/** Nothing for the one product that is ordered: the code's own words say it. */
function soldOutMessage({ lines }: SettledOrder, short: readonly Shortage[]): string | undefined {
  const priced = lines.find(({ line }) => short.some(({ skuNo }) => skuNo === line.sku.skuNo))
  if (!priced) return '赠品已送完，请确认后再提交'
  const { skuNo, skuName: name } = priced.line.sku
  if (short.every((one) => one.skuNo !== skuNo || !one.onShelf))
    return `手慢了，「${name}」的活动库存不足，请确认后再提交`
  return lines.length > 1 ? `手慢了，「${name}」已售罄` : undefined
}
