/**
 * Whether the database can't keep a text: it holds U+0000, or half a character, which is a surrogate without its other
 * half.
 */
export const isUnreadable = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text)
