/**
 * A text of somebody else's, for the owner's terminal: no character of it may move the cursor, break the line or hide.
 * @param most characters shown; all of them where a parcel needs them
 */
export const printable = (text: string, most = 60): string => text.replaceAll(/\p{C}/gu, '?').slice(0, most)
