/**
 * Whether a text can't be stored: it contains U+0000, half of a surrogate pair, or U+FFFD, which marks a character that
 * was lost in decoding.
 */
export const isUnreadable = (text: string): boolean => /[\0\uFFFD]|\p{Surrogate}/u.test(text)
