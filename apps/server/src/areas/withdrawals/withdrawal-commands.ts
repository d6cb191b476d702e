import {
  formatDateTime,
  formatFen,
  PROMOTER_KIND_LABEL,
  TAX_METHOD,
  TAX_METHOD_LABEL,
  WITHDRAWAL_STATUS,
  WITHDRAWAL_STATUS_LABEL,
} from '@hearth/domain'
import type { DecidedWithdrawals, OpsWithdrawal, StatedWithdrawal, TaxLineOfPromoter } from '@hearth/ops'
import { withdrawalRules } from '#areas/withdrawals/withdrawal-rules-command'
import { asRead } from '#kernel/commands/as-read'
import { reportedDays } from '#kernel/commands/values/chosen-days'
import { commandsOf, type CommandContext, type Said } from '#kernel/commands/command'
import { formatSeconds } from '#kernel/commands/sheets/format-seconds'
import type { Cell } from '#kernel/commands/sheets/new-table'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, wantedReason, type Words } from '#kernel/commands/read-words'
import { spreadsheetPath } from '#kernel/commands/sheets/spreadsheet-path'
import { yuan } from '#kernel/commands/sheets/yuan'
import { nextLine, NONE, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { namesOf, oneOf } from '#kernel/commands/choices'

const STATUSES: Readonly<Record<string, OpsWithdrawal['status']>> = WITHDRAWAL_STATUS

/** Commands whose name differs from the action that they take. */
const NAMED = { settle: 'paid', fail: 'failed', bounce: 'bounced' }

const line = (one: OpsWithdrawal): string =>
  [
    `${one.withdrawId}  ${formatDateTime(one.askedAt)}  ${WITHDRAWAL_STATUS_LABEL[one.status]}  ` +
      `${PROMOTER_KIND_LABEL[one.kind]} ${one.shopperId}  ${formatFen(one.amount)}`,
    told({
      zh: `  手续费 ${formatFen(one.fee)}，税 ${formatFen(one.tax)}，实付 ${formatFen(one.net)}，`,
      en: `  fee ${formatFen(one.fee)}, tax ${formatFen(one.tax)}, net ${formatFen(one.net)} `,
    }) + told({ zh: `${one.channel} 打到 ${one.account}`, en: `to ${one.account} by ${one.channel}` }),
    ...(one.held === undefined ? [] : [told({ zh: `  暂缓：${one.held}`, en: `  held: ${one.held}` })]),
    ...(one.unclearSince === undefined
      ? []
      : [
          told({
            zh: `  ${formatDateTime(one.unclearSince)} 起结果不明`,
            en: `  not clear since ${formatDateTime(one.unclearSince)}`,
          }),
        ]),
    ...(one.reason === undefined
      ? []
      : [told({ zh: `  原因：${printable(one.reason, 200)}`, en: `  reason: ${printable(one.reason, 200)}` })]),
    ...(one.allowed.length === 0 ? [] : [nextLine('withdrawal', one.allowed, NAMED)]),
  ].join('\n')

async function list({ ops }: CommandContext, { options }: Words): Promise<string> {
  const of = options['of']
  const status = of === undefined || of === 'unclear' ? undefined : STATUSES[of]
  const { withdrawals } = await ops.withdrawals.list({
    ...(status === undefined ? {} : { status }),
    ...(of === 'unclear' ? { unclear: true } : {}),
    ...(options['shopper'] === undefined ? {} : { shopperId: options['shopper'] }),
    count: readCount(options['count']),
  })
  return withdrawals.length === 0 ? told(NONE) : withdrawals.map(line).join('\n')
}

async function show({ ops }: CommandContext, { plain }: Words): Promise<string> {
  const one = await ops.withdrawals.reveal({ withdrawId: wanted(plain, 0, WHICH.withdrawal) })
  const {
    holder = told({ zh: '姓名无法识别', en: 'a name that cannot be read' }),
    accountNumber = told({ zh: '账户无法识别', en: 'an account that cannot be read' }),
  } = one
  return [line(one), `  ${printable(holder)}, ${accountNumber}`].join('\n')
}

const toldOf = ({ decided, left }: DecidedWithdrawals): string =>
  [
    told({ zh: `已处理 ${decided.length} 笔。`, en: `${decided.length} decided.` }),
    ...(left.length === 0
      ? []
      : [told({ zh: `未处理：${left.join('、')}`, en: `Left as they are: ${left.join(', ')}` })]),
  ].join('\n')

const idsOf = ({ plain }: Words): string[] => {
  wanted(plain, 0, WHICH.withdrawal)
  return [...plain]
}

const reasonOf = (words: Words): string => wantedReason(words, { zh: '推广员', en: 'promoter' })

/**
 * Reads a withdrawal, takes an action, and returns the new state as text. If somebody else changes the withdrawal in
 * between, it is read again before the action (see `asRead`).
 */
async function change(
  context: CommandContext,
  words: Words,
  write: (as: { withdrawId: string; version: number }) => Promise<object>,
): Promise<string> {
  const withdrawId = wanted(words.plain, 0, WHICH.withdrawal)
  await asRead(
    () => context.ops.withdrawals.reveal({ withdrawId }),
    ({ version }) => write({ withdrawId, version }),
  )
  return show(context, words)
}

const mark =
  (deed: 'settle' | 'fail' | 'bounce', noteOf: (words: Words) => string) =>
  (context: CommandContext, words: Words): Promise<string> =>
    change(context, words, (as) => context.ops.withdrawals.mark({ ...as, deed, note: noteOf(words) }))

const referenceOf = ({ plain }: Words): string =>
  wanted(plain, 1, { zh: '银行流水号', en: 'the number of the transfer' })

const REFUSALS = {
  notFound: {
    zh: '没有这笔提现。查看：hearth withdrawal list',
    en: 'There is no such withdrawal. See: hearth withdrawal list',
  },
  wrongState: {
    zh: '提现当前状态不能这样操作。可做的操作见：hearth withdrawal show <withdrawId>',
    en: 'That cannot be done as it stands. See what can: hearth withdrawal show <withdrawId>',
  },
}

/** The columns of the spreadsheet of paid withdrawals, in their order. Amounts are numbers in yuan. */
const STATEMENT: Readonly<Record<string, (one: StatedWithdrawal) => Cell>> = {
  提现单号: ({ withdrawId }) => withdrawId,
  申请时间: ({ askedAt }) => formatSeconds(askedAt),
  到账时间: ({ settledAt }) => formatSeconds(settledAt),
  身份: ({ kind }) => PROMOTER_KIND_LABEL[kind],
  用户: ({ shopperId }) => shopperId,
  姓名: ({ holder }) => holder,
  收款账户: ({ account }) => account,
  提现金额: ({ amount }) => yuan(amount),
  手续费: ({ fee }) => yuan(fee),
  代扣税款: ({ tax }) => yuan(tax),
  实付金额: ({ net }) => yuan(net),
  计税方式: ({ taxMethod }) => TAX_METHOD_LABEL[taxMethod],
  打款渠道: ({ channel }) => channel,
  渠道流水号: ({ providerNo }) => providerNo,
}

/** Columns of the report for the tax office. */
const TAX: Readonly<Record<string, (one: TaxLineOfPromoter) => Cell>> = {
  姓名: ({ holder }) => holder,
  身份证号: ({ idNumber }) => idNumber,
  用户: ({ shopperId }) => shopperId,
  收入类型: () => '佣金收入',
  提现笔数: ({ count }) => count,
  收入金额: ({ income }) => yuan(income),
  代扣税款: ({ tax }) => yuan(tax),
}

const table = <Row>(path: string, columns: Readonly<Record<string, (row: Row) => Cell>>, rows: readonly Row[]) => ({
  path,
  rows: [Object.keys(columns), ...rows.map((row) => Object.values(columns).map((cell) => cell(row)))],
})

async function writeStatement({ ops, now }: CommandContext, { options }: Words): Promise<Said> {
  const path = spreadsheetPath(options['output'] ?? 'withdrawals.xlsx')
  const { withdrawals } = await ops.withdrawals.statement(reportedDays(options, now))
  if (withdrawals.length === 0)
    throw new OperatorRefusal({ zh: '所选日期内没有打款。', en: 'Nothing of these days was paid.' })
  return {
    output: told({
      zh: `${withdrawals.length} 笔提现已存为 ${path}。`,
      en: `${withdrawals.length} withdrawals are in ${path}.`,
    }),
    table: table(path, STATEMENT, withdrawals),
  }
}

async function writeTaxReport({ ops, now }: CommandContext, { options }: Words): Promise<Said> {
  const path = spreadsheetPath(options['output'] ?? 'tax.xlsx')
  const { promoters } = await ops.withdrawals.taxReport(reportedDays(options, now))
  if (promoters.length === 0)
    throw new OperatorRefusal({
      zh: '所选日期内没有给推广员打款。',
      en: 'Nobody was paid for what they asked for in these days.',
    })
  return {
    output: told({
      zh: `${promoters.length} 位推广员已存为 ${path}。`,
      en: `${promoters.length} promoters are in ${path}.`,
    }),
    table: table(path, TAX, promoters),
  }
}

/** Commands for withdrawals of promoters. */
export const withdrawalCommands = commandsOf({ group: 'withdrawals', refusals: REFUSALS }, [
  {
    words:
      'withdrawal list [--of reviewing|approved|sending|confirming|paid|refused|failed|bounced|unclear] ' +
      '[--shopper <shopperId>] [--count 20]',
    choices: { of: oneOf({ ...namesOf(WITHDRAWAL_STATUS, WITHDRAWAL_STATUS_LABEL), unclear: '结果不明' }) },
    help: { zh: '推广员提现，新的在前', en: 'what promoters withdraw, the newest first' },
    run: list,
  },
  {
    words: 'withdrawal show <withdrawId>',
    help: { zh: '一笔提现的收款账户和户名', en: 'one of them, with the account and the name it goes to' },
    run: show,
  },
  {
    words: 'withdrawal approve <withdrawId>',
    help: { zh: '通过提现并打款，可写多笔', en: 'sends what waits for staff; several may be named' },
    most: 200,
    run: async ({ ops }, words) => toldOf(await ops.withdrawals.approve({ withdrawIds: idsOf(words) })),
  },
  {
    words: 'withdrawal refuse <withdrawId> --reason 收款账户与实名信息不一致',
    help: { zh: '驳回提现，钱退回余额，可写多笔', en: 'gives back what was not sent; several may be named' },
    most: 200,
    run: async ({ ops }, words) =>
      toldOf(await ops.withdrawals.refuse({ withdrawIds: idsOf(words), reason: reasonOf(words) })),
  },
  {
    words: 'withdrawal retry <withdrawId>',
    help: { zh: '立即重查打款结果；不会重复打款', en: 'asks the provider at once; nothing is ever paid twice' },
    run: (context, words) => change(context, words, (as) => context.ops.withdrawals.retry(as)),
  },
  {
    words: 'withdrawal paid <withdrawId> <transferNo>',
    help: { zh: '登记银行已打款', en: 'writes down what the bank says: paid out' },
    run: mark('settle', referenceOf),
  },
  {
    words: 'withdrawal failed <withdrawId> --reason 账户已注销',
    help: { zh: '登记打款失败', en: 'not paid out' },
    run: mark('fail', reasonOf),
  },
  {
    words:
      'withdrawal rules [--least 1.00] [--most 20000.00] [--day 20000.00] [--times 3] [--fee 0.6] ' +
      '[--unreviewed 0.00] [--tax none|month|year]',
    choices: { tax: oneOf(namesOf(TAX_METHOD, TAX_METHOD_LABEL)) },
    help: {
      zh: '提现限额、次数、手续费、免审额度、计税方式；带选项就修改',
      en: 'how much and how often, the fee, what staff look at, how tax is withheld; or sets it',
    },
    run: withdrawalRules,
  },
  {
    words: 'withdrawal export [--from 2026-11-01] [--to 2026-11-30] [--output withdrawals.xlsx|withdrawals.csv]',
    help: {
      zh: '导出已打款明细，含收款人（会记录导出）',
      en: 'a spreadsheet of what was paid, with whom it went to (logged)',
    },
    run: writeStatement,
  },
  {
    words: 'withdrawal tax [--from 2026-10-01] [--to 2026-12-31] [--output tax.xlsx|tax.csv]',
    help: {
      zh: '导出推广员收入表，报税用（会记录导出）',
      en: 'a spreadsheet of what each promoter was paid, for the tax office (logged)',
    },
    run: writeTaxReport,
  },
  {
    words: 'withdrawal bounced <withdrawId> --reason 银行退票',
    help: { zh: '登记打款后被退票', en: 'paid out, and came back' },
    run: mark('bounce', reasonOf),
  },
])
