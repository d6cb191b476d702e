import type { PromotionLike } from '#promotion/promotion-like'
import { pricingOf } from '#promotion/promotion-pricing'

/**
 * The main promotion (S18): the one of the strongest type. Of several of this type, the lowest price wins, then the
 * smaller id, so that the order of the list does not matter.
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
