import type { Json, Payload } from './payload'

/**
 * Fills `{param}`s from the payload and takes them out of it, so that they do not travel twice (C02).
 * Refuses a value that would change which address is asked: empty, `.`, `..`, or a token that is not a path of the shop.
 */
export const fillPath = (path: string, payload: Record<string, Json>, refuse: (why: string) => Error): string =>
  path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = String(payload[name] ?? '')
    delete payload[name]
    // One call's address is a token of the payload: only a path, so that no session is sent to a stranger's host.
    const alone = whole === path
    if (!(alone ? /^\/[^/\\]/ : /[^.]/).test(value)) throw refuse(`'${value}' does not fit ${whole}`)
    return alone ? value : encodeURIComponent(value)
  })

/** A payload as query text, `&a=1&b=2`: arrays repeat their key, absent values stay out, objects travel as JSON (C02). */
export const toQuery = (payload: Payload): string =>
  Object.keys(payload)
    .flatMap((name) => [payload[name]].flat().map((one) => (one == null ? '' : `&${name}=${encodeURIComponent(typeof one === 'object' ? JSON.stringify(one) : one)}`)))
    .join('')

/** Puts the `?` where the query of an address begins. */
export const withQuery = (url: string, query: string): string => (url + query).replace(/^([^?&]+)&/, '$1?')
