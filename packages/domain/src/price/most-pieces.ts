import type { PromotionLike } from '#promotion/promotion-like'
import { pricingOf } from '#promotion/promotion-pricing'

/** From this number of pieces on a product counts as scarce, and the number left is shown. */
export const SCARCE_PIECES = 10

/** What limits the pieces of a sku. */
export interface PieceLimits {
  /** Pieces one order may hold. */
  limitQuantity: number
  /** Pieces on the shelf; absent where they are not told, being many. */
  stock?: number
}

/** A promotion with the pieces it has; those are known to the server alone. */
export interface StockedPromotionLike extends PromotionLike {
  /** Pieces left at its price; absent where it has no stock of its own. */
  stock?: number
}

/** Why a line holds fewer pieces than requested. */
export type Shortage =
  /** One shopper may have `limit` pieces of the promotion, and has `held`. */
  | { reason: 'shopperLimit'; limit: number; held: number }
  /** One order may hold `limit` pieces. */
  | { reason: 'orderLimit'; limit: number }
  /** The promotion has `left` pieces. */
  | { reason: 'promotionStock'; left: number }
  /** The shelf has `left` pieces. */
  | { reason: 'stock'; left: number }

/** Pieces a promotion has for this shopper, whatever its stock. */
const piecesFor = (promotion: PromotionLike | undefined): number =>
  (promotion?.limitQuantity ?? Infinity) - (promotion?.held ?? 0)

/** Pieces this shopper may have from a promotion, whatever its stock. */
export const promotionPieces = (promotion: StockedPromotionLike | undefined): number =>
  Math.max(0, Math.min(piecesFor(promotion), promotion?.stock ?? Infinity))

/** A promotion where it limits what can be bought at all. */
const bounding = <P extends PromotionLike>(promotion: P | undefined): P | undefined =>
  promotion && pricingOf(promotion).bounds ? promotion : undefined

/** Pieces the shop's own limits let one order hold, whatever is left. */
export const mostAllowed = ({ limitQuantity }: PieceLimits, promotion?: PromotionLike): number =>
  Math.min(limitQuantity, piecesFor(bounding(promotion)))

/**
 * Most pieces of a sku in one order now: limited by its own limit, the stock, and a promotion that is sold alone; at
 * least 1, which a page also shows for a sold-out sku.
 */
export const mostPieces = (sku: PieceLimits, promotion?: StockedPromotionLike): number =>
  Math.max(1, Math.min(sku.limitQuantity, sku.stock ?? Infinity, promotionPieces(bounding(promotion))))

/** What keeps a line from holding more: the tightest of the four. */
export function shortageOf(sku: PieceLimits & { stock: number }, sells?: StockedPromotionLike): Shortage {
  const { limitQuantity, stock } = sku
  const promotion = bounding(sells)
  const own = promotion?.stock ?? Infinity
  if (promotion?.limitQuantity !== undefined && piecesFor(promotion) < Math.min(limitQuantity, stock, own))
    return { reason: 'shopperLimit', limit: promotion.limitQuantity, held: promotion.held ?? 0 }
  if (limitQuantity <= Math.min(stock, own)) return { reason: 'orderLimit', limit: limitQuantity }
  return own < stock ? { reason: 'promotionStock', left: own } : { reason: 'stock', left: stock }
}
