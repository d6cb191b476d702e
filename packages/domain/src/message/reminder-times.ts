import { couponEndsSoon } from '#coupon/coupon-time'
import { nextPointsEnd } from '#points/points-end'
import { beijingHour } from '#time/beijing-time'
import { DAY } from '#time/day'

/** The hours of the day in China in which reminders are sent. */
const DAYTIME = { from: 9, before: 21 } as const

/**
 * Whether reminders can be sent at this hour. No reminder is sent at night.
 * @param now epoch ms
 */
export function isReminderTime(now: number): boolean {
  const hour = beijingHour(now)
  return hour >= DAYTIME.from && hour < DAYTIME.before
}

/**
 * Whether a shopper gets a reminder of an unused coupon: the coupon ends soon, and was taken at least 24 hours ago.
 * @param receivedAt epoch ms
 * @param endTime epoch ms
 * @param now epoch ms
 */
export const isCouponReminderDue = (receivedAt: number, endTime: number, now: number): boolean =>
  couponEndsSoon(endTime, now) && now - receivedAt >= DAY

/** Ms: how long before the expiry of points their owner gets a reminder. */
const POINTS_REMINDER = 30 * DAY

/**
 * Whether shoppers get a reminder of the points that expire next.
 * @param now epoch ms
 */
export const isPointsReminderDue = (now: number): boolean => nextPointsEnd(now) - now <= POINTS_REMINDER

/**
 * Ms: minimum time between the moment at which a shopper could first pay the balance and the reminder of its end (`end`
 * of `balanceReminder`).
 */
const BETWEEN_REMINDERS = DAY / 2

/**
 * Returns the reminder for a shopper who has to pay the balance of a pre-sale. `begin`: the balance can be paid now,
 * but could not yet be paid at the time of the deposit. `end`: less than a day is left to pay the balance. Returns
 * undefined if no reminder is due.
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
