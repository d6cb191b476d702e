import { formatFen } from '#money/format-fen'
import { groupRefusal, missingMembers, type JoinableGroup } from '#group-buying/group-seats'

/** The fields of a group that the title of a link to it shows. Prices are fen. */
export interface SharedGroup extends Omit<JoinableGroup, 'mine'> {
  name: string
  groupPrice: number
  groupSize: number
  members: readonly object[]
}

/** The text below the title of a shared link. */
export const GROUP_SHARE_TEXT = '满员后发货，到期未成团全额退款'

/**
 * Returns the title of a shared group: the number of missing members while it can be joined, otherwise only the
 * product. The title promises no reward for sharing.
 * @param now server time, epoch ms
 */
export function groupShareTitle(group: SharedGroup, now: number): string {
  const { name, groupPrice, groupSize, members } = group
  const joinable = groupRefusal({ ...group, mine: false }, now) === undefined
  const missing = missingMembers({ groupSize, memberCount: members.length })
  return joinable ? `还差 ${missing} 人，¥${formatFen(groupPrice)} 拼「${name}」` : `拼团：${name}`
}
