import type { PricingBuyer } from '#price/pricing-buyer'
import type { PromotionLike } from '#promotion/promotion-like'
import { pricingOf } from '#promotion/promotion-pricing'

/**
 * Adapts a sku to one shopper. A promotion with a limit for each shopper gets the number of pieces that the shopper
 * already has, and is removed once the limit is reached, so that further pieces have the ordinary price. A reservation
 * limits its promotion to the reserved pieces. Without a reservation, a reservation campaign is kept, since its pieces
 * are reserved for others. A bargain limits its promotion to one piece, at the bargain's price or the ordinary price,
 * whichever is lower, and removes all other promotions except reservation campaigns.
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
