/** Characters that nobody sees: bidirectional, zero-width, fillers, joiners, variation selectors. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/**
 * A text without any character that nobody sees, for labels, numbers and codes. Emoji made of several come apart;
 * `cleanText` keeps them whole.
 */
export const bareText = (text: string): string => text.replace(UNSEEN, '')
