import type { FastifyRequest } from 'fastify'

/**
 * Whether a request may come from a page of the shop itself. A browser says where a request comes from; other clients
 * do not, and only carry cookies they were given.
 * @param shop the public origin, if it is configured; pages of the requested host belong to the shop too
 */
export function isSameOrigin({ headers, host }: FastifyRequest, shop?: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined || origin === shop) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

/**
 * Whether a request proves that it comes from a page of the shop itself. A GET that changes something needs this proof,
 * because a foreign page can make a browser send a GET without any `Origin`. An idempotency key is a proof too: a
 * foreign page cannot add this header, since the shop answers no preflight. Clients send the key where the browser
 * sends no `Sec-Fetch-Site`.
 */
export const isProvedSameOrigin = (request: FastifyRequest, shop?: string): boolean =>
  isSameOrigin(request, shop) &&
  (request.headers['sec-fetch-site'] === 'same-origin' ||
    request.headers.origin !== undefined ||
    request.headers['idempotency-key'] !== undefined)
