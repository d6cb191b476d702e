import { promotionPieces } from '#price/most-pieces'
import { partLineId } from '#price/part-line-id'
import { priceSku } from '#price/price-sku'
import type { PricingConditions } from '#price/pricing-buyer'
import type { PricingLine, PromotionOf } from '#price/pricing-line'
import { filterPromotions } from '#promotion/filter-promotions'
import { isCartPromotion, pricingOf } from '#promotion/promotion-pricing'

/** Pieces of a line at one price. */
export interface PricedPart<L extends PricingLine = PricingLine> {
  /** As the rows of an order name them. */
  id: string
  /** Fen: a piece. */
  price: number
  /** Fen: to strike through; only when `price` is lower. */
  originalPrice?: number
  /** Pieces of the line at it; none where those before it are enough. */
  quantity: number
  /** Most pieces at it; absent for any number. */
  most?: number
  /** The promotion that sets it. */
  promotion?: PromotionOf<L>
  /** The cart promotions (1001, 1002) these pieces may count for. */
  cartPromotions: readonly PromotionOf<L>[]
  /** Those of them that they count for, the first of which their group goes by; the stage `cart` decides. */
  countsFor?: readonly PromotionOf<L>[]
}

/** Whether a promotion sells by an order of its own, so that it sets no price for the rest of a line. */
const isBoughtAlone = (promotion: { promotionType: number }): boolean => {
  const { bounds, ownPage, kind } = pricingOf(promotion)
  return !!(bounds || ownPage || kind)
}

/**
 * The prices of a line's pieces, one after another: once a promotion has no more pieces for this shopper, the next ones
 * cost what they would without it. Nothing follows a promotion that is sold alone (`bounds`).
 */
export function priceParts<L extends PricingLine>(
  { id, sku }: Pick<L, 'id' | 'sku'>,
  conditions: PricingConditions,
  quantity: number,
): PricedPart<L>[] {
  const parts: PricedPart<L>[] = []
  let promotions = sku.promotions as PromotionOf<L>[]
  for (let left = quantity; ;) {
    const shelf = priceSku({ ...sku, promotions }, conditions)
    const { promotion } = shelf
    const most = promotion && !pricingOf(promotion).bounds ? promotionPieces(promotion) : Infinity
    const pieces = Math.min(left, most)
    if (most > 0)
      parts.push({
        ...shelf,
        id: partLineId(id, parts.length),
        quantity: pieces,
        ...(most < Infinity ? { most } : {}),
        cartPromotions: filterPromotions(promotions, conditions).filter(isCartPromotion),
      })
    if (most === Infinity) return parts
    left -= pieces
    promotions = promotions.filter((one) => one !== promotion && !isBoughtAlone(one))
  }
}
