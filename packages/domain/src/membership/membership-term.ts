import { MEMBER_TYPE, type MemberType } from '#codes/member-type'
import { VIP_TYPE, type VipType } from '#codes/vip-type'
import { beijingTime, fromBeijingTime } from '#time/beijing-time'

/** Months in each membership, by its duration. */
export const VIP_MONTHS: Readonly<Record<VipType, number>> = { monthly: 1, quarterly: 3, yearly: 12 }

/** Returns the member type that a membership of this duration gives. */
export const memberTypeOf = (vipType: VipType): MemberType => MEMBER_TYPE[VIP_TYPE[vipType]]

/** First and last moment of a membership, epoch ms. */
export interface MembershipTerm {
  beginTime: number
  endTime: number
}

/**
 * Returns the same day and hour some months later, by the calendar in China, in epoch ms. If that month has no such
 * day, its last day is returned.
 */
export function monthsOn(time: number, months: number): number {
  const day = beijingTime(time)
  const month = day.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const on = new Date(day)
  on.setUTCFullYear(day.getUTCFullYear(), month, Math.min(day.getUTCDate(), lastDay))
  return fromBeijingTime(on)
}

/**
 * Returns the term of a new membership (F06). It begins now, or when the shopper's present memberships end. It ends 1
 * ms before the same day and hour some months later (`monthsOn`).
 * @param now epoch ms
 * @param before epoch ms: the last moment of the shopper's memberships; absent for none
 */
export function membershipTerm(vipType: VipType, now: number, before = 0): MembershipTerm {
  const beginTime = Math.max(now, before + 1)
  return { beginTime, endTime: monthsOn(beginTime, VIP_MONTHS[vipType]) - 1 }
}

/** The position of a moment within the months of a membership. */
export interface MembershipMonth {
  /** Number of the present month, counted from 0. */
  month: number
  /** Epoch ms: when the next month begins; absent in the last month. */
  next?: number
}

/** Returns the month of a membership at a moment. Months are counted from the begin of the membership. */
export function membershipMonth({ beginTime, endTime }: MembershipTerm, now: number): MembershipMonth {
  let month = 0
  while (monthsOn(beginTime, month + 1) <= Math.min(now, endTime)) month += 1
  const next = monthsOn(beginTime, month + 1)
  return next <= endTime ? { month, next } : { month }
}
