/** Maximum number of hosts that get pages of their own if no public origin is configured. */
const MOST_ORIGINS = 8

/** Pattern of a host: a name or an address, and a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** The origins for which pages are made. Pages name their own address, so each origin has pages of its own. */
export interface PageOrigins {
  /**
   * Returns the origin for a request's host. It is empty for a host without pages of its own: its pages contain paths
   * instead of whole addresses.
   */
  of(host: string | undefined, protocol: string): string
}

/**
 * If the shop knows its origin, all pages are made for it. If not, pages are made only for the first hosts that are
 * requested: a request can name any host, and the pages of each host would be rendered and cached.
 */
export function createPageOrigins(known?: string): PageOrigins {
  const seen = new Set<string>()
  return {
    of(host, protocol) {
      if (known !== undefined) return known
      if (host === undefined || !HOST.test(host)) return ''
      const origin = `${protocol}://${host.toLowerCase()}`
      if (!seen.has(origin)) {
        if (seen.size >= MOST_ORIGINS) return ''
        seen.add(origin)
      }
      return origin
    },
  }
}
