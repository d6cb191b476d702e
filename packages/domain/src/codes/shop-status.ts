/** The status of a promoter's shop or a partner shop (F16). The specification does not define the codes. */
export const SHOP_STATUS = { none: 0, reviewing: 1, open: 2, closed: 3 } as const

/** One of {@link SHOP_STATUS}. */
export type ShopStatus = (typeof SHOP_STATUS)[keyof typeof SHOP_STATUS]

/** The label of each status for owners. */
export const SHOP_STATUS_LABEL: Readonly<Record<ShopStatus, string>> = {
  0: '未开店',
  1: '审核中',
  2: '营业中',
  3: '已关闭',
}
