import { bareText } from '#text/bare-text'

/** Blanks that spreadsheets and web pages put in place of plain ones. */
const FIXED_BLANKS = /[\u00A0\u2007\u202F]/g

/**
 * A code as it was meant: without characters that nobody sees, such as a byte order mark, and without what a
 * spreadsheet adds to a text: blanks around it, blanks of a fixed width, an apostrophe in front.
 */
export const codeText = (text: string): string =>
  bareText(text)
    .replace(FIXED_BLANKS, ' ')
    .replace(/^[\s']+/, '')
    .trim()
