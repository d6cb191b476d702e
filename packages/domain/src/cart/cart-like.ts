import type { FreightTerms } from '#freight/freight-table'
import type { BundleSku } from '#price/bundle-sku'

/** The fields of a product in the cart that the rules read (E09). */
export interface CartProductLike {
  /** Id of the cart line. */
  id: string
  itemQuantity: number
  /** Status of the product. A product with status 1, 3, 4, 7 or 11 can be bought. */
  productStatus: number
  /** 1 if the line is checked, else 0. */
  shoppingCartStatus: number
}

/** Pieces of a line that have the same price. The price is in fen. */
export interface PriceTierLike {
  price: number
  /** Maximum number of pieces at this price; absent for no limit. */
  pieces?: number
  /** Whether the pieces count for the cart promotion of the promotion group that contains the product. */
  covered: boolean
}

/** A product in the cart with its price, in fen. */
export interface PricedCartProduct extends CartProductLike {
  skuNo: string
  price: number
  /** The prices of the product's pieces, one after another; absent if all pieces cost `price`. */
  tiers?: readonly PriceTierLike[]
  /**
   * The type of the promotion that sets the product's price. Products of pre-sales (105) and crowd-fundings (113) are
   * in no bundle.
   */
  promotionType?: number
  /** Ids of the cart promotions that the product may count for; absent if only the promotion of its group applies. */
  promotionIds?: readonly string[]
  /** Fen: floor price of a piece, below which no discount reduces it. */
  floorPrice?: number
  /** Whether the product is delivered as codes, which have no freight. */
  byCode?: boolean
  /** Freight table of the product; absent for the default one. */
  freightTable?: string
  /** Grams: weight of a piece; absent if its freight does not depend on weight. */
  grams?: number
  /** The redemption code that sets the product's price. A product with a redemption code is in no bundle. */
  duCode?: object
}

/** A tier of a cart promotion: its condition (an amount, a number of pieces, or both) and its benefit. Money in fen. */
export interface CartTierLike {
  thresholdAmount?: number
  thresholdQuantity?: number
  /** Fen: the reduction (promotion type 1001). */
  reduceAmount?: number
  /** The percentage to pay, with one decimal at most (promotion type 1002). */
  discountRate?: number
}

/**
 * Conditions and benefits of a cart promotion; see `Promotion`. A promotion with a single tier has the fields of the
 * tier itself.
 */
export interface CartPromotionLike extends CartTierLike {
  promotionId?: string
  promotionType?: number
  /** The tiers, the lowest first; absent if there is only one. */
  tiers?: readonly CartTierLike[]
  /** Priority among cart promotions for the same pieces: smaller numbers first; 0 if absent. */
  priority?: number
  /**
   * Ids of cart promotions that the same pieces may also count for. Two promotions combine if one of them names the
   * other.
   */
  combinesWith?: readonly string[]
}

/** A cart promotion with its products; the group has no promotion fields if no promotion applies. */
export interface PromotionGroupLike<P> extends CartPromotionLike {
  groups: readonly { subGroups: readonly { products: readonly P[] }[] }[]
}

/** The cart's nesting (E09): promotionGroups > groups > subGroups > products. */
export interface CartLike<P> {
  promotionGroups: readonly PromotionGroupLike<P>[]
  /** Cart promotions that products may count for and that have no group of their own. */
  otherPromotions?: readonly CartPromotionLike[]
  /** Freight to the destination; absent if the owner sets no freight table. */
  freights?: readonly FreightTerms[]
  /** The offers of mark-up sales for this cart, one for each sku. */
  campaignSkuList?: readonly { promotionId: string; skuNo: string; price: number; thresholdAmount: number }[]
  /** Sets that contain products of this cart. */
  comboBuySkuList?: readonly { promotionId: string; price: number; skus: readonly BundleSku[] }[]
}
