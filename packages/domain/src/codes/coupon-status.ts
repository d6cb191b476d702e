/**
 * The status of a shopper's coupon (F06, E07). An unpaid order holds its coupon, and releases it if the order is not
 * paid. A merged coupon became part of another one and is no longer listed. The specification does not define the
 * codes.
 */
export const COUPON_STATUS = { usable: 0, used: 1, expired: 2, held: 3, merged: 4 } as const

/** One of {@link COUPON_STATUS}. */
export type CouponStatus = (typeof COUPON_STATUS)[keyof typeof COUPON_STATUS]

/** The label of each status for shoppers. */
export const COUPON_STATUS_LABEL: Readonly<Record<CouponStatus, string>> = {
  0: '可使用',
  1: '已使用',
  2: '已过期',
  3: '待付款订单使用中',
  4: '已合并',
}
