import type { PricingBuyer } from '#price/pricing-buyer'
import type { PromotionLike } from '#promotion/promotion-like'
import { pricingOf } from '#promotion/promotion-pricing'

/**
 * A sku as one shopper may have it: of promotions that give one shopper only so many pieces it says how many they
 * have, and those they have used up are gone, so that they pay the shelf's price for more. A reservation is for the
 * pieces that were reserved; what is kept for reservations stays kept. A bargain is for one piece at the price that it
 * has come to.
 */
export function skuFor<S extends { skuNo: string; promotions: readonly PromotionLike[] }>(
  sku: S,
  { held = [], reservation, bargain }: Pick<PricingBuyer, 'held' | 'reservation' | 'bargain'> = {},
): S {
  const promotions = sku.promotions.flatMap((promotion) => {
    if (reservation?.promotionId === promotion.promotionId)
      return { ...promotion, limitQuantity: reservation.pieces, held: 0 }
    if (bargain?.promotionId === promotion.promotionId)
      return { ...promotion, limitQuantity: 1, held: 0, promotionPrice: bargain.price }
    const own = held.find((one) => one.skuNo === sku.skuNo && one.promotionId === promotion.promotionId)
    const pieces = own?.pieces ?? 0
    return pieces < (promotion.limitQuantity ?? Infinity) || pricingOf(promotion).reservedAt
      ? { ...promotion, held: pieces }
      : []
  })
  return { ...sku, promotions }
}
