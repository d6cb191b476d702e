import { formatFen } from '@hearth/domain'
import type { Difference, Reconciliation } from '@hearth/ops'
import { statementRows } from '#areas/closing/statement-rows'
import { reportedDays } from '#kernel/commands/values/chosen-days'
import { command } from '#kernel/commands/command'
import { formatSeconds } from '#kernel/commands/sheets/format-seconds'
import type { Cell } from '#kernel/commands/sheets/new-table'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { spreadsheetPath } from '#kernel/commands/sheets/spreadsheet-path'
import { yuan } from '#kernel/commands/sheets/yuan'
import { told } from '#kernel/commands/told'

/** The most differences that are printed. */
const MOST = 50

const WHAT: Readonly<Record<Difference['what'], string>> = { paid: '收款', refunded: '退款' }

const KIND: Readonly<Record<Difference['kind'], string>> = {
  onlyBooks: '账单没有',
  onlyStatement: '账上没有',
  amount: '金额不同',
  day: '日期不同',
}

/** The columns of the spreadsheet, in their order. Money is yuan. */
const COLUMNS: Readonly<Record<string, (one: Difference) => Cell>> = {
  类型: ({ what }) => WHAT[what],
  差异: ({ kind }) => KIND[kind],
  单号: ({ id }) => id,
  '支付/退款单': ({ of }) => of,
  账上金额: ({ booked }) => (booked === undefined ? '' : yuan(booked)),
  账单金额: ({ stated }) => (stated === undefined ? '' : yuan(stated)),
  账上时间: ({ bookedAt }) => formatSeconds(bookedAt),
  账单时间: ({ statedAt }) => formatSeconds(statedAt),
}

/** Compares the books with the cashier's own statement. */
export const reconcileCommand = command({
  words:
    'reconcile [<statement.xlsx|csv>] [--from 2026-11-01] [--to 2026-11-30] [--channel <channel>] [--output diff.xlsx|diff.csv]',
  help: {
    zh: '对账：逐笔核对账本和收款渠道账单（默认昨天）',
    en: 'whether the books agree with the cashier’s own statement, line by line (yesterday)',
  },
  group: 'books',
  file: { as: 'table', path: ({ plain: [path] }) => path },
  async run({ ops, now }, { options }, { table }) {
    const path = options['output'] === undefined ? undefined : spreadsheetPath(options['output'])
    const { channel } = options
    const found = await ops.reports.reconcile({
      ...reportedDays(options, now),
      ...(channel && { channel }),
      ...(table && { lines: statementRows(table) }),
    })
    const said = textOf(found)
    if (path === undefined && found.differences.length > 0) throw new OperatorRefusal(said)
    if (path === undefined) return said
    const rows = [
      Object.keys(COLUMNS),
      ...found.differences.map((one) => Object.values(COLUMNS).map((cell) => cell(one))),
    ]
    return {
      output: told({ zh: `${said}\n差异明细已存为 ${path}。`, en: `${said}\nThe differences are in ${path}.` }),
      table: { path, rows },
    }
  },
})

const textOf = ({ channel, booked, stated, differences }: Reconciliation): string =>
  [
    told({ zh: `收款渠道 ${printable(channel)}`, en: `Cashier ${printable(channel)}` }),
    told({ zh: `  账本：${sideText(booked)}`, en: `  the books: ${sideText(booked)}` }),
    told({ zh: `  账单：${sideText(stated)}`, en: `  statement: ${sideText(stated)}` }),
    differences.length === 0
      ? told({ zh: '逐笔相符。', en: 'They agree, line by line.' })
      : told({ zh: `${differences.length} 笔不符：`, en: `${differences.length} lines differ:` }),
    ...differences.slice(0, MOST).map(lineText),
  ].join('\n')

const sideText = ({ lines, paid, refunded }: Reconciliation['booked']): string =>
  told({
    zh: `${lines} 笔，收款 ¥${formatFen(paid)}，退款 ¥${formatFen(refunded)}`,
    en: `${lines} lines, taken ¥${formatFen(paid)}, given back ¥${formatFen(refunded)}`,
  })

const lineText = ({ what, kind, id, of, booked, stated }: Difference): string => {
  const fen = (amount: number | undefined) => (amount === undefined ? '-' : `¥${formatFen(amount)}`)
  return `  ${WHAT[what]} ${printable(id)} ${KIND[kind]}: ${fen(booked)} / ${fen(stated)} ${printable(of)}`.trimEnd()
}
