import { formatDeadline, GROUP_STATUS, missingMembers, ORDER_STATUS } from '@hearth/domain'
import type { GroupOrder } from '@hearth/state'

/** Returns the size of a group, such as 3 人团. */
export const sizeText = (groupSize: number): string => `${groupSize} 人团`

/** Returns the duration of a group, such as 24 小时 or 7 天. */
export const hoursText = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? `${hours / 24} 天` : `${hours} 小时`

/** Returns the number of missing members as text. */
export const missingText = (group: { groupSize: number; memberCount: number }): string =>
  `还差 ${missingMembers(group)} 人`

/**
 * Returns the status of an order's group and what it means for the order; empty if the order needs no text.
 * @param brief true if the page shows the number of missing members elsewhere
 */
export function groupNote(orderStatus: number, group: GroupOrder, brief = false): string {
  const { status, endTime, leader } = group
  if (status === GROUP_STATUS.failed)
    return orderStatus === ORDER_STATUS.cancelled ? '拼团超时未成团，已付款项全额退回' : '拼团超时未成团，正在退款'
  if (orderStatus === ORDER_STATUS.pendingPayment)
    return leader ? '付款后即开团' : `付款后参团成功，${missingText(group)}`
  if (orderStatus !== ORDER_STATUS.paid) return ''
  if (status === GROUP_STATUS.complete) return '拼团成功，商家正在备货'
  const until = endTime === undefined ? '到期' : `${formatDeadline(endTime)} 前`
  return `${brief ? '' : `拼团中，${missingText(group)}拼团成功，`}${until}未成团全额退款`
}
