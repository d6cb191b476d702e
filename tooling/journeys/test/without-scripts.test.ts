import { follow, networkRests, visit } from '@hearth/browser'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { openContext } from '../src/open-context'
import { decodeHtml } from './decode-html'
import { browser } from './with-browser'
import { shop } from './with-shop'

let page: Page

interface Offer {
  '@type': string
  sku: string
  price: string
  priceCurrency: string
  availability: string
  url: string
}
interface ProductData {
  '@context': string
  '@type': string
  name: string
  description: string
  image: string[]
  sku: string
  brand: { '@type': string; name: string }
  offers: {
    '@type': string
    lowPrice: string
    highPrice: string
    priceCurrency: string
    offerCount: number
    offers: Offer[]
  }
}

describe('a browser without scripts', () => {
  beforeEach(async () => {
    page = await (await openContext(browser, 'phone', { javaScriptEnabled: false })).newPage()
  })

  it('shows a product with name, price and specifications', async () => {
    await visit(page, `${shop.origin}/product/1001`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('暖居智能音箱 Pro')
    for (const words of ['六麦环形阵列，客厅任何角落一唤即应', '399.00', '规格参数', '满 99 元包邮'])
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('main')).toContainText(/¥\s*349\s*\.00/)
    const { specifications } = await ask<{
      specifications: { name: string; items: { name: string; value: string }[] }[]
    }>('/api/products/base/v2/1001/1')
    const said = await page.locator('main').innerText()
    const items = specifications.flatMap((group) => group.items)
    expect(items.length).toBeGreaterThan(5)
    for (const { name, value } of items) {
      expect(said).toContain(name)
      expect(said).toContain(value)
    }
  })

  it('shows all of an invitation', async () => {
    await visit(page, `${shop.origin}/invite`)
    for (const words of ['活动规则', '只分享不会获得奖励'])
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
  })

  it('shows its pictures', async () => {
    await visit(page, `${shop.origin}/product/1001`)
    const pictures = page.locator('main img')
    const shown: { alt: string; width: number }[] = []
    for (const picture of await pictures.all()) {
      if (!(await picture.isVisible())) continue
      await picture.scrollIntoViewIfNeeded()
      const alt = (await picture.getAttribute('alt')) ?? ''
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0)), {
          message: alt,
          timeout: 15_000,
        })
        .toBeGreaterThan(0)
      shown.push({ alt, width: (await picture.boundingBox())?.width ?? 0 })
    }
    expect(shown[0]).toMatchObject({ alt: '暖居智能音箱 Pro 暖焰橙 正面', width: 375 })
    expect(shown.filter(({ alt }) => alt.startsWith('暖居智能音箱 Pro')).length).toBeGreaterThanOrEqual(6)
  })

  it('leads from home to a product', async () => {
    await visit(page, shop.origin)
    await follow(page.getByRole('link', { name: /暖居智能音箱 Pro/ }).first(), /\/product\/1001/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('暖居智能音箱 Pro')
  })

  it('says that a product does not exist, and where to go instead', async () => {
    const reply = await visit(page, `${shop.origin}/product/999999`)
    expect(reply?.status()).toBe(404)
    await expect(page.getByText('商品不存在或已下架')).toBeVisible()
    await follow(page.locator('main').getByRole('link', { name: '全部商品' }), /\/allproducts$/)
    await expect(page.getByRole('link', { name: /暖居智能音箱 Pro/ }).first()).toBeAttached()
  })

  it('gets 404 for a page that does not exist', async () => {
    const reply = await visit(page, `${shop.origin}/no/such/page`)
    expect(reply?.status()).toBe(404)
    await expect(page.locator('main')).toContainText('页面')
  })
})

describe('a search engine', () => {
  it('reads title, description, canonical address and sharing data of a product', async () => {
    const html = await read('/product/1001?skuNo=100104&from=somewhere')
    const head = (pattern: RegExp) => decodeHtml(pattern.exec(html)?.[1] ?? '')
    expect(html).toContain('<html lang="zh-CN"')
    expect(head(/<title>([^<]*)/)).toContain('暖居智能音箱 Pro')
    expect(head(/<meta name="description" content="([^"]*)/)).toContain('六麦环形阵列')
    expect(head(/<link rel="canonical" href="([^"]*)/)).toBe(`${shop.origin}/product/1001`)
    expect(head(/<meta property="og:title" content="([^"]*)/)).toContain('暖居智能音箱 Pro')
    expect((await fetch(head(/<meta property="og:image" content="([^"]*)/))).headers.get('content-type')).toMatch(
      /^image\//,
    )
  })

  it('reads a product in the schema.org form, with the prices the shop sells at', async () => {
    const data = structured(await read('/product/1001'))
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '暖居智能音箱 Pro',
      sku: '1001',
      brand: { '@type': 'Brand', name: '暖居' },
    })
    expect(data.description.length).toBeGreaterThan(5)
    expect(data.image.length).toBeGreaterThanOrEqual(3)
    for (const picture of data.image) expect((await fetch(picture)).status).toBe(200)
    const { offers } = data
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'CNY', offerCount: offers.offers.length })
    const prices = offers.offers.map(({ price }) => Number(price))
    expect([Number(offers.lowPrice), Number(offers.highPrice)]).toEqual([Math.min(...prices), Math.max(...prices)])
    for (const offer of offers.offers) {
      expect(offer).toMatchObject({
        '@type': 'Offer',
        priceCurrency: 'CNY',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        url: `${shop.origin}/product/1001?skuNo=${offer.sku}`,
      })
      expect(offer.availability).toMatch(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/)
    }
  })

  it('finds every product in sitemap.xml, and each page named there exists', async () => {
    const map = await fetch(`${shop.origin}/sitemap.xml`)
    expect(map.headers.get('content-type')).toMatch(/^application\/xml/)
    const pages = [...(await map.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
    expect(pages.length).toBeGreaterThanOrEqual(50)
    expect(new Set(pages).size).toBe(pages.length)
    for (const address of pages) {
      const reply = await fetch(address)
      expect(reply.status, address).toBe(200)
      expect(await reply.text()).toContain(`<link rel="canonical" href="${address}">`)
    }
  })

  it('learns from robots.txt where the sitemap is and what is private', async () => {
    const robots = await read('/robots.txt')
    expect(robots).toContain(`Sitemap: ${shop.origin}/sitemap.xml`)
    for (const path of ['/my/', '/checkout', '/cashier/', '/addresses', '/api/'])
      expect(robots).toContain(`Disallow: ${path}`)
    expect(robots).not.toMatch(/^Disallow: \/$/m)
  })

  it('is told to index no shopper’s page and no missing page', async () => {
    for (const path of ['/my/orders', '/checkout', '/login', '/product/999999', '/no/such/page'])
      expect(await read(path), path).toContain('<meta name="robots" content="noindex">')
  })
})

describe('the headers of a page', () => {
  it.each([
    '/',
    '/product/1001',
    '/shopping-cart',
    '/login',
    '/no/such/page',
    '/api/cart/count/v1',
    '/sandbox-cashier/1/2',
  ])('allow no foreign content: %s', async (path) => {
    const { headers } = await fetch(shop.origin + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src '(self|none)'/)
    expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|https?:/)
    const sources = (name: string) => new RegExp(`(?:^|; ?)${name} ([^;]*)`).exec(policy)?.[1] ?? ''
    expect(['', "'self'", "'none'"]).toContain(sources('script-src'))
    expect(sources('frame-ancestors')).toMatch(/^'(self|none)'$/)
    expect(sources('base-uri')).toMatch(/^'(self|none)'$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toMatch(/^(SAMEORIGIN|DENY)$/)
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull()
  })

  it('allow all that the pages themselves use', async () => {
    const context = await openContext(browser, 'desktop')
    const window = await context.newPage()
    const said: string[] = []
    window.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && said.push(`${window.url()}: ${message.text()}`),
    )
    window.on('pageerror', (error) => said.push(`${window.url()}: ${error.message}`))
    for (const path of [
      '/',
      '/product/1001',
      '/allproducts',
      '/shopping-cart',
      '/login',
      '/account',
      '/agreement/privacy',
      '/error.html',
    ]) {
      await visit(window, shop.origin + path)
      await window.mouse.wheel(0, 3_000)
      await networkRests(window)
    }
    expect(said).toEqual([])
  })
})

const read = async (path: string): Promise<string> => (await fetch(shop.origin + path)).text()

const ask = async <Data>(path: string): Promise<Data> =>
  ((await (await fetch(shop.origin + path)).json()) as { data: Data }).data

const structured = (html: string): ProductData =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as ProductData
