/** Where a coupon of a shopper stands (F06, E07). */
export const COUPON_STATUS = { usable: 0, used: 1, expired: 2 } as const

/** One of {@link COUPON_STATUS}. */
export type CouponStatus = (typeof COUPON_STATUS)[keyof typeof COUPON_STATUS]

/** What shoppers read for each status. */
export const COUPON_STATUS_LABEL: Readonly<Record<CouponStatus, string>> = { 0: '可使用', 1: '已使用', 2: '已过期' }
