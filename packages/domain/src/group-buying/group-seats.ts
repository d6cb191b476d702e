import { GROUP_STATUS, type GroupStatus } from '#codes/group-status'

/** A group that buys together, as shoppers who can join see it. Times are epoch ms. */
export interface JoinableGroup {
  status: GroupStatus
  /** Until when it must be complete. */
  endTime: number
  /** Free seats. */
  freeSeats: number
  /** Whether the shopper who looks has a seat in it. */
  mine: boolean
}

/** Why a shopper cannot join a group. */
export type GroupRefusal =
  /** They have a seat in it. */
  | 'mine'
  /** It is complete. */
  | 'full'
  /** Its time is over. */
  | 'over'
  /** All its seats are taken, some by shoppers who have not paid yet. */
  | 'held'

/** Why a shopper cannot join a group at a moment; nothing where they can. @param now server time, epoch ms */
export function groupRefusal(
  { status, endTime, freeSeats, mine }: JoinableGroup,
  now: number,
): GroupRefusal | undefined {
  if (mine) return 'mine'
  if (status === GROUP_STATUS.complete) return 'full'
  if (status === GROUP_STATUS.failed || endTime < now) return 'over'
  return freeSeats < 1 ? 'held' : undefined
}

/** The message for a shopper who cannot join a group. It says what they can do instead. */
export const GROUP_REFUSAL_TEXT: Readonly<Record<GroupRefusal, string>> = {
  mine: '您已在这个团里，可以邀请好友一起拼',
  full: '该团已满员，您可以自己开一个团',
  over: '该团已结束，您可以自己开一个团',
  held: '名额已被占用，有团友正在付款，您可以稍后再来，或自己开一个团',
}

/** Members that a group lacks. */
export const missingMembers = ({ groupSize, memberCount }: { groupSize: number; memberCount: number }): number =>
  Math.max(0, groupSize - memberCount)
