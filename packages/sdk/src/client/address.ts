import type { Json, Payload } from './payload'

/**
 * Returns a URL with the fields of a payload in its query, as in `?a=1&b=2` (C02). An array repeats its key, an empty
 * array has an empty value, an object is written as JSON, and an absent value is left out.
 */
export function addQuery(url: string, payload: Payload): string {
  for (const name in payload) {
    const value = payload[name]
    for (const one of Array.isArray(value) && value.length ? (value as Json[]) : [value])
      if (one != null)
        url += `${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(
          one.constructor === Object ? JSON.stringify(one) : (one as string),
        )}`
  }
  return url
}
