import { bareText } from '#text/bare-text'

/** Special blanks that spreadsheets and web pages use instead of ordinary ones. */
const FIXED_BLANKS = /[\u00A0\u2007\u202F]/g

/**
 * Cleans a typed or copied code: it removes invisible characters, such as a byte order mark, and the additions of
 * spreadsheets: blanks at both ends, special blanks, and an apostrophe at the beginning.
 */
export const codeText = (text: string): string =>
  bareText(text)
    .replace(FIXED_BLANKS, ' ')
    .replace(/^[\s']+/, '')
    .trim()
