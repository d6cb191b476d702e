import { csvCell } from '#kernel/commands/sheets/csv-cell'
import type { NewTable } from '#kernel/commands/sheets/new-table'
import { inXlsx } from '#kernel/commands/sheets/in-xlsx'
import { writeOwn } from '#operator/files/write-own'

/**
 * Writes a spreadsheet, for its owner alone to read, as .csv or .xlsx.
 * @param table its path absolute
 * @throws Error in plain words when there is such a file: its cells may have been filled in since
 */
export async function writeTable({ path, sheet = '订单', rows }: NewTable): Promise<void> {
  writeOwn(path, path.toLowerCase().endsWith('.csv') ? inCsv(rows) : await inXlsx(rows, sheet))
}

/** The mark at the beginning tells Excel that it is UTF-8. */
const inCsv = (rows: NewTable['rows']): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
