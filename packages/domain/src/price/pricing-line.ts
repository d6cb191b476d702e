import type { CartPromotionLike } from '#cart/cart-like'
import type { StockedPromotionLike } from '#price/most-pieces'
import type { AvailableLike } from '#sku/sku-like'

/** The fields of a promotion that pricing reads: its conditions, its benefits and its stock. */
export interface PricingPromotion extends StockedPromotionLike, CartPromotionLike {
  promotionId: string
  promotionType: number
}

/** A gift of a promotion (205). */
export interface PricingGift {
  promotionId: string
  skuNo: string
  /** Pieces left. */
  stock: number
}

/** A fixed price: a price that does not come from promotions, bundles or coupons. */
export interface FixedPrice {
  /**
   * `exchange`: a product of the points mall, paid with points; `prize`: a prize of a lottery; `code`: the price of a
   * redemption code.
   */
  kind: 'exchange' | 'prize' | 'code'
  /** Id of the product of the points mall, of the draw, or of the code. */
  id: string
  /** Fen: the price of a piece. The sku's own price applies if it is lower. */
  price: number
  /** Maximum number of pieces at this price; absent for no limit. */
  pieces?: number
  /** Whether the fixed price is no longer available; the line cannot be bought then. */
  over?: boolean
}

/** The fields of a sku that pricing reads. Money in fen. */
export interface PricingSku extends AvailableLike {
  skuNo: string
  price: number
  /** The lowest price at which everybody could buy the sku in the days before its present price began. */
  lowestPrice?: number
  /** Pieces in stock. */
  stock: number
  /** Maximum number of pieces in one order. */
  limitQuantity: number
  promotions: readonly PricingPromotion[]
  /** Floor price, below which neither promotions nor coupons reduce a piece; absent for no floor. */
  floorPrice?: number
  /** Whether the sku is delivered as codes, which have neither a parcel nor freight. */
  byCode?: boolean
  /** Grams: weight of a piece; absent if unknown. */
  grams?: number
  /** The sku's freight table; absent for the default one. */
  freightTable?: string
  /**
   * The fixed price of the sku, such as that of a redemption code; absent for none. To a sku with a fixed price, no
   * promotions apply, and it has no gifts.
   */
  fixed?: FixedPrice
  /** The gifts that the sku's promotions can give. */
  giftSkus: readonly PricingGift[]
}

/** A line of a cart or an order, with the present state of its sku. */
export interface PricingLine {
  id: string
  /** Requested pieces. */
  itemQuantity: number
  checked: boolean
  sku: PricingSku
}

/** The type of a line's promotions. */
export type PromotionOf<L extends PricingLine> = L['sku']['promotions'][number]

/** The type of a line's gifts. */
export type GiftOf<L extends PricingLine> = L['sku']['giftSkus'][number]
