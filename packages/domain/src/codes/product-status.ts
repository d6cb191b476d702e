/**
 * The status of a product in the cart. Products with 1, 3, 4, 7 and 11 can be bought (S15). The specification does not
 * define the names.
 */
export const PRODUCT_STATUS = {
  onSale: 1,
  soldOut: 2,
  lowStock: 3,
  preSale: 4,
  offShelf: 5,
  overLimit: 6,
  reservation: 7,
  promotionEnded: 8,
  toReserve: 9,
  soldElsewhere: 10,
  crowdFunding: 11,
} as const

/** One of {@link PRODUCT_STATUS}. */
export type ProductStatus = (typeof PRODUCT_STATUS)[keyof typeof PRODUCT_STATUS]

/** The label of each status for shoppers; empty for an ordinary product. */
export const PRODUCT_STATUS_LABEL: Readonly<Record<ProductStatus, string>> = {
  1: '',
  2: '已售罄',
  3: '库存紧张',
  4: '预售',
  5: '已下架',
  6: '超出限购',
  7: '预约',
  8: '活动已结束',
  9: '需预约购买',
  10: '请到活动页购买',
  11: '众筹',
}

const purchasable: ReadonlySet<number> = new Set([1, 3, 4, 7, 11])

/** Whether a product with this status in the cart can be bought (S15). */
export const isPurchasable = (status: number): boolean => purchasable.has(status)
