/**
 * The status of an after-sale order (F10, S13). The shopper can withdraw it until the shop has received the product.
 * The specification does not define the codes.
 */
export const AFTER_SALE_STATUS = {
  applied: 10,
  agreed: 20,
  returning: 30,
  received: 40,
  done: 50,
  cancelled: 90,
  refused: 91,
} as const

/** One of {@link AFTER_SALE_STATUS}. */
export type AfterSaleStatus = (typeof AFTER_SALE_STATUS)[keyof typeof AFTER_SALE_STATUS]

/** The label of each status for shoppers. */
export const AFTER_SALE_STATUS_LABEL: Readonly<Record<AfterSaleStatus, string>> = {
  10: '待审核',
  20: '待寄回',
  30: '寄回中',
  40: '商家处理中',
  50: '已完成',
  90: '已取消',
  91: '未通过',
}
