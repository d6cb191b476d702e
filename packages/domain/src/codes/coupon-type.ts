/** How a coupon reduces an order (E07): type 3 is free postage, the others are normal coupons. */
export const COUPON_DISCOUNT_TYPE = { reduction: 1, percentage: 2, freePostage: 3 } as const

/** One of {@link COUPON_DISCOUNT_TYPE}. */
export type CouponDiscountType = (typeof COUPON_DISCOUNT_TYPE)[keyof typeof COUPON_DISCOUNT_TYPE]

/** The label of each kind for shoppers. */
export const COUPON_DISCOUNT_TYPE_LABEL: Readonly<Record<CouponDiscountType, string>> = {
  1: '满减券',
  2: '折扣券',
  3: '免邮券',
}
