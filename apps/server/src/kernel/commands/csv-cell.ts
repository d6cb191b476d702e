import { writableText } from '#kernel/commands/text-cell'
import type { Cell } from '#kernel/commands/new-table'

/**
 * Where a formula could begin: at the start of a cell, of a line, or of what another separator makes a cell of, after
 * blanks, quotes and signs nobody sees. `＝` and the other wide signs count, since programs set to Chinese take them.
 */
const FORMULA = /(?=[=+\-@＝＋－＠﹦﹢﹣﹫])(?<=(?:^|[;|\t\r\n])[\s"\p{Cf}]*)/gu

/**
 * A cell of a .csv. Excel, WPS and LibreOffice take no part of a text for a formula, when the file is opened with
 * another separator neither: an apostrophe stands before what could be one. A tab before a text of digits keeps it from
 * being rounded; before a formula it would not do, since a program may skip it.
 */
export function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = writableText(cell)
    .replaceAll(FORMULA, "'")
    .replace(/^(?=\d+$)/, '\t')
  return /[",\r\n\t;|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
