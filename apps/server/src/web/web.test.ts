import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createCoreApi, products } from '@hearth/sdk/core'
import type { CrawlPages, RenderPage } from '@hearth/sdk/render'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addWeb } from '#web/add-web'
import { openTestShop, type TestShop } from '../../test/shop'

const folder = mkdtempSync(join(tmpdir(), 'hearth-web-'))
let rendered: string[] = []
const seenHeaders: string[] = []

/** A small web shell: a product page that calls the shop as the real one does. */
const render: RenderPage = async ({ url, origin, now }, transport) => {
  rendered.push(url)
  if (url.startsWith('/broken')) throw new Error('a screen failed')
  const api = createCoreApi(
    {
      baseUrl: '',
      channelId: 1,
      platformId: 2,
      transport: (request) => {
        seenHeaders.push(...Object.keys(request.headers))
        return transport(request)
      },
    },
    { products },
  )
  const [, path = '', spuNo = ''] = /^\/(\w*)\/?(\w*)/.exec(url) ?? []
  if (path !== 'product')
    return {
      status: path === '404' ? 404 : 200,
      html: `<html>${path}</html>`,
      shared: path !== 'mine',
      links: [],
      styles: [],
    }
  const spu = await api.products.get({ spuNo, platform: 1 }).catch(() => undefined)
  const head = `<style>h1{color:red}</style><h1 style="width:50%">${spu?.name ?? '没有'}</h1>`
  const html = `<html>${head}${origin} ${now} ${'字'.repeat(2_000)}</html>`
  return {
    status: spu ? 200 : 404,
    html,
    shared: spu !== undefined,
    links: ['</assets/app.js>; rel=preload; as=script'],
    styles: ["'sha256-of-the-style'"],
  }
}

const crawlPages: CrawlPages = { listed: ['/', '/allproducts'], closed: ['/my/orders', '/cashier/'] }

describe('the web pages', () => {
  let shop: TestShop
  beforeAll(async () => {
    const client = join(folder, 'client')
    mkdirSync(join(client, 'assets'), { recursive: true })
    mkdirSync(join(client, '.vite'))
    const script = 'console.log("hearth")'.repeat(20)
    writeFileSync(join(client, 'assets/app-1a2b.js'), script)
    writeFileSync(join(client, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
    writeFileSync(join(client, '.vite/manifest.json'), '{}')
    writeFileSync(join(client, 'error.html'), '<h1>出错了</h1>')
    shop = await openTestShop({
      demo: true,
      extend: (app, { connection, ports }) =>
        addWeb(app, { db: connection.db, clock: ports.clock, web: { client, render, crawlPages } }),
    })
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => void (rendered = []))

  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })

  it('shows each of 160 product pages requested at once with its own product', async () => {
    const names = new Map(
      (await shop.connection.db.selectFrom('spu').select(['spu_no', 'name']).execute()).map((spu) => [
        spu.spu_no,
        spu.name,
      ]),
    )
    const numbers = Array.from({ length: 160 }, (_, n) => [...names.keys()][n % names.size]!)
    const pages = await Promise.all(numbers.map((spuNo) => get(`/product/${spuNo}`)))
    expect(pages.map((page) => /<h1[^>]*>(.*)<\/h1>/.exec(page.body)?.[1])).toEqual(
      numbers.map((spuNo) => names.get(spuNo)),
    )
    expect(rendered).toHaveLength(names.size)
  })

  it('keeps a finished page, and renders it again when the catalogue changes', async () => {
    await get('/product/1002?from=a')
    await get('/product/1002?from=a')
    expect(rendered).toHaveLength(1)
    await shop.connection.db
      .updateTable('setting')
      .set({ value: '99' })
      .where('name', '=', 'catalogueVersion')
      .execute()
    await expect.poll(async () => (await get('/product/1002?from=a'), rendered.length)).toBe(2)
  })

  it('sends the page in an encoding the browser takes, and not at all when the browser has it', async () => {
    const plain = await get('/product/1001')
    const br = await get('/product/1001', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/product/1001', { 'accept-encoding': 'gzip, br;q=0' })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
      link: '</assets/app.js>; rel=preload; as=script',
    })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    const again = await get('/product/1001', { 'if-none-match': String(br.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('allows the styles of a page by their hashes and no others', async () => {
    const policy = String((await get('/product/1001')).headers['content-security-policy'])
    expect(policy).toContain("style-src 'self' 'sha256-of-the-style'")
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-[\w+/]+=*'/)
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).toContain("script-src 'self';")
  })

  it('lets pages ask the configured analytics host, and tells the renderer of it', async () => {
    const tracking = { trace: 'https://trace.example/ids', collect: 'https://collect.example/log' }
    let told: object | undefined
    const listening: RenderPage = (request, transport) => {
      told = request.tracking
      return render(request, transport)
    }
    const tracked = await openTestShop({
      extend: (app, { connection, ports }) =>
        addWeb(app, {
          db: connection.db,
          clock: ports.clock,
          web: { client: join(folder, 'client'), render: listening },
          tracking,
        }),
    })
    const { headers } = await tracked.app.inject('/mine')
    expect(String(headers['content-security-policy'])).toContain(
      "connect-src 'self' https://trace.example https://collect.example;",
    )
    expect(told).toEqual(tracking)
    expect(String((await get('/mine')).headers['content-security-policy'])).toContain("connect-src 'self';")
    await tracked.close()
  })

  it('asks the shop as a visitor, whoever requests the page, and keeps only what is for everybody', async () => {
    const { headers } = await shop.newShopper()
    await get('/product/1003', { ...headers, cookie: 'hearth_session=secret' })
    expect(seenHeaders).not.toContain('cookie')
    expect(seenHeaders).not.toContain('x-hearth-session')
    expect((await get('/mine')).headers['cache-control']).toBe('no-store')
    await get('/mine')
    expect(rendered.filter((url) => url === '/mine')).toHaveLength(2)
  })

  it('answers 404 with a page for a product that does not exist', async () => {
    const page = await get('/product/nope')
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body).toContain('没有')
  })

  it('shows the error page when a page cannot be rendered', async () => {
    const page = await get('/broken')
    expect([page.statusCode, page.body]).toEqual([500, '<h1>出错了</h1>'])
  })

  it('serves built files compressed and for ever, and hides the build’s internal files', async () => {
    const file = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('/javascript'),
    })
    expect((await get('/error.html')).body).toBe('<h1>出错了</h1>')
    expect((await get('/assets/gone.js')).statusCode).toBe(404)
    expect((await get('/.vite/manifest.json')).body).not.toBe('{}')
    expect(rendered).not.toContain('/assets/gone.js')
  })

  it('keeps the envelope for unknown addresses of the API', async () => {
    expect(await shop.ask('/api/nothing/v1')).toMatchObject({
      status: 404,
      success: false,
      message: '没有找到您要的内容',
    })
    expect(await shop.ask({ method: 'POST', url: '/product/1001', payload: {} })).toMatchObject({
      status: 404,
      success: false,
    })
  })

  it('answers an unreadable address like any unknown one, with its page or its envelope', async () => {
    for (const url of ['/product/%zz', '/%ff', '/product/%00', '/product/1001?skuNo=%00']) {
      const page = await get(url)
      expect([page.statusCode, page.headers['content-type'], page.headers['x-content-type-options']]).toEqual([
        404,
        'text/html; charset=utf-8',
        'nosniff',
      ])
    }
    for (const url of ['/api/orders/%zz/v1', `/api/orders/${'1'.repeat(301)}/v1`]) {
      const reply = await shop.ask(url)
      expect(reply).toMatchObject({ status: 404, success: false, message: '没有找到您要的内容' })
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    }
  })

  it('tells search engines every product and keeps them from a shopper’s pages', async () => {
    const map = await get('/sitemap.xml', { host: 'shop.example' })
    expect(map.body.match(/<loc>/g)).toHaveLength(52)
    expect(map.body).toContain('<loc>http://shop.example/product/1001</loc>')
    const robots = (await get('/robots.txt')).body
    expect(robots).toContain('Disallow: /api/\nDisallow: /cashier/\nDisallow: /my/orders\n')
    expect(robots).toContain('/sitemap.xml')
  })

  it('is only the API where no web shell was built', async () => {
    const bare = await openTestShop({
      extend: (app, { connection, ports }) => addWeb(app, { db: connection.db, clock: ports.clock }),
    })
    expect(await bare.ask('/')).toMatchObject({ status: 404, success: false })
    expect((await bare.ask('/api/user/info/v1')).success).toBe(true)
    await bare.close()
  })
})
