/** Limits of a community post: characters, pictures and linked products. */
export const POST_LIMITS = { title: 60, text: 2000, pictures: 9, products: 5 } as const

/** Most characters of a summary. Even if each character takes two UTF-16 units, the summary fits the wire's limit. */
const SUMMARY = 70

/** The beginning of a post in one line, for lists. */
export function postSummary(text: string): string {
  const line = Array.from(text.replace(/\s+/gu, ' ').trim())
  return line.length <= SUMMARY ? line.join('') : `${line.slice(0, SUMMARY - 1).join('')}…`
}
