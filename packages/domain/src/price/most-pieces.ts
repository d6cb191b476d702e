import type { PromotionLike } from '#promotion/promotion-like'
import { pricingOf } from '#promotion/promotion-pricing'

/** Pieces: with this stock or less, a product counts as scarce, and its stock is shown. */
export const SCARCE_PIECES = 10

/** The limits for the pieces of a sku. */
export interface PieceLimits {
  /** Maximum number of pieces in one order. */
  limitQuantity: number
  /** Pieces in stock; absent for a large stock, whose number is not published. */
  stock?: number
}

/** A promotion with its stock, which only the server knows. */
export interface StockedPromotionLike extends PromotionLike {
  /** Pieces left at the promotion's price; absent if it has no stock of its own. */
  stock?: number
}

/** The reason why a line holds fewer pieces than requested. */
export type Shortage =
  /** A shopper may have `limit` pieces from the promotion, and this shopper already has `held`. */
  | { reason: 'shopperLimit'; limit: number; held: number }
  /** An order may have `limit` pieces. */
  | { reason: 'orderLimit'; limit: number }
  /** The promotion has `left` pieces left. */
  | { reason: 'promotionStock'; left: number }
  /** The sku has `left` pieces in stock. */
  | { reason: 'stock'; left: number }

/** Returns the pieces that the shopper may still have from a promotion, regardless of its stock. */
const piecesFor = (promotion: PromotionLike | undefined): number =>
  (promotion?.limitQuantity ?? Infinity) - (promotion?.held ?? 0)

/**
 * Returns the pieces that the shopper can still get from a promotion, within its limit for each shopper and its own
 * stock.
 */
export const promotionPieces = (promotion: StockedPromotionLike | undefined): number =>
  Math.max(0, Math.min(piecesFor(promotion), promotion?.stock ?? Infinity))

/** Returns the promotion if the sku can be bought only through it (`bounds`), or else undefined. */
const bounding = <P extends PromotionLike>(promotion: P | undefined): P | undefined =>
  promotion && pricingOf(promotion).bounds ? promotion : undefined

/** Returns the pieces that the limits of the sku and of its promotion allow in one order, regardless of the stock. */
export const mostAllowed = ({ limitQuantity }: PieceLimits, promotion?: PromotionLike): number =>
  Math.min(limitQuantity, piecesFor(bounding(promotion)))

/**
 * Returns the maximum number of pieces of a sku in one order now: limited by the sku's own limit, by its stock, and by
 * a promotion that is the only way to buy the sku (`bounds`). Returns at least 1, since pages show this number for a
 * sold-out sku too.
 */
export const mostPieces = (sku: PieceLimits, promotion?: StockedPromotionLike): number =>
  Math.max(1, Math.min(sku.limitQuantity, sku.stock ?? Infinity, promotionPieces(bounding(promotion))))

/**
 * Returns the reason why a line cannot hold more pieces. Of the four limits in `Shortage`, the lowest one is the
 * reason.
 */
export function shortageOf(sku: PieceLimits & { stock: number }, sells?: StockedPromotionLike): Shortage {
  const { limitQuantity, stock } = sku
  const promotion = bounding(sells)
  const own = promotion?.stock ?? Infinity
  if (promotion?.limitQuantity !== undefined && piecesFor(promotion) < Math.min(limitQuantity, stock, own))
    return { reason: 'shopperLimit', limit: promotion.limitQuantity, held: promotion.held ?? 0 }
  if (limitQuantity <= Math.min(stock, own)) return { reason: 'orderLimit', limit: limitQuantity }
  return own < stock ? { reason: 'promotionStock', left: own } : { reason: 'stock', left: stock }
}
