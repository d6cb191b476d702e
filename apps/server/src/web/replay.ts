import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageAddress } from '@hearth/sdk/render'
import type { CatalogueVersion } from '#kernel/reads/catalogue-version'
import { pickEncoding } from '#web/finished-page'
import { pageKey, type PageMemory } from '#web/page-memory'
import { pageUrl } from '#web/page-url'
import type { PageOrigins } from '#web/page-origins'

/**
 * Sends a cached page again with the same bytes and headers. Returns false if there is none: then the app must answer.
 */
export type Replay = (request: IncomingMessage, response: ServerResponse) => boolean

/** Returns the function that answers requests for public pages from memory, at the cost of a bare HTTP server. */
export function createReplay(
  memory: PageMemory,
  version: CatalogueVersion,
  origins: PageOrigins,
  pageAddress: PageAddress,
): Replay {
  return ({ method, url = '', headers }, response) => {
    const now = version.known()
    if (method !== 'GET' || now === undefined) return false
    const page = memory.peek(pageKey(origins.of(headers.host, 'http'), pageUrl(url, pageAddress)), now)
    // Unknown addresses share one page. Files and API calls are not answered here.
    if (page?.status !== 200 || headers['if-none-match'] === page.etag) return false
    const sent = page.sent.get(pickEncoding(headers['accept-encoding']))
    if (!sent) return false
    response.writeHead(page.status, sent.headers).end(sent.bytes)
    return true
  }
}
