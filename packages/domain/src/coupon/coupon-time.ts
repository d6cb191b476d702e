import { COUPON_STATUS, type CouponStatus } from '#codes/coupon-status'
import { DAY } from '#time/day'

/** The time in which the coupons of a batch can be used, epoch ms. */
export interface CouponBatchTime {
  beginTime: number
  endTime: number
  /** Days for which a coupon can be used after it was taken; absent: until the batch's end. */
  validDays?: number
}

/**
 * Returns the time in which a coupon that is taken now can be used (F06). It is the time of the batch, but ends earlier
 * if the coupon's number of days ends before the batch.
 * @param now epoch ms
 */
export function couponTime(
  { beginTime, endTime, validDays }: CouponBatchTime,
  now: number,
): { beginTime: number; endTime: number } {
  const from = Math.max(beginTime, now)
  return { beginTime, endTime: validDays === undefined ? endTime : Math.min(endTime, from + validDays * DAY) }
}

/**
 * Returns the present status of a coupon: a usable coupon is expired after its end.
 * @param status the stored status
 * @param now epoch ms
 */
export const couponStatusAt = (status: CouponStatus, endTime: number, now: number): CouponStatus =>
  status === COUPON_STATUS.usable && endTime < now ? COUPON_STATUS.expired : status

/** Ms: how long before its end a coupon counts as ending soon. */
export const COUPON_SOON = 3 * DAY

/**
 * Whether a usable coupon ends soon, so that the shopper gets a reminder.
 * @param now epoch ms
 */
export const couponEndsSoon = (endTime: number, now: number): boolean => endTime >= now && endTime - now <= COUPON_SOON
