import {
  formatDateTime,
  formatFen,
  FREE_TRIAL_STATUS,
  FREE_TRIAL_STATUS_LABEL,
  TRIAL_CHARGE,
  TRIAL_CHARGE_LABEL,
  TRIAL_REVIEW,
  TRIAL_REVIEW_LABEL,
} from '@hearth/domain'
import type { ListOpsFreeTrials, OpsFreeTrial } from '@hearth/ops'
import { readCount, wanted, wantedReason, type Words } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { nextLine, NONE, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { oneOf } from '#kernel/commands/choices'

type Verb = (context: CommandContext, words: Words) => Promise<string>

/** The filter for each word of `--of`. */
const OF: Readonly<Record<string, Partial<ListOpsFreeTrials>>> = {
  waiting: { status: FREE_TRIAL_STATUS.applied, review: TRIAL_REVIEW.waiting },
  trying: { status: FREE_TRIAL_STATUS.trying },
  returning: { status: FREE_TRIAL_STATUS.returning },
  due: { charge: TRIAL_CHARGE.due },
  paid: { charge: TRIAL_CHARGE.paid },
}

/** The words of `--of`, with their labels. */
const STATES = oneOf({
  waiting: TRIAL_REVIEW_LABEL[TRIAL_REVIEW.waiting],
  trying: FREE_TRIAL_STATUS_LABEL[FREE_TRIAL_STATUS.trying],
  returning: FREE_TRIAL_STATUS_LABEL[FREE_TRIAL_STATUS.returning],
  due: TRIAL_CHARGE_LABEL[TRIAL_CHARGE.due],
  paid: TRIAL_CHARGE_LABEL[TRIAL_CHARGE.paid],
})

async function list({ ops }: CommandContext, { options }: Words): Promise<string> {
  const which = options['of'] === undefined ? {} : OF[options['of']]!
  const { freeTrials } = await ops.freeTrials.list({ ...which, count: readCount(options['count']) })
  return freeTrials.length === 0 ? told(NONE) : freeTrials.map(line).join('\n')
}

/**
 * Actions on a trial that no command takes. Commands for after-sale service receive or refuse the returned products.
 */
const NAMED = { withdraw: undefined, resume: undefined, takeBack: undefined }

const line = (one: OpsFreeTrial): string =>
  [
    one.orderId,
    formatDateTime(one.createdAt),
    FREE_TRIAL_STATUS_LABEL[one.status],
    ...(one.status === FREE_TRIAL_STATUS.applied ? [TRIAL_REVIEW_LABEL[one.review]] : []),
    ...(one.charge === TRIAL_CHARGE.none ? [] : [TRIAL_CHARGE_LABEL[one.charge], formatFen(one.chargeAmount ?? 0)]),
    printable(one.name),
  ].join('  ')

const read = ({ ops }: CommandContext, plain: readonly string[]): Promise<OpsFreeTrial> =>
  ops.freeTrials.get({ orderId: wanted(plain, 0, WHICH.order) })

function text(one: OpsFreeTrial): string {
  const until =
    one.endTime === undefined
      ? ''
      : told({ zh: `，${formatDateTime(one.endTime)} 截止`, en: `, until ${formatDateTime(one.endTime)}` })
  const rows = [
    line(one),
    told({
      zh: `  试用 ${one.trialDays} 天${until}；留下要付 ${formatFen(one.keepAmount)}`,
      en: `  ${one.trialDays} days${until}; keeping it costs ${formatFen(one.keepAmount)}`,
    }),
    told({
      zh: `  ${printable(one.realName ?? '')} ${one.telephone}，此前守约试用 ${one.goodTrials} 次`,
      en: `  ${printable(one.realName ?? '')} ${one.telephone}, ${one.goodTrials} trials that ended well`,
    }),
    one.afterSaleOrderId &&
      told({
        zh: `  退回单号 ${one.afterSaleOrderId}：见 hearth after-sale show`,
        en: `  sent back by ${one.afterSaleOrderId}: see hearth after-sale show`,
      }),
    one.reason && `  ${printable(one.reason, 200)}`,
    nextLine('free-trial', one.allowed, NAMED),
  ]
  return rows.filter(Boolean).join('\n')
}

/** Takes an action on a trial in its present state, and returns the new state. */
async function deed(
  context: CommandContext,
  { plain }: Words,
  change: (trial: { orderId: string; version: number }) => Promise<object>,
): Promise<string> {
  await asRead(
    () => read(context, plain),
    ({ orderId, version }) => change({ orderId, version }),
  )
  return text(await read(context, plain))
}

const reasonOf = (words: Words): string => wantedReason(words, { zh: '顾客', en: 'shopper' })

const approve: Verb = (context, words) => deed(context, words, (trial) => context.ops.freeTrials.approve(trial))

const refuse: Verb = (context, words) =>
  deed(context, words, (trial) => context.ops.freeTrials.refuse({ ...trial, reason: reasonOf(words) }))

const charge: Verb = (context, words) =>
  deed(context, words, (trial) =>
    context.ops.freeTrials.charge({
      ...trial,
      amount: readYuan(wanted(words.plain, 1, { zh: '金额', en: 'how much' })),
      reason: reasonOf(words),
    }),
  )

/** Prints how many products a shopper can have on trial at once. With a number, sets it. */
async function atOnce({ ops }: CommandContext, { plain: [word] }: Words): Promise<string> {
  if (word !== undefined) {
    if (!/^\d{1,2}$/.test(word) || Number(word) < 1 || Number(word) > 20)
      throw new OperatorRefusal(
        {
          zh: `要写 1 到 20 的整数，不能是 ${printable(word)}。`,
          en: `A whole number from 1 to 20, not ${printable(word)}.`,
        },
        2,
      )
    await asRead(
      () => ops.freeTrials.rules({}),
      ({ version }) => ops.freeTrials.setRules({ version, atOnce: Number(word) }),
    )
  }
  const rules = await ops.freeTrials.rules({})
  return told({
    zh: `每人同时最多试用 ${rules.atOnce} 件。`,
    en: `A shopper may have ${rules.atOnce} on trial at once.`,
  })
}

const show: Verb = async (context, { plain }) => text(await read(context, plain))

const REFUSALS = {
  notFound: {
    zh: '这个订单不是试用订单。查看：hearth free-trial list',
    en: 'There is no free trial of that order. See: hearth free-trial list',
  },
  wrongState: {
    zh: '当前状态不能这样操作。可做的操作见：hearth free-trial show <orderId>',
    en: 'That cannot be done as it stands. See what can: hearth free-trial show <orderId>',
  },
}

/** Commands for free trials: applications, products on trial, and due amounts. */
export const trialCommands = commandsOf({ group: 'service', refusals: REFUSALS }, [
  {
    words: 'free-trial list [--of waiting|trying|returning|due|paid] [--count 20]',
    choices: { of: STATES },
    help: { zh: '免费试用：申请、试用中、待付款', en: 'free trials: who applied, who tries, and what is due' },
    run: list,
  },
  {
    words: 'free-trial show <orderId>',
    help: { zh: '一个试用订单的详情和下一步可做的操作', en: 'one of them, and what can be done next' },
    run: show,
  },
  {
    words: 'free-trial approve <orderId>',
    help: { zh: '通过试用申请，订单可以发货', en: 'lend it: its order can be shipped' },
    run: approve,
  },
  {
    words: 'free-trial refuse <orderId> --reason 该地区暂不支持试用',
    help: { zh: '驳回试用申请，顾客会看到原因', en: 'refuse it; the shopper reads why' },
    run: refuse,
  },
  {
    words: 'free-trial charge <orderId> 59.00 --reason 缺少充电底座',
    help: { zh: '对留下的或缺件退回的商品收款', en: 'for what was kept, or came back incomplete and was refused' },
    run: charge,
  },
  {
    words: 'free-trial at-once [2]',
    help: {
      zh: '每人同时最多试用几件；带数字就修改',
      en: 'how many products a shopper may have on trial at once; or sets it',
    },
    run: atOnce,
  },
])
