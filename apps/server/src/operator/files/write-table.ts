import { csvCell } from '#kernel/commands/csv-cell'
import type { Cell, NewTable } from '#kernel/commands/new-table'
import { textCell } from '#kernel/commands/text-cell'
import { writeOwn } from '#operator/files/write-own'

/** Widest column, in characters. */
const WIDEST = 40

/**
 * Writes a spreadsheet, for its owner alone to read, as .csv or .xlsx.
 * @param table its path absolute
 * @throws Error in plain words when there is such a file: its cells may have been filled in since
 */
export async function writeTable({ path, sheet = '订单', rows }: NewTable): Promise<void> {
  writeOwn(path, path.toLowerCase().endsWith('.csv') ? inCsv(rows) : await inXlsx(rows, sheet))
}

async function inXlsx(rows: NewTable['rows'], sheet: string): Promise<Buffer> {
  // Loaded where it is needed: most commands write no spreadsheet.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const [head = [], ...body] = rows
  const cells = [
    head.map((value) => ({ ...textCell(String(value)), fontWeight: 'bold' as const })),
    ...body.map((row) =>
      row.map((value) =>
        typeof value === 'number'
          ? { value, type: Number, format: Number.isInteger(value) ? '0' : '0.00' }
          : textCell(value),
      ),
    ),
  ]
  const columns = head.map((name, at) => ({
    width: Math.min(WIDEST, 2 + Math.max(...[name, ...body.map((row) => row[at] ?? '')].map(widthOf))),
  }))
  return writeExcelFile(cells, { columns, sheet }).toBuffer()
}

const widthOf = (cell: Cell): number =>
  Math.max(
    ...String(cell)
      .split('\n')
      .map((line) => line.length + (line.match(/[^\0-\xff]/g)?.length ?? 0)),
  )

/** The mark at the beginning tells Excel that it is UTF-8. */
const inCsv = (rows: NewTable['rows']): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
