/**
 * Where a coupon of a shopper stands (F06, E07): an order that waits for payment holds it, and gives it back when it is
 * not paid; merged ones have become part of another and are listed no more. The codes are the shop's own choice.
 */
export const COUPON_STATUS = { usable: 0, used: 1, expired: 2, held: 3, merged: 4 } as const

/** One of {@link COUPON_STATUS}. */
export type CouponStatus = (typeof COUPON_STATUS)[keyof typeof COUPON_STATUS]

/** What shoppers read for each status. */
export const COUPON_STATUS_LABEL: Readonly<Record<CouponStatus, string>> = {
  0: '可使用',
  1: '已使用',
  2: '已过期',
  3: '待付款订单使用中',
  4: '已合并',
}
