/** Most hosts that get pages of their own if no public origin is configured. */
const MOST_ORIGINS = 8

/** Pattern of a host: a name or an address, and a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** The origins that pages are made for; each is another page, since pages name their own address. */
export interface PageOrigins {
  /** The origin for a request's host; empty for one that gets no pages of its own: its pages name only paths. */
  of(host: string | undefined, protocol: string): string
}

/**
 * If the shop knows its origin, all pages are made for it. If not, pages are made for the first hosts asked for only: a
 * request can name any host, and each would be another page to render and keep.
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
