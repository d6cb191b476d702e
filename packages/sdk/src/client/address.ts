import type { Json, Payload } from './payload'

/**
 * Fills the `{param}`s of a path, taken apart as `Line` has it, from the payload (C02).
 * Throws when a value would change which address is asked: empty, `.`, `..`, or a token that is not a path of the shop.
 */
export const fillPath = (parts: readonly string[], payload: Payload): string =>
  parts
    .map((part, at) => {
      if (at % 2 < 1) return part
      const value = `${payload[part] ?? ''}`
      // One call's address is a token of the payload: only a path, so that no session is sent to a foreign host.
      // Browsers drop tabs and line ends, so it holds none.
      if (!(parts[0] ? /[^.]/ : /^\/[^/\\\s]\S*$/).test(value)) throw new TypeError(`${part} is '${value}'`)
      return parts[0] ? encodeURIComponent(value) : value
    })
    .join('')

/**
 * A payload as query text, `&a=1&b=2`: arrays repeat their key, objects are JSON, absent values stay out (C02).
 */
export function toQuery(payload: Payload): string {
  let query = ''
  for (const name in payload) {
    const value = payload[name]
    for (const one of Array.isArray(value) ? (value as Json[]) : [value])
      if (one != null)
        query += `&${name}=${encodeURIComponent(one.constructor === Object ? JSON.stringify(one) : (one as string))}`
  }
  return query
}
