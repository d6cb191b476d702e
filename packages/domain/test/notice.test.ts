import { describe, expect, it } from 'vitest'
import {
  DAY,
  isCouponReminderDue,
  isPointsReminderDue,
  isReminderTime,
  isToldByDefault,
  NOTICE_KIND,
  pointsEnd,
} from '#index'

const at = (text: string) => new Date(`${text}+08:00`).getTime()

describe('reminders', () => {
  it('go out from nine in the morning until nine in the evening, by the clock of Beijing', () => {
    expect(
      ['08:59', '09:00', '20:59', '21:00', '00:00'].map((time) => isReminderTime(at(`2026-11-24T${time}`))),
    ).toEqual([false, true, true, false, false])
  })

  it('are given of a coupon in its last three days, though not on the day it was taken', () => {
    const end = at('2026-12-01T00:00')
    const taken = end - 10 * DAY
    expect(isCouponReminderDue(taken, end, end - 3 * DAY - 1)).toBe(false)
    expect(isCouponReminderDue(taken, end, end - 3 * DAY)).toBe(true)
    expect(isCouponReminderDue(taken, end, end)).toBe(true)
    expect(isCouponReminderDue(taken, end, end + 1)).toBe(false)
    expect(isCouponReminderDue(end - 2 * DAY, end, end - DAY - 1)).toBe(false)
    expect(isCouponReminderDue(end - 2 * DAY, end, end - DAY)).toBe(true)
  })

  it('are given of points in the thirty days before they end', () => {
    const end = pointsEnd(at('2025-06-01T00:00'))
    expect(isPointsReminderDue(end - 30 * DAY - 1)).toBe(false)
    expect(isPointsReminderDue(end - 30 * DAY)).toBe(true)
    expect(isPointsReminderDue(end - 1)).toBe(true)
    expect(isPointsReminderDue(end)).toBe(false)
  })
})

it('what advertises comes to nobody who did not ask for it', () => {
  expect(Object.values(NOTICE_KIND).filter((kind) => !isToldByDefault(kind))).toEqual([NOTICE_KIND.priceLower])
})
