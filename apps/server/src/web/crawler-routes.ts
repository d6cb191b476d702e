import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect'
import { escapeHtml } from '#kernel/escape-html'

/** Public pages beside those of products. */
const PAGES = ['/', '/allproducts']
/** What belongs to one shopper, or is no page. */
const PRIVATE = ['/account', '/addresses', '/api/', '/cashier/', '/checkout', '/login', '/my/', '/pay-result/', '/sandbox-cashier/', '/shopping-cart']

/** Adds `/sitemap.xml` and `/robots.txt`. */
export function addCrawlerRoutes(app: FastifyInstance, db: Database, originOf: (request: FastifyRequest) => string): void {
  app.get('/robots.txt', (request, reply) => {
    const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), 'Allow: /', '', `Sitemap: ${originOf(request)}/sitemap.xml`, '']
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const spus = await db.selectFrom('spu').select('spu_no').orderBy('position').limit(50_000 - PAGES.length).execute()
    const paths = [...PAGES, ...spus.map((spu) => `/product/${encodeURIComponent(spu.spu_no)}`)]
    const urls = paths.map((path) => `<url><loc>${escapeHtml(originOf(request) + path)}</loc></url>`)
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`)
  })
}
