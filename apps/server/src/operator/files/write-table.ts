import { writeFileSync } from 'node:fs'
import type { Cell, NewTable } from '#kernel/commands/new-table'

/** Widest column, in characters. */
const WIDEST = 40

/**
 * Writes a spreadsheet, for its owner alone to read, as .csv or .xlsx.
 * @param path absolute
 * @throws Error in plain words when there is such a file: its cells may have been filled in since
 */
export async function writeTable(path: string, rows: NewTable['rows']): Promise<void> {
  const bytes = path.toLowerCase().endsWith('.csv') ? inCsv(rows) : await inXlsx(rows)
  try {
    writeFileSync(path, bytes, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`There is a file ${path} already: it was left as it is. Choose another name with --output.`, {
      cause: error,
    })
  }
}

/** Cells of texts are texts, so that no program rounds an order's number or calculates what a shopper wrote. */
async function inXlsx(rows: NewTable['rows']): Promise<Buffer> {
  // Loaded where it is needed: most commands write no spreadsheet.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const [head = [], ...body] = rows
  const cells = [
    head.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
    ...body.map((row) =>
      row.map((value) =>
        typeof value === 'number'
          ? { value, type: Number, format: Number.isInteger(value) ? '0' : '0.00' }
          : { value: writable(value), type: String, format: '@', wrap: value.includes('\n') },
      ),
    ),
  ]
  const columns = head.map((name, at) => ({
    width: Math.min(WIDEST, 2 + Math.max(...[name, ...body.map((row) => row[at] ?? '')].map(widthOf))),
  }))
  return writeExcelFile(cells, { columns, sheet: '订单' }).toBuffer()
}

const widthOf = (cell: Cell): number =>
  Math.max(
    ...String(cell)
      .split('\n')
      .map((line) => line.length + (line.match(/[^\0-\xff]/g)?.length ?? 0)),
  )

/**
 * The mark at the beginning tells Excel that it is UTF-8. A tab before what would be a number or a formula keeps it a
 * text.
 */
function inCsv(rows: NewTable['rows']): string {
  const cell = (value: Cell): string => {
    const text = typeof value === 'number' ? String(value) : writable(value).replace(/^(?=[=+\-@]|\d+$)/, '\t')
    return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Without the characters that no spreadsheet may hold. */
const writable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
