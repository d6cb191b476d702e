import type { Json, Payload } from './payload'

/**
 * Fills `{param}`s from the payload and takes them out of it, so that they do not travel twice (C02).
 * Throws on a value that would change which address is asked: empty, `.`, `..`, or a token that is not a path of the shop.
 */
export function fillPath(path: string, payload: Record<string, Json>): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = String(payload[name] ?? '')
    delete payload[name]
    // One call's address is a token of the payload: only a path, so that no session is sent to a stranger's host.
    const alone = whole === path
    if (alone ? !/^\/(?![/\\])/.test(value) : /^\.{0,2}$/.test(value)) throw new Error(`'${value}' does not fit ${whole} of ${path}`)
    return alone ? value : encodeURIComponent(value)
  })
}

/** Query text of a payload, without `?`: arrays repeat their key, absent values stay out, objects travel as JSON (C02). */
export const toQuery = (payload: Payload): string =>
  Object.keys(payload)
    .flatMap((name) =>
      [payload[name]]
        .flat()
        .filter((one) => one != null)
        .map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(typeof one === 'object' ? JSON.stringify(one) : String(one))}`),
    )
    .join('&')

/** Appends query text to an address that may have some already. */
export const withQuery = (url: string, query: string): string => (query ? url + (url.includes('?') ? '&' : '?') + query : url)
