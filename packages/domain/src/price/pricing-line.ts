import type { CartPromotionLike } from '#cart/cart-like'
import type { StockedPromotionLike } from '#price/most-pieces'
import type { AvailableLike } from '#sku/sku-like'

/** The fields of a promotion that pricing reads: its conditions, its benefits, and what is left of it. */
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

/** A price that no promotion, bundle or coupon has a part in. */
export interface FixedPrice {
  /** `exchange`: a product of the points mall, which points pay; `prize`: what a lottery gave; `code`: of a code. */
  kind: 'exchange' | 'prize' | 'code'
  /** Which product of the points mall, which draw, or which code. */
  id: string
  /** Fen: a piece; never more than the sku's own price. */
  price: number
  /** Most pieces at it; absent for any number. */
  pieces?: number
  /** Whether it can no longer be had, nor the line be bought with it. */
  over?: boolean
}

/** What pricing reads of a sku. Money in fen. */
export interface PricingSku extends AvailableLike {
  skuNo: string
  price: number
  /** The lowest at which anybody could have it in the days before its present price began. */
  lowestPrice?: number
  /** Pieces on the shelf. */
  stock: number
  /** Pieces one order may hold. */
  limitQuantity: number
  promotions: readonly PricingPromotion[]
  /** Fen that neither promotions nor coupons take a piece below; absent for any price. */
  floorPrice?: number
  /** Whether it is delivered as codes: it is not sent, and has no freight. */
  byCode?: boolean
  /** Weight of a piece; absent if unknown. */
  grams?: number
  /** The freight table it is sent by; absent for the default one. */
  freightTable?: string
  /** What sets its price alone, such as a code: nothing else is asked or given. */
  fixed?: FixedPrice
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
