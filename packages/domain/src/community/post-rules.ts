/** How large a community post may be: characters, pictures, linked products. */
export const POST_LIMITS = { title: 60, text: 2000, pictures: 9, products: 5 } as const

/** Characters of a summary; were each of them two of UTF-16, it would be as long as the wire lets it be. */
const SUMMARY = 70

/** The first lines of a post, in one line, for lists. */
export function postSummary(text: string): string {
  const line = Array.from(text.replace(/\s+/gu, ' ').trim())
  return line.length <= SUMMARY ? line.join('') : `${line.slice(0, SUMMARY - 1).join('')}…`
}
