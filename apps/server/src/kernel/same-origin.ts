import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request may come from a page of the shop itself. A browser says where a request comes from; other
 * clients say nothing, and carry no cookies they were not given.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  try {
    return new URL(origin).host === headers.host
  } catch {
    return false
  }
}
