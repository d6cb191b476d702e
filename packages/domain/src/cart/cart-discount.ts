import type { CartPromotionLike, CartTierLike } from '#cart/cart-like'
import { formatYuan } from '#money/format-fen'
import { discountText, percentOff } from '#money/percent-off'
import { pricingOf, type PromotionPricing } from '#promotion/promotion-pricing'

/** The effect of a cart promotion on an amount. */
export interface CartDiscount {
  /** Whether the amount reaches one of the promotion's tiers. */
  reached: boolean
  /** Fen: the discount, never more than the amount. */
  discount: number
  /** The text beside the promotion: the benefit reached, and what is missing for the next tier. */
  hint: string
  /** Whether more products would reach a tier with a larger discount. */
  more: boolean
  /**
   * Fen missing to the amount of the next tier; absent if that tier requires no further amount, or if there is no next
   * tier.
   */
  missing?: number
}

/** How a type of cart promotion computes and describes its discount. */
interface Giving {
  /** Returns the discount of a reached tier on an amount, in fen. */
  off(tier: CartTierLike, amount: number): number
  /** Returns the benefit of a tier in words; empty for a tier without a benefit. */
  text(tier: CartTierLike): string
}

const GIVES: Readonly<Record<NonNullable<PromotionPricing['cart']>, Giving>> = {
  reduction: {
    off: ({ reduceAmount = 0 }, amount) => Math.min(reduceAmount, amount),
    text: ({ reduceAmount = 0 }) => (reduceAmount > 0 ? `减 ${formatYuan(reduceAmount)} 元` : ''),
  },
  percentage: {
    off: ({ discountRate = 100 }, amount) => percentOff(amount, discountRate),
    text: ({ discountRate = 100 }) => (discountRate < 100 ? `打 ${discountText(discountRate)} 折` : ''),
  },
}

/**
 * Returns the tiers of a cart promotion. A promotion without `tiers` has one tier, whose fields are in the promotion
 * itself.
 */
export const tiersOf = (promotion: CartPromotionLike): readonly CartTierLike[] => promotion.tiers ?? [promotion]

/**
 * Returns the discount of a cart promotion on `amount` fen and `quantity` pieces (1001, 1002). Only one of the reached
 * tiers applies, and only once: the one with the largest discount. A reduction (1001) is taken off the amount. A
 * percentage (1002) is the part to pay; its discount is rounded down.
 */
export function cartDiscount(promotion: CartPromotionLike, amount: number, quantity: number): CartDiscount {
  const { cart } = pricingOf(promotion)
  const { off, text } = GIVES[cart ?? 'reduction']
  const tiers = cart ? tiersOf(promotion).filter((tier) => text(tier)) : []
  const [first] = tiers
  if (!first) return { reached: false, discount: 0, hint: '', more: false }
  if (amount <= 0)
    return {
      reached: false,
      discount: 0,
      hint: `满 ${askText(first)}${text(first)}`,
      more: true,
      ...missingOf(first, 0),
    }
  const offOf = (tier: CartTierLike): number => off(tier, amount)
  const isReached = (tier: CartTierLike): boolean => !lackingText(tier, amount, quantity)
  const best = tiers
    .filter(isReached)
    .reduce<CartTierLike | undefined>((most, tier) => (most && offOf(most) >= offOf(tier) ? most : tier), undefined)
  const discount = best ? offOf(best) : 0
  const next = tiers.find((tier) => !isReached(tier) && (!best || offOf(tier) > discount))
  const hints = [
    ...(best ? [`已满 ${askText(best)}，已${text(best)}`] : []),
    ...(next ? [`再买 ${lackingText(next, amount, quantity)}，可${text(next)}`] : []),
  ]
  return { reached: !!best, discount, hint: hints.join('；'), more: !!next, ...(next ? missingOf(next, amount) : {}) }
}

const yuan = (fen: number): string => `${formatYuan(fen)} 元`
const pieces = (count: number): string => `${count} 件`

/** Returns the condition of a tier in words: an amount, a number of pieces, or both. */
function askText({ thresholdAmount, thresholdQuantity }: CartTierLike): string {
  if (thresholdQuantity === undefined) return yuan(thresholdAmount ?? 0)
  return thresholdAmount === undefined
    ? pieces(thresholdQuantity)
    : `${yuan(thresholdAmount)}且满 ${pieces(thresholdQuantity)}`
}

/** Returns what is missing for a tier, in words; empty if the tier is reached. */
function lackingText(
  { thresholdAmount = 0, thresholdQuantity = 0 }: CartTierLike,
  amount: number,
  quantity: number,
): string {
  return [
    ...(amount < thresholdAmount ? [yuan(thresholdAmount - amount)] : []),
    ...(quantity < thresholdQuantity ? [pieces(thresholdQuantity - quantity)] : []),
  ].join('、')
}

const missingOf = ({ thresholdAmount }: CartTierLike, amount: number): { missing?: number } =>
  thresholdAmount !== undefined && thresholdAmount >= amount ? { missing: thresholdAmount - amount } : {}
