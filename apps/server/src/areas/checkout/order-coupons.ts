import type { CouponChoice } from '@hearth/domain'
import type { OrderCoupons, QuotedDiscount, SkuQuantity } from '@hearth/sdk/core'
import { wantedLines, type Viewer } from '#areas/cart/cart-lines'
import { priceLines } from '#areas/cart/price-lines'
import { foldSkus } from '#areas/cart/fold-skus'
import { orderMeans } from '#areas/checkout/order-means'
import { settleOrder, type SettledOrder } from '#areas/checkout/settle-order'
import { refuseShortLines } from '#areas/checkout/short-lines'
import type { Database } from '#database/connect'

/** Prices products with the shopper's coupons as if they were ordered now, without storing anything. One query. */
async function quoteOrder(
  db: Database,
  viewer: Viewer,
  products: readonly SkuQuantity[],
  choice: CouponChoice = 'best',
): Promise<SettledOrder> {
  const wanted = foldSkus(products)
  const seen = await wantedLines(db, viewer, wanted, orderMeans(viewer.shopperId, viewer.now))
  const priced = priceLines(seen, seen.beside.coupons, choice)
  refuseShortLines(wanted, priced.lines)
  return settleOrder(priced)
}

/** Lists all unused coupons of a shopper, and whether an order of the products can use each of them (S08). */
export async function couponsForOrder(
  db: Database,
  viewer: Viewer,
  products: readonly SkuQuantity[],
): Promise<OrderCoupons> {
  const { coupons } = await quoteOrder(db, viewer, products, [])
  return { result: coupons }
}

/** Returns the price of products with the coupons that `choice` names, or with those that save most. */
export async function quoteDiscount(
  db: Database,
  viewer: Viewer,
  products: readonly SkuQuantity[],
  choice: CouponChoice = 'best',
): Promise<QuotedDiscount> {
  const { amounts, coupons } = await quoteOrder(db, viewer, products, choice)
  return { amounts, coupons }
}
