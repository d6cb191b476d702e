import type { CrawlPages } from '@hearth/sdk/render'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect'
import type { CatalogueVersion } from '#kernel/reads/catalogue-version'
import { createSitemaps } from '#web/sitemaps'

/** Paths without pages, which crawlers must not open. */
const NO_PAGES = ['/api/', '/sandbox-cashier/']

/** What the answers to crawlers need. */
export interface CrawlerParts {
  db: Database
  version: CatalogueVersion
  /** The pages of the web shell; none when absent. */
  pages?: CrawlPages
  originOf: (request: FastifyRequest) => string
}

/** Adds `/robots.txt`, `/sitemap.xml`, and its parts if one file cannot hold the shop. */
export function addCrawlerRoutes(app: FastifyInstance, { db, version, pages, originOf }: CrawlerParts): void {
  const sitemaps = createSitemaps(db, version, pages?.listed)
  const closed = [...NO_PAGES, ...(pages?.closed ?? [])].toSorted()
  app.get('/robots.txt', (request, reply) => {
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      'Allow: /',
      '',
      `Sitemap: ${originOf(request)}/sitemap.xml`,
      '',
    ]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n'))
  })
  app.get<{ Params: { part?: string } }>('/sitemap.xml', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(await sitemaps.whole(originOf(request))),
  )
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}$).xml', async (request, reply) => {
    const text = await sitemaps.part(originOf(request), Number(request.params.part))
    if (text === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(text)
  })
}
