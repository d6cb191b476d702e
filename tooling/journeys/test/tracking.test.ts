import { arrive, hear, press, visit } from '@hearth/browser'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WHOLE, inFull } from '@hearth/vitest/whole'
import { openMiniDriver } from '../src/mini-driver'
import { openContext } from '../src/open-context'
import { hearth } from '../src/operator'
import { logIn, type Shopper } from '../src/shopper'
import { until } from '../src/start-shop'
import { browser } from './with-browser'
import { shop } from './with-shop'

/** An event that the collector received. */
type Collected = Record<string, string> & { info: { event: string; [field: string]: string | number } }

let shopper: Shopper
let context: BrowserContext

beforeAll(async () => {
  shopper = await logIn(shop, '13700000041')
})
beforeEach(async () => {
  context = await openContext(browser, 'phone')
})

describe('a visit from an advertisement', () => {
  it('is reported page by page, with its ids, its source and its purchases', async () => {
    const page = await context.newPage()
    await shopper.enter(page)
    const collected = listen(page)
    await visit(page, `${shop.origin}/?utm_source=sem&utm_medium=cpc&utm_content=fy12&shareId=share-7&channelId=3`)
    await seen(collected, 'page-view', 1)
    await press(page.getByRole('link', { name: /暖居智能音箱 Pro/ }).first())
    await expect(page.getByRole('heading', { level: 1, name: '暖居智能音箱 Pro' })).toBeVisible()
    await seen(collected, 'product-seen', 1)
    await press(page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).first())
    await press(page.getByRole('dialog').getByRole('button', { name: '加入购物车' }))
    await seen(collected, 'cart-add', 1)
    await seen(collected, 'page-view', 2)

    const [home, product] = collected.filter(({ info }) => info.event === 'page-view')
    expect(home).toMatchObject({
      pathname: '/',
      log_type: 'normal',
      utm_source: 'sem',
      utm_medium: 'cpc',
      dl: expect.stringContaining('utm_source=sem') as string,
    })
    expect(product).toMatchObject({
      pathname: '/product/1001',
      dt: expect.stringContaining('暖居智能音箱 Pro') as string,
      utm_source: 'sem',
    })
    expect(collected.find(({ info }) => info.event === 'cart-add')?.info).toMatchObject({ quantity: 1 })
    expect(new Set(collected.map(({ traceId, _ii }) => `${traceId} ${_ii}`))).toHaveLength(1)
    expect(home?.traceId).toMatch(/^[\w-]{36}$/)

    const orderId = await shopper.order({ skuNo: '100201', itemQuantity: 1 }, await shopper.keepAddress())
    await shopper.pay(orderId)
    await visit(page, `${shop.origin}/pay-result/${orderId}`)
    await seen(collected, 'order-paid', 1)
    expect(collected.find(({ info }) => info.event === 'order-paid')).toMatchObject({
      traceId: home?.traceId,
      utm_source: 'sem',
      info: { orderId },
    })

    const counts = await hearth(shop.dataDir, 'visits')
    expect(counts).toMatch(/[1-9]\d* {2}sem/)
    expect(counts).toMatch(/[1-9]\d* {2}order-paid/)
  })

  it('is stored in cookies: the source and the sharer for 30 days, the channel for one', async () => {
    const page = await context.newPage()
    const collected = listen(page)
    await visit(page, `${shop.origin}/?utm_source=feed&shareId=share-7&channelId=3`)
    await seen(collected, 'page-view', 1)
    const cookies = Object.fromEntries(
      (await context.cookies()).map(({ name, expires }) => [name, Math.round((expires - Date.now() / 1000) / 86_400)]),
    )
    expect(cookies).toEqual({ hearth_utm: 30, hearth_trace: 30, newRebate: 30, hearth_channel: 1 })

    await visit(page, `${shop.origin}/allproducts?utm_source=mail`)
    await seen(collected, 'page-view', 2)
    expect(collected.at(-1)).toMatchObject({ pathname: '/allproducts', utm_source: 'feed' })
  })

  it('has its content beginning fy written back into the address, and nothing is requested again for it', async () => {
    const page = await context.newPage()
    const collected = listen(page)
    await visit(page, `${shop.origin}/?utm_content=fy88`)
    await seen(collected, 'page-view', 1)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await visit(page, `${shop.origin}/product/1001?skuNo=100104`)
    await arrive(page, '**/product/1001?skuNo=100104&utm_content=fy88')
    await expect(page.getByText('月光白，立体声 2 只装').first()).toBeVisible()
    expect(calls.filter((path) => path.startsWith('/api/products'))).toEqual([])
    expect(calls.filter((path) => path === '/api/user/info/v1')).toHaveLength(1)
  })
})

describe('a visit in a mini-program', () => {
  it('is counted too, with the viewed products', async () => {
    const counted = async (event: string) =>
      Number(new RegExp(`(\\d+) {2}${event}`).exec(await hearth(shop.dataDir, 'visits'))?.[1] ?? 0)
    const before = { views: await counted('page-view'), products: await counted('product-seen') }
    const driver = await openMiniDriver(browser, shop.origin, 'mini-program')
    await driver.see('限时秒杀')
    await driver.tap('暖居智能音箱 Pro')
    await driver.see('六麦环形阵列')
    await until(
      async () => (await counted('product-seen')) > before.products || undefined,
      'a product seen on the phone',
    )
    await until(
      async () => (await counted('page-view')) >= before.views + 2 || undefined,
      'two pages seen on the phone',
    )
    expect(await driver.complaints()).toEqual([])
  })
})

describe('a shopper is not disturbed', () => {
  const answersOf: [string, number, string][] = [
    ['fails', 500, '{}'],
    ['speaks nonsense', 200, '<html>'],
    ['asks for a login', 401, '{"code":107001120,"success":false}'],
    ['sends everybody to the error page', 503, '{"code":107500998,"success":false}'],
  ]
  it.each(inFull(answersOf, ([name]) => name === 'asks for a login'))(
    'by a collector that %s',
    async (_, status, body) => {
      const page = await context.newPage()
      await page.route('**/sandbox-tracking/**', (route) =>
        route.fulfill({ status, body, contentType: 'application/json' }),
      )
      await buyerWalks(page)
    },
  )

  it.runIf(WHOLE)('by a collector that never answers', async () => {
    const page = await context.newPage()
    await page.route('**/sandbox-tracking/**', () => {})
    await buyerWalks(page, false)
  })

  it.runIf(WHOLE)('by a collector whose code fails to load', async () => {
    const page = await context.newPage()
    await page.route('**/assets/start-tracking*', (route) => route.abort())
    await buyerWalks(page)
  })

  it('and is not tracked at all when they ask for that', async () => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const page = await context.newPage()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await visit(page, `${shop.origin}/?utm_source=sem&shareId=7`)
    await press(page.getByRole('link', { name: /暖居智能音箱 Pro/ }).first())
    await expect(page.getByRole('heading', { level: 1, name: '暖居智能音箱 Pro' })).toBeVisible()
    await page.waitForTimeout(1500)
    expect(requests.filter((url) => /tracking\/|start-tracking/.test(url))).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
})

/** Goes from the home page to a full cart. Expects the usual pages, without messages and without errors of scripts. */
async function buyerWalks(page: Page, rests = true): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await shopper.enter(page)
  await visit(page, `${shop.origin}/?utm_source=sem`, { rests })
  await press(page.getByRole('link', { name: /暖居智能音箱 Pro/ }).first())
  await expect(page.getByRole('heading', { level: 1, name: '暖居智能音箱 Pro' })).toBeVisible()
  await press(page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).first())
  await press(page.getByRole('dialog').getByRole('button', { name: '加入购物车' }))
  await hear(page, '已加入购物车')
  await page.waitForTimeout(1500)
  expect(new URL(page.url()).pathname).toBe('/product/1001')
  expect(await page.locator('body').innerText()).not.toMatch(/请求超时|网络异常|人气火爆|请先登录/)
  expect(errors).toEqual([])
}

/** Returns a list of the events that the collector receives from this page from now on. */
function listen(page: Page): Collected[] {
  const collected: Collected[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/sandbox-tracking/collect') return
    const fields = Object.fromEntries(searchParams)
    collected.push({ ...fields, info: JSON.parse(fields.eventInfo ?? '{}') as Collected['info'] } as Collected)
  })
  return collected
}

const seen = (collected: Collected[], event: string, count: number): Promise<true> =>
  until(
    () => collected.filter(({ info }) => info.event === event).length >= count || undefined,
    `${count} of ${event} in ${JSON.stringify(collected.map(({ info }) => info.event))}`,
  )
