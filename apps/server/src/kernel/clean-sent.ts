import { cleanText } from '@hearth/domain'

type Sent = string | number | boolean | object | null | undefined

/**
 * Cleans every text of what was sent, in place and at any depth, before it is checked: a title that only looks like one
 * is empty then, and no text of the shop runs backwards or hides characters. Fields whose texts must have no joined
 * emoji either, such as labels and codes, take that out themselves (`bareText`, `codeText`).
 */
export function cleanSent(sent: object): void {
  const parts = sent as Record<string, Sent>
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'object' && part !== null) cleanSent(part)
    if (typeof part !== 'string') continue
    const clean = cleanText(part)
    if (clean !== part) parts[name] = clean
  }
}
