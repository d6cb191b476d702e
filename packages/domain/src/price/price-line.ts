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

/** A line with what one shopper is shown of it, and pays for it. */
export interface PricedLine<L extends PricingLine = PricingLine> {
  line: L
  /** Fen: a piece, of those at the first price. */
  price: number
  /** Fen: to strike through; only when `price` is lower. */
  originalPrice?: number
  /** The promotion that sets the first price. */
  promotion?: PromotionOf<L>
  /** What its pieces cost, one price after another; the last is that of any number. */
  parts: readonly PricedPart<L>[]
  /** The cart promotion (1001, 1002) that pieces of it count for, the first where they count for several. */
  cartPromotion?: PromotionOf<L>
  status: ProductStatus
  /** In a cart: the campaign that alone sells it. */
  soldBy?: PromotionOf<L>
  /** Whether it is part of the order: checked, and can be bought (S15). */
  ordered: boolean
  /** Pieces: as many as requested, or as can be bought. */
  quantity: number
  /** Most pieces the line may hold. */
  limitQuantity: number
  /** Why it holds fewer pieces than requested. */
  shortage?: Shortage
  /** Whether a limit of the shop, and not the stock, reduces the number of pieces. */
  overLimit: boolean
  /** What comes along with it, with as many pieces as the line. */
  gifts: GiftOf<L>[]
}

/**
 * Prices a line, with every gift it may bring. If it asks for more than is available or allowed, it shows as many as
 * can be bought, so that an older cart still leads to an order.
 * @param inCart what a campaign sells by itself can be bought, but not from a cart
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

/** A part of a line that something else sets the price of: never more than the sku's own. */
function atFixed<L extends PricingLine>(part: PricedPart<L>, fixed: FixedPrice | undefined): PricedPart<L> {
  if (!fixed) return part
  const price = Math.min(part.price, Math.max(0, fixed.price))
  return { ...part, price, ...(price < part.price ? { originalPrice: part.price } : {}) }
}

/** A fixed price knows no promotion, and applies to a limited number of pieces. */
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

/** The campaign that keeps a sku out of carts: it alone sells the sku, or sells it after a reservation. */
function soldElsewhere<P extends PricingPromotion>(
  status: ProductStatus,
  running: readonly P[],
  promotion: P | undefined,
): P | undefined {
  if (status === PRODUCT_STATUS.toReserve) return running.find((one) => pricingOf(one).reservedAt)
  return isPurchasable(status) && takesNoCart(promotion) ? promotion : undefined
}

/** What stands beside the main promotion, such as a crowd-funding, is told before it. */
const specialStatus = (running: readonly PricingPromotion[]): ProductStatus | undefined =>
  running.flatMap((promotion) => pricingOf(promotion).productStatus ?? []).pop()

function offeredAlong<L extends PricingLine>(line: L, running: readonly PricingPromotion[]): GiftOf<L>[] {
  const ids = new Set(running.filter(isGiftPromotion).map(({ promotionId }) => promotionId))
  return (line.sku.giftSkus as GiftOf<L>[]).filter(({ promotionId }) => ids.has(promotionId))
}
