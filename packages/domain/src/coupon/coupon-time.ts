import { COUPON_STATUS, type CouponStatus } from '#codes/coupon-status'
import { DAY } from '#time/day'

/** When the coupons of a batch can be used, epoch ms. */
export interface CouponBatchTime {
  beginTime: number
  endTime: number
  /** Days for which a coupon can be used after it was taken; absent: until the batch's end. */
  validDays?: number
}

/**
 * When a coupon that is taken now can be used (F06): from the begin of its batch until its end, or until the coupon's
 * days are over if that is earlier.
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
 * The status of a coupon now: a usable coupon has expired once its end is past.
 * @param status the stored status
 * @param now epoch ms
 */
export const couponStatusAt = (status: CouponStatus, endTime: number, now: number): CouponStatus =>
  status === COUPON_STATUS.usable && endTime < now ? COUPON_STATUS.expired : status

/** Ms: a coupon ends soon if its end is not further away. */
export const COUPON_SOON = 3 * DAY

/**
 * Whether a usable coupon ends soon, so that its shopper gets a reminder.
 * @param now epoch ms
 */
export const couponEndsSoon = (endTime: number, now: number): boolean => endTime >= now && endTime - now <= COUPON_SOON
