import type { PageRequest } from '@hearth/sdk/render'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect'
import { createWorkQueue } from '#kernel/limits/work-queue'
import type { CatalogueVersion } from '#kernel/reads/catalogue-version'
import { finishPage } from '#web/finished-page'
import { inProcessTransport } from '#web/in-process-transport'
import { pageKey, type MadePage, type PageMemory } from '#web/page-memory'
import type { Renderer } from '#web/page-renderer'
import { settleAddress } from '#web/settle-address'

/** Maximum number of pages that wait to be rendered; further ones are refused. */
const MOST_WAITING = 64

/** What `createPages` needs. */
export interface PagesParts {
  db: Database
  clock: () => number
  renderer: Renderer
  memory: PageMemory
  version: CatalogueVersion
  tracking: PageRequest['tracking']
}

/**
 * Returns a function that returns the page of an address. Pages are cached as finished bytes until the catalogue
 * changes, and rendered a few at a time.
 * @throws TooBusy if too many pages wait to be rendered
 */
export function createPages(
  app: FastifyInstance,
  { db, clock, renderer, memory, version, tracking }: PagesParts,
): (address: string, origin: string) => Promise<MadePage> {
  const transport = inProcessTransport(app)
  const queue = createWorkQueue({ atOnce: renderer.atOnce, mostWaiting: MOST_WAITING })
  const make = (url: string, origin: string) => () =>
    queue.run(async () => {
      const parts = await renderer.render({ url, origin, now: clock(), tracking }, transport)
      return { page: finishPage(parts), shared: parts.shared }
    })
  return async (address, origin) => {
    const stretch = await version.read().catch((error: Error) => error)
    if (stretch instanceof Error) {
      // While the database does not answer, an older page is better than none.
      const last = memory.last(pageKey(origin, address))
      if (last) return last
      throw stretch
    }
    const url = memory.has(pageKey(origin, address), stretch) ? address : await settleAddress(db, address)
    return memory.get(pageKey(origin, url), stretch, make(url, origin))
  }
}
