/** Limits of a community post: characters, pictures and linked products. */
export const POST_LIMITS = { title: 60, text: 2000, pictures: 9, products: 5 } as const

/**
 * Maximum number of characters of a summary. Even if each character takes two UTF-16 units, the summary fits the limit
 * of the reply's field.
 */
const SUMMARY = 70

/** Returns the beginning of a post in one line, for lists. */
export function postSummary(text: string): string {
  const line = Array.from(text.replace(/\s+/gu, ' ').trim())
  return line.length <= SUMMARY ? line.join('') : `${line.slice(0, SUMMARY - 1).join('')}…`
}
