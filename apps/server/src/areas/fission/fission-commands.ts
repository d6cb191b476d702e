import { formatDateTime, formatFen } from '@hearth/domain'
import type { OpsFission, OpsFissionAsRead, OpsFissionDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { campaignWord } from '#kernel/commands/campaign-status'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { timeOptions } from '#kernel/commands/day-option'
import { warningLine } from '#kernel/commands/door-warning'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, 'which activity')

const line = (activity: OpsFission): string => {
  const { activityId, name, published, status, beginTime, endTime, helpers, reached, quantity } = activity
  const { couponBatchId, points } = activity
  return [
    printable(activityId),
    printable(name),
    published ? campaignWord(status) : 'not started',
    `${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`,
    `${helpers} friends for ${couponBatchId === undefined ? `${points} points` : `coupon ${printable(couponBatchId)}`}`,
    `reached ${reached}${quantity === undefined ? '' : ` of ${quantity}`}`,
  ].join('  ')
}

const detail = (activity: OpsFissionDetail): string => {
  const { result, warnings } = activity
  return [
    line(activity),
    `  asked ${result.started}, friends helped ${result.helps} times, ${result.newcomers} of them new, ` +
      `claimed ${result.claimed}`,
    `  orders of its product ${result.orders}: ${formatFen(result.orderAmount)}`,
    ...warnings.map(warningLine),
  ].join('\n')
}

const list: Verb = async ({ ops }, { options }) => {
  const { activities, after } = await ops.fissions.list({
    count: readCount(options['count']) ?? 100,
    ...(options['after'] === undefined ? {} : { after: options['after'] }),
    ...(options['open'] === undefined ? {} : { open: true }),
  })
  if (activities.length === 0) return 'There are no fission activities: a shop file brings them (fissions).'
  const more = after === '' ? [] : [`More: hearth fission list --after ${printable(after)}`]
  return [...activities.map(line), ...more].join('\n')
}

const show: Verb = async ({ ops }, words) => detail(await ops.fissions.get({ activityId: named(words) }))

const preview: Verb = async ({ ops }, words) => {
  const { name, description, reward, rules, warnings } = await ops.fissions.preview({ activityId: named(words) })
  return [
    printable(name),
    `  ${printable(description, 200)}`,
    `  + ${printable(reward)}`,
    ...rules.map((rule) => `  - ${printable(rule, 200)}`),
    ...warnings.map(warningLine),
  ].join('\n')
}

/** Changes an activity as it stands. */
const changed =
  (change: (context: CommandContext, one: OpsFissionAsRead, words: Words) => Promise<OpsFissionDetail>): Verb =>
  async (context, words) => {
    const activityId = named(words)
    return detail(
      await asRead(
        () => context.ops.fissions.get({ activityId }),
        ({ version }) => change(context, { activityId, version }, words),
      ),
    )
  }

const start = changed(({ ops }, one) => ops.fissions.start(one))
const stop = changed(({ ops }, one) => ops.fissions.stop(one))
const copy = changed(({ ops }, one, { plain, options }) =>
  ops.fissions.copy({ ...one, newId: wanted(plain, 1, 'the id of the copy'), ...timeOptions(options) }),
)

const REFUSALS = {
  notFound: 'There is no such activity. See: hearth fission list',
  wrongState: 'It cannot be done as the activity stands. See: hearth fission show',
}

/** Fission activities: a shop file brings them; here they are looked at, started, stopped and copied. */
export const fissionCommands = commandsOf({ group: 'benefits', refusals: REFUSALS }, [
  {
    words: 'fission list [--open yes] [--count 100] [--after <id>]',
    help: 'activities in which friends help to a reward; a shop file brings them (fissions)',
    run: list,
  },
  { words: 'fission show <id>', help: 'who took part, what was claimed and bought, rules it may break', run: show },
  { words: 'fission preview <id>', help: 'what shoppers will read', run: preview },
  { words: 'fission start <id>', help: 'show it to shoppers', run: start },
  { words: 'fission stop <id>', help: 'end it now; what was reached can be claimed', run: stop },
  {
    words: 'fission copy <id> <newId> --from 2026-12-01 --to 2026-12-31',
    help: 'the same at another time, not started yet',
    run: copy,
  },
])
