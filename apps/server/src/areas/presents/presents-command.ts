import { formatFen, PRESENT_AUDIENCE, PRESENT_AUDIENCE_LABEL, PRESENT_KIND, PRESENT_KIND_LABEL } from '@hearth/domain'
import type { OpsPresentActivity, OpsPresentAsRead, OpsPresentDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { campaignWord } from '#kernel/commands/values/campaign-status'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { timeOptions } from '#kernel/commands/values/day-option'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { moreLine, timeSpan, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { YES_NO } from '#kernel/commands/choices'

type Verb = (context: CommandContext, words: Words) => Promise<string>

const named = ({ plain }: Words): string => wanted(plain, 0, WHICH.activity)

const FOR = {
  [PRESENT_AUDIENCE.everybody]: 'everybody',
  [PRESENT_AUDIENCE.newcomer]: 'newcomers',
  [PRESENT_AUDIENCE.member]: 'members',
} as const

const givesOf = ({ couponBatchIds, points }: OpsPresentActivity): string =>
  [
    ...(couponBatchIds.length > 0
      ? [
          told({
            zh: `优惠券 ${couponBatchIds.map((id) => printable(id)).join('、')}`,
            en: `coupon ${couponBatchIds.map((id) => printable(id)).join(', ')}`,
          }),
        ]
      : []),
    ...(points === undefined ? [] : [told({ zh: `${points} 积分`, en: `${points} points` })]),
  ].join(told({ zh: '和', en: ' and ' }))

const line = (activity: OpsPresentActivity): string => {
  const { activityId, name, kind, audience, published, beginTime, endTime, status, quantity, taken } = activity
  return [
    printable(activityId),
    printable(name),
    published ? campaignWord(status) : told({ zh: '未上线', en: 'not started' }),
    timeSpan(beginTime, endTime),
    told({
      zh: kind === PRESENT_KIND.hotel ? PRESENT_KIND_LABEL[kind] : PRESENT_AUDIENCE_LABEL[audience],
      en: `for ${kind === PRESENT_KIND.hotel ? 'guests of hotels' : FOR[audience]}`,
    }),
    givesOf(activity),
    told({
      zh: `已领 ${taken}${quantity === undefined ? '' : ` / ${quantity}`}`,
      en: `taken ${taken}${quantity === undefined ? '' : ` of ${quantity}`}`,
    }),
  ].join('  ')
}

const detail = (activity: OpsPresentDetail): string => {
  const { steps, hotels, result } = activity
  return [
    line(activity),
    ...(steps.length > 0
      ? [told({ zh: `  领取条件：${steps.join('、')}`, en: `  steps before: ${steps.join(', ')}` })]
      : []),
    told({
      zh: `  发券 ${result.coupons} 张，已用 ${result.used} 张；发积分 ${result.points}`,
      en: `  coupons given ${result.coupons}, used ${result.used}; points given ${result.points}`,
    }),
    told({
      zh: `  用券订单 ${result.orders} 单：${formatFen(result.orderAmount)}，`,
      en: `  orders paid with them ${result.orders}: ${formatFen(result.orderAmount)}, `,
    }) +
      told({
        zh: `券共抵扣 ${formatFen(result.couponAmount)}`,
        en: `coupons took off ${formatFen(result.couponAmount)}`,
      }),
    ...hotels.map(({ hotelCode, name, taken }) =>
      told({
        zh: `  ${hotelCode}  ${printable(name)}  已领 ${taken}`,
        en: `  ${hotelCode}  ${printable(name)}  taken ${taken}`,
      }),
    ),
  ].join('\n')
}

const list: Verb = async ({ ops }, { options }) => {
  const { activities, after } = await ops.presents.list({
    count: readCount(options['count']) ?? 100,
    ...(options['after'] === undefined ? {} : { after: options['after'] }),
    ...(options['open'] === 'yes' ? { open: true } : {}),
  })
  if (activities.length === 0)
    return told({
      zh: '没有福利活动，请用店铺文件导入（presentActivities）。',
      en: 'There are no present activities: a shop file brings them (presentActivities).',
    })
  const more = after === '' ? [] : [moreLine('presents list', after)]
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
    mostCost === undefined
      ? told({ zh: '成本没有上限。', en: 'There is no limit to what it costs.' })
      : told({ zh: `成本最高 ${formatFen(mostCost)}。`, en: `It costs ${formatFen(mostCost)} at most.` }),
  ].join('\n')
}

/**
 * Reads an activity, changes it, and returns its details as text. If somebody else changes the activity in between, it
 * is read and changed again (see `asRead`).
 */
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
    newId: wanted(plain, 1, WHICH.copy),
    ...timeOptions(options),
  }),
)

const REFUSALS = {
  notFound: {
    zh: '没有这个活动。查看：hearth presents list',
    en: 'There is no such activity. See: hearth presents list',
  },
  wrongState: {
    zh: '活动当前状态不能这样操作。查看：hearth presents show',
    en: 'It cannot be done as the activity stands. See: hearth presents show',
  },
}

/** Commands for present activities. They list, start, stop and copy activities. A shop file creates activities. */
export const presentsCommands = commandsOf({ group: 'campaigns', refusals: REFUSALS }, [
  {
    words: 'presents list [--open yes] [--count 100] [--after <id>]',
    choices: { open: YES_NO },
    help: {
      zh: '福利活动：时间、对象和已领数量',
      en: 'present activities: when, for whom, and how many presents were taken',
    },
    run: list,
  },
  {
    words: 'presents show <id>',
    help: {
      zh: '活动效果：用券、订单金额、各酒店领取数',
      en: 'what it brought: coupons used, orders and their money, hotels',
    },
    run: show,
  },
  {
    words: 'presents preview <id>',
    help: { zh: '预览顾客看到的内容和最高成本', en: 'what shoppers will read, and what it costs at most' },
    run: preview,
  },
  { words: 'presents start <id>', help: { zh: '上线活动', en: 'show it to shoppers' }, run: start },
  {
    words: 'presents stop <id>',
    help: { zh: '立即结束；已领的不受影响', en: 'end it now; what was taken stays' },
    run: stop,
  },
  {
    words: 'presents copy <id> <newId> --from 2026-12-01 --to 2026-12-31',
    help: {
      zh: '复制到另一时间段，不带酒店，先不上线',
      en: 'the same at another time, without hotels, not started yet',
    },
    run: copy,
  },
])
