import type { FreightTerms } from '#freight/freight-table'
import type { BundleSku } from '#price/bundle-sku'

/** What the rules read of a product in the cart (E09). */
export interface CartProductLike {
  /** Id of the cart line. */
  id: string
  itemQuantity: number
  /** 1, 3, 4, 7 and 11 can be bought. */
  productStatus: number
  /** 1 checked, 0 not. */
  shoppingCartStatus: number
}

/** A number of pieces of a line at one price, in fen. */
export interface PriceTierLike {
  price: number
  /** Most pieces at this price; absent for any number. */
  pieces?: number
  /** Whether they count for the cart promotion of their group. */
  covered: boolean
}

/** A product with the price of one piece, in fen. */
export interface PricedCartProduct extends CartProductLike {
  skuNo: string
  price: number
  /** Prices of its pieces, one after another; absent if `price` applies to all. */
  tiers?: readonly PriceTierLike[]
  /**
   * The promotion that sets its price. Products bought alone, with a deposit (105) or by crowd-funding (113), are part
   * of no bundle.
   */
  promotionType?: number
  /** Ids of cart promotions that the product may count for; absent if its group's is the only one. */
  promotionIds?: readonly string[]
  /** Fen below which no discount reduces a piece. */
  floorPrice?: number
  /** Whether it is delivered as codes, without freight. */
  byCode?: boolean
  /** Its freight table; absent for the default one. */
  freightTable?: string
  /** Weight of a piece; absent if its freight does not depend on weight. */
  grams?: number
  /** The redemption code that sets its price: it is part of no bundle. */
  duCode?: object
}

/** The condition of a cart promotion's tier, an amount or pieces or both, and its benefit; money in fen. */
export interface CartTierLike {
  thresholdAmount?: number
  thresholdQuantity?: number
  /** Fen that a 1001 takes off. */
  reduceAmount?: number
  /** Percent to pay under a 1002, with one decimal at most. */
  discountRate?: number
}

/** Conditions and benefits of a cart promotion; see `Promotion`. With a single tier they are its own fields. */
export interface CartPromotionLike extends CartTierLike {
  promotionId?: string
  promotionType?: number
  /** Its tiers, the lowest first; absent for a single one. */
  tiers?: readonly CartTierLike[]
  /** The order in which several are applied to the same pieces: smaller numbers first; 0 if absent. */
  priority?: number
  /**
   * Ids of cart promotions that the same pieces may count for as well; it is enough that one of two names the other.
   */
  combinesWith?: readonly string[]
}

/** What one cart promotion covers, down to the products. */
export interface PromotionGroupLike<P> extends CartPromotionLike {
  groups: readonly { subGroups: readonly { products: readonly P[] }[] }[]
}

/** The cart's nesting (E09): promotionGroups > groups > subGroups > products. */
export interface CartLike<P> {
  promotionGroups: readonly PromotionGroupLike<P>[]
  /** Cart promotions that products may count for but no group is of. */
  otherPromotions?: readonly CartPromotionLike[]
  /** Freight to the destination; absent if the owner sets no freight table. */
  freights?: readonly FreightTerms[]
  /** What mark-up sales make cheaper beside it, each sku by itself. */
  campaignSkuList?: readonly { promotionId: string; skuNo: string; price: number; thresholdAmount: number }[]
  /** Sets that it contains products of. */
  comboBuySkuList?: readonly { promotionId: string; price: number; skus: readonly BundleSku[] }[]
}
