import { CAMPAIGN_STATUS, formatDateTime, PRESENT_AUDIENCE } from '@hearth/domain'
import type { OpsPresentActivity } from '@hearth/ops'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'

/** Present activities, and how many presents of each were taken. */
export const presentsCommand = command({
  words: 'presents [--after <id>]',
  help: 'present activities: when, for whom, and how many presents were taken',
  group: 'benefits',
  async run({ ops }, { options }) {
    const { activities, after } = await ops.presents.list({
      count: 100,
      ...(options['after'] === undefined ? {} : { after: options['after'] }),
    })
    if (activities.length === 0) return 'There are no present activities: a shop file brings them (presentActivities).'
    const more = after === '' ? [] : [`More: hearth presents --after ${printable(after)}`]
    return [...activities.map(inWords), ...more].join('\n')
  },
})

const STATUS = {
  [CAMPAIGN_STATUS.notBegun]: 'to come',
  [CAMPAIGN_STATUS.running]: 'running',
  [CAMPAIGN_STATUS.over]: 'over',
} as const

const FOR = {
  [PRESENT_AUDIENCE.everybody]: 'everybody',
  [PRESENT_AUDIENCE.newcomer]: 'newcomers',
  [PRESENT_AUDIENCE.member]: 'members',
} as const

const inWords = (activity: OpsPresentActivity): string => {
  const { activityId, name, audience, beginTime, endTime, status, batchId, points, quantity, taken } = activity
  return [
    printable(activityId),
    printable(name),
    STATUS[status],
    `${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`,
    `for ${FOR[audience]}`,
    batchId === undefined ? `${points} points` : `coupon ${printable(batchId)}`,
    `taken ${taken}${quantity === undefined ? '' : ` of ${quantity}`}`,
  ].join('  ')
}
