import type { CartPromotionLike } from '#cart/cart-like'
import { formatYuan } from '#money/format-fen'
import { percentOff } from '#money/percent-off'
import { pricingOf, type PromotionPricing } from '#promotion/promotion-pricing'

/** What a cart promotion does to an amount. */
export interface CartDiscount {
  reached: boolean
  /** Fen taken off, never more than the amount. */
  discount: number
  hint: string
  /** Fen that are missing for it; absent where money is not what it asks, or it is reached. */
  missing?: number
}

type Discount = (promotion: CartPromotionLike, amount: number, quantity: number) => CartDiscount

const DISCOUNTS: Readonly<Record<NonNullable<PromotionPricing['cart']>, Discount>> = {
  reduction: reduce,
  percentage: discount,
}

const none: CartDiscount = { reached: false, discount: 0, hint: '' }

/**
 * What a cart promotion takes off `amount` fen and `quantity` pieces (1001, 1002). A 1001 takes its reduction off once,
 * however often the threshold is reached; a 1002 charges its percentage from its quantity on, part of a fen staying
 * with the shop.
 */
export function cartDiscount(promotion: CartPromotionLike, amount: number, quantity: number): CartDiscount {
  const { cart } = pricingOf(promotion)
  return cart ? DISCOUNTS[cart](promotion, amount, quantity) : none
}

function reduce({ thresholdAmount = 0, reduceAmount = 0 }: CartPromotionLike, amount: number): CartDiscount {
  if (reduceAmount <= 0) return none
  const gift = `减${formatYuan(reduceAmount)}元`
  if (amount > 0 && amount >= thresholdAmount) {
    return {
      reached: true,
      discount: Math.min(reduceAmount, amount),
      hint: `已满${formatYuan(thresholdAmount)}元，已${gift}`,
    }
  }
  const hint =
    amount === 0
      ? `满${formatYuan(thresholdAmount)}元${gift}`
      : `再买${formatYuan(thresholdAmount - amount)}元，可${gift}`
  return { reached: false, discount: 0, hint, missing: thresholdAmount - amount }
}

function discount(
  { thresholdQuantity = 0, discountRate = 100 }: CartPromotionLike,
  amount: number,
  quantity: number,
): CartDiscount {
  if (discountRate >= 100) return none
  const gift = `打${String(Math.max(0, discountRate) / 10)}折`
  if (quantity > 0 && quantity >= thresholdQuantity) {
    return { reached: true, discount: percentOff(amount, discountRate), hint: `已满${thresholdQuantity}件，已${gift}` }
  }
  const hint = quantity === 0 ? `满${thresholdQuantity}件${gift}` : `再买${thresholdQuantity - quantity}件，可${gift}`
  return { reached: false, discount: 0, hint }
}
