import { arrive, follow, goBack, hear, networkRests, press, reload, visit } from '@hearth/browser'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inFull } from '@hearth/vitest/whole'
import { openContext } from '../src/open-context'
import { logIn, type Shopper } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

/**
 * Calls for data of one shopper, and for data that is shown later than the page. The page that the server rendered
 * cannot contain these data.
 */
const OF_THE_SHOPPER = [
  '/api/user/info/v1',
  '/api/cart/count/v1',
  '/api/platform/recommender/v1',
  // The date of arrival depends on the shopper's address.
  '/api/platform/product/v1/spu/deliver',
]

let context: BrowserContext
/** A shopper who is logged in. */
let regular: Shopper

beforeAll(async () => {
  regular = await logIn(shop, '13700000021')
})
beforeEach(async () => {
  context = await openContext(browser, 'phone')
})

describe('a public page', () => {
  it.each(
    inFull(
      ['/', '/allproducts', '/product/1001', '/product/1001?skuNo=100104'],
      (path) => path === '/' || path.includes('?'),
    ),
  )('is complete: after %s none of its data is requested again', async (path) => {
    const html = await (await fetch(shop.origin + path)).text()
    const inlinedStyles = [...html.matchAll(/<style data-href="([^"]*)">/g)].map((match) => match[1] ?? '')
    expect(inlinedStyles.length).toBeGreaterThan(0)
    const { page, requests } = await open(path)
    await scrollThrough(page)
    expect(twice(requests), 'asked for twice').toEqual([])
    expect(apiOf(requests).filter((call) => !OF_THE_SHOPPER.includes(call))).toEqual([])
    expect(inlinedStyles.filter((file) => requests.some((request) => request.url().endsWith(file)))).toEqual([])
    expect(requests.filter((request) => request.resourceType() === 'document')).toHaveLength(1)
  })

  it('asks for the shopper’s own data once they are logged in, each once', async () => {
    const page = await context.newPage()
    await regular.enter(page)
    const requests = listen(page)
    await visit(page, `${shop.origin}/product/1001`)
    // A page requests the shopper's own data when it is idle.
    await expect.poll(() => apiOf(requests)).toContain('/api/cart/count/v1')
    expect(twice(requests)).toEqual([])
    expect(apiOf(requests)).toContain('/api/user/info/v1')
  })

  it('is not fetched again while it is unchanged', async () => {
    // The page is cached for a while, and rendered again after the first request.
    await fetch(`${shop.origin}/product/1001`)
    const askTwice = async () => {
      const first = await fetch(`${shop.origin}/product/1001`)
      const again = await fetch(`${shop.origin}/product/1001`, {
        headers: { 'if-none-match': first.headers.get('etag') ?? '' },
      })
      return [first.status, again.status]
    }
    await expect.poll(askTwice).toEqual([200, 304])
  })
})

describe('a walk through the shop', () => {
  it('fetches a product once, and nothing at all with the back button', async () => {
    const { page, requests } = await open('/')
    const home = await textsOf(page)
    const link = page.getByRole('link', { name: /暖居智能音箱 Pro/ }).first()
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    requests.length = 0
    await press(link)
    await expect(page.getByRole('heading', { level: 1, name: '暖居智能音箱 Pro' })).toBeVisible()
    // The products recommended on a product page are requested once the shopper scrolls near them.
    expect(apiOf(requests)).not.toContain('/api/platform/recommender/v1')
    await page.getByText('规格参数').last().scrollIntoViewIfNeeded()
    await expect.poll(() => apiOf(requests)).toContain('/api/platform/recommender/v1')
    expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([])
    expect(twice(requests)).toEqual([])
    expect(apiOf(requests).filter((call) => /widgets/.test(call))).toEqual([])

    requests.length = 0
    await goBack(page, `${shop.origin}/`)
    await expect(page.getByText('限时秒杀').first()).toBeVisible()
    await networkRests(page)
    expect(apiOf(requests)).toEqual([])
    await expect.poll(() => textsOf(page)).toEqual(home)
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(3)

    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: '暖居智能音箱 Pro' })).toBeVisible()
    await expect(page).toHaveURL(`${shop.origin}/product/1001`)
  })

  it('keeps the picked sku when the page is reloaded, and shows it to whoever opens that address', async () => {
    const { page } = await open('/product/1001?skuNo=100104')
    await expect(page.getByText('月光白，立体声 2 只装').first()).toBeVisible()
    await reload(page)
    await expect(page.getByText('月光白，立体声 2 只装').first()).toBeVisible()
    await expect(page.locator('main')).toContainText(/¥\s*659\s*\.00/)
  })

  it.each(
    inFull(
      ['/allproducts', '/shopping-cart', '/account', '/agreement/privacy', '/product/1002'],
      (path) => path === '/product/1002',
    ),
  )('opens %s by its address, and again after a reload, and leads home with 返回', async (path) => {
    const page = await context.newPage()
    await regular.enter(page)
    await visit(page, shop.origin + path)
    const heading = page.getByRole('heading', { level: 1 })
    const title = await heading.first().innerText()
    await reload(page)
    await expect(heading.first()).toHaveText(title)
    const back = page.getByRole('button', { name: '返回' })
    if (await back.isVisible()) await follow(back, `${shop.origin}/`)
    expect(page.url().startsWith(shop.origin)).toBe(true)
  })

  it('opens an order by its address for its shopper, and asks a visitor to log in first', async () => {
    const shopper = await logIn(shop, '13700000022')
    const orderId = await shopper.order({ skuNo: '100201', itemQuantity: 1 }, await shopper.keepAddress())
    const { page } = await open(`/my/order-detail/${orderId}`)
    await arrive(page, /\/login\?next=/)
    await shopper.enter(page)
    await visit(page, `${shop.origin}/my/order-detail/${orderId}`)
    await expect(page.getByText(orderId).first()).toBeVisible()
    await reload(page)
    await expect(page.getByText(orderId).first()).toBeVisible()
    await expect(page).toHaveURL(`${shop.origin}/my/order-detail/${orderId}`)
  })
})

describe('two tabs of one browser', () => {
  it('show the same cart and the same login', async () => {
    const shopper = await logIn(shop, '13700000023')
    const here = await context.newPage()
    await shopper.enter(here)
    const there = await context.newPage()
    await visit(here, `${shop.origin}/product/1001`)
    await visit(there, `${shop.origin}/`)

    await here.bringToFront()
    await press(here.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).first())
    await press(here.getByRole('dialog').getByRole('button', { name: '加入购物车' }))
    await hear(here, '已加入购物车')
    await there.bringToFront()
    const cart = there.getByRole('link', { name: /^购物车/ }).filter({ visible: true })
    await expect(cart.first()).toContainText('1')

    await here.bringToFront()
    await visit(here, `${shop.origin}/account`)
    await visit(there, `${shop.origin}/account`)
    await press(here.getByRole('button', { name: '退出登录' }))
    await press(here.getByRole('button', { name: '退出', exact: true }))
    await expect(here.getByRole('button', { name: '退出登录' })).toHaveCount(0)
    await there.bringToFront()
    await expect(there.getByText('退出登录').filter({ visible: true })).toHaveCount(0)
  })
})

async function open(path: string): Promise<{ page: Page; requests: Request[] }> {
  const page = await context.newPage()
  const requests = listen(page)
  await visit(page, shop.origin + path)
  return { page, requests }
}

function listen(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

/** Scrolls to the end and back up, so that everything that loads on the way is requested. */
async function scrollThrough(page: Page): Promise<void> {
  for (let at = 0; at < (await page.evaluate(() => document.documentElement.scrollHeight)); at += 600) {
    await page.evaluate((y) => scrollTo(0, y), at)
    await page.waitForTimeout(50)
  }
  await networkRests(page)
}

const apiOf = (requests: Request[]): string[] =>
  requests.map((request) => new URL(request.url()).pathname).filter((path) => /^\/(api|cms)\//.test(path))

/** Returns the requests that were made twice, except those that were repeated because no reply came in time. */
function twice(requests: Request[]): string[] {
  const seen = requests
    .filter((request) => request.failure() === null)
    .map((request) => `${request.method()} ${request.url()}`)
    .filter((url) => !url.includes(' data:'))
  return seen.filter((url, at) => seen.indexOf(url) !== at)
}

/** Returns the texts of a page, visible or not. All numbers are replaced by one, since countdowns continue. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *:not(:has(*))')].flatMap(({ textContent }) =>
      textContent ? [textContent.replace(/\d+/g, '0')] : [],
    ),
  )
