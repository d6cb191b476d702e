import { MEMBER_TYPE, type MemberType } from '#codes/member-type'
import { VIP_TYPE, type VipType } from '#codes/vip-type'

/** Months that each kind of membership runs. */
export const VIP_MONTHS: Readonly<Record<VipType, number>> = { monthly: 1, quarterly: 3, yearly: 12 }

/** The kind of member that each kind of membership makes. */
export const memberTypeOf = (vipType: VipType): MemberType => MEMBER_TYPE[VIP_TYPE[vipType]]

/** A membership's time, epoch ms: from its first to its last moment. */
export interface MembershipTerm {
  beginTime: number
  endTime: number
}

/** Beijing is eight hours ahead of UTC all year. */
const BEIJING = 8 * 3_600_000

/**
 * The time of a membership (F06): it begins now, or when the one before it is over, and ends with the moment before the
 * same day and hour some months on, by the calendar in Beijing; where that month has no such day, on its last one.
 * @param now epoch ms
 * @param before the last moment of those the shopper has, epoch ms; absent for none
 */
export function membershipTerm(vipType: VipType, now: number, before = 0): MembershipTerm {
  const beginTime = Math.max(now, before + 1)
  const day = new Date(beginTime + BEIJING)
  const months = day.getUTCMonth() + VIP_MONTHS[vipType]
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const end = new Date(day)
  end.setUTCFullYear(day.getUTCFullYear(), months, Math.min(day.getUTCDate(), lastDay))
  return { beginTime, endTime: end.getTime() - BEIJING - 1 }
}
