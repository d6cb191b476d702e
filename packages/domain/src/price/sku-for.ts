import type { PricingBuyer } from '#price/pricing-buyer'
import type { PromotionLike } from '#promotion/promotion-like'
import { pricingOf } from '#promotion/promotion-pricing'

/**
 * A sku as one shopper may have it. Promotions with a limit for each shopper say how many pieces they have, and are
 * removed once used up, so that further pieces cost the ordinary price. A reservation is for the reserved pieces;
 * pieces kept for others' reservations stay kept. A bargain is for one piece at its present price, or the ordinary one
 * if that is lower, and excludes other promotions.
 */
export function skuFor<S extends { skuNo: string; price?: number; promotions: readonly PromotionLike[] }>(
  sku: S,
  { held = [], reservation, bargain }: Pick<PricingBuyer, 'held' | 'reservation' | 'bargain'> = {},
): S {
  const promotions = sku.promotions.flatMap((promotion) => {
    if (reservation?.promotionId === promotion.promotionId)
      return { ...promotion, limitQuantity: reservation.pieces, held: 0 }
    const { reservedAt } = pricingOf(promotion)
    if (bargain?.promotionId === promotion.promotionId)
      return { ...promotion, limitQuantity: 1, held: 0, promotionPrice: Math.min(bargain.price, sku.price ?? Infinity) }
    if (bargain && !reservedAt) return []
    const own = held.find((one) => one.skuNo === sku.skuNo && one.promotionId === promotion.promotionId)
    const pieces = own?.pieces ?? 0
    return pieces < (promotion.limitQuantity ?? Infinity) || reservedAt ? { ...promotion, held: pieces } : []
  })
  return { ...sku, promotions }
}
