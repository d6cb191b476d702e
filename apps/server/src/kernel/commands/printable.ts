import { stringWidth } from '@hearth/domain'

/**
 * A text of somebody else's, for the owner's terminal: no character of it may move the cursor, break the line or hide.
 * @param most characters shown; all of them where a parcel needs them
 */
export const printable = (text: string, most = 60): string => text.replaceAll(/\p{C}/gu, '?').slice(0, most)

/** A text as wide as a column: Chinese characters are two wide in a terminal. */
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - stringWidth(text)))
