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
import { readCount, readWords, wanted, type Words } from '#operator/arguments'
import { asRead } from '#operator/as-read'
import { inWords } from '#operator/in-words'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'
import { printable } from '#operator/printable'
import { readYuan } from '#operator/read-yuan'

type Verb = (context: OperatorContext, words: Words) => Promise<string>

/** Which of them, by the words of `--of`. */
const OF: Readonly<Record<string, Partial<ListOpsFreeTrials>>> = {
  waiting: { status: FREE_TRIAL_STATUS.applied, review: TRIAL_REVIEW.waiting },
  trying: { status: FREE_TRIAL_STATUS.trying },
  returning: { status: FREE_TRIAL_STATUS.returning },
  due: { charge: TRIAL_CHARGE.due },
  paid: { charge: TRIAL_CHARGE.paid },
}

async function list({ ops }: OperatorContext, { options }: Words): Promise<string> {
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

const read = ({ ops }: OperatorContext, plain: readonly string[]): Promise<OpsFreeTrial> =>
  ops.freeTrials.get({ orderId: wanted(plain, 0, 'which order') })

function text(one: OpsFreeTrial): string {
  const rows = [
    line(one),
    `  ${one.trialDays} days${one.endTime === undefined ? '' : `, until ${formatDateTime(one.endTime)}`}; keeping it costs ${formatFen(one.keepAmount)}`,
    `  ${printable(one.realName ?? '')} ${one.telephone}, ${one.goodTrials} trials that ended well`,
    one.afterSaleOrderId && `  sent back by ${one.afterSaleOrderId}: see hearth after-sale show`,
    one.reason && `  ${printable(one.reason, 200)}`,
    `  next: ${one.allowed.join(', ') || 'nothing'}`,
  ]
  return rows.filter(Boolean).join('\n')
}

/** Does one deed with a trial as it is now, and tells how it stands. */
async function deed(
  context: OperatorContext,
  { plain }: Words,
  change: (trial: { orderId: string; version: number }) => Promise<object>,
): Promise<string> {
  await asRead(
    () => read(context, plain),
    ({ orderId, version }) => change({ orderId, version }),
  )
  return text(await read(context, plain))
}

const reasonOf = ({ options }: Words): string => {
  if (options['reason'] === undefined) throw new OperatorRefusal('Say why: --reason ... The shopper reads it.', 2)
  return options['reason']
}

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
async function atOnce({ ops }: OperatorContext, { plain: [word] }: Words): Promise<string> {
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

const VERBS: Readonly<Record<string, { run: Verb; options: string[]; most: number }>> = {
  list: { run: list, options: ['of', 'count'], most: 0 },
  show: { run: async (context, { plain }) => text(await read(context, plain)), options: [], most: 1 },
  approve: { run: approve, options: [], most: 1 },
  refuse: { run: refuse, options: ['reason'], most: 1 },
  charge: { run: charge, options: ['reason'], most: 2 },
  'at-once': { run: atOnce, options: [], most: 1 },
}

/** `trial list`, `show`, `approve`, `refuse`, `charge`, `at-once`. */
export async function trialCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const [verb = 'list', ...rest] = args
  const known = VERBS[verb]
  if (!known) throw new OperatorRefusal(`Say hearth trial ${Object.keys(VERBS).join(', ')}. See: hearth help`, 2)
  return known.run(context, readWords(rest, known.options, known.most)).catch((error: Error) => {
    throw inWords(error, {
      notFound: 'There is no free trial of that order. See: hearth trial list',
      wrongState: 'That cannot be done as it stands. See what can: hearth trial show <orderId>',
    })
  })
}
