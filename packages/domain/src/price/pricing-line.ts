import type { CartPromotionLike } from '#cart/cart-like'
import type { StockedPromotionLike } from '#price/most-pieces'
import type { AvailableLike } from '#sku/sku-like'

/** What pricing reads of a promotion: what it asks and gives, and what is left of it. */
export interface PricingPromotion extends StockedPromotionLike, CartPromotionLike {
  promotionId: string
  promotionType: number
}

/** A sku that a promotion (205) gives along. */
export interface PricingGift {
  promotionId: string
  skuNo: string
  /** Pieces left. */
  stock: number
}

/** What pricing reads of a sku. Money in fen. */
export interface PricingSku extends AvailableLike {
  skuNo: string
  price: number
  marketPrice?: number
  /** Pieces on the shelf. */
  stock: number
  /** Pieces one order may hold. */
  limitQuantity: number
  promotions: readonly PricingPromotion[]
  /** The product of the points mall that it is had as: points pay all of it, and nothing else is asked or given. */
  exchange?: { id: string }
  /** What its promotions may give along. */
  giftSkus: readonly PricingGift[]
}

/** A line of a cart, or of an order to be, with the sku as it is now. */
export interface PricingLine {
  id: string
  /** Pieces asked for. */
  itemQuantity: number
  checked: boolean
  sku: PricingSku
}

/** The promotions of a kind of line. */
export type PromotionOf<L extends PricingLine> = L['sku']['promotions'][number]

/** The gifts of a kind of line. */
export type GiftOf<L extends PricingLine> = L['sku']['giftSkus'][number]
