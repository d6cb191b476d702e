import type { Cell } from '#kernel/commands/sheets/new-table'
import { textCell } from '#kernel/commands/sheets/text-cell'

/** Maximum width of a column, in characters. */
const WIDEST = 40

/** Returns rows as an .xlsx with one sheet; the first row has the headings. */
export async function inXlsx(rows: readonly Cell[][], sheet: string): Promise<Buffer> {
  // The library is loaded only when a spreadsheet is written: every command of `hearth` loads all areas, and would wait
  // for the library too.
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
