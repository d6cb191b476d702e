import { formatDateTime, formatFen, PRESENT_AUDIENCE, PRESENT_KIND } from '@hearth/domain'
import type { OpsPresentActivity, OpsPresentAsRead, OpsPresentDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { campaignWord } from '#kernel/commands/campaign-status'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { timeOptions } from '#kernel/commands/day-option'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, 'which activity')

const FOR = {
  [PRESENT_AUDIENCE.everybody]: 'everybody',
  [PRESENT_AUDIENCE.newcomer]: 'newcomers',
  [PRESENT_AUDIENCE.member]: 'members',
} as const

const givesOf = ({ couponBatchIds, points }: OpsPresentActivity): string =>
  [
    ...(couponBatchIds.length > 0 ? [`coupon ${couponBatchIds.map((id) => printable(id)).join(', ')}`] : []),
    ...(points === undefined ? [] : [`${points} points`]),
  ].join(' and ')

const line = (activity: OpsPresentActivity): string => {
  const { activityId, name, kind, audience, published, beginTime, endTime, status, quantity, taken } = activity
  return [
    printable(activityId),
    printable(name),
    published ? campaignWord(status) : 'not started',
    `${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`,
    `for ${kind === PRESENT_KIND.hotel ? 'guests of hotels' : FOR[audience]}`,
    givesOf(activity),
    `taken ${taken}${quantity === undefined ? '' : ` of ${quantity}`}`,
  ].join('  ')
}

const detail = (activity: OpsPresentDetail): string => {
  const { steps, hotels, result } = activity
  return [
    line(activity),
    ...(steps.length > 0 ? [`  steps before: ${steps.join(', ')}`] : []),
    `  coupons given ${result.coupons}, used ${result.used}; points given ${result.points}`,
    `  orders paid with them ${result.orders}: ${formatFen(result.orderAmount)}, ` +
      `coupons took off ${formatFen(result.couponAmount)}`,
    ...hotels.map(({ hotelCode, name, taken }) => `  ${hotelCode}  ${printable(name)}  taken ${taken}`),
  ].join('\n')
}

const list: Verb = async ({ ops }, { options }) => {
  const { activities, after } = await ops.presents.list({
    count: readCount(options['count']) ?? 100,
    ...(options['after'] === undefined ? {} : { after: options['after'] }),
    ...(options['open'] === undefined ? {} : { open: true }),
  })
  if (activities.length === 0) return 'There are no present activities: a shop file brings them (presentActivities).'
  const more = after === '' ? [] : [`More: hearth presents list --after ${printable(after)}`]
  return [...activities.map(line), ...more].join('\n')
}

const show: Verb = async ({ ops }, words) => detail(await ops.presents.get({ activityId: named(words) }))

const preview: Verb = async ({ ops }, words) => {
  const { name, description, gives, rules, mostCost } = await ops.presents.preview({ activityId: named(words) })
  return [
    printable(name),
    `  ${printable(description)}`,
    ...gives.map((one) => `  + ${printable(one)}`),
    ...rules.map((rule) => `  - ${printable(rule)}`),
    mostCost === undefined ? 'There is no limit to what it costs.' : `It costs ${formatFen(mostCost)} at most.`,
  ].join('\n')
}

/** Changes an activity as it stands. */
const changed =
  (change: (context: CommandContext, one: OpsPresentAsRead, words: Words) => Promise<OpsPresentDetail>): Verb =>
  async (context, words) => {
    const activityId = named(words)
    return detail(
      await asRead(
        () => context.ops.presents.get({ activityId }),
        ({ version }) => change(context, { activityId, version }, words),
      ),
    )
  }

const start = changed(({ ops }, one) => ops.presents.start(one))
const stop = changed(({ ops }, one) => ops.presents.stop(one))
const copy = changed(({ ops }, one, { plain, options }) =>
  ops.presents.copy({
    ...one,
    newId: wanted(plain, 1, 'the id of the copy'),
    ...timeOptions(options),
  }),
)

const REFUSALS = {
  notFound: 'There is no such activity. See: hearth presents list',
  wrongState: 'It cannot be done as the activity stands. See: hearth presents show',
}

/** Present activities: a shop file brings them; here they are looked at, started, stopped and copied. */
export const presentsCommands = commandsOf({ group: 'benefits', refusals: REFUSALS }, [
  {
    words: 'presents list [--open yes] [--count 100] [--after <id>]',
    help: 'present activities: when, for whom, and how many presents were taken',
    run: list,
  },
  { words: 'presents show <id>', help: 'what it brought: coupons used, orders and their money, hotels', run: show },
  { words: 'presents preview <id>', help: 'what shoppers will read, and what it costs at most', run: preview },
  { words: 'presents start <id>', help: 'show it to shoppers', run: start },
  { words: 'presents stop <id>', help: 'end it now; what was taken stays', run: stop },
  {
    words: 'presents copy <id> <newId> --from 2026-12-01 --to 2026-12-31',
    help: 'the same at another time, without hotels, not started yet',
    run: copy,
  },
])
