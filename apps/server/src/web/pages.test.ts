import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageAddress, RenderPage } from '@hearth/sdk/render'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addWeb } from '#web/add-web'
import { openTestShop, type TestShop } from '../../test/shop'

const folder = mkdtempSync(join(tmpdir(), 'hearth-pages-'))

describe('pages', () => {
  let shop: TestShop
  let rendered: string[] = []
  /** Delays renders until the test releases them. */
  let gate = Promise.resolve()
  const render: RenderPage = async ({ url, origin, now }) => {
    rendered.push(`${origin}${url}`)
    await gate
    return {
      status: url === '/404' ? 404 : 200,
      html: `<html>${origin}${url} ${now}</html>`,
      shared: true,
      links: [],
      styles: [],
    }
  }
  /**
   * Page addresses as the web shell defines them: product pages have a sku, the list has a category and a page, other
   * pages have nothing.
   */
  const pageAddress: PageAddress = (url) => {
    const [path = '', query = ''] = url.split('?')
    const known = new URLSearchParams(
      [...new URLSearchParams(query)].filter(([name]) =>
        (path === '/allproducts' ? ['category', 'page'] : path.startsWith('/product/') ? ['skuNo'] : []).includes(name),
      ),
    )
    return path === '/' || path === '/allproducts' || path.startsWith('/product/')
      ? path + (known.size > 0 ? `?${known}` : '')
      : '/404'
  }

  beforeAll(async () => {
    writeFileSync(join(folder, 'error.html'), '<h1>出错了</h1>')
    shop = await openTestShop({
      demo: true,
      extend: (app, { connection, ports }) =>
        addWeb(app, { db: connection.db, clock: ports.clock, web: { client: folder, render, pageAddress } }),
    })
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    // The catalogue gets a new version, so that no page that an earlier test cached is served.
    await sql`
      update setting set value = to_jsonb((value #>> '{}')::bigint + 1)
      where name = 'catalogueVersion'`.execute(shop.connection.db)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    rendered = []
    gate = Promise.resolve()
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url, headers: { host: 'shop.example', ...headers } })
  const all = (urls: readonly string[]) => Promise.all(urls.map((url) => get(url)))

  it('are rendered once, whatever unknown parameters are requested', async () => {
    const pages = await all(Array.from({ length: 40 }, (_, at) => `/?x=${at}&utm_source=${at}`))
    expect(rendered).toEqual(['http://shop.example/'])
    expect(new Set(pages.map((page) => page.body)).size).toBe(1)
  })

  it('of unknown addresses are one page, the same for every address', async () => {
    const pages = await all(Array.from({ length: 40 }, (_, at) => `/nowhere/${at}?x=${at}`))
    expect(rendered).toEqual(['http://shop.example/404'])
    expect(new Set(pages.map((page) => `${page.statusCode} ${page.body}`))).toEqual(new Set([`404 ${pages[0]!.body}`]))
  })

  it('of a product differ for its own skus alone', async () => {
    await all([
      '/product/1001?skuNo=100102',
      '/product/1001?skuNo=100301',
      ...Array.from({ length: 20 }, (_, at) => `/product/1001?skuNo=made-up-${at}`),
    ])
    expect(rendered.toSorted()).toEqual([
      'http://shop.example/product/1001',
      'http://shop.example/product/1001?skuNo=100102',
    ])
  })

  it('of a list differ for its own categories and their pages alone', async () => {
    await all([
      '/allproducts?category=lamp',
      '/allproducts?category=lamp&page=2',
      '/allproducts?category=lamp&page=99',
      '/allproducts?category=made-up',
      '/allproducts?category=made-up&page=2',
    ])
    expect(rendered.toSorted()).toEqual([
      'http://shop.example/allproducts',
      'http://shop.example/allproducts?category=lamp',
    ])
  })

  it('are rendered for few hosts where the shop has no configured origin, and after that for none of them', async () => {
    const pages = await Promise.all(Array.from({ length: 30 }, (_, at) => get('/', { host: `h${at}.example` })))
    expect(new Set(rendered).size).toBeLessThanOrEqual(9)
    expect(rendered).toHaveLength(new Set(rendered).size)
    expect(pages.at(-1)!.body).not.toContain('example')
  })

  it('are not rendered again as long as nothing changes, and at once when a promotion ends', async () => {
    await get('/')
    await sql`update promotion set end_time = ${shop.ports.clock() + 500} where id = 'flash-1'`.execute(
      shop.connection.db,
    )
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const before = await get('/')
    await get('/')
    expect(rendered).toHaveLength(2)
    shop.wait(501)
    const after = await get('/')
    expect(after.body).not.toBe(before.body)
    expect(rendered).toHaveLength(3)
  })

  it('wait in a bounded queue to be rendered: later requests are told to come again', async () => {
    let open = () => {}
    gate = new Promise((resolve) => (open = resolve))
    const numbers = (await shop.connection.db.selectFrom('sku').select(['sku_no', 'spu_no']).execute()).map(
      ({ sku_no, spu_no }) => `/product/${spu_no}?skuNo=${sku_no}`,
    )
    let answered = 0
    const asked = Promise.all(numbers.slice(0, 100).map((url) => get(url).finally(() => void (answered += 1))))
    await expect.poll(() => rendered.length).toBe(4)
    await expect.poll(() => answered).toBe(100 - 4 - 64)
    // Other requests are answered while a page is rendered.
    expect((await shop.ask('/api/products/base/v2/1001/2')).code).toBe(0)
    open()
    const pages = await asked
    const refused = pages.filter((page) => page.statusCode === 503)
    expect(refused).toHaveLength(100 - 4 - 64)
    expect(refused[0]!.headers).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(refused[0]!.body).toBe('<h1>出错了</h1>')
    expect(rendered).toHaveLength(68)
    expect((await get(numbers[99]!)).statusCode).toBe(200)
  })

  it('of a shop with many products are listed in files that search engines take, each product once', async () => {
    const { createSitemaps } = await import('#web/sitemaps')
    let version = '1'
    const sitemaps = createSitemaps(
      shop.connection.db,
      { read: () => Promise.resolve(version), known: () => version },
      ['/', '/allproducts'],
      20,
    )
    const whole = await sitemaps.whole('https://shop.example')
    expect([...whole.matchAll(/<sitemap><loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      [1, 2, 3].map((part) => `https://shop.example/sitemap-${part}.xml`),
    )
    const parts = await Promise.all([1, 2, 3].map((part) => sitemaps.part('https://shop.example', part)))
    const pages = parts.flatMap((part) => [...part!.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, address]) => address))
    expect([pages.length, new Set(pages).size]).toEqual([52, 52])
    expect(await sitemaps.part('https://shop.example', 4)).toBeUndefined()
    expect((await get('/sitemap-2.xml')).statusCode).toBe(404)
    shop.queries.length = 0
    await Promise.all([sitemaps.whole('https://shop.example'), sitemaps.part('https://shop.example', 2)])
    expect(shop.queries).toEqual([])
    // For each new version, the server counts the products again. Version 2 has the same products, and version 3 has
    // one more.
    version = '2'
    expect(await sitemaps.part('https://shop.example', 2)).toBe(parts[1])
    expect(shop.queries).toHaveLength(1)
    await sql`
      insert into spu
      select 'new', name, selling_point, brand_name, category_code, merchant_id, pictures, detail_pictures, highlights,
        specifications, sale_attributes, services, default_sku_no, 0, 999, 0
      from spu
      where spu_no = '1501'`.execute(shop.connection.db)
    version = '3'
    expect(await sitemaps.part('https://shop.example', 3)).toContain('/product/new</loc>')
  })
})
