import type { CartPromotionLike, CartTierLike } from '#cart/cart-like'
import { hasOneDecimal } from '#money/percent-off'
import { isCartPromotion, pricingOf } from '#promotion/promotion-pricing'

/** Why a promotion over a cart (1001, 1002) cannot be set as it is. */
export type CartPromotionFault =
  /** It is none, and says what only one over a cart says. */
  | 'notOverCart'
  /** It says what it asks and gives by its own fields and by tiers. */
  | 'twice'
  /** A tier asks for neither an amount nor pieces. */
  | 'asksNothing'
  /** A tier gives nothing, or not what its type gives. */
  | 'gives'
  /** It takes off more than it asks for. */
  | 'tooMuch'
  /** A tier asks no more than the one before it, or gives no more. */
  | 'order'
  /** A rate has more than one decimal. */
  | 'rate'
  /** It combines with itself. */
  | 'itself'

/** A fault with the field that has it. */
export interface FieldFault {
  field: string
  fault: CartPromotionFault
}

/** What a promotion must not say of tiers and of others beside it; one that is not over a cart says nothing of them. */
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
