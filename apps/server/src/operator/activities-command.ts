import { CAMPAIGN_STATUS, formatDateTime, GIFT_AUDIENCE } from '@hearth/domain'
import type { OpsActivity } from '@hearth/ops'
import { readWords } from '#operator/arguments'
import { printable } from '#operator/printable'
import type { OperatorContext } from '#operator/operator-shop'

/** `activities [--after <activityId>]`: gift activities, and how many presents of each were taken. */
export async function activitiesCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  const { options } = readWords(args, ['after'], 0)
  const { activities, after } = await ops.activities.list({
    count: 100,
    ...(options['after'] === undefined ? {} : { after: options['after'] }),
  })
  if (activities.length === 0) return 'There are no gift activities: a shop file brings them (activities).'
  const more = after === '' ? [] : [`More: hearth activities --after ${printable(after)}`]
  return [...activities.map(inWords), ...more].join('\n')
}

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
