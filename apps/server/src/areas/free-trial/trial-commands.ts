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
import { readYuan } from '#kernel/commands/read-yuan'

type Verb = (context: CommandContext, words: Words) => Promise<string>

/** Which of them, by the words of `--of`. */
const OF: Readonly<Record<string, Partial<ListOpsFreeTrials>>> = {
  waiting: { status: FREE_TRIAL_STATUS.applied, review: TRIAL_REVIEW.waiting },
  trying: { status: FREE_TRIAL_STATUS.trying },
  returning: { status: FREE_TRIAL_STATUS.returning },
  due: { charge: TRIAL_CHARGE.due },
  paid: { charge: TRIAL_CHARGE.paid },
}

async function list({ ops }: CommandContext, { options }: Words): Promise<string> {
  const which = options['of'] === undefined ? {} : OF[options['of']]
  if (!which) throw new OperatorRefusal(`--of is one of ${Object.keys(OF).join(', ')}.`, 2)
  const { freeTrials } = await ops.freeTrials.list({ ...which, count: readCount(options['count']) })
  return freeTrials.length === 0 ? 'There are none.' : freeTrials.map(line).join('\n')
}

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
  ops.freeTrials.get({ orderId: wanted(plain, 0, 'which order') })

function text(one: OpsFreeTrial): string {
  const until = one.endTime === undefined ? '' : `, until ${formatDateTime(one.endTime)}`
  const rows = [
    line(one),
    `  ${one.trialDays} days${until}; keeping it costs ${formatFen(one.keepAmount)}`,
    `  ${printable(one.realName ?? '')} ${one.telephone}, ${one.goodTrials} trials that ended well`,
    one.afterSaleOrderId && `  sent back by ${one.afterSaleOrderId}: see hearth after-sale show`,
    one.reason && `  ${printable(one.reason, 200)}`,
    `  next: ${one.allowed.join(', ') || 'nothing'}`,
  ]
  return rows.filter(Boolean).join('\n')
}

/** Does one deed with a trial as it is now, and tells how it stands. */
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

const reasonOf = (words: Words): string => wantedReason(words, 'shopper')

const approve: Verb = (context, words) => deed(context, words, (trial) => context.ops.freeTrials.approve(trial))

const refuse: Verb = (context, words) =>
  deed(context, words, (trial) => context.ops.freeTrials.refuse({ ...trial, reason: reasonOf(words) }))

const charge: Verb = (context, words) =>
  deed(context, words, (trial) =>
    context.ops.freeTrials.charge({
      ...trial,
      amount: readYuan(wanted(words.plain, 1, 'how much')),
      reason: reasonOf(words),
    }),
  )

/** How many products a shopper may have on trial at once; with a number, sets it. */
async function atOnce({ ops }: CommandContext, { plain: [word] }: Words): Promise<string> {
  if (word !== undefined) {
    if (!/^\d{1,2}$/.test(word) || Number(word) < 1 || Number(word) > 20)
      throw new OperatorRefusal(`A whole number from 1 to 20, not ${printable(word)}.`, 2)
    await asRead(
      () => ops.freeTrials.rules({}),
      ({ version }) => ops.freeTrials.setRules({ version, atOnce: Number(word) }),
    )
  }
  const rules = await ops.freeTrials.rules({})
  return `A shopper may have ${rules.atOnce} on trial at once.`
}

const show: Verb = async (context, { plain }) => text(await read(context, plain))

const REFUSALS = {
  notFound: 'There is no free trial of that order. See: hearth free-trial list',
  wrongState: 'That cannot be done as it stands. See what can: hearth free-trial show <orderId>',
}

/** Free trials: who applied, what was lent, and what is due. */
export const trialCommands = commandsOf({ group: 'service', refusals: REFUSALS }, [
  {
    words: 'free-trial list [--of waiting|trying|returning|due|paid] [--count 20]',
    help: 'free trials: who applied, who tries, and what is due',
    run: list,
  },
  {
    words: 'free-trial show <orderId>',
    help: 'one of them, and what can be done next',
    run: show,
  },
  {
    words: 'free-trial approve <orderId>',
    help: 'lend it: its order can be shipped',
    run: approve,
  },
  {
    words: 'free-trial refuse <orderId> --reason 该地区暂不支持试用',
    help: '',
    run: refuse,
  },
  {
    words: 'free-trial charge <orderId> 59.00 --reason 缺少充电底座',
    help: 'for what was kept, or came back incomplete and was refused',
    run: charge,
  },
  {
    words: 'free-trial at-once [2]',
    help: 'how many products a shopper may have on trial at once; or sets it',
    run: atOnce,
  },
])
