import { formatDateTime, formatFen } from '@hearth/domain'
import type { ListOpsRefunds, OpsRefund, OpsRefundState } from '@hearth/ops'
import { allPages } from '#kernel/commands/all-pages'
import { needDays } from '#kernel/commands/values/chosen-days'
import { oneOf, wordIn } from '#kernel/commands/choices'
import { commandsOf, type CommandContext, type Said } from '#kernel/commands/command'
import { moreLine, NONE } from '#kernel/commands/common-words'
import { formatSeconds } from '#kernel/commands/sheets/format-seconds'
import type { Cell } from '#kernel/commands/sheets/new-table'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount, type Words } from '#kernel/commands/read-words'
import { spreadsheetPath } from '#kernel/commands/sheets/spreadsheet-path'
import { told } from '#kernel/commands/told'
import { yuan } from '#kernel/commands/sheets/yuan'

/** The maximum number of refunds in one export. */
const MOST = 10_000

/** The words that the option `--state` accepts: the states of a refund. */
const STATES = oneOf({
  owed: '退款中',
  given: '已退款',
  stuck: '待转账',
} satisfies Readonly<Record<OpsRefundState, string>>)

const chosen = ({ state, from, to }: Words['options']): ListOpsRefunds => ({
  ...needDays({ ...(from && { from }), ...(to && { to }) }),
  ...(state === undefined ? {} : { state: state as OpsRefundState }),
})

const line = (one: OpsRefund): string =>
  [
    one.refundId,
    formatDateTime(one.createdAt),
    formatFen(one.amount).padStart(10),
    wordIn(STATES, one.state),
    told({ zh: `订单 ${one.orderId}`, en: `order ${one.orderId}` }),
    printable(one.reason),
  ].join('  ')

async function list({ ops }: CommandContext, { options }: Words): Promise<string> {
  const { after: from, count } = options
  const { refunds, after } = await ops.refunds.list({
    ...chosen(options),
    count: readCount(count),
    ...(from && { after: from }),
  })
  if (refunds.length === 0) return told(NONE)
  return [...refunds.map(line), ...(after === '' ? [] : [moreLine('refunds', after)])].join('\n')
}

/** Columns of the spreadsheet, in their order. Amounts are numbers in yuan. */
const COLUMNS: Readonly<Record<string, (one: OpsRefund) => Cell>> = {
  退款单号: ({ refundId }) => refundId,
  订单号: ({ orderId }) => orderId,
  售后单号: ({ afterSaleOrderId }) => afterSaleOrderId ?? '',
  申请时间: ({ createdAt }) => formatSeconds(createdAt),
  退款金额: ({ amount }) => yuan(amount),
  状态: ({ state }) => STATES.words[state] ?? state,
  到账时间: ({ settledAt }) => formatSeconds(settledAt),
  原因: ({ reason }) => reason,
}

async function writeTable({ ops }: CommandContext, { options }: Words): Promise<Said> {
  const path = spreadsheetPath(options['output'] ?? 'refunds.xlsx')
  const all: OpsRefund[] = []
  for await (const { refunds } of allPages((place) => ops.refunds.list({ ...chosen(options), ...place }))) {
    all.push(...refunds)
    if (all.length > MOST)
      throw new OperatorRefusal({
        zh: `符合的退款超过 ${MOST} 笔。请用 --from 和 --to 缩小日期。`,
        en: `These are more than ${MOST} refunds. Choose days with --from and --to.`,
      })
  }
  if (all.length === 0) throw new OperatorRefusal(NONE)
  const total = formatFen(all.reduce((sum, { amount }) => sum + amount, 0))
  return {
    output: told({
      zh: `${all.length} 笔退款共 ${total}，已存为 ${path}。`,
      en: `${all.length} refunds of ${total} in all are in ${path}.`,
    }),
    table: {
      path,
      sheet: '退款',
      rows: [Object.keys(COLUMNS), ...all.toReversed().map((one) => Object.values(COLUMNS).map((cell) => cell(one)))],
    },
  }
}

/** Commands that list and export refunds for staff. */
export const refundCommands = commandsOf({ group: 'books' }, [
  {
    words: 'refunds [--state owed|given|stuck] [--from 2026-11-01] [--to 2026-11-30] [--count 20] [--after <id>]',
    help: { zh: '退款记录，新的在前', en: 'money that goes back, the latest first' },
    choices: { state: STATES },
    run: list,
  },
  {
    words: 'export refunds [--state given] [--from 2026-11-01] [--to 2026-11-30] [--output refunds.xlsx|refunds.csv]',
    help: { zh: '导出退款表格', en: 'a spreadsheet of refunds, for a bookkeeper' },
    choices: { state: STATES },
    run: writeTable,
  },
])
