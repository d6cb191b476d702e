import { fromBeijingTime } from '@hearth/domain'
import type { StatementLine } from '@hearth/ops'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { fenOf } from '#kernel/commands/sheets/yuan'
import { told } from '#kernel/commands/told'

/**
 * The headings by which each column is recognised, including those of WeChat Pay. The order of the columns does not
 * matter, and other columns are ignored.
 */
const HEADINGS = {
  what: ['类型', '交易状态', 'type'],
  time: ['时间', '交易时间', 'time'],
  tradeNo: ['交易号', '微信订单号', 'trade'],
  refundNo: ['退款单号', '商户退款单号', 'refund'],
  amount: ['金额', '应结订单金额', '订单金额', 'amount'],
  refundAmount: ['退款金额'],
} as const

type Column = keyof typeof HEADINGS

const WORDS: Readonly<Record<string, StatementLine['what']>> = {
  收款: 'paid',
  支付: 'paid',
  paid: 'paid',
  success: 'paid',
  退款: 'refunded',
  refunded: 'refunded',
  refund: 'refunded',
}

/**
 * Returns the lines of a cashier's statement. Leaves out rows other than payments and refunds, such as totals.
 * @throws OperatorRefusal if a column is missing, or if a row can't be read
 */
export function statementRows(table: readonly (readonly string[])[]): StatementLine[] {
  const [head = [], ...body] = table
  const names = head.map((name) => clean(name).toLowerCase())
  const place = (column: Column) => names.findIndex((name) => (HEADINGS[column] as readonly string[]).includes(name))
  const needed = ['what', 'time', 'tradeNo', 'refundNo', 'amount'] as const
  const missing = needed.filter((column) => place(column) < 0)
  if (missing.length > 0)
    throw new OperatorRefusal({
      zh: `首行缺少列：${missing.map((column) => HEADINGS[column][0]).join(', ')}。`,
      en: `The first row has no column ${missing.map((column) => HEADINGS[column][0]).join(', ')}.`,
    })
  const faults: string[] = []
  const lines = body.flatMap((cells, at): StatementLine[] => {
    const cell = (column: Column) => clean(cells[place(column)] ?? '')
    const what = WORDS[cell('what').toLowerCase()]
    if (!what) return []
    const id = cell(what === 'paid' ? 'tradeNo' : 'refundNo')
    const amount = fenOf((what === 'refunded' && cell('refundAmount')) || cell('amount'))
    const time = momentOf(cell('time'))
    if (id !== '' && amount !== undefined && time !== undefined) return [{ what, id, amount, time }]
    faults.push(
      told({
        zh: `第 ${at + 2} 行：单号、金额或时间无法识别`,
        en: `row ${at + 2}: its number, amount or time cannot be read`,
      }),
    )
    return []
  })
  if (faults.length > 0)
    throw new OperatorRefusal(
      [told({ zh: '没有核对：', en: 'Nothing was compared:' }), ...faults.slice(0, 50)].join('\n  '),
    )
  return lines
}

/**
 * Returns the text of a cell. WeChat Pay begins cells with a character that keeps spreadsheets from reading them as
 * numbers.
 */
const clean = (cell: string): string => cell.trim().replace(/^`/, '')

/** Reads a time in Beijing time, such as `2026-11-21 10:30:00`. */
function momentOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/.test(text)) return undefined
  const time = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? undefined : fromBeijingTime(time)
}
