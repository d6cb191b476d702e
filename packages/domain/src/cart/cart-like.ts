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

/** So many pieces of a line at one price, in fen. */
export interface PriceTierLike {
  price: number
  /** Most pieces at it; absent for any number. */
  pieces?: number
  /** Whether they count for the cart promotion of their group. */
  covered: boolean
}

/** A product with the price of one piece, in fen. */
export interface PricedCartProduct extends CartProductLike {
  skuNo: string
  price: number
  /** What its pieces cost, one price after another; absent where `price` is that of all. */
  tiers?: readonly PriceTierLike[]
  /**
   * The promotion that sets its price. What is sold alone, with a deposit (105) or crowd-funded (113), is part of no
   * bundle.
   */
  promotionType?: number
  /** Ids of the cart promotions that the product may count for; absent where its group's is the only one. */
  promotionIds?: readonly string[]
  /** Fen that no discount takes a piece below. */
  floorPrice?: number
  /** Whether it is delivered as codes, which cost no freight. */
  byCode?: boolean
  /** The freight table it is sent by; absent for the default one. */
  freightTable?: string
  /** What a piece weighs; absent where its freight does not go by weight. */
  grams?: number
  /** The redemption code that sets its price: it is part of no bundle. */
  duCode?: object
}

/** What a tier of a cart promotion asks, an amount or pieces or both, and what it gives; money in fen. */
export interface CartTierLike {
  thresholdAmount?: number
  thresholdQuantity?: number
  /** Fen that a 1001 takes off. */
  reduceAmount?: number
  /** Percent to pay under a 1002, with one decimal at most. */
  discountRate?: number
}

/** What a cart promotion asks and gives; see `Promotion`. One of a single tier says it by its own fields. */
export interface CartPromotionLike extends CartTierLike {
  promotionId?: string
  promotionType?: number
  /** Its tiers, the one that asks least first; absent for one alone. */
  tiers?: readonly CartTierLike[]
  /** Which of several is worked out first for the same pieces: the smaller number; 0 where absent. */
  priority?: number
  /** Ids of cart promotions that the same pieces may count for as well; it is enough that one of two says so. */
  combinesWith?: readonly string[]
}

/** What one cart promotion covers, down to the products. */
export interface PromotionGroupLike<P> extends CartPromotionLike {
  groups: readonly { subGroups: readonly { products: readonly P[] }[] }[]
}

/** The cart's nesting (E09): promotionGroups > groups > subGroups > products. */
export interface CartLike<P> {
  promotionGroups: readonly PromotionGroupLike<P>[]
  /** Cart promotions that no group counts for, and products may. */
  otherPromotions?: readonly CartPromotionLike[]
  /** What freight is to where it goes; absent where the owner sets no freight table. */
  freights?: readonly FreightTerms[]
  /** What mark-up sales make cheaper beside it, each sku by itself. */
  campaignSkuList?: readonly { promotionId: string; skuNo: string; price: number; thresholdAmount: number }[]
  /** The sets that it has something of. */
  comboBuySkuList?: readonly { promotionId: string; price: number; skus: readonly BundleSku[] }[]
}
