import type { PromotionLike } from '#promotion/promotion-like'
import { pricingOf } from '#promotion/promotion-pricing'

/**
 * Returns the main promotion (S18): the promotion of the highest-ranking type. Of several promotions of this type, the
 * one with the lowest price is the main promotion, then the one with the smaller id, so that the order of the list does
 * not matter.
 */
export const mainPromotion = <P extends PromotionLike>(promotions: readonly P[]): P | undefined =>
  promotions.reduce<P | undefined>(
    (best, one) => (pricingOf(one).main && (!best || isStronger(one, best)) ? one : best),
    undefined,
  )

function isStronger(one: PromotionLike, other: PromotionLike): boolean {
  if (one.promotionType !== other.promotionType) return placeOf(one) < placeOf(other)
  const [price = Infinity, otherPrice = Infinity] = [one.promotionPrice, other.promotionPrice]
  return price === otherPrice ? one.promotionId < other.promotionId : price < otherPrice
}

const placeOf = (promotion: PromotionLike): number => pricingOf(promotion).main ?? 0
