import type { PromotionLike } from '#promotion/promotion-like'
import { pricingOf } from '#promotion/promotion-pricing'

/**
 * The one main promotion (S18): of those that can be, the strongest type that is there. Of several of one type the
 * lowest price wins, then the smaller id, so that the order of the list never matters.
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
