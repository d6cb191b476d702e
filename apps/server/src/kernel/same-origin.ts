import type { FastifyRequest } from 'fastify'

/**
 * Whether a request may come from a page of the shop itself. A browser says where a request comes from; other
 * clients say nothing, and carry no cookies they were not given.
 * @param shop origin shoppers see, where the shop was told; a page under the host that was asked is the shop's too
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
