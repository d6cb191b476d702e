import { formatFen, MOST_LAPSED_ORDERS, MOST_UNPAID_ORDERS, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { OrderAddress, OrderDraft } from '@hearth/sdk/core'
import type { PricedCartLine } from '#areas/cart/cart-line'
import type { SeenWith } from '#areas/cart/cart-lines'
import { foldSkus } from '#areas/cart/fold-skus'
import { priceLines } from '#areas/cart/price-lines'
import { refuseUndelivered } from '#areas/delivery/delivery-means'
import { refuseUnsent, sentTo } from '#areas/freight/freight-means'
import { piecesOf, type OrderItem } from '#areas/checkout/order-items'
import type { OrderMeans } from '#areas/checkout/order-means'
import { refuseDuCodes } from '#areas/checkout/refuse-du-codes'
import { refuseUnusable } from '#areas/checkout/refuse-unusable'
import { saleOf } from '#areas/checkout/sale-of'
import { refuseShortLines } from '#areas/checkout/short-lines'
import { settleOrder, type SettledOrder } from '#areas/checkout/settle-order'
import { tendersFor } from '#areas/points/tenders'
import type { Shortage, StockPart } from '#areas/stock/take-stock'
import { ShopError } from '#kernel/shop-error'
import type { AskedCampaign, KindSale } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Called with the skus of which the shelf has too few, before the order is refused. */
export type OnSoldOut = (short: readonly Shortage[]) => void

/** An order that the shop takes. */
export interface DecidedOrder {
  order: SettledOrder
  /** Fen: what is to be paid first. */
  due: number
  /** How its kind sells it; nothing for a normal order. */
  sale?: KindSale<UnitOfWork>
  /** Pieces that travel: what is all delivered as codes travels nowhere, and takes no compartment of a cabinet. */
  pieces: number
}

/**
 * The address of an order. It refuses a shopper who may place no further order.
 * @throws ShopError notFound for an address that is not theirs; overLimit when too many orders wait for payment
 */
export function addressOfOrder({ beside, unpaidOrders }: SeenWith<OrderMeans>): OrderAddress {
  if (!beside.address) throw new ShopError(REPLY_CODE.notFound, '收货地址不存在')
  if (unpaidOrders >= MOST_UNPAID_ORDERS)
    throw new ShopError(REPLY_CODE.overLimit, `您有 ${MOST_UNPAID_ORDERS} 笔订单待付款，请先付款或取消其中一笔`)
  return beside.address
}

/**
 * Decides about an order from what was read of its lines and its shopper, and reads nothing itself.
 * @throws ShopError as `placeOrder` does, for whatever is known before its pieces are taken
 */
export function decideOrder(
  work: Pick<UnitOfWork, 'kinds'>,
  draft: OrderDraft,
  seen: SeenWith<OrderMeans>,
  asked: AskedCampaign = { buyer: {} },
  onSoldOut?: OnSoldOut,
): DecidedOrder {
  const { coupons, lapsed, tenders, delivery } = seen.beside
  const buyer = { ...seen.buyer, ...asked.buyer }
  const priced = priceLines(
    { ...sentTo(seen, delivery.place), buyer },
    coupons,
    draft.coupons,
    tendersFor(tenders, draft),
  )
  if (draft.products) refuseShortLines(foldSkus(draft.products), priced.lines, onSoldOut)
  refuseDuCodes(priced.lines)
  refuseLapser(priced.lines, lapsed)
  const order = settleOrder(priced)
  const pieces = piecesOf(order.items)
  if (draft.cabinetId === undefined && pieces > 0) {
    refuseUndelivered(delivery)
    refuseUnsent(order.lines, priced.freight)
  }
  const sale = saleOf(work, order, draft.campaign, asked.found)
  const due = sale?.due ?? order.amounts.payAmount
  refuseWhatChanged(draft, seen.lines.length > 0, order, due)
  return { order, due, sale, pieces }
}

/** What an order takes off shelf and promotions. @param turn its place among those that are placed with it */
export const stockParts = (items: readonly OrderItem[], turn = 0): (StockPart & { turn: number })[] =>
  items.map((item) => ({ skuNo: item.sku_no, quantity: item.quantity, promotionId: item.promotion_id, turn }))

/** The text of a shopper whose order lacks pieces; nothing where the text of `soldOut` says it. */
function soldOutMessage({ lines }: SettledOrder, short: readonly Shortage[]): string | undefined {
  const priced = lines.find(({ line }) => short.some(({ skuNo }) => skuNo === line.sku.skuNo))
  if (!priced) return '赠品已送完，请确认后再提交'
  const { skuNo, skuName: name } = priced.line.sku
  if (short.every((one) => one.skuNo !== skuNo || !one.onShelf))
    return `手慢了，「${name}」的活动库存不足，请确认后再提交`
  return lines.length > 1 ? `手慢了，「${name}」已售罄` : undefined
}

/** The error of an order that lacks pieces. It calls `onSoldOut` with those the shelf lacks. */
export function soldOut(order: SettledOrder, short: readonly Shortage[], onSoldOut?: OnSoldOut): ShopError {
  onSoldOut?.(short.filter((one) => one.onShelf))
  return new ShopError(REPLY_CODE.soldOut, soldOutMessage(order, short))
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
