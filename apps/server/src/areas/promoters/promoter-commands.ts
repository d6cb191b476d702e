import { CERTIFICATION_STATUS, formatDateTime } from '@hearth/domain'
import type { ListOpsPromoters, OpsPromoter, OpsPromoterDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, wantedReason, type Words } from '#kernel/commands/read-words'

type Verb = (context: CommandContext, words: Words) => Promise<string>

/** Which of them, by the words of `--of`. */
const OF: Readonly<Record<string, ListOpsPromoters>> = {
  waiting: { status: CERTIFICATION_STATUS.reviewing, sort: 'oldest' },
  passed: { status: CERTIFICATION_STATUS.passed, suspended: false },
  refused: { status: CERTIFICATION_STATUS.refused },
  suspended: { suspended: true },
}

const list: Verb = async ({ ops }, { options }) => {
  const which = options['of'] === undefined ? {} : OF[options['of']]
  if (!which) throw new OperatorRefusal(`--of is one of ${Object.keys(OF).join(', ')}.`, 2)
  const { promoters } = await ops.promoters.list({ ...which, count: readCount(options['count']) })
  return promoters.length === 0 ? 'There are none.' : promoters.map(line).join('\n')
}

const line = (one: OpsPromoter): string =>
  [
    one.shopperId,
    formatDateTime(one.appliedAt),
    one.state,
    printable(one.realName),
    one.telephone,
    printable(one.nickname ?? one.displayName),
    one.level,
  ].join('  ')

const read = ({ ops }: CommandContext, plain: readonly string[]): Promise<OpsPromoterDetail> =>
  ops.promoters.get({ shopperId: wanted(plain, 0, 'which promoter') })

const text = (one: OpsPromoterDetail): string =>
  [
    line(one),
    `  agreement ${one.agreementVersion}, agreed ${formatDateTime(one.agreedAt)}`,
    one.invitedBy && `  invited by the shop ${one.invitedBy}`,
    one.reason && `  refused: ${printable(one.reason, 200)}`,
    one.suspendedReason && `  suspended: ${printable(one.suspendedReason, 200)}`,
    ...one.shops.map(({ shopId, kind, name }) => `  ${kind} shop ${shopId} ${printable(name)}`),
    `  next: ${one.allowed.join(', ') || 'nothing'}`,
  ]
    .filter(Boolean)
    .join('\n')

const show: Verb = async (context, { plain }) => text(await read(context, plain))

/** Decides about a promoter as it is now, and tells how it stands. */
async function decide(
  context: CommandContext,
  { plain }: Words,
  change: (promoter: { shopperId: string; version: number }) => Promise<object>,
): Promise<string> {
  await asRead(
    () => read(context, plain),
    ({ shopperId, version }) => change({ shopperId, version }),
  )
  return text(await read(context, plain))
}

const reasonOf = (words: Words): string => wantedReason(words, 'promoter')

const judges = (word: string | undefined, now: 'staff' | 'atOnce'): 'staff' | 'atOnce' => {
  if (word === undefined) return now
  if (word !== 'staff' && word !== 'at-once') throw new OperatorRefusal('--judge and --partner: staff or at-once.', 2)
  return word === 'staff' ? 'staff' : 'atOnce'
}

/** The rules as they are; with options, sets those. */
const rules: Verb = async ({ ops }, { options }) => {
  const { judge, partner, trials, pay } = options
  if (trials !== undefined && !/^\d{1,3}$/.test(trials))
    throw new OperatorRefusal('--trials is a whole number up to 999.', 2)
  if (Object.keys(options).length > 0)
    await asRead(
      () => ops.promoters.rules({}),
      (now) =>
        ops.promoters.setRules({
          ...now,
          judge: judges(judge, now.judge),
          partnerJudge: judges(partner, now.partnerJudge),
          ...(trials === undefined ? {} : { trialsPerShop: Number(trials) }),
          ...(pay === undefined ? {} : { publicPayUrl: pay === 'none' ? '' : pay }),
        }),
    )
  const held = await ops.promoters.rules({})
  const by = (one: 'staff' | 'atOnce') => (one === 'staff' ? 'by staff' : 'at once')
  return [
    `Applications are judged ${by(held.judge)}, partner shops opened ${by(held.partnerJudge)}.`,
    `A shop may hand out ${held.trialsPerShop} free trials.`,
    held.publicPayUrl === ''
      ? 'There is no page for bank transfers.'
      : `Bank transfers: ${printable(held.publicPayUrl)}`,
  ].join('\n')
}

const REFUSALS = {
  notFound: 'That shopper never applied. See: hearth promoter list',
  wrongState: 'That cannot be done as it stands. See what can: hearth promoter show <shopperId>',
}

/** Promoters: who applied, and what is decided about them. */
export const promoterCommands = commandsOf({ group: 'people', refusals: REFUSALS }, [
  {
    words: 'promoter list [--of waiting|passed|refused|suspended] [--count 20]',
    help: 'promoters and who applied, those who applied last first',
    run: list,
  },
  { words: 'promoter show <shopperId>', help: 'one of them, and what can be done next', run: show },
  {
    words: 'promoter approve <shopperId>',
    help: '',
    run: (context, words) => decide(context, words, (one) => context.ops.promoters.approve(one)),
  },
  {
    words: 'promoter refuse <shopperId> --reason 姓名与身份证号不一致',
    help: '',
    run: (context, words) =>
      decide(context, words, (one) => context.ops.promoters.refuse({ ...one, reason: reasonOf(words) })),
  },
  {
    words: 'promoter suspend <shopperId> --reason 宣传内容不实',
    help: '',
    run: (context, words) =>
      decide(context, words, (one) => context.ops.promoters.suspend({ ...one, reason: reasonOf(words) })),
  },
  {
    words: 'promoter restore <shopperId>',
    help: '',
    run: (context, words) => decide(context, words, (one) => context.ops.promoters.restore(one)),
  },
  {
    words: 'promoter level <shopperId> gold',
    help: 'sorts a promoter into a level, by which rates may go',
    run: (context, words) =>
      decide(context, words, (one) =>
        context.ops.promoters.setLevel({ ...one, level: wanted(words.plain, 1, 'which level') }),
      ),
  },
  {
    words: 'promoter rules [--judge staff|at-once] [--partner staff|at-once] [--trials 10] [--pay /agreement/service]',
    help: 'who judges, what shops may hand out; or sets it',
    run: rules,
  },
])
