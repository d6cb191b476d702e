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
  const own = held.filter(({ skuNo }) => skuNo === sku.skuNo)
  if (own.length === 0) return sku
  const promotions = sku.promotions
    .map((promotion) => {
      const pieces = own.find(({ promotionId }) => promotionId === promotion.promotionId)?.pieces
      return pieces === undefined ? promotion : { ...promotion, held: pieces }
    })
    .filter(({ limitQuantity, held: pieces = 0 }) => limitQuantity === undefined || pieces < limitQuantity)
  return { ...sku, promotions }
}
