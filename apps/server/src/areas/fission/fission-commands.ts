import { formatFen } from '@hearth/domain'
import type { OpsFission, OpsFissionAsRead, OpsFissionDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { campaignWord } from '#kernel/commands/values/campaign-status'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { timeOptions } from '#kernel/commands/values/day-option'
import { warningLine } from '#kernel/commands/values/door-warning'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { moreLine, timeSpan, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { YES_NO } from '#kernel/commands/choices'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, WHICH.activity)

const line = (activity: OpsFission): string => {
  const { activityId, name, published, status, beginTime, endTime, helpers, reached, quantity } = activity
  const { couponBatchId, points } = activity
  const award =
    couponBatchId === undefined
      ? { zh: ` ${points} 积分`, en: `${points} points` }
      : { zh: `优惠券 ${printable(couponBatchId)}`, en: `coupon ${printable(couponBatchId)}` }
  return [
    printable(activityId),
    printable(name),
    published ? campaignWord(status) : told({ zh: '未上线', en: 'not started' }),
    timeSpan(beginTime, endTime),
    told({ zh: `${helpers} 位好友助力得${award.zh}`, en: `${helpers} friends for ${award.en}` }),
    told({
      zh: `已达成 ${reached}${quantity === undefined ? '' : ` / ${quantity}`}`,
      en: `reached ${reached}${quantity === undefined ? '' : ` of ${quantity}`}`,
    }),
  ].join('  ')
}

const detail = (activity: OpsFissionDetail): string => {
  const { result, warnings } = activity
  return [
    line(activity),
    told({
      zh: `  发起 ${result.started} 人，好友助力 ${result.helps} 次，其中新客 ${result.newcomers} 人，`,
      en: `  asked ${result.started}, friends helped ${result.helps} times, ${result.newcomers} of them new, `,
    }) + told({ zh: `领取 ${result.claimed} 份`, en: `claimed ${result.claimed}` }),
    told({
      zh: `  活动商品订单 ${result.orders} 单：${formatFen(result.orderAmount)}`,
      en: `  orders of its product ${result.orders}: ${formatFen(result.orderAmount)}`,
    }),
    ...warnings.map(warningLine),
  ].join('\n')
}

const list: Verb = async ({ ops }, { options }) => {
  const { activities, after } = await ops.fissions.list({
    count: readCount(options['count']) ?? 100,
    ...(options['after'] === undefined ? {} : { after: options['after'] }),
    ...(options['open'] === 'yes' ? { open: true } : {}),
  })
  if (activities.length === 0)
    return told({
      zh: '没有助力活动，请用店铺文件导入（fissions）。',
      en: 'There are no fission activities: a shop file brings them (fissions).',
    })
  const more = after === '' ? [] : [moreLine('fission list', after)]
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

/** Changes an activity in its present state. */
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
  ops.fissions.copy({ ...one, newId: wanted(plain, 1, WHICH.copy), ...timeOptions(options) }),
)

const REFUSALS = {
  notFound: {
    zh: '没有这个活动。查看：hearth fission list',
    en: 'There is no such activity. See: hearth fission list',
  },
  wrongState: {
    zh: '活动当前状态不能这样操作。查看：hearth fission show',
    en: 'It cannot be done as the activity stands. See: hearth fission show',
  },
}

/** Commands for fission activities. They list, start, stop and copy activities. A shop file creates activities. */
export const fissionCommands = commandsOf({ group: 'campaigns', refusals: REFUSALS }, [
  {
    words: 'fission list [--open yes] [--count 100] [--after <id>]',
    choices: { open: YES_NO },
    help: {
      zh: '好友助力活动；用店铺文件导入（fissions）',
      en: 'activities in which friends help to a reward; a shop file brings them (fissions)',
    },
    run: list,
  },
  {
    words: 'fission show <id>',
    help: {
      zh: '参与、领取、成交情况和平台规则提示',
      en: 'who took part, what was claimed and bought, rules it may break',
    },
    run: show,
  },
  { words: 'fission preview <id>', help: { zh: '预览顾客看到的内容', en: 'what shoppers will read' }, run: preview },
  { words: 'fission start <id>', help: { zh: '上线活动', en: 'show it to shoppers' }, run: start },
  {
    words: 'fission stop <id>',
    help: { zh: '立即结束；已达成的仍可领取', en: 'end it now; what was reached can be claimed' },
    run: stop,
  },
  {
    words: 'fission copy <id> <newId> --from 2026-12-01 --to 2026-12-31',
    help: { zh: '复制到另一时间段，先不上线', en: 'the same at another time, not started yet' },
    run: copy,
  },
])
