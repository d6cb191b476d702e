import { cleanText } from '@hearth/domain'

type Sent = string | number | boolean | object | null | undefined

/**
 * Cleans all texts of a payload, in place and at any depth, before they are checked: a title of invisible characters
 * becomes empty, and no text runs backwards or hides characters. Fields that also allow no joined emoji, such as labels
 * and codes, remove them themselves (`bareText`, `codeText`).
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
