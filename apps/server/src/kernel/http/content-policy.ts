import { createHash } from 'node:crypto'

/** What pages of the shop may load: only what the shop serves, and no script or style written into the page. */
export const CONTENT_POLICY: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

/**
 * Returns the policy of one rendered page. Styles written into the page are allowed one by one, by their hashes;
 * scripts written into it never run.
 * @param styles sources for the page's `<style>` elements
 * @param origins origins that the page may request besides the shop's own
 */
export function contentPolicyFor(html: string, styles: readonly string[], origins: readonly string[] = []): string {
  const attributes = hashesOf(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''))
  const policy: Record<string, string[]> = {
    ...CONTENT_POLICY,
    'style-src': ["'self'", ...styles],
    'connect-src': ["'self'", ...origins],
  }
  if (attributes.length > 0) policy['style-src-attr'] = ["'unsafe-hashes'", ...attributes]
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Hashes of the `style` attributes of a page, each once. */
function hashesOf(html: string): string[] {
  const texts = new Set([...html.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g)].map((match) => decode(match[1] ?? '')))
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
