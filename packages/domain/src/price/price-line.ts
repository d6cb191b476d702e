import { AVAILABILITY } from '#availability/availability'
import { skuAvailability } from '#availability/sku-availability'
import { isPurchasable, PRODUCT_STATUS, type ProductStatus } from '#codes/product-status'
import { mostAllowed, mostPieces, SCARCE_PIECES, shortageOf, type Shortage } from '#price/most-pieces'
import { priceParts, type PricedPart } from '#price/price-parts'
import { priceSku } from '#price/price-sku'
import type { PricingConditions } from '#price/pricing-buyer'
import type { FixedPrice, GiftOf, PricingLine, PricingPromotion, PromotionOf } from '#price/pricing-line'
import { skuFor } from '#price/sku-for'
import { filterPromotions } from '#promotion/filter-promotions'
import { isGiftPromotion, pricingOf } from '#promotion/promotion-pricing'
import { takesNoCart } from '#promotion/sold-elsewhere'

/** A line with its prices for one shopper. */
export interface PricedLine<L extends PricingLine = PricingLine> {
  line: L
  /** Fen: price of a piece, at the first of the line's prices. */
  price: number
  /** Fen: the price to strike through; only if `price` is lower. */
  originalPrice?: number
  /** The promotion that sets the first price. */
  promotion?: PromotionOf<L>
  /** The prices of the line's pieces, one after another. The last one applies to all further pieces. */
  parts: readonly PricedPart<L>[]
  /** The cart promotion (1001, 1002) that the line's pieces count for; the first of them if there are several. */
  cartPromotion?: PromotionOf<L>
  status: ProductStatus
  /** The campaign that sells the line; only if the line cannot be bought from a cart. */
  soldBy?: PromotionOf<L>
  /** Whether the line is part of the order: it is checked, and can be bought (S15). */
  ordered: boolean
  /** Pieces: the requested number, or as many as can be bought. */
  quantity: number
  /** Maximum number of pieces in the line. */
  limitQuantity: number
  /** The reason why the line holds fewer pieces than requested. */
  shortage?: Shortage
  /** Whether the requested number is above a limit of the shop, regardless of the stock. */
  overLimit: boolean
  /** The gifts that come with the line, each with as many pieces as the line. */
  gifts: GiftOf<L>[]
}

/**
 * Prices a line, with every gift that its promotions offer. If more pieces are requested than are available or allowed,
 * the line gets as many as can be bought, so that an old cart can still be ordered.
 * @param inCart whether the line is in a cart: products of campaigns that have orders of their own cannot be bought
 *   there
 */
export function priceLine<L extends PricingLine>(
  line: L,
  conditions: PricingConditions,
  inCart = false,
): PricedLine<L> {
  const { fixed } = line.sku
  const sku: L['sku'] = fixed ? atFixedPrice(line.sku, fixed) : skuFor(line.sku, conditions)
  const running = filterPromotions(sku.promotions as PromotionOf<L>[], conditions)
  const shelf = priceSku({ ...sku, promotions: sku.promotions as PromotionOf<L>[] }, conditions)
  const alone = fixed?.over ? PRODUCT_STATUS.promotionEnded : productStatus(sku, running, conditions)
  const soldBy = inCart ? soldElsewhere(alone, running, shelf.promotion) : undefined
  const status = soldBy && isPurchasable(alone) ? PRODUCT_STATUS.soldElsewhere : alone
  const purchasable = isPurchasable(status)
  const limitQuantity = mostPieces(sku, shelf.promotion)
  const quantity = purchasable ? Math.min(line.itemQuantity, limitQuantity) : line.itemQuantity
  const parts: PricedPart<L>[] = purchasable
    ? priceParts({ id: line.id, sku }, conditions, quantity).map((part) => atFixed(part, fixed))
    : [{ ...shelf, id: line.id, quantity, cartPromotions: [] }]
  const [{ price, originalPrice, promotion } = { price: shelf.price }] = parts
  return {
    line,
    price,
    originalPrice,
    promotion,
    parts,
    status,
    soldBy,
    ordered: purchasable && line.checked,
    quantity,
    limitQuantity,
    shortage: purchasable && line.itemQuantity > limitQuantity ? shortageOf(sku, shelf.promotion) : undefined,
    overLimit: line.itemQuantity > mostAllowed(sku, shelf.promotion),
    gifts: purchasable ? offeredAlong(line, running) : [],
  }
}

/** Applies a fixed price to a part, if it is below the sku's own price. */
function atFixed<L extends PricingLine>(part: PricedPart<L>, fixed: FixedPrice | undefined): PricedPart<L> {
  if (!fixed) return part
  const price = Math.min(part.price, Math.max(0, fixed.price))
  return { ...part, price, ...(price < part.price ? { originalPrice: part.price } : {}) }
}

/** Returns the sku without promotions, limited to the pieces that have the fixed price. */
const atFixedPrice = <S extends PricingLine['sku']>(sku: S, { pieces = Infinity }: FixedPrice): S => ({
  ...sku,
  promotions: [],
  limitQuantity: Math.min(sku.limitQuantity, pieces),
})

function productStatus(
  sku: PricingLine['sku'],
  running: readonly PricingPromotion[],
  conditions: PricingConditions,
): ProductStatus {
  const availability = skuAvailability(sku, conditions)
  if (availability === AVAILABILITY.inactive) return PRODUCT_STATUS.offShelf
  if (availability === AVAILABILITY.notOnSale)
    return running.some((one) => pricingOf(one).reservedAt) ? PRODUCT_STATUS.toReserve : PRODUCT_STATUS.offShelf
  if (availability !== AVAILABILITY.available) return PRODUCT_STATUS.soldOut
  return specialStatus(running) ?? (sku.stock <= SCARCE_PIECES ? PRODUCT_STATUS.lowStock : PRODUCT_STATUS.onSale)
}

/**
 * Returns the promotion through which a sku must be reserved or bought, instead of in a cart; undefined if there is
 * none.
 */
function soldElsewhere<P extends PricingPromotion>(
  status: ProductStatus,
  running: readonly P[],
  promotion: P | undefined,
): P | undefined {
  if (status === PRODUCT_STATUS.toReserve) return running.find((one) => pricingOf(one).reservedAt)
  return isPurchasable(status) && takesNoCart(promotion) ? promotion : undefined
}

/**
 * Returns the status in the cart that a running promotion sets. If several promotions set a status, that of the last
 * one is returned: a promotion beside the main promotion, such as a crowd-funding, comes after it.
 */
const specialStatus = (running: readonly PricingPromotion[]): ProductStatus | undefined =>
  running.flatMap((promotion) => pricingOf(promotion).productStatus ?? []).pop()

function offeredAlong<L extends PricingLine>(line: L, running: readonly PricingPromotion[]): GiftOf<L>[] {
  const ids = new Set(running.filter(isGiftPromotion).map(({ promotionId }) => promotionId))
  return (line.sku.giftSkus as GiftOf<L>[]).filter(({ promotionId }) => ids.has(promotionId))
}
