import { formatFen } from '@hearth/domain'
import type { Closing, ClosingLine, ClosingPieces } from '@hearth/ops'
import { AMOUNT_HEADINGS, AMOUNTS, type Amount } from '#areas/closing/closing-amounts'
import { command } from '#kernel/commands/command'
import { reportedDays } from '#kernel/commands/values/chosen-days'
import type { Cell } from '#kernel/commands/sheets/new-table'
import { spreadsheetPath } from '#kernel/commands/sheets/spreadsheet-path'
import { yuan } from '#kernel/commands/sheets/yuan'
import { groupBy } from '#kernel/reads/group-by'
import { told } from '#kernel/commands/told'

const UNITS: Readonly<Record<ClosingPieces['unit'], string>> = { points: '积分', gold: '金币', stars: '暖星' }

/** The label of the rows for a whole day. */
const WHOLE = '全店'

const HEAD = [
  '日期',
  '收款渠道',
  ...Object.values(AMOUNT_HEADINGS),
  ...Object.values(UNITS).flatMap((unit) => [`发放${unit}`, `使用${unit}`, `日末${unit}余额`]),
]

const sumOf = (lines: readonly ClosingLine[], amount: Amount): number =>
  lines.reduce((sum, line) => sum + line[amount], 0)

/** Returns a row for each channel of a day, and a row for the whole day with shoppers' points, coins and stars. */
function closingRows({ lines, pieces }: Closing): Cell[][] {
  const days = [...new Set([...lines, ...pieces].map(({ day }) => day))].sort()
  const byDay = groupBy(lines, ({ day }) => day)
  return [
    HEAD,
    ...days.flatMap((day) => {
      const ofDay = byDay.get(day) ?? []
      const counted = (Object.keys(UNITS) as ClosingPieces['unit'][]).flatMap((unit): Cell[] => {
        const { given = 0, spent = 0, open = 0 } = pieces.find((one) => one.day === day && one.unit === unit) ?? {}
        return [given, spent, open]
      })
      return [
        ...ofDay.map((line): Cell[] => [
          day,
          line.channel,
          ...AMOUNTS.map((amount) => yuan(line[amount])),
          ...counted.map(() => ''),
        ]),
        [day, WHOLE, ...AMOUNTS.map((amount) => yuan(sumOf(ofDay, amount))), ...counted],
      ]
    }),
  ]
}

/** Writes the closing of days as a spreadsheet for a bookkeeper. */
export const closingCommand = command({
  words: 'closing [--from 2026-11-01] [--to 2026-11-30] [--output closing.xlsx|closing.csv]',
  help: {
    zh: '日结：各收款渠道的收支和日末未结款项，给会计用（默认昨天）',
    en: 'what days came to by cashier, and what was open at their end, for a bookkeeper (yesterday)',
  },
  group: 'books',
  async run({ ops, now }, { options }) {
    const path = spreadsheetPath(options['output'] ?? 'closing.xlsx')
    const days = reportedDays(options, now)
    const closing = await ops.reports.closing(days)
    const money = (...names: Amount[]) =>
      `¥${formatFen(names.reduce((sum, name) => sum + sumOf(closing.lines, name), 0))}`
    return {
      output: [
        told({
          zh: `${days.from} 至 ${days.to} 的日结表已存为 ${path}。`,
          en: `The closing of ${days.from} to ${days.to} is in ${path}.`,
        }),
        told({
          zh: `  收款 ${money('sold', 'deposits', 'repairs', 'inVain')}，其中误收 ${money('inVain')}`,
          en: `  taken ${money('sold', 'deposits', 'repairs', 'inVain')}, of which ${money('inVain')} paid for nothing`,
        }),
        told({
          zh: `  已退 ${money('refunded')}；应退新增 ${money('salesOwed', 'depositsOwed', 'inVain')}`,
          en: `  given back ${money('refunded')}; became owed back ${money('salesOwed', 'depositsOwed', 'inVain')}`,
        }),
        told({ zh: `  不退的定金 ${money('depositsKept')}`, en: `  deposits kept ${money('depositsKept')}` }),
      ].join('\n'),
      table: { path, rows: closingRows(closing) },
    }
  },
})
