import { promotionPieces } from '#price/most-pieces'
import { partLineId } from '#price/part-line-id'
import { priceSku } from '#price/price-sku'
import type { PricingConditions } from '#price/pricing-buyer'
import type { PricingLine, PromotionOf } from '#price/pricing-line'
import { filterPromotions } from '#promotion/filter-promotions'
import { isCartPromotion, pricingOf } from '#promotion/promotion-pricing'

/** Pieces of a line at one price. */
export interface PricedPart<L extends PricingLine = PricingLine> {
  /** Id of these pieces in the rows of an order. */
  id: string
  /** Fen: price of a piece. */
  price: number
  /** Fen: the price to strike through; only if `price` is lower. */
  originalPrice?: number
  /** Pieces of the line at this price; 0 if the parts before this one contain all pieces of the line. */
  quantity: number
  /** Maximum number of pieces at this price; absent for no limit. */
  most?: number
  /** The promotion that sets the price. */
  promotion?: PromotionOf<L>
  /** The cart promotions (1001, 1002) that these pieces may count for. */
  cartPromotions: readonly PromotionOf<L>[]
  /**
   * The cart promotions that these pieces count for. The cart groups the pieces by the first of them. The stage `cart`
   * sets this field.
   */
  countsFor?: readonly PromotionOf<L>[]
}

/**
 * Whether the pieces of a promotion are bought in orders of their own. If another promotion of the line sets the price
 * of only some pieces, such a promotion does not set the price of the others.
 */
const isBoughtAlone = (promotion: { promotionType: number }): boolean => {
  const { bounds, ownPage, kind } = pricingOf(promotion)
  return !!(bounds || ownPage || kind)
}

/**
 * Returns the prices of a line's pieces, one after another. When a promotion has no more pieces for the shopper, the
 * price of the next pieces is computed without it. A promotion that is the only way to buy the sku (`bounds`) sets the
 * price of all pieces.
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
