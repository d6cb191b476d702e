import { CAMPAIGN_STATUS, formatDateTime, GIFT_AUDIENCE } from '@hearth/domain'
import type { OpsActivity } from '@hearth/ops'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'

/** Gift activities, and how many presents of each were taken. */
export const activitiesCommand = command({
  words: 'activities [--after <id>]',
  help: 'gift activities: when, for whom, and how many presents were taken',
  group: 'gifts',
  async run({ ops }, { options }) {
    const { activities, after } = await ops.activities.list({
      count: 100,
      ...(options['after'] === undefined ? {} : { after: options['after'] }),
    })
    if (activities.length === 0) return 'There are no gift activities: a shop file brings them (activities).'
    const more = after === '' ? [] : [`More: hearth activities --after ${printable(after)}`]
    return [...activities.map(inWords), ...more].join('\n')
  },
})

const STATUS = {
  [CAMPAIGN_STATUS.notBegun]: 'to come',
  [CAMPAIGN_STATUS.running]: 'running',
  [CAMPAIGN_STATUS.over]: 'over',
} as const

const FOR = {
  [GIFT_AUDIENCE.everybody]: 'everybody',
  [GIFT_AUDIENCE.newcomer]: 'newcomers',
  [GIFT_AUDIENCE.member]: 'members',
} as const

const inWords = (activity: OpsActivity): string => {
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
