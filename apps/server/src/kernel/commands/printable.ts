import { stringWidth } from '@hearth/domain'

/**
 * Foreign text for the owner's terminal: none of its characters may move the cursor, break the line or hide.
 * @param most characters shown; all of them where a parcel needs them
 */
export const printable = (text: string, most = 60): string => text.replaceAll(/\p{C}/gu, '?').slice(0, most)

/** A text padded to a column: Chinese characters are two columns wide in a terminal. */
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - stringWidth(text)))
