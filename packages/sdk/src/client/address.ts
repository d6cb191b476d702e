import type { Line } from './line'
import type { Json, Payload } from './payload'

/**
 * Fills `{param}`s of a path from the payload (C02).
 * Throws when a value would change which address is asked: empty, `.`, `..`, or a token that is not a path of the shop.
 */
export function fillPath({ parts }: Line, payload: Payload): string {
  let filled = parts[0]!
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at]!
    const value = String(payload[name] ?? '')
    // One call's address is a token of the payload: only a path, so that no session is sent to a stranger's host. Browsers drop tabs and
    // line ends, so it holds none.
    const alone = !filled
    if (!(alone ? /^\/[^/\\\s]\S*$/ : /[^.]/).test(value)) throw new TypeError(`${name} is '${value}'`)
    filled += (alone ? value : encodeURIComponent(value)) + parts[at + 1]
  }
  return filled
}

/** A payload as query text, `&a=1&b=2`: arrays repeat their key, absent values stay out (C02). No call sends objects this way. */
export function toQuery(payload: Payload): string {
  let query = ''
  for (const name in payload) {
    const value = payload[name]
    for (const one of Array.isArray(value) ? (value as Json[]) : [value]) if (one != null) query += `&${name}=${encodeURIComponent(one as string)}`
  }
  return query
}
