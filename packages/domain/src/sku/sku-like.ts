import type { PromotionLike } from '#promotion/promotion-like'

/** An attribute of a sku, such as 颜色 = 月光白. */
export interface AttributeLike {
  name: string
  value: string
}

/** The fields that decide whether a sku can be bought (S23); 1 means yes. */
export interface AvailableLike {
  skuStatus: number
  skuSaleStatus: number
  inventoryStatus: number
  promotions?: readonly PromotionLike[]
}

/** The fields of a sku that the rules read (E10). */
export interface SkuLike extends AvailableLike {
  skuNo: string
  /** Free-trial status. A trial is possible for 0 and below, and for 6 (S24). */
  freePromotionStatus?: { status: number }
}

/** The fields of a sku that the picker reads. */
export interface ChoosableSku extends AvailableLike {
  attributes: readonly AttributeLike[]
}
