/** Invisible characters: bidirectional controls, zero-width characters, fillers, joiners, variation selectors. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/**
 * Removes all invisible characters from a text, for labels, numbers and codes. This splits emoji that consist of
 * several characters; `cleanText` keeps them.
 */
export const bareText = (text: string): string => text.replace(UNSEEN, '')
