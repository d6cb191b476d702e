import { formatDateTime, preSaleState, preSaleStep, REPLY_CODE, type CouponChoice } from '@hearth/domain'
import type { Settle, Settlement } from '@hearth/sdk/core'
import type { Viewer } from '#areas/cart/cart-lines'
import { priceLines, type PricedLines } from '#areas/cart/price-lines'
import { readPlacedPreSale, type PlacedPreSale } from '#areas/pre-sale/balance-lines'
import type { OrderMeans } from '#areas/checkout/order-means'
import { settleOrder, type SettledOrder } from '#areas/checkout/settle-order'
import { settlementOf } from '#areas/checkout/settlement-of'
import { deliveryOf, untilUnsent } from '#areas/delivery/delivery-means'
import { unsentText } from '#areas/freight/freight-means'
import { preSaleParts } from '#areas/pre-sale/pre-sale-of'
import type { PreSaleTerms } from '#areas/pre-sale/pre-sale-row'
import { tendersFor, type TenderWish } from '#areas/points/tenders'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The balance of a pre-sale, priced at this moment. */
export interface SettledBalance {
  order: SettledOrder
  priced: PricedLines
  preSale: PreSaleTerms
  means: OrderMeans
}

/**
 * Prices a pre-sale with a paid deposit again: at the agreed price, with the shopper's present coupons, gold and stars.
 * @throws ShopError notFound for another shopper's order; wrongState outside the time of the balance, or if the final
 * payment was placed before
 */
export async function settleBalance(
  db: Database,
  viewer: Viewer,
  orderId: string,
  { choice, wish, ...where }: { choice?: CouponChoice; wish: TenderWish; addressId?: string; settling?: boolean },
): Promise<SettledBalance> {
  const placed = await readPlacedPreSale(db, viewer, orderId, where)
  refuseUnlessOpen(placed, viewer.now)
  const { lines, means, preSale } = placed
  const { rules } = placed
  const freight = { rules, place: means.delivery.place }
  const seen = { lines, buyer: {}, bundles: [], balance: true, freight, now: viewer.now }
  const priced = priceLines(seen, means.coupons, choice, tendersFor(means.tenders, wish))
  return { order: settleOrder(priced), priced, preSale, means }
}

/** Refuses a balance that can't be placed now. @throws ShopError wrongState with a text that says why */
function refuseUnlessOpen({ status: orderStatus, payDeadline, preSale }: PlacedPreSale, now: number): void {
  const state = preSaleState({ orderStatus, payDeadline, preSale }, now)
  if (preSaleStep(state, 'placeBalance', 'shopper')) return
  switch (state) {
    case 'depositDue':
      throw new ShopError(REPLY_CODE.wrongState, '请先支付定金')
    case 'waiting':
      throw new ShopError(REPLY_CODE.wrongState, `${formatDateTime(preSale.balanceBeginTime)} 起可以支付尾款`)
    case 'balanceDue':
      throw new ShopError(REPLY_CODE.wrongState, '尾款订单已经确认，请直接支付')
    case 'balanceMissed':
      throw new ShopError(REPLY_CODE.wrongState, '已超过尾款支付时间')
    default:
      throw new ShopError(REPLY_CODE.wrongState)
  }
}

/** Returns the balance of a pre-sale for checkout. @throws as `settleBalance` */
export async function settleRest(
  { db }: { db: Database },
  viewer: Viewer,
  { orderId, couponId, addressId, ...wish }: Settle & { orderId: string },
): Promise<Settlement> {
  const { order, priced, preSale, means } = await settleBalance(db, viewer, orderId, {
    choice: couponId,
    wish,
    addressId,
    settling: true,
  })
  return {
    ...settlementOf(order, priced, means.tenders, preSaleParts(preSale, order)),
    delivery: untilUnsent(deliveryOf(means.delivery, viewer.now), unsentText(order.lines, priced.freight)),
  }
}
