import { couponEndsSoon } from '#coupon/coupon-time'
import { nextPointsEnd } from '#points/points-end'
import { beijingHour } from '#time/beijing-time'
import { DAY } from '#time/day'

/** Hours of Beijing's day in which reminders go out. */
const DAYTIME = { from: 9, before: 21 } as const

/**
 * Whether shoppers are reminded at this time of the day: no reminders are sent at night.
 * @param now epoch ms
 */
export function isReminderTime(now: number): boolean {
  const hour = beijingHour(now)
  return hour >= DAYTIME.from && hour < DAYTIME.before
}

/**
 * Whether a shopper is reminded of a coupon that they have not used: once it ends soon, though not on the day on which
 * they took it.
 * @param receivedAt epoch ms
 * @param endTime epoch ms
 * @param now epoch ms
 */
export const isCouponReminderDue = (receivedAt: number, endTime: number, now: number): boolean =>
  couponEndsSoon(endTime, now) && now - receivedAt >= DAY

/** How long before points end their shopper is reminded. */
const POINTS_REMINDER = 30 * DAY

/**
 * Whether shoppers are reminded of the points that end next.
 * @param now epoch ms
 */
export const isPointsReminderDue = (now: number): boolean => nextPointsEnd(now) - now <= POINTS_REMINDER

/** How long the window of a balance must have been open before shoppers are reminded of its end. */
const BETWEEN_REMINDERS = DAY / 2

/**
 * What a shopper is reminded of who has to pay the balance of a pre-sale: that it begins, unless it had begun when they
 * paid the deposit, or in its last day that it ends.
 * @param depositPaidAt epoch ms
 * @param now epoch ms
 */
export function balanceReminder(
  { balanceBeginTime, balanceEndTime }: { balanceBeginTime: number; balanceEndTime: number },
  depositPaidAt: number,
  now: number,
): 'begin' | 'end' | undefined {
  if (now < balanceBeginTime || now > balanceEndTime) return undefined
  const known = Math.max(balanceBeginTime, depositPaidAt)
  if (balanceEndTime - now <= DAY && now - known >= BETWEEN_REMINDERS) return 'end'
  return depositPaidAt < balanceBeginTime ? 'begin' : undefined
}
