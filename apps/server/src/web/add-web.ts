import { readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { TrackingHosts } from '@hearth/sdk/render'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect'
import { isDatabaseTrouble } from '#database/database-trouble'
import { answerNotFound, isApi, RETRY_AFTER } from '#kernel/http/failures'
import { TooBusy } from '#kernel/limits/work-queue'
import { originsOf } from '#ports/tracking-hosts'
import { createCatalogueVersion, type CatalogueVersion } from '#kernel/reads/catalogue-version'
import { addCrawlerRoutes } from '#web/crawler-routes'
import { pickEncoding } from '#web/finished-page'
import type { WebShell } from '#web/load-web'
import { addManifestRoute } from '#web/manifest-route'
import { createPageMemory, type MadePage } from '#web/page-memory'
import { createPageOrigins } from '#web/page-origins'
import { pageUrl } from '#web/page-url'
import { createPages } from '#web/pages'
import { rendererOf } from '#web/renderer'
import { createReplay, type Replay } from '#web/replay'

/** What the shop's pages need. */
export interface WebParts {
  db: Database
  clock: () => number
  /** The web shell; when absent, the server answers only the API. */
  web?: WebShell
  /** Public origin; when absent, the origin that each request names. */
  origin?: string
  /** Hosts that receive the events that browsers report; absent if visits are not counted. */
  tracking?: TrackingHosts
  /** Processes that serve the shop on this machine; one when absent. */
  processes?: number
  /** The catalogue version to which cached pages belong; when absent, `addWeb` creates one of its own. */
  version?: CatalogueVersion
  /** Called with the function that sends finished pages again before a request reaches the app; see `createApp`. */
  onReplay?: (replay: Replay) => void
}

/** Path prefixes of files and pictures. A missing file below them is answered with 404, and not with a page. */
const NEVER_PAGES = ['/assets/', '/pictures/', '/sandbox-cashier/', '/sandbox-tracking/']
const LONGEST_URL = 2_000

const unchanged = (url: string): string => url

/** Adds the pages of the shop: built files are sent unchanged, and the web shell renders every other address. */
export async function addWeb(app: FastifyInstance, parts: WebParts): Promise<void> {
  const origins = createPageOrigins(parts.origin)
  const version = parts.version ?? createCatalogueVersion(parts.db, parts.clock)
  const originOf = (request: FastifyRequest) => origins.of(request.host, request.protocol)
  addCrawlerRoutes(app, { db: parts.db, version, pages: parts.web?.crawlPages, originOf })
  if (!parts.web) {
    app.setNotFoundHandler((_request, reply) => answerNotFound(reply, parts.clock()))
    return
  }
  const { client, pageAddress = unchanged } = parts.web
  await addFiles(app, client)
  addManifestRoute(app, parts.db)
  const memory = createPageMemory()
  const renderer = rendererOf(parts.web, originsOf(parts.tracking), parts.processes)
  app.addHook('onClose', () => renderer.close())
  parts.onReplay?.(createReplay(memory, version, origins, pageAddress))
  const pages = createPages(app, {
    db: parts.db,
    clock: parts.clock,
    renderer,
    memory,
    version,
    tracking: parts.tracking,
  })
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request
    if (
      (method !== 'GET' && method !== 'HEAD') ||
      isApi(url) ||
      NEVER_PAGES.some((path) => url.startsWith(path)) ||
      url.length > LONGEST_URL
    )
      return answerNotFound(reply, parts.clock())
    try {
      return await send(await pages(pageUrl(url, pageAddress), originOf(request)), request, reply)
    } catch (error) {
      if (!(error instanceof TooBusy)) request.log.error({ err: error, url }, 'a page could not be rendered')
      const wait =
        error instanceof TooBusy ? error.retryAfter : isDatabaseTrouble(error as Error) ? RETRY_AFTER : undefined
      if (wait !== undefined) reply.header('retry-after', wait)
      const file = await readFile(join(client, 'error.html')).catch(
        () => '<!doctype html><html lang="zh-CN"><title>出错了</title><h1>服务开小差了，请稍后再试</h1></html>',
      )
      return reply
        .code(wait === undefined ? 500 : 503)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(file)
    }
  })
}

/** Adds the built files. Names below `/assets/` contain hashes, so these files never change; others may. */
async function addFiles(app: FastifyInstance, client: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      reply.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}

async function send({ page, shared }: MadePage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  reply
    .code(page.status)
    .header('content-security-policy', page.contentPolicy)
    .header('vary', 'Accept-Encoding')
    .header('cache-control', shared ? 'no-cache' : 'no-store')
    .type('text/html; charset=utf-8')
  if (page.links) reply.header('link', page.links)
  if (shared) reply.header('etag', page.etag)
  if (shared && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const bytes = await page.bytes(encoding)
  if (shared)
    page.sent.set(encoding, {
      bytes,
      headers: {
        ...reply.raw.getHeaders(),
        ...reply.getHeaders(),
        'content-length': bytes.length,
      } as OutgoingHttpHeaders,
    })
  return reply.send(bytes)
}
