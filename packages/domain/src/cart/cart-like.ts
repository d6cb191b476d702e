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

/** A product with the price of one piece, in fen. */
export interface PricedCartProduct extends CartProductLike {
  skuNo: string
  price: number
  /** What a piece costs beyond `promotionQuantity`. */
  ordinaryPrice?: number
  /** Most pieces at `price`; absent for any number. */
  promotionQuantity?: number
  /**
   * The promotion that sets its price. What is sold alone, with a deposit (105) or crowd-funded (113), is part of no
   * bundle.
   */
  promotionType?: number
  /** The redemption code that sets its price: it is part of no bundle. */
  duCode?: object
}

/** What a cart promotion asks and gives; money in fen, see `Promotion`. */
export interface CartPromotionLike {
  promotionId?: string
  promotionType?: number
  thresholdAmount?: number
  reduceAmount?: number
  thresholdQuantity?: number
  discountRate?: number
}

/** What one cart promotion covers, down to the products. */
export interface PromotionGroupLike<P> extends CartPromotionLike {
  groups: readonly { subGroups: readonly { products: readonly P[] }[] }[]
}

/** The cart's nesting (E09): promotionGroups > groups > subGroups > products. */
export interface CartLike<P> {
  promotionGroups: readonly PromotionGroupLike<P>[]
  /** What mark-up sales make cheaper beside it, each sku by itself. */
  campaignSkuList?: readonly { promotionId: string; skuNo: string; price: number; thresholdAmount: number }[]
  /** The sets that it has something of. */
  comboBuySkuList?: readonly { promotionId: string; price: number; skus: readonly BundleSku[] }[]
}
