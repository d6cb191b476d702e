import type { PricingBuyer } from '#price/pricing-buyer'
import type { PromotionLike } from '#promotion/promotion-like'
import { pricingOf } from '#promotion/promotion-pricing'

/**
 * A sku as one shopper may have it: of promotions that give one shopper only so many pieces it says how many they
 * have, and those they have used up are gone, so that they pay the shelf's price for more. A reservation is for the
 * pieces that were reserved; what is kept for reservations stays kept. A bargain is for one piece at the price that it
 * has come to, or at the shelf's where that is lower, and stands beside no other promotion.
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
