import { GROUP_STATUS, type GroupStatus } from '#codes/group-status'

/** A group, as a shopper who wants to join sees it. Times are epoch ms. */
export interface JoinableGroup {
  status: GroupStatus
  /** Until when the group must be complete. */
  endTime: number
  /** Free seats. */
  freeSeats: number
  /** Whether this shopper has a seat in the group. */
  mine: boolean
}

/** The reason why a shopper cannot join a group. */
export type GroupRefusal =
  /** The shopper already has a seat in the group. */
  | 'mine'
  /** The group is complete. */
  | 'full'
  /** The time of the group is over. */
  | 'over'
  /** All seats are taken, some of them by shoppers who have not paid yet. */
  | 'held'

/**
 * Returns the reason why a shopper cannot join a group at a moment, or undefined if they can.
 * @param now server time, epoch ms
 */
export function groupRefusal(
  { status, endTime, freeSeats, mine }: JoinableGroup,
  now: number,
): GroupRefusal | undefined {
  if (mine) return 'mine'
  if (status === GROUP_STATUS.complete) return 'full'
  if (status === GROUP_STATUS.failed || endTime < now) return 'over'
  return freeSeats < 1 ? 'held' : undefined
}

/** The message for a shopper who cannot join a group. It says what the shopper can do instead. */
export const GROUP_REFUSAL_TEXT: Readonly<Record<GroupRefusal, string>> = {
  mine: '您已在这个团里，可以邀请好友一起拼',
  full: '该团已满员，您可以自己开一个团',
  over: '该团已结束，您可以自己开一个团',
  held: '名额已被占用，有团友正在付款，您可以稍后再来，或自己开一个团',
}

/** Returns the number of members that a group still lacks. */
export const missingMembers = ({ groupSize, memberCount }: { groupSize: number; memberCount: number }): number =>
  Math.max(0, groupSize - memberCount)
