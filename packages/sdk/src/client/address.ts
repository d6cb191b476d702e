import type { Payload } from './payload'

/**
 * Fills `{param}`s from the payload (C02). Gives the path and the names it used up; they do not travel twice.
 * Throws on a value that would change which address is asked: empty, `.`, `..`, or a token that is not a path of the shop.
 */
export function fillPath(path: string, payload: Payload): { path: string; used: string[] } {
  const used: string[] = []
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = String(payload[name] ?? '')
    used.push(name)
    // One call's address is a token of the payload: only a path, so that no session is sent to a stranger's host.
    const alone = whole === path
    if (alone ? !/^\/(?![/\\])/.test(value) : /^\.{0,2}$/.test(value)) throw new TypeError(`'${value}' does not fit {${name}} of ${path}`)
    return alone ? value : encodeURIComponent(value)
  })
  return { path: filled, used }
}

/** Query text of a payload, without `?`: arrays repeat their key, absent values stay out, objects travel as JSON (C02). */
export function toQuery(payload: Payload): string {
  const parts: string[] = []
  for (const name of Object.keys(payload)) {
    const value = payload[name]
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one != null) parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(typeof one === 'object' ? JSON.stringify(one) : one)}`)
    }
  }
  return parts.join('&')
}

/** Appends query text to an address that may have some already. */
export const withQuery = (url: string, query: string): string => (query ? url + (url.includes('?') ? '&' : '?') + query : url)
