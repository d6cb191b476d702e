import type { CartPromotionLike, CartTierLike } from '#cart/cart-like'
import { formatYuan } from '#money/format-fen'
import { discountText, percentOff } from '#money/percent-off'
import { pricingOf, type PromotionPricing } from '#promotion/promotion-pricing'

/** The effect of a cart promotion on an amount. */
export interface CartDiscount {
  /** Whether one of its tiers is reached. */
  reached: boolean
  /** Fen taken off, never more than the amount. */
  discount: number
  /** The text beside it: the discount reached, and the amount missing for the next one. */
  hint: string
  /** Whether adding more products can take more off: a tier is not reached yet. */
  more: boolean
  /** Fen missing for its next tier; absent if that asks for pieces, or there is none. */
  missing?: number
}

/** What the tiers of a kind of promotion give. */
interface Giving {
  /** Fen a tier takes off an amount that reaches it. */
  off(tier: CartTierLike, amount: number): number
  /** Its benefit in words; nothing for a tier without one. */
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

/** The tiers of a cart promotion: its `tiers`, or itself as the only one. */
export const tiersOf = (promotion: CartPromotionLike): readonly CartTierLike[] => promotion.tiers ?? [promotion]

/**
 * What a cart promotion takes off `amount` fen and `quantity` pieces (1001, 1002): of its tiers that are reached, the
 * one that takes off most, once, however often it is reached. A 1001 takes off its reduction, a 1002 charges its
 * percentage, part of a fen staying with the shop.
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

/** The condition of a tier: an amount, a number of pieces, or both. */
function askText({ thresholdAmount, thresholdQuantity }: CartTierLike): string {
  if (thresholdQuantity === undefined) return yuan(thresholdAmount ?? 0)
  return thresholdAmount === undefined
    ? pieces(thresholdQuantity)
    : `${yuan(thresholdAmount)}且满 ${pieces(thresholdQuantity)}`
}

/** The amount missing for a tier; nothing if it is reached. */
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
