import { filterPromotions, isPurchasable, priceSku, PRODUCT_STATUS, PROMOTION_TYPE, type ProductStatus } from '@hearth/domain'
import type { CartProduct, Promotion } from '@hearth/sdk/core'
import type { Beholder, CartLine, StockedSku } from '#areas/cart/cart-line'

/** From how few pieces on a product counts as scarce. */
export const SCARCE = 10

const byType: readonly (readonly [number, ProductStatus])[] = [
  [PROMOTION_TYPE.crowdFunding, PRODUCT_STATUS.crowdFunding],
  [PROMOTION_TYPE.preSale, PRODUCT_STATUS.preSale],
  [PROMOTION_TYPE.reservation, PRODUCT_STATUS.reservation],
]

/** How a sku stands for somebody who wants it (S15). */
export function productStatus(sku: StockedSku, running: readonly Promotion[]): ProductStatus {
  if (sku.skuStatus !== 1 || sku.skuSaleStatus !== 1) return PRODUCT_STATUS.offShelf
  if (sku.stock <= 0) return PRODUCT_STATUS.soldOut
  const special = byType.find(([type]) => running.some((promotion) => promotion.promotionType === type))
  if (special) return special[1]
  return sku.stock <= SCARCE ? PRODUCT_STATUS.lowStock : PRODUCT_STATUS.onSale
}

/** Most pieces of a sku one order may hold now: its own limit, and what is there. */
export const mostPieces = (sku: StockedSku): number => Math.max(1, Math.min(sku.limitQuantity, sku.stock))

/** A cart product with the cart promotion (1001, 1002) it counts for. */
export interface PricedLine {
  product: CartProduct
  merchantId: string
  merchantName: string
  promotion?: Promotion
}

/**
 * Prices a line for who looks at it. A line that asks for more than there is, or than one order may hold, shows as many as
 * can be bought, so that a cart kept since yesterday still leads to an order.
 * @param giftStock pieces left of each gift (205); a gift that is gone is not promised.
 */
export function priceLine(line: CartLine, giftStock: ReadonlyMap<string, number>, { now, vip, enterprise }: Beholder): PricedLine {
  const { sku } = line
  const running = filterPromotions(sku.promotions, { now, vip, enterprise })
  const status = productStatus(sku, running)
  const { price, originalPrice, promotion } = priceSku(sku, { now, vip, enterprise })
  const limitQuantity = mostPieces(sku)
  const itemQuantity = isPurchasable(status) ? Math.min(line.itemQuantity, limitQuantity) : line.itemQuantity
  const gifts = running
    .filter((one) => one.promotionType === PROMOTION_TYPE.gift && one.giftSkuNo !== undefined)
    .map((one) => ({ skuNo: one.giftSkuNo ?? '', name: one.giftName ?? '', quantity: itemQuantity }))
    .filter((gift) => (giftStock.get(gift.skuNo) ?? 0) >= gift.quantity)
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
      shoppingCartStatus: line.checked ? 1 : 0,
      gifts,
    },
    merchantId: sku.merchantId,
    merchantName: sku.merchantName,
    promotion: isPurchasable(status) ? running.find(coversCart) : undefined,
  }
}

const coversCart = ({ promotionType }: Promotion): boolean =>
  promotionType === PROMOTION_TYPE.fullReduction || promotionType === PROMOTION_TYPE.fullDiscount
