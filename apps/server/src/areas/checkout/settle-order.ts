import {
  cartProducts,
  TENDER,
  usedBundles,
  type JudgedCoupon,
  type PricingBundle,
  type TenderName,
} from '@hearth/domain'
import type { Cart, CheckoutCoupon, OrderAmounts, PriceDetail } from '@hearth/sdk/core'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { groupCart } from '#areas/cart/group-cart'
import { priceDetails } from '#areas/cart/price-details'
import type { PricedLines } from '#areas/cart/price-lines'
import { couponText } from '#areas/checkout/coupon-text'
import { orderItems, orderPriceRows, type OrderItem, type OrderPriceRow } from '#areas/checkout/order-items'
import type { OwnedCoupon } from '#areas/coupons/owned-coupons'

/** An order as it would be placed now. */
export interface SettledOrder {
  /** The lines that can be ordered, grouped as in the cart. */
  cart: Cart
  lines: PricedCartLine[]
  amounts: OrderAmounts
  /** All coupons of the shopper. Each tells whether the order can use it, and whether the order uses it. */
  coupons: CheckoutCoupon[]
  /** The items of the order, in the order of the cart. */
  items: OrderItem[]
  /** The price rows that add up to the order's amounts. */
  rows: OrderPriceRow[]
  /** The sets and mark-up sales that reduce the order's price. */
  bundles: PricingBundle[]
  /** The breakdown of the price that shoppers see, with names of products and promotions. */
  priceDetails: PriceDetail[]
  /** Fen: the amount to pay first, if a promotion requires a deposit; otherwise 0. */
  depositAmount: number
  /** Coins and stars that pay a part of the order. */
  tenders: Record<TenderName, number>
}

/** Builds an order from priced lines. The checkout page shows it, and placing the order stores it. */
export function settleOrder(priced: PricedLines): SettledOrder {
  const lines = priced.lines.filter(({ ordered }) => ordered)
  const cart = groupCart(lines)
  const byId = new Map(lines.map((one) => [one.line.id, one]))
  const shown = cartProducts(cart).flatMap(({ id }) => byId.get(id) ?? [])
  const items = orderItems(shown, priced.rows)
  return {
    cart,
    lines,
    amounts: priced.amounts,
    coupons: priced.coupons.map(toCheckoutCoupon),
    items,
    rows: orderPriceRows(items, priced.rows),
    bundles: usedBundles(priced.bundles, priced.rows),
    priceDetails: priceDetails(priced),
    depositAmount: priced.depositAmount,
    tenders: { gold: piecesOf(priced, TENDER.gold), stars: piecesOf(priced, TENDER.stars) },
  }
}

/**
 * The part of an order that is stored.
 * @param fromCart whether its lines are removed from the cart
 */
export const partsToKeep = (
  { amounts, items, rows, bundles, tenders, coupons, lines }: SettledOrder,
  fromCart = false,
) => ({
  amounts,
  items,
  rows,
  bundles,
  spent: tenders,
  coupons: coupons.filter((coupon) => coupon.applied).map((coupon) => coupon.couponId),
  codes: [...new Set(lines.flatMap(({ line }) => line.code?.id ?? []))],
  cartLines: fromCart ? lines.map(({ line }) => line.id) : [],
})

function toCheckoutCoupon({ coupon, refusal, applied }: JudgedCoupon<OwnedCoupon>): CheckoutCoupon {
  const { skuNos: _skuNos, ...told } = coupon
  return { ...told, usable: refusal === undefined, applied, unusableReason: couponText(refusal) }
}

const piecesOf = ({ tenders }: PricedLines, name: TenderName): number =>
  tenders.find((tender) => tender.name === name)?.pieces ?? 0
