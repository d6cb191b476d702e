/**
 * Whether a text can't be kept: it holds U+0000, half a character, which is a surrogate without its other half, or
 * U+FFFD, which stands for a character that was lost when the text was decoded.
 */
export const isUnreadable = (text: string): boolean => /[\0\uFFFD]|\p{Surrogate}/u.test(text)
