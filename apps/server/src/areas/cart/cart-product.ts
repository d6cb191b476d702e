import {
  AVAILABILITY,
  CHECK_STATUS,
  filterPromotions,
  isPurchasable,
  priceSku,
  PRODUCT_STATUS,
  PROMOTION_TYPE,
  PROMOTION_TYPE_LABEL,
  skuAvailability,
  type ProductStatus,
} from '@hearth/domain'
import type { Promotion } from '@hearth/sdk/core'
import type { Buyer, CartLine, GiftSku, SeenLines, StockedPromotion, StockedSku } from '#areas/cart/cart-line'
import { giveGifts } from '#areas/cart/give-gifts'
import type { PricedLine } from '#areas/cart/priced-line'

/** From how few pieces on a product counts as scarce. */
export const SCARCE = 10

/** Prices lines for who looks at them (S18, S20), and promises the gifts that an order of them would get. */
export const priceLines = ({ lines, buyer }: SeenLines): PricedLine[] =>
  giveGifts(lines.map((line) => priceLine(line, buyer)))

/**
 * Prices a line, with every gift it may bring. One that asks for more than there is, or than one order may hold, shows
 * as many as can be bought, so that a cart kept since yesterday still leads to an order.
 */
function priceLine(line: CartLine, buyer: Buyer): PricedLine {
  const { sku } = line
  const running = filterPromotions(sku.promotions, buyer)
  const status = productStatus(sku, running, buyer)
  const purchasable = isPurchasable(status)
  const { price, originalPrice, promotion } = priceSku(sku, buyer)
  const limitQuantity = mostPieces(sku, promotion)
  const itemQuantity = purchasable ? Math.min(line.itemQuantity, limitQuantity) : line.itemQuantity
  return {
    product: {
      id: line.id,
      skuNo: sku.skuNo,
      spuNo: sku.spuNo,
      name: sku.skuName,
      attributes: sku.attributes,
      picture: sku.picture,
      price,
      originalPrice,
      promotionType: promotion?.promotionType,
      itemQuantity,
      limitQuantity,
      productStatus: status,
      shoppingCartStatus: line.checked ? CHECK_STATUS.checked : CHECK_STATUS.unchecked,
      gifts: [],
    },
    shortage: purchasable && line.itemQuantity > limitQuantity ? shortageOf(sku, promotion) : undefined,
    overLimit: line.itemQuantity > Math.min(sku.limitQuantity, leftFor(promotion)),
    merchantId: sku.merchantId,
    merchantName: sku.merchantName,
    cartPromotion: purchasable ? running.find(coversCart) : undefined,
    limitedPromotionId: promotion?.stock === undefined ? undefined : promotion.promotionId,
    gifts: purchasable ? offeredAlong(sku, running) : [],
  }
}

/**
 * Most pieces of a sku one order may hold now: its own limit, what is on the shelf, and what the promotion that sets
 * its price has, in all and for one shopper; 1 at least.
 */
const mostPieces = ({ limitQuantity, stock }: StockedSku, promotion?: StockedPromotion): number =>
  Math.max(1, Math.min(limitQuantity, stock, promotion?.stock ?? Infinity, leftFor(promotion)))

/** Pieces a promotion has left for this shopper. */
const leftFor = (promotion?: StockedPromotion): number =>
  promotion?.limit === undefined ? Infinity : promotion.limit - (promotion.held ?? 0)

/** What keeps a line from holding more: the tightest of the four. */
function shortageOf({ limitQuantity, stock }: StockedSku, promotion?: StockedPromotion): string {
  const promoted = promotion?.stock ?? Infinity
  const left = leftFor(promotion)
  if (promotion && left < Math.min(limitQuantity, stock, promoted))
    return `${PROMOTION_TYPE_LABEL[promotion.promotionType]}每人限购 ${promotion.limit} 件${promotion.held ? `，您已下单 ${promotion.held} 件` : ''}`
  if (limitQuantity <= Math.min(stock, promoted)) return `每单限购 ${limitQuantity} 件`
  if (promotion && promoted < stock) return `${PROMOTION_TYPE_LABEL[promotion.promotionType]}仅剩 ${promoted} 件`
  return `库存不足，仅剩 ${stock} 件`
}

const specialStatus: readonly (readonly [number, ProductStatus])[] = [
  [PROMOTION_TYPE.crowdFunding, PRODUCT_STATUS.crowdFunding],
  [PROMOTION_TYPE.preSale, PRODUCT_STATUS.preSale],
  [PROMOTION_TYPE.reservation, PRODUCT_STATUS.reservation],
]

function productStatus(sku: StockedSku, running: readonly Promotion[], buyer: Buyer): ProductStatus {
  const availability = skuAvailability(sku, buyer)
  if (availability === AVAILABILITY.inactive || availability === AVAILABILITY.notOnSale) return PRODUCT_STATUS.offShelf
  if (availability !== AVAILABILITY.available) return PRODUCT_STATUS.soldOut
  const special = specialStatus.find(([type]) => running.some((promotion) => promotion.promotionType === type))
  if (special) return special[1]
  return sku.stock <= SCARCE ? PRODUCT_STATUS.lowStock : PRODUCT_STATUS.onSale
}

function offeredAlong(sku: StockedSku, running: readonly Promotion[]): GiftSku[] {
  const ids = new Set(
    running
      .filter((promotion) => promotion.promotionType === PROMOTION_TYPE.gift)
      .map((promotion) => promotion.promotionId),
  )
  return sku.giftSkus.filter((gift) => ids.has(gift.promotionId))
}

const coversCart = ({ promotionType }: Promotion): boolean =>
  promotionType === PROMOTION_TYPE.fullReduction || promotionType === PROMOTION_TYPE.fullDiscount
