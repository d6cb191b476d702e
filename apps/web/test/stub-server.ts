import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { RenderPage } from '@hearth/sdk/render'
import { stubShop, type StubShop } from './stub-shop'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** A server of the built web shell with a stub shop. It sends the same content security policy as the shop's server. */
export interface StubServer {
  origin: string
  shop: StubShop
  close(): Promise<void>
}

/** Serves `dist` as the shop's server does: files, pages and calls. */
export async function serveStub(dist: string): Promise<StubServer> {
  const { render } = (await import(join(dist, 'server/render.js'))) as { render: RenderPage }
  const shop = stubShop()
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    const path = url.split('?')[0] ?? '/'
    const send = (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': type, ...headers }).end(body)
    const answer = async () => {
      if (path.startsWith('/pictures/')) return send(200, 'image/png', DOT)
      if (path.startsWith('/api/') || path.startsWith('/cms/')) {
        const { status, body } = shop.answer(url)
        return send(status, 'application/json', body)
      }
      if (extname(path))
        return send(200, TYPES[extname(path)] ?? 'text/plain', await readFile(join(dist, 'client', path)))
      const page = await render({ url, origin: server.listening ? origin() : '', now: Date.now() }, async (call) => {
        const { status, body } = shop.answer(call.url)
        return { status, headers: { get: () => null }, text: () => Promise.resolve(body) }
      })
      return send(page.status, 'text/html; charset=utf-8', page.html, {
        'content-security-policy': `default-src 'self'; script-src 'self'; style-src 'self' ${page.styles.join(' ')}; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'self'`,
      })
    }
    answer().catch(() => send(404, 'text/plain', 'not found'))
  })
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: origin(),
    shop,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Windows that are still open would keep their connections, and the server would not close.
        server.closeAllConnections()
      }),
  }
}
