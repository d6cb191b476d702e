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

/** Called with the missing pieces, before an order is refused because skus are out of stock. */
export type OnSoldOut = (short: readonly Shortage[]) => void

/** An order that the shop accepts. */
export interface DecidedOrder {
  order: SettledOrder
  /** Fen: the amount of the first payment. */
  due: number
  /** The sale that the order's kind defines; absent for a normal order. */
  sale?: KindSale<UnitOfWork>
  /** Pieces to deliver. Codes do not count, since they need no compartment of a cabinet. */
  pieces: number
}

/**
 * Returns the address of an order, and refuses shoppers who have too many unpaid orders.
 * @throws ShopError notFound for an address that does not exist or belongs to another shopper; overLimit for too many
 * unpaid orders
 */
export function addressOfOrder({ beside, unpaidOrders }: SeenWith<OrderMeans>): OrderAddress {
  if (!beside.address) throw new ShopError(REPLY_CODE.notFound, '收货地址不存在')
  if (unpaidOrders >= MOST_UNPAID_ORDERS)
    throw new ShopError(REPLY_CODE.overLimit, `您有 ${MOST_UNPAID_ORDERS} 笔订单待付款，请先付款或取消其中一笔`)
  return beside.address
}

/**
 * Decides about an order from data that was read before; it reads nothing itself.
 * @throws ShopError as `placeOrder` does, except for stock, which is taken later
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

/**
 * Returns the stock that the items of an order take: pieces of skus, and pieces of promotions with stock of their own.
 * @param turn position of the order among those that are placed together
 */
export const stockParts = (items: readonly OrderItem[], turn = 0): (StockPart & { turn: number })[] =>
  items.map((item) => ({ skuNo: item.sku_no, quantity: item.quantity, promotionId: item.promotion_id, turn }))

/** The message for an order with missing pieces; nothing if the default message of `soldOut` applies. */
function soldOutMessage({ lines }: SettledOrder, short: readonly Shortage[]): string | undefined {
  const priced = lines.find(({ line }) => short.some(({ skuNo }) => skuNo === line.sku.skuNo))
  if (!priced) return '赠品已送完，请确认后再提交'
  const { skuNo, skuName: name } = priced.line.sku
  if (short.every((one) => one.skuNo !== skuNo || !one.onShelf))
    return `手慢了，「${name}」的活动库存不足，请确认后再提交`
  return lines.length > 1 ? `手慢了，「${name}」已售罄` : undefined
}

/**
 * Returns the error for an order with missing pieces. Passes to `onSoldOut` the skus whose own stock is too small.
 * Leaves out skus of which only the stock of a promotion is too small.
 */
export function soldOut(order: SettledOrder, short: readonly Shortage[], onSoldOut?: OnSoldOut): ShopError {
  onSoldOut?.(short.filter((one) => one.onShelf))
  return new ShopError(REPLY_CODE.soldOut, soldOutMessage(order, short))
}

/**
 * Refuses flash sale products to a shopper who let too many orders lapse in the last 24 hours. Until an order lapses,
 * other shoppers cannot buy its pieces.
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
  refuseUnusable(draft.coupons ?? [], order)
  if (due !== draft.orderAmount)
    throw new ShopError(REPLY_CODE.priceChanged, `订单金额有变动，现在应付 ¥${formatFen(due)}，请确认后再提交`)
}
