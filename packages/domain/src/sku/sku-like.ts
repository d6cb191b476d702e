import type { PromotionLike } from '#promotion/promotion-like'

/** One choice a sku stands for, such as 颜色 = 月光白. */
export interface AttributeLike {
  name: string
  value: string
}

/** What tells whether a sku can be bought (S23): 1 is yes for each status. */
export interface AvailableLike {
  skuStatus: number
  skuSaleStatus: number
  inventoryStatus: number
  promotions?: readonly PromotionLike[]
}

/** What the rules read of a sku (E10). */
export interface SkuLike extends AvailableLike {
  skuNo: string
  /** Free trial: allowed if not above 0, or 6 (S24). */
  freePromotionStatus?: { status: number }
}

/** What the picker reads of a sku. */
export interface ChoosableSku extends AvailableLike {
  attributes: readonly AttributeLike[]
}
