import { stringWidth } from '@hearth/domain'

/**
 * Returns a text that the shop did not write, safe for the owner's terminal: characters that move the cursor, break the
 * line or are invisible become `?`.
 * @param most maximum number of characters to show
 */
export const printable = (text: string, most = 60): string => text.replaceAll(/\p{C}/gu, '?').slice(0, most)

/** Pads a text to a width in columns of a terminal, where a Chinese character takes two columns. */
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - stringWidth(text)))
