import { createHash } from 'node:crypto'
import type { Transport } from '@hearth/sdk/core'
import { rowOf } from '@hearth/screens/route-table'
import { ROUTES } from '@hearth/screens/routes'
import { expect, it } from 'vitest'
import { render } from '#server/render'
import { stubShop } from './stub-shop'

const NOW = 1_795_000_000_000
const open = (shop = stubShop(), wait = (_: string): Promise<void> => Promise.resolve()) => {
  const transport: Transport = async ({ url }) => {
    await wait(url)
    const { status, body } = shop.answer(url)
    return { status, headers: { get: () => null }, text: () => Promise.resolve(body) }
  }
  return { shop, page: (url: string) => render({ url, origin: 'https://shop.example', now: NOW }, transport) }
}
const between = (html: string, start: string, end: string) => html.split(start)[1]?.split(end)[0] ?? ''
const dataOf = (html: string) =>
  JSON.parse(between(html, 'id="hearth-data">', '</script>')) as {
    now: number
    stores: Record<string, { spu?: { data?: { name: string } } }>
  }
const markupOf = (html: string) => between(html, '<div id="root">', '<script type="application/json"')

it('shows name, price, pictures and specifications of a product before any script runs', async () => {
  const { status, html, shared } = await open().page('/product/1001')
  const markup = markupOf(html)
  expect({ status, shared }).toEqual({ status: 200, shared: true })
  for (const text of [
    '第 1001 号音箱',
    '只属于 1001 的好声音',
    '1001',
    '机身重量',
    '1001 克',
    '/pictures/face-1001.0a1b2c3d',
    '/pictures/detail-1001.0a1b2c3d',
    '月光白',
  ])
    expect(markup).toContain(text)
})

it('tells search engines and shared links what a product is and costs', async () => {
  const { html } = await open().page('/product/1001?skuNo=1001-2')
  expect(html).toContain('<html lang="zh-CN"')
  expect(html).toContain('<title>第 1001 号音箱 - 暖居</title>')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/product/1001">')
  expect(html).toContain('<meta property="og:type" content="product">')
  const product = JSON.parse(between(html, '<script type="application/ld+json">', '</script>')) as {
    name: string
    offers: object
  }
  expect(product).toMatchObject({
    '@type': 'Product',
    name: '第 1001 号音箱',
    offers: { lowPrice: '1001.00', priceCurrency: 'CNY', offerCount: 2, availability: 'https://schema.org/InStock' },
  })
})

it('shows a skill before any script runs, describes it to search engines, and lists its neighbours', async () => {
  const icon = { url: '/pictures/skill.0a1b2c3d', alt: '', width: 1000, height: 1000 }
  const skill = {
    skillId: 's1',
    name: '睡前故事',
    icon,
    summary: '每晚一个新故事',
    categoryCode: 'kids',
    example: '讲故事',
  }
  const shop = stubShop()
  shop.more = {
    '/api/rest/dbp/v1/recommendlist': { result: [] },
    '/api/rest/dbp/v1/categories': { result: [{ categoryCode: 'kids', name: '儿童成长' }] },
    '/api/rest/dbp/v1/skills': { result: [skill], totalCount: 1, startId: '' },
    '/api/rest/dbp/v1/skills/s1/detail': {
      ...skill,
      categoryName: '儿童成长',
      description: ['挑一个合适的故事。'],
      developerName: '童伴工作室',
      examples: ['讲故事', '换一个'],
      pictures: [],
      price: 0,
      permissions: [{ name: '控制灯', purpose: '讲完后调暗' }],
      dataStatement: '不上传录音。',
      privacyUrl: '/agreement/privacy',
      products: [],
    },
  }
  const { page } = open(shop)
  const { status, html } = await page('/skills/s1')
  expect(status).toBe(200)
  for (const text of ['睡前故事', '换一个', '讲完后调暗', '不上传录音。']) expect(markupOf(html)).toContain(text)
  expect(html).toContain('<title>睡前故事 · 技能 - 暖居</title>')
  expect(html).toContain('<meta name="description" content="每晚一个新故事。试着说：讲故事、换一个">')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/skills/s1">')
  const platform = await page('/skills')
  expect(markupOf(platform.html)).toContain('href="/skills/s1"')
  expect(platform.html).toContain('<link rel="canonical" href="https://shop.example/skills">')
})

it('shows a lottery with its odds before any script runs, and gives shared links its description and picture', async () => {
  const picture = { url: '/pictures/lottery.0a1b2c3d', alt: '', width: 1500, height: 1000 }
  const shop = stubShop()
  shop.more = {
    '/api/lottery/activity/winter/v1': {
      activityNo: 'winter',
      name: '冬日抽好礼',
      description: '每天来抽一次',
      picture,
      status: 1,
      beginTime: NOW - 1000,
      endTime: NOW + 3_600_000,
      rules: ['每人每天可抽 3 次'],
      prizes: [
        { prizeId: 'lamp', prizeName: '智能台灯', prizeType: 1, weight: 5, quantity: 3, left: 3, worth: 19900 },
        { prizeId: 'thanks', prizeName: '谢谢参与', prizeType: 0, weight: 995 },
      ],
      forms: [{ form: 'day', runs: true, mostADay: 3 }],
      mostWins: 3,
      claimDays: 30,
      organiser: '暖居商城',
      contact: '400-000-0000',
      seedHash: 'ab'.repeat(32),
      tableHash: 'cd'.repeat(32),
      remainNum: 0,
      chances: { day: 0, order: 0, earned: 0 },
      wins: 0,
      draws: 0,
      winners: [],
    },
  }
  const { status, html } = await open(shop).page('/lottery/winter')
  expect(status).toBe(200)
  for (const text of ['智能台灯', '0.5%', '共 3 份，剩 3 份', '暖居商城', 'ab'.repeat(32), '复制种子的哈希'])
    expect(markupOf(html)).toContain(text)
  expect(html).toContain('<title>冬日抽好礼 - 暖居</title>')
  expect(html).toContain('<meta name="description" content="每天来抽一次">')
  expect(html).toContain('/pictures/lottery.0a1b2c3d')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/lottery/winter">')
})

it('shows a welfare activity with its conditions before any script runs, and gives shared links its description', async () => {
  const picture = { url: '/pictures/gift.0a1b2c3d', alt: '', width: 1500, height: 1000 }
  const shop = stubShop()
  shop.more = {
    '/api/platform/activity/present/v1/winter': {
      activityId: 'winter',
      name: '冬日暖心礼',
      description: '登录即可领取，每人一份',
      picture,
      kind: 'page',
      status: 1,
      audience: 'all',
      campaignStatus: 1,
      coupons: [],
      integral: 50,
      beginTime: NOW - 1000,
      endTime: NOW + 3_600_000,
      quantity: 100,
      remaining: 3,
      hasSteps: false,
      stepsLeft: false,
      needsRoom: false,
      rules: ['每人限领 1 份。'],
      others: [],
    },
  }
  const { status, html } = await open(shop).page('/welfare/winter')
  expect(status).toBe(200)
  for (const text of ['立即领取', '剩 3 份', '每人限领 1 份。']) expect(markupOf(html)).toContain(text)
  expect(html).toContain('<title>冬日暖心礼 - 暖居</title>')
  expect(html).toContain('<meta name="description" content="登录即可领取，每人一份">')
  expect(html).toContain('/pictures/gift.0a1b2c3d')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/welfare/winter">')
})

it("shows each of 160 shoppers who ask at once their own product, and nothing of another's", async () => {
  const { page } = open(
    stubShop(),
    (url) =>
      new Promise((resolve) =>
        setTimeout(resolve, (url.length * 7919 + Number(/\d{4}/.exec(url)?.[0] ?? 0) * 31) % 40),
      ),
  )
  const numbers = Array.from({ length: 160 }, (_, index) => String(2000 + index))
  const pages = await Promise.all(numbers.map((spuNo) => page(`/product/${spuNo}`)))
  for (const [index, { html }] of pages.entries()) {
    expect(html).toContain(`第 ${numbers[index]} 号音箱`)
    expect(new Set([...html.matchAll(/第 (\d+) 号音箱/g)].map(([, spuNo]) => spuNo))).toEqual(new Set([numbers[index]]))
  }
})

it('lets no product name break out of the page', async () => {
  const shop = stubShop()
  shop.name = '</script><script>alert(1)</script><!-- \u2028 "&\' <img src=x onerror=alert(2)>'
  const { html } = await open(shop).page('/product/1001')
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
  expect(between(html, 'id="hearth-data">', '</script>')).not.toMatch(/[<>\u2028\u2029]/)
  expect(dataOf(html).stores['product:1001']?.spu?.data?.name).toBe(shop.name)
})

it('has no script and no style that its policy would have to allow by exception', async () => {
  const page = open().page
  for (const url of ['/', '/allproducts', '/product/1001', '/my/orders', '/nowhere']) {
    const { html, styles } = await page(url)
    for (const [, attributes] of html.matchAll(/<script([^>]*)>/g))
      expect(attributes).toMatch(/src="\/assets\/|type="application\/(?:ld\+)?json"/)
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/)
    expect(styles).toEqual(["'sha256-a'"])
  }
})

it('loads the main picture first, in the very sizes the page shows', async () => {
  const { html } = await open().page('/product/1001')
  const preload = /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0] ?? ''
  const picture = /<img[^>]*fetchpriority="high"[^>]*>/.exec(html)?.[0] ?? ''
  expect(/imagesrcset="([^"]+)"/.exec(preload)?.[1]).toBe(/srcset="([^"]+)"/i.exec(picture)?.[1])
  expect(/imagesizes="([^"]+)"/.exec(preload)?.[1]).toBe(/\ssizes="([^"]+)"/.exec(picture)?.[1])
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('<style'))
})

it('shows the goods on the front page and all products under their categories', async () => {
  const { page } = open()
  expect(markupOf((await page('/')).html)).toContain('第 1001 号音箱')
  expect(markupOf((await page('/allproducts')).html)).toContain('智能音箱')
  expect((await page('/')).html).toContain('<title>暖居 · 智能好物</title>')
})

it('answers 404 for a product that does not exist, and lets no cache keep that page', async () => {
  const { status, shared, html } = await open().page('/product/9999')
  expect({ status, shared }).toEqual({ status: 404, shared: false })
  expect(html).toContain('<meta name="robots" content="noindex">')
})

it('answers 404 for an address that names no page', async () => {
  const { status, html } = await open().page('/nowhere')
  expect(status).toBe(404)
  expect(markupOf(html)).toContain('页面不存在')
})

it('answers 500, and lets no cache keep it, when the shop behind it fails', async () => {
  const shop = stubShop()
  shop.broken = true
  const { status, shared, html } = await open(shop).page('/product/1001')
  expect({ status, shared }).toEqual({ status: 500, shared: false })
  expect(html).toContain('id="root"')
})

it('asks only who the shop is for a page of one shopper, and renders it the same for all', async () => {
  const { shop, page } = open()
  const [one, two] = [await page('/my/orders'), await page('/my/orders?status=10')]
  expect(shop.asked).toEqual([])
  expect(one.shared).toBe(true)
  expect(one.html).toContain('<title>我的订单 - 暖居</title>')
  expect(markupOf(one.html)).toBe(markupOf(two.html))
  expect(one.html).toContain('noindex')
})

it('renders nothing of a shopper’s page that only its address gives: the server renders it by its row of the table', async () => {
  const { page } = open()
  for (const { path } of ROUTES.filter(({ name }) => !rowOf(name).public && name !== 'notFound')) {
    const markup = markupOf((await page(path)).html)
    expect({ path, wrong: /没有这份|没有找到|不存在|href="[^"]*(?::|%3A)/i.exec(markup)?.[0] }).toEqual({
      path,
      wrong: undefined,
    })
  }
})

it('asks for a product with two calls, and none that need a shopper', async () => {
  const { shop, page } = open()
  await page('/product/1001')
  expect(shop.asked.map((url) => url.split('?')[0]).toSorted()).toEqual([
    '/api/products/base/v2/1001/2',
    '/api/products/spu_skus/v3',
  ])
})

it('keeps the page of all products, and that of a category, below 300 KB however much the shop sells', async () => {
  const shop = stubShop()
  shop.large = true
  const { page } = open(shop)
  // The limit leaves room for the styles: in this test they are only placeholders, and the built styles have 45 KB.
  for (const url of ['/allproducts', '/allproducts?category=category-7', '/allproducts?category=category-7&page=3'])
    expect(new TextEncoder().encode((await page(url)).html).length).toBeLessThan(255_000)
})

it('links the pages of a category with plain links, and says which of them a page is', async () => {
  const shop = stubShop()
  shop.large = true
  const { html } = await open(shop).page('/allproducts?category=category-7&page=3&utm_source=feed')
  expect(html).toContain(
    '<link rel="canonical" href="https://shop.example/allproducts?category=category-7&amp;page=3">',
  )
  expect(markupOf(html)).toContain('href="/allproducts?category=category-7&amp;page=2"')
  expect(markupOf(html)).toContain('href="/allproducts?category=category-7&amp;page=4"')
  expect(markupOf((await open(shop).page('/allproducts')).html)).toContain('href="/allproducts?category=category-7"')
})

it('shows its owner’s name, mark, colours and legal information on every page', async () => {
  const shop = stubShop()
  const colours = {
    accent: '#0a6b4d',
    accentSoft: '#e7f0ed',
    fill: '#0a6b4e',
    fillPress: '#085b42',
    accentDark: '#58c39f',
    accentSoftDark: '#11241d',
  }
  const logo = { url: '/pictures/mark.0a1b2c3d', alt: '小店的标志', width: 600, height: 600 }
  const filings = [{ title: '闽ICP备2026000001号', url: 'https://beian.miit.gov.cn/' }]
  shop.profile = {
    name: '我的小店',
    slogan: '灯火可亲',
    colours,
    logo,
    hasLicense: true,
    companyName: '我的小店有限公司',
    filings,
    paymentMarks: ['微信支付'],
    serviceHours: '工作日 10:00 至 18:00',
  }
  const { page } = open(shop)
  for (const url of ['/', '/allproducts', '/product/1001', '/my/orders', '/nowhere']) {
    const { html, styles } = await page(url)
    const markup = markupOf(html)
    expect(html).toMatch(/<title>[^<]*- 我的小店<\/title>/)
    expect(html).toContain('<link rel="icon" href="/pictures/mark.0a1b2c3d?w=180')
    for (const words of [
      '我的小店首页',
      '灯火可亲',
      '我的小店有限公司',
      '闽ICP备2026000001号',
      'href="https://beian.miit.gov.cn/"',
      '微信支付',
      '工作日 10:00 至 18:00',
      'href="/agreement/license"',
      '/pictures/mark.0a1b2c3d',
    ])
      expect(markup).toContain(words)
    const sheet = '.page-root{--own-accent:#0a6b4d;'
    expect(html).toContain(`<style>${sheet}`)
    const text = `${sheet}${between(html, `<style>${sheet}`, '</style>')}`
    expect(styles).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
})

it('serves a page for a request of an unknown shop, and keeps it for nobody', async () => {
  const { page } = open(stubShop(), (url) =>
    url.includes('urlMapping=%2Fshop') ? Promise.reject(new Error('offline')) : Promise.resolve(),
  )
  const { status, shared, html } = await page('/product/1001')
  expect({ status, shared }).toEqual({ status: 200, shared: false })
  expect(html).toContain('<title>第 1001 号音箱</title>')
})
