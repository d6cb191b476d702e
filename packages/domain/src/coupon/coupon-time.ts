import { COUPON_STATUS, type CouponStatus } from '#codes/coupon-status'
import { DAY } from '#time/day'

/** When coupons of a batch can be used, epoch ms. */
export interface CouponBatchTime {
  beginTime: number
  endTime: number
  /** Days from when one was taken; absent for until the end. */
  validDays?: number
}

/**
 * The time of use of a coupon taken now (F06): from the begin of its batch, until the batch's end or for its days,
 * whichever is first.
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
 * Where a coupon stands now: one that was neither used nor merged is past once its end is.
 * @param status as it is kept
 * @param now epoch ms
 */
export const couponStatusAt = (status: CouponStatus, endTime: number, now: number): CouponStatus =>
  status === COUPON_STATUS.usable && endTime < now ? COUPON_STATUS.expired : status

/** Ms before its end from which on a coupon counts as soon to end. */
export const COUPON_SOON = 3 * DAY

/**
 * Whether a coupon that can be used ends soon, so that its shopper is reminded of it.
 * @param now epoch ms
 */
export const couponEndsSoon = (endTime: number, now: number): boolean => endTime >= now && endTime - now <= COUPON_SOON
