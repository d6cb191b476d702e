/** A text of somebody else's, for the owner's terminal: no character of it may move the cursor, break the line or hide. */
export const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '?').slice(0, 60)
