import { readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { RenderPage, TrackingHosts } from '@hearth/sdk/render'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect'
import { isDatabaseTrouble } from '#database/database-trouble'
import { answerNotFound, isApi, RETRY_AFTER } from '#kernel/failures'
import { originsOf } from '#tracking/tracking-hosts'
import { createCatalogueVersion, type CatalogueVersion } from '#web/catalogue-version'
import { addCrawlerRoutes } from '#web/crawler-routes'
import { finishPage, pickEncoding } from '#web/finished-page'
import { inProcessTransport } from '#web/in-process-transport'
import type { WebShell } from '#web/load-web'
import { createPageMemory, type MadePage, type PageMemory } from '#web/page-memory'
import { pageUrl } from '#web/page-url'
import { createReplay, pageKey, type Replay } from '#web/replay'

/** What the web door is made of. */
export interface WebParts {
  db: Database
  clock: () => number
  /** Absent: the API alone. */
  web?: WebShell
  /** Origin shoppers see; as each request says when absent. */
  origin?: string
  /** Whom browsers tell what happens; absent where nobody counts. */
  tracking?: TrackingHosts
  /** What pages are kept by; its own when absent. */
  version?: CatalogueVersion
  /** Told how finished pages can be sent again before a request reaches the app; see `createApp`. */
  onReplay?: (replay: Replay) => void
}

/** Addresses under which only files and pictures stand: what is not there is not a page. */
const NEVER_PAGES = ['/assets/', '/pictures/', '/sandbox-cashier/', '/sandbox-tracking/']
const LONGEST_URL = 2_000

/** Adds the pages of the shop: built files as they are, everything else as the web shell renders it. */
export async function addWeb(app: FastifyInstance, parts: WebParts): Promise<void> {
  const originOf = (request: FastifyRequest) => parts.origin ?? `${request.protocol}://${request.host}`
  addCrawlerRoutes(app, parts.db, originOf)
  if (!parts.web) {
    app.setNotFoundHandler((_request, reply) => answerNotFound(reply, parts.clock()))
    return
  }
  const { client, render } = parts.web
  await addFiles(app, client)
  const memory = createPageMemory()
  const version = parts.version ?? createCatalogueVersion(parts.db, parts.clock)
  parts.onReplay?.(createReplay(memory, version, parts.origin))
  const pages = createPages(app, render, parts, memory, version)
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request
    if ((method !== 'GET' && method !== 'HEAD') || isApi(url) || NEVER_PAGES.some((path) => url.startsWith(path)) || url.length > LONGEST_URL) return answerNotFound(reply, parts.clock())
    try {
      return await send(await pages(pageUrl(url), originOf(request)), request, reply)
    } catch (error) {
      request.log.error({ err: error, url }, 'a page could not be rendered')
      const file = await readFile(join(client, 'error.html')).catch(() => '<!doctype html><html lang="zh-CN"><title>出错了</title><h1>服务开小差了，请稍后再试</h1></html>')
      if (isDatabaseTrouble(error as Error)) reply.header('retry-after', RETRY_AFTER)
      return reply.code(isDatabaseTrouble(error as Error) ? 503 : 500).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(file)
    }
  })
}

/** Built files. Their names carry their hashes below `/assets/`; the others may change. */
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
      reply.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}

/** Pages by address, kept as finished bytes while catalogue and clock allow. */
function createPages(app: FastifyInstance, render: RenderPage, { clock, tracking }: WebParts, memory: PageMemory, version: CatalogueVersion): (url: string, origin: string) => Promise<MadePage> {
  const transport = inProcessTransport(app)
  const origins = originsOf(tracking)
  return async (url, origin) => {
    const key = pageKey(origin, url)
    const current = await version.read().catch((error: Error) => error)
    if (current instanceof Error) {
      // While the database does not answer, a page from before is better than none.
      const last = memory.last(key)
      if (last) return last
      throw current
    }
    return memory.get(key, current, async () => {
      const rendered = await render({ url, origin, now: clock(), tracking }, transport)
      return { page: finishPage(rendered, origins), shared: rendered.shared }
    })
  }
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
  if (shared) page.sent.set(encoding, { bytes, headers: { ...reply.raw.getHeaders(), ...reply.getHeaders(), 'content-length': bytes.length } as OutgoingHttpHeaders })
  return reply.send(bytes)
}
