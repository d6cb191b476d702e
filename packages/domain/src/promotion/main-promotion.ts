import { MAIN_PROMOTION_TYPES } from '#promotion/promotion-pricing'
import type { PromotionLike } from '#promotion/promotion-like'

/**
 * The one main promotion (S18): the first type of {@link MAIN_PROMOTION_TYPES} that is there. Of several of one type
 * the lowest price wins, then the smaller id, so that the order of the list never matters.
 */
export function mainPromotion<P extends PromotionLike>(promotions: readonly P[]): P | undefined {
  for (const type of MAIN_PROMOTION_TYPES) {
    const same = promotions.filter((promotion) => promotion.promotionType === type)
    if (same.length > 0) return same.reduce((best, other) => (isStronger(other, best) ? other : best))
  }
  return undefined
}

function isStronger(one: PromotionLike, other: PromotionLike): boolean {
  const difference = (one.promotionPrice ?? Infinity) - (other.promotionPrice ?? Infinity)
  if (difference !== 0 && !Number.isNaN(difference)) return difference < 0
  return one.promotionId < other.promotionId
}
