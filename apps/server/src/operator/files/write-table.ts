import { csvCell } from '#kernel/commands/sheets/csv-cell'
import type { NewTable } from '#kernel/commands/sheets/new-table'
import { inXlsx } from '#kernel/commands/sheets/in-xlsx'
import { writeOwn } from '#operator/files/write-own'

/**
 * Writes a spreadsheet that only its owner may read, as .csv or .xlsx.
 * @param table its path is absolute
 * @throws Error in plain words if the file exists: its cells may have been filled in since it was written
 */
export async function writeTable({ path, sheet = '订单', rows }: NewTable): Promise<void> {
  writeOwn(path, path.toLowerCase().endsWith('.csv') ? inCsv(rows) : await inXlsx(rows, sheet))
}

/** Returns rows as a .csv. The mark at its beginning tells Excel that it is UTF-8. */
const inCsv = (rows: NewTable['rows']): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
