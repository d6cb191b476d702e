import { CERTIFICATION_STATUS, CERTIFICATION_STATUS_LABEL, formatDateTime, PROMOTER_KIND_LABEL } from '@hearth/domain'
import type { ListOpsPromoters, OpsPromoter, OpsPromoterDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, wantedReason, type Words } from '#kernel/commands/read-words'
import { nextLine, NONE, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { oneOf, orOneOf, wordIn } from '#kernel/commands/choices'

type Verb = (context: CommandContext, words: Words) => Promise<string>

/** The filter of the list for each word of the option `--of`. */
const OF: Readonly<Record<string, ListOpsPromoters>> = {
  waiting: { status: CERTIFICATION_STATUS.reviewing, sort: 'oldest' },
  passed: { status: CERTIFICATION_STATUS.passed, suspended: false },
  refused: { status: CERTIFICATION_STATUS.refused },
  suspended: { suspended: true },
}

const LABELS = {
  reviewing: CERTIFICATION_STATUS_LABEL[CERTIFICATION_STATUS.reviewing],
  passed: CERTIFICATION_STATUS_LABEL[CERTIFICATION_STATUS.passed],
  refused: CERTIFICATION_STATUS_LABEL[CERTIFICATION_STATUS.refused],
  suspended: '已暂停',
}

/** The words of the option `--of`, each with the word that is printed for it. */
const { reviewing: waiting, ...decided } = LABELS
const OF_WORDS = oneOf({ waiting, ...decided })

/** The states of promoters in words. */
const STATES = oneOf({ none: CERTIFICATION_STATUS_LABEL[CERTIFICATION_STATUS.none], ...LABELS })

/** The words for who decides about applications: staff, or the shop automatically. */
const JUDGES = oneOf({ staff: '人工审核', 'at-once': '自动通过' })

const list: Verb = async ({ ops }, { options }) => {
  const which = options['of'] === undefined ? {} : OF[options['of']]!
  const { promoters } = await ops.promoters.list({ ...which, count: readCount(options['count']) })
  return promoters.length === 0 ? told(NONE) : promoters.map(line).join('\n')
}

const line = (one: OpsPromoter): string =>
  [
    one.shopperId,
    formatDateTime(one.appliedAt),
    wordIn(STATES, one.state),
    printable(one.realName),
    one.telephone,
    printable(one.nickname ?? one.displayName),
    one.level,
  ].join('  ')

const read = ({ ops }: CommandContext, plain: readonly string[]): Promise<OpsPromoterDetail> =>
  ops.promoters.get({ shopperId: wanted(plain, 0, WHICH.promoter) })

const text = (one: OpsPromoterDetail): string =>
  [
    line(one),
    told({
      zh: `  协议 ${one.agreementVersion}，${formatDateTime(one.agreedAt)} 同意`,
      en: `  agreement ${one.agreementVersion}, agreed ${formatDateTime(one.agreedAt)}`,
    }),
    one.invitedBy && told({ zh: `  由小店 ${one.invitedBy} 邀请`, en: `  invited by the shop ${one.invitedBy}` }),
    one.reason &&
      told({ zh: `  驳回原因：${printable(one.reason, 200)}`, en: `  refused: ${printable(one.reason, 200)}` }),
    one.suspendedReason &&
      told({
        zh: `  暂停原因：${printable(one.suspendedReason, 200)}`,
        en: `  suspended: ${printable(one.suspendedReason, 200)}`,
      }),
    ...one.shops.map(({ shopId, kind, name }) =>
      told({
        zh: `  ${PROMOTER_KIND_LABEL[kind]} ${shopId} ${printable(name)}`,
        en: `  ${kind} shop ${shopId} ${printable(name)}`,
      }),
    ),
    nextLine('promoter', one.allowed),
  ]
    .filter(Boolean)
    .join('\n')

const show: Verb = async (context, { plain }) => text(await read(context, plain))

/**
 * Reads a promoter, takes a decision, and returns the new state as text. If somebody else changes the promoter in
 * between, the promoter is read again before the decision (see `asRead`).
 */
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

const reasonOf = (words: Words): string => wantedReason(words, { zh: '推广员', en: 'promoter' })

const judges = (word: string | undefined, now: 'staff' | 'atOnce'): 'staff' | 'atOnce' => {
  if (word === undefined) return now
  return word === 'staff' ? 'staff' : 'atOnce'
}

/** Shows the rules; with options, sets them first. */
const rules: Verb = async ({ ops }, { options }) => {
  const { judge, partner, trials, pay, agreement } = options
  if (trials !== undefined && !/^\d{1,3}$/.test(trials))
    throw new OperatorRefusal(
      { zh: '--trials 要写不超过 999 的整数。', en: '--trials is a whole number up to 999.' },
      2,
    )
  if (agreement !== undefined && !/^[1-9]\d{0,3}$/.test(agreement))
    throw new OperatorRefusal(
      { zh: '--agreement 要写协议的版本，如 2。', en: '--agreement is the version of the agreement, such as 2.' },
      2,
    )
  if (Object.keys(options).length > 0)
    await asRead(
      () => ops.promoters.rules({}),
      (now) =>
        ops.promoters.setRules({
          ...now,
          judge: judges(judge, now.judge),
          partnerJudge: judges(partner, now.partnerJudge),
          ...(trials === undefined ? {} : { trialsPerShop: Number(trials) }),
          ...(agreement === undefined ? {} : { agreementVersion: Number(agreement) }),
          ...(pay === undefined ? {} : { publicPayUrl: pay === 'none' ? '' : pay }),
        }),
    )
  const held = await ops.promoters.rules({})
  const by = (one: 'staff' | 'atOnce') =>
    one === 'staff' ? told({ zh: '人工审核', en: 'by staff' }) : told({ zh: '自动通过', en: 'at once' })
  return [
    told({
      zh: `推广员申请${by(held.judge)}，合作店${by(held.partnerJudge)}。`,
      en: `Applications are judged ${by(held.judge)}, partner shops opened ${by(held.partnerJudge)}.`,
    }),
    told({
      zh: `每个小店最多发 ${held.trialsPerShop} 份试用。`,
      en: `A shop may hand out ${held.trialsPerShop} free trials.`,
    }),
    told({
      zh: `推广员协议是第 ${held.agreementVersion} 版。`,
      en: `The agreement of promoters is version ${held.agreementVersion}.`,
    }),
    held.publicPayUrl === ''
      ? told({ zh: '没有设置对公转账页面。', en: 'There is no page for bank transfers.' })
      : told({
          zh: `对公转账页面：${printable(held.publicPayUrl)}`,
          en: `Bank transfers: ${printable(held.publicPayUrl)}`,
        }),
  ].join('\n')
}

const REFUSALS = {
  notFound: {
    zh: '这位顾客没有申请过推广员。查看：hearth promoter list',
    en: 'That shopper never applied. See: hearth promoter list',
  },
  wrongState: {
    zh: '推广员当前状态不能这样操作。可做的操作见：hearth promoter show <shopperId>',
    en: 'That cannot be done as it stands. See what can: hearth promoter show <shopperId>',
  },
}

/** Commands for promoters: applications, and decisions about them. */
export const promoterCommands = commandsOf({ group: 'promotion', refusals: REFUSALS }, [
  {
    words: 'promoter list [--of waiting|passed|refused|suspended] [--count 20]',
    choices: { of: OF_WORDS },
    help: { zh: '推广员和申请，新的在前', en: 'promoters and who applied, those who applied last first' },
    run: list,
  },
  {
    words: 'promoter show <shopperId>',
    help: { zh: '一位推广员的详情和下一步可做的操作', en: 'one of them, and what can be done next' },
    run: show,
  },
  {
    words: 'promoter approve <shopperId>',
    help: { zh: '通过推广员申请', en: 'take an application' },
    run: (context, words) => decide(context, words, (one) => context.ops.promoters.approve(one)),
  },
  {
    words: 'promoter refuse <shopperId> --reason 姓名与身份证号不一致',
    help: { zh: '驳回推广员申请，本人会看到原因', en: 'refuse it; who applied reads why' },
    run: (context, words) =>
      decide(context, words, (one) => context.ops.promoters.refuse({ ...one, reason: reasonOf(words) })),
  },
  {
    words: 'promoter suspend <shopperId> --reason 宣传内容不实',
    help: { zh: '暂停推广员资格，本人会看到原因', en: 'suspend a promoter, who reads why' },
    run: (context, words) =>
      decide(context, words, (one) => context.ops.promoters.suspend({ ...one, reason: reasonOf(words) })),
  },
  {
    words: 'promoter restore <shopperId>',
    help: { zh: '恢复暂停的推广员资格', en: 'end the suspension' },
    run: (context, words) => decide(context, words, (one) => context.ops.promoters.restore(one)),
  },
  {
    words: 'promoter level <shopperId> <level>',
    help: { zh: '设置推广员等级，返利可按等级设置', en: 'sorts a promoter into a level, by which rates may go' },
    run: (context, words) =>
      decide(context, words, (one) =>
        context.ops.promoters.setLevel({ ...one, level: wanted(words.plain, 1, { zh: '等级', en: 'which level' }) }),
      ),
  },
  {
    words:
      'promoter rules [--judge staff|at-once] [--partner staff|at-once] [--trials 10] [--pay /agreement/service] [--agreement 2]',
    choices: { judge: JUDGES, partner: JUDGES, pay: orOneOf({ none: '无' }) },
    help: { zh: '谁来审核、小店可发多少试用；带选项就修改', en: 'who judges, what shops may hand out; or sets it' },
    run: rules,
  },
])
