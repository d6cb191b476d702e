import { writableText } from '#kernel/commands/text-cell'
import type { Cell } from '#kernel/commands/new-table'

/**
 * Where a formula could begin: at the start of a cell, of a line, or behind another separator, after blanks, quotes and
 * characters that nobody sees. Programs set to Chinese take `＝` and the other full-width signs too.
 */
const FORMULA = /(?=[=+\-@＝＋－＠﹦﹢﹣﹫])(?<=(?:^|[;|\t\r\n])[\s"\p{Cf}]*)/gu

/**
 * A cell of a .csv. An apostrophe stands before whatever could be a formula, so that Excel, WPS and LibreOffice take no
 * part of a text for one, whichever separator the file is opened with. A tab before a text of digits keeps it from
 * being rounded. Before a formula a tab does not help: programs may skip it.
 */
export function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = writableText(cell)
    .replaceAll(FORMULA, "'")
    .replace(/^(?=\d+$)/, '\t')
  return /[",\r\n\t;|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
