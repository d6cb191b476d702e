import { MEMBER_TYPE, type MemberType } from '#codes/member-type'
import { VIP_TYPE, type VipType } from '#codes/vip-type'
import { beijingTime, fromBeijingTime } from '#time/beijing-time'

/** Months that each kind of membership runs. */
export const VIP_MONTHS: Readonly<Record<VipType, number>> = { monthly: 1, quarterly: 3, yearly: 12 }

/** The kind of member that each kind of membership makes. */
export const memberTypeOf = (vipType: VipType): MemberType => MEMBER_TYPE[VIP_TYPE[vipType]]

/** A membership's time, epoch ms: from its first to its last moment. */
export interface MembershipTerm {
  beginTime: number
  endTime: number
}

/**
 * The same day and hour some months on, epoch ms, by the calendar in Beijing; where that month has no such day, on its
 * last one.
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
 * The time of a membership (F06): it begins now, or when the one before it is over, and ends with the moment before the
 * same day and hour some months on, as `monthsOn` counts them.
 * @param now epoch ms
 * @param before the last moment of those the shopper has, epoch ms; absent for none
 */
export function membershipTerm(vipType: VipType, now: number, before = 0): MembershipTerm {
  const beginTime = Math.max(now, before + 1)
  return { beginTime, endTime: monthsOn(beginTime, VIP_MONTHS[vipType]) - 1 }
}

/** Where a membership stands in its months. */
export interface MembershipMonth {
  /** Months that have begun since its first; 0 in the first. */
  month: number
  /** When the next one begins, epoch ms; absent in the last. */
  next?: number
}

/** The month of a membership at a moment of its time, counted from the moment it began. */
export function membershipMonth({ beginTime, endTime }: MembershipTerm, now: number): MembershipMonth {
  let month = 0
  while (monthsOn(beginTime, month + 1) <= Math.min(now, endTime)) month += 1
  const next = monthsOn(beginTime, month + 1)
  return next <= endTime ? { month, next } : { month }
}
