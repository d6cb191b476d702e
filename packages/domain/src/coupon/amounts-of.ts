import { bestCoupons } from '#coupon/best-coupons'
import { isFreePostage, type CouponLike } from '#coupon/coupon-like'
import { couponSaving } from '#coupon/coupon-saving'

/** What an order is made of, in fen. */
export interface AmountParts {
  /** Products at their prices now. */
  productAmount: number
  /** What cart promotions take off. */
  discountAmount: number
  /** Freight before free postage. */
  freight: number
  /** The coupons chosen; of each kind only the best one counts. */
  coupons: readonly CouponLike[]
}

/** Amounts of an order, in fen: `payAmount = productAmount - discountAmount - couponAmount + freightAmount`. */
export interface Amounts {
  productAmount: number
  discountAmount: number
  couponAmount: number
  freightAmount: number
  payAmount: number
}

/**
 * Adds up an order. No amount is ever negative: a discount takes no more than the products, a coupon no more than is
 * left.
 */
export function amountsOf({ productAmount, discountAmount, freight, coupons }: AmountParts): Amounts {
  const products = Math.max(0, productAmount)
  const discount = Math.min(Math.max(0, discountAmount), products)
  const amount = products - discount
  let couponAmount = 0
  let freightAmount = Math.max(0, freight)
  for (const coupon of bestCoupons(coupons, amount, freightAmount)) {
    const saving = couponSaving(coupon, amount, freightAmount)
    if (isFreePostage(coupon)) freightAmount -= saving
    else couponAmount += saving
  }
  return {
    productAmount: products,
    discountAmount: discount,
    couponAmount,
    freightAmount,
    payAmount: amount - couponAmount + freightAmount,
  }
}
