import type { Json, Payload } from './payload'

/**
 * An address with a payload in its query, `?a=1&b=2`: arrays repeat their key, an empty one has an empty value, objects
 * are JSON, absent values stay out (C02).
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
