import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CatalogueVersion } from '#web/catalogue-version'
import { pickEncoding } from '#web/finished-page'
import type { PageMemory } from '#web/page-memory'
import { pageUrl } from '#web/page-url'

/** Sends a finished page again, byte for byte and header for header; false when there is none, and the app has to answer. */
export type Replay = (request: IncomingMessage, response: ServerResponse) => boolean

/** Key of a page in the memory: pages name their own origin, so one made for another host is another page. */
export const pageKey = (origin: string, url: string): string => `${origin} ${url}`

/** Answers for public pages out of memory, at the price of a bare server. */
export function createReplay(memory: PageMemory, version: CatalogueVersion, origin: string | undefined): Replay {
  return ({ method, url = '', headers }, response) => {
    const now = version.known()
    if (method !== 'GET' || now === undefined) return false
    const page = memory.peek(pageKey(origin ?? `http://${headers.host}`, pageUrl(url)), now)
    if (!page || headers['if-none-match'] === page.etag) return false
    const sent = page.sent.get(pickEncoding(headers['accept-encoding']))
    if (!sent) return false
    response.writeHead(page.status, sent.headers).end(sent.bytes)
    return true
  }
}
