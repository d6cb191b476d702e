import type { CartPromotionLike, CartTierLike } from '#cart/cart-like'
import { hasOneDecimal } from '#money/percent-off'
import { isCartPromotion, pricingOf } from '#promotion/promotion-pricing'

/** The reason why the terms of a cart promotion (1001, 1002) are refused. */
export type CartPromotionFault =
  /** The promotion is not a cart promotion, but has fields that only cart promotions have. */
  | 'notOverCart'
  /** The promotion has tiers, but also a condition or benefit outside the tiers. */
  | 'twice'
  /** A tier requires neither an amount nor pieces. */
  | 'asksNothing'
  /** A tier has no benefit, or not the benefit of the promotion's type. */
  | 'gives'
  /** The reduction is larger than the amount that must be reached. */
  | 'tooMuch'
  /** A tier does not require more than the tier before it, or does not give more. */
  | 'order'
  /** A percentage has more than one decimal. */
  | 'rate'
  /** The promotion combines with itself. */
  | 'itself'

/** A fault, and the field in which it is. */
export interface FieldFault {
  field: string
  fault: CartPromotionFault
}

/**
 * Returns the faults in the tiers, priority and combinations of a promotion. A promotion that is not a cart promotion
 * must have none of these fields.
 */
export function cartPromotionFaults(promotion: CartPromotionLike): FieldFault[] {
  const { tiers, priority, combinesWith = [], promotionId } = promotion
  if (!isCartPromotion(promotion)) {
    const said = { tiers, priority, combinesWith: combinesWith.length > 0 || undefined }
    return Object.entries(said).flatMap(([field, value]) =>
      value === undefined ? [] : [{ field, fault: 'notOverCart' }],
    )
  }
  const faults: FieldFault[] = combinesWith.flatMap((id, at) =>
    id === promotionId ? [{ field: `combinesWith[${at}]`, fault: 'itself' }] : [],
  )
  if (promotion.discountRate !== undefined && !hasOneDecimal(promotion.discountRate))
    faults.push({ field: 'discountRate', fault: 'rate' })
  const own = TIER_FIELDS.find((field) => promotion[field] !== undefined)
  if (tiers && own) faults.push({ field: own, fault: 'twice' })
  if (isTooMuch(promotion)) faults.push({ field: 'reduceAmount', fault: 'tooMuch' })
  const isShare = pricingOf(promotion).cart === 'percentage'
  for (const [at, tier] of (tiers ?? []).entries()) {
    const [fault] = tierFaults(tier, tiers?.[at - 1], isShare)
    if (fault) faults.push({ ...fault, field: `tiers[${at}].${fault.field}` })
  }
  return faults
}

const TIER_FIELDS = ['thresholdAmount', 'thresholdQuantity', 'reduceAmount', 'discountRate'] as const

const isTooMuch = ({ thresholdAmount = 0, reduceAmount = 0 }: CartTierLike): boolean =>
  thresholdAmount > 0 && reduceAmount > thresholdAmount

function tierFaults(tier: CartTierLike, before: CartTierLike | undefined, isShare: boolean): FieldFault[] {
  const { thresholdAmount = 0, thresholdQuantity = 0, reduceAmount = 0, discountRate = 100 } = tier
  const faults: FieldFault[] = []
  const [gives, other] = isShare
    ? (['discountRate', 'reduceAmount'] as const)
    : (['reduceAmount', 'discountRate'] as const)
  if (thresholdAmount + thresholdQuantity <= 0) faults.push({ field: 'thresholdAmount', fault: 'asksNothing' })
  if ((isShare ? 100 - discountRate : reduceAmount) <= 0) faults.push({ field: gives, fault: 'gives' })
  if (tier[other] !== undefined) faults.push({ field: other, fault: 'gives' })
  if (isShare && !hasOneDecimal(discountRate)) faults.push({ field: gives, fault: 'rate' })
  if (isTooMuch(tier)) faults.push({ field: gives, fault: 'tooMuch' })
  if (!before) return faults
  const asksMore =
    thresholdAmount >= (before.thresholdAmount ?? 0) &&
    thresholdQuantity >= (before.thresholdQuantity ?? 0) &&
    thresholdAmount + thresholdQuantity > (before.thresholdAmount ?? 0) + (before.thresholdQuantity ?? 0)
  const givesMore = isShare ? discountRate < (before.discountRate ?? 100) : reduceAmount > (before.reduceAmount ?? 0)
  if (!asksMore) faults.push({ field: 'thresholdAmount', fault: 'order' })
  if (!givesMore) faults.push({ field: gives, fault: 'order' })
  return faults
}
