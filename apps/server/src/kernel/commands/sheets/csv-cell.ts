import { writableText } from '#kernel/commands/sheets/text-cell'
import type { Cell } from '#kernel/commands/sheets/new-table'

/**
 * Matches where a formula could begin: at the start of a cell or a line, or after another separator, even if blanks,
 * quotes or invisible characters come before the formula. Programs set to Chinese accept `＝` and the other full-width
 * characters too.
 */
const FORMULA = /(?=[=+\-@＝＋－＠﹦﹢﹣﹫])(?<=(?:^|[;|\t\r\n])[\s"\p{Cf}]*)/gu

/**
 * A cell of a .csv. An apostrophe is put before anything that could be a formula, so that Excel, WPS and LibreOffice do
 * not evaluate it, whichever separator the file is opened with. A tab is put before a text of digits, so that programs
 * do not round the number. The tab alone would not prevent formulas, since programs may skip it.
 */
export function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = writableText(cell)
    .replaceAll(FORMULA, "'")
    .replace(/^(?=\d+$)/, '\t')
  return /[",\r\n\t;|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
