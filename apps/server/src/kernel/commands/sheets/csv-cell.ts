import { writableText } from '#kernel/commands/sheets/text-cell'
import type { Cell } from '#kernel/commands/sheets/new-table'

/**
 * Where a formula could begin: at the start of a cell, of a line, or after another separator, also behind blanks,
 * quotes and invisible characters. Programs set to Chinese accept `＝` and the other full-width signs too.
 */
const FORMULA = /(?=[=+\-@＝＋－＠﹦﹢﹣﹫])(?<=(?:^|[;|\t\r\n])[\s"\p{Cf}]*)/gu

/**
 * A cell of a .csv. An apostrophe is put before anything that could be a formula, so that Excel, WPS and LibreOffice do
 * not evaluate it, whichever separator the file is opened with. A tab before a text of digits prevents rounding; it
 * does not prevent formulas, since programs may skip it.
 */
export function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = writableText(cell)
    .replaceAll(FORMULA, "'")
    .replace(/^(?=\d+$)/, '\t')
  return /[",\r\n\t;|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
