import { amountsOf, bestCoupons, freightFor, isFreePostage, priceCart } from '@hearth/domain'
import type { Cart, CheckoutCoupon, OrderAmounts } from '@hearth/sdk/core'
import { groupCart } from '#areas/cart/group-cart'
import type { PricedLine } from '#areas/cart/priced-line'
import { isOrdered } from '#areas/cart/is-ordered'
import { judgeCoupon } from '#areas/checkout/judge-coupon'
import { orderItems, type DraftItem } from '#areas/checkout/order-items'
import type { OwnedCoupon } from '#areas/checkout/owned-coupons'

/** An order as it would be placed now. */
export interface SettledOrder {
  /** The lines that can be ordered, as the cart groups them. */
  cart: Cart
  lines: PricedLine[]
  amounts: OrderAmounts
  /** All the shopper's coupons, with whether each can be used and is. */
  coupons: CheckoutCoupon[]
  items: DraftItem[]
}

/** Which coupons to use: the best ones, or those named. */
export type CouponChoice = 'best' | readonly string[]

/**
 * Settles lines into an order: what of them can be ordered, which coupons apply, and what it costs. The checkout page
 * and the order itself come through here, so that what was shown is what is charged.
 */
export function settleOrder(
  priced: readonly PricedLine[],
  owned: readonly OwnedCoupon[],
  choice: CouponChoice,
  now: number,
): SettledOrder {
  const lines = priced.filter((line) => isOrdered(line.product))
  const cart = groupCart(lines)
  const { productAmount, discountAmount } = priceCart(cart)
  const amount = productAmount - discountAmount
  const freight = freightFor(amount)
  const bare = amountsOf({ productAmount, discountAmount, freight, coupons: [] })
  const worth = new Map(orderItems(cart, bare).map(({ product, paidAmount }) => [product.skuNo, paidAmount]))
  const judged = owned.map((coupon) => judgeCoupon(coupon, worth, freight, now))
  const chosen = choice === 'best' ? judged : judged.filter(({ coupon }) => choice.includes(coupon.couponId))
  const applied = bestCoupons(
    chosen.map(({ weighed }) => weighed),
    amount,
    freight,
  )
  const ids = new Set(applied.map((coupon) => coupon.couponId))
  const amounts = amountsOf({ productAmount, discountAmount, freight, coupons: applied })
  const scope = owned.find((coupon) => ids.has(coupon.couponId) && !isFreePostage(coupon))?.skuNos
  return {
    cart,
    lines,
    amounts,
    coupons: judged.map(({ coupon: { skuNos: _skuNos, ...coupon }, unusableReason }) => ({
      ...coupon,
      usable: unusableReason === undefined,
      applied: ids.has(coupon.couponId),
      unusableReason,
    })),
    items: orderItems(cart, amounts, scope ?? undefined),
  }
}
