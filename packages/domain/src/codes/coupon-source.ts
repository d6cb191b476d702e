/**
 * The ways in which shoppers get the coupons of a batch (F06): in the coupon centre and on product pages, with the code
 * of a card, with a membership, in exchange for other coupons, or from staff. The specification does not define the
 * codes.
 */
export const COUPON_SOURCE = {
  centre: 'centre',
  code: 'code',
  membership: 'membership',
  merge: 'merge',
  staff: 'staff',
} as const

/** One of {@link COUPON_SOURCE}. */
export type CouponSource = (typeof COUPON_SOURCE)[keyof typeof COUPON_SOURCE]

/** The label that staff read for each way to get a coupon. */
export const COUPON_SOURCE_LABEL: Readonly<Record<CouponSource, string>> = {
  centre: '领券中心',
  code: '兑换码',
  membership: '会员权益',
  merge: '合并所得',
  staff: '客服发放',
}
