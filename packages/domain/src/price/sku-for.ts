import type { HeldPieces } from '#price/pricing-buyer'
import type { PromotionLike } from '#promotion/promotion-like'

/**
 * A sku as one shopper may have it: of promotions that give one shopper only so many pieces it says how many they
 * have, and those they have used up are gone, so that they pay the shelf's price for more.
 */
export function skuFor<S extends { skuNo: string; promotions: readonly PromotionLike[] }>(
  sku: S,
  held: readonly HeldPieces[] = [],
): S {
  const promotions = sku.promotions.flatMap((promotion) => {
    const own = held.find((one) => one.skuNo === sku.skuNo && one.promotionId === promotion.promotionId)
    const pieces = own?.pieces ?? 0
    return pieces < (promotion.limitQuantity ?? Infinity) ? { ...promotion, held: pieces } : []
  })
  return { ...sku, promotions }
}
