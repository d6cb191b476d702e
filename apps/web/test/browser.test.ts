import { arrive, fill, follow, goBack, hear, networkRests, press, reload } from '@hearth/browser'
import { inFull } from '@hearth/vitest/whole'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { complaints, context, newContext, openTab, root, stub, withStub } from './with-stub'

withStub()

const askedBy = (path: string) => stub.shop.asked.filter((url) => url.startsWith(path))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

it('hydrates a product page without asking for its data again', async () => {
  const page = await openTab('/product/1001')
  expect(askedBy('/api/products/base')).toHaveLength(1)
  expect(askedBy('/api/products/spu_skus')).toHaveLength(1)
  await press(page.getByRole('button', { name: '加入购物车' }).first())
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(complaints).toEqual([])
})

it('hydrates the front page on a phone and on a desktop, and only asks who the shopper is', async () => {
  await openTab('/')
  const wide = await newContext({ width: 1440 })
  await openTab('/', wide)
  const others = () => stub.shop.asked.filter((url) => !url.startsWith('/cms/')).map((url) => url.split('?')[0])
  await expect.poll(others).toEqual(['/api/user/info/v1', '/api/user/info/v1'])
  expect(askedBy('/cms/')).toHaveLength(2)
  expect(others()).toHaveLength(2)
  expect(complaints).toEqual([])
})

it('sends no shopper’s call for a visitor who opens the checkout, and leads to the login and back', async () => {
  // The reply with the user's data is delayed until after the page is rendered.
  await context.route('**/api/user/info/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  const page = await openTab('/checkout?skuNo=1001-1&itemQuantity=1')
  await arrive(page, /\/login\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe('/checkout?skuNo=1001-1&itemQuantity=1')
  // The SDK sends a call again while its reply is late, so each path is counted once.
  const calls = stub.shop.asked.map((url) => url.split('?')[0]!).filter((path) => !path.startsWith('/cms/'))
  expect([...new Set(calls)]).toEqual(['/api/user/info/v1'])
  expect(complaints).toEqual([])
})

/** Bytes of scripts that a visit loads by itself: the first load (`web-limits.mjs`), and tasks that start after it. */
const ALL_TOLD = 67.3 * 1024

it('loads at most 67.3 KiB of scripts in total before a shopper touches anything', async () => {
  for (const path of ['/', '/product/1001']) {
    const page = await openTab(path)
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.endsWith('.js') ? [new URL(name).pathname] : [])),
    )
    const bytes = scripts.map((file) => gzipSync(readFileSync(join(root, 'dist/client', file)), { level: 9 }).length)
    expect(scripts.length).toBeGreaterThan(1)
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(ALL_TOLD)
  }
})

it('says so when the code of a sheet fails to load, and opens the sheet at the next try', async () => {
  const page = await openTab('/product/1001')
  await page.route('**/assets/**', (route) => route.abort())
  const buy = page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).first()
  await press(buy)
  await hear(page, '加载失败，请检查网络后重试')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute('**/assets/**')
  await press(buy)
  await expect(page.getByRole('dialog')).toBeVisible()
})

it('says so when the code of the login’s calls fails to load, and loads it again at the next press', async () => {
  const page = await openTab('/login')
  await fill(page.getByLabel('手机号').first(), '13800138000')
  await page.route('**/assets/late-api*', (route) => route.abort())
  const send = page.getByRole('button', { name: '获取验证码' })
  await press(send)
  await hear(page, '加载失败，请检查网络后重试')
  expect(askedBy('/api/passport')).toEqual([])
  await page.unroute('**/assets/late-api*')
  await press(send)
  await expect.poll(() => askedBy('/api/passport').length).toBe(1)
})

it('shows a product without scripts', async () => {
  const plain = await newContext({ javaScriptEnabled: false })
  const page = await openTab('/product/1001', plain)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('第 1001 号音箱')
  await expect(page.locator('body')).toContainText('1001')
})

it('announces the page after a link was followed, and comes back to the same place', async () => {
  const page = await openTab('/')
  const card = page.locator('a[href^="/product/1020"]').first()
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await press(card)
  await expect(page).toHaveTitle(/^第 1020 号音箱/)
  await expect.poll(() => focused(page)).toBe('H1')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('status').first()).toContainText('第 1020 号音箱')
  expect(askedBy('/api/products/base/v2/1020')).toHaveLength(1)
  await goBack(page, `${stub.origin}/`)
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 3, before)
  expect(before).toBeGreaterThan(200)
  expect(askedBy('/cms/')).toHaveLength(1)
  expect(complaints).toEqual([])
})

it('leads a visitor from a shopper’s page to the login, and "back" leaves both', async () => {
  const page = await openTab('/allproducts')
  await page.evaluate(() => history.pushState({ key: 'x', depth: 1 }, '', '/my/orders?status=10'))
  await reload(page)
  await arrive(page, '**/login?next=*')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/my/orders?status=10')
  await goBack(page, '**/allproducts')
})

/** Presses the log-out button of the account page. */
async function logOut(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: /退出/ }).first())
  await press(page.getByRole('alertdialog').getByRole('button', { name: /退出|确定/ }))
  await expect(page.getByText('林小暖')).toHaveCount(0)
}

it('shows in every tab that the shopper has logged out in one', async () => {
  stub.shop.loggedIn = true
  stub.shop.count = 3
  const wide = await newContext({ width: 1440 })
  const first = await openTab('/', wide)
  const second = await openTab('/account', wide)
  await expect(first.getByText('林小暖').first()).toBeVisible()
  await logOut(second)
  await first.bringToFront()
  await expect(first.locator('body')).not.toContainText('林小暖')
})

it('asks a shopper who logged out in another tab to log in again', async () => {
  stub.shop.loggedIn = true
  const first = await openTab('/my/orders?status=10')
  const second = await openTab('/account')
  await logOut(second)
  await first.bringToFront()
  await arrive(first, '**/login?next=*')
  expect(new URL(first.url()).searchParams.get('next')).toBe('/my/orders?status=10')
  expect(await first.evaluate(() => history.length)).toBe(2)
})

it('asks for the number of pieces in a shopper’s cart and shows it', async () => {
  stub.shop.loggedIn = true
  stub.shop.count = 3
  const page = await openTab('/')
  await expect(
    page
      .getByRole('link', { name: /购物车/ })
      .getByText('3')
      .first(),
  ).toBeVisible()
  expect(complaints).toEqual([])
})

it('loads a page at an unknown address that says so', async () => {
  const page = await openTab('/nowhere')
  await expect(page).toHaveTitle('页面不存在 - 暖居')
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  expect(await focused(page)).toBe('BODY')
})

it.each(inFull([320, 375, 1024, 1440], (width) => [320, 1440].includes(width)))(
  'keeps a name without any space inside a page %d px wide',
  async (width) => {
    stub.shop.name = 'SuperUltraMegaSmartSpeakerWithAnUnbreakableName'.repeat(3)
    const context = await newContext({ width })
    const page = await openTab('/product/1001', context)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

it.each(inFull([1024, 1100, 1440], (width) => width === 1100))(
  'shows the words of a banner in full, and beside its arrow, on a page %d px wide',
  async (width) => {
    const context = await newContext({ width })
    const page = await openTab('/', context)
    const words = page.getByRole('heading', { name: '新品' })
    await expect.poll(async () => (await words.boundingBox())?.x).toBeGreaterThanOrEqual(80)
  },
)

it('keeps the words of a choice inside its button, however long they are', async () => {
  const page = await openTab('/product/1001')
  await press(page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).first())
  const choice = page.getByRole('dialog').getByRole('radio').first()
  const sticksOut = await choice.evaluate((element) => {
    element.textContent = 'MidnightBlackAnodizedAluminiumSpecialEditionWithWallBracket'
    return element.scrollWidth - element.clientWidth
  })
  expect(sticksOut).toBe(0)
})

it('loads more of a category as its end comes near, and finds the place again on the way back', async () => {
  stub.shop.large = true
  const page = await openTab('/allproducts?category=category-0')
  expect(askedBy('/cms/')).toHaveLength(2)
  const cards = page.locator('main li')
  await expect(cards).toHaveCount(24)
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(48)
  const far = page.getByRole('link', { name: '第 1040 号音箱' })
  await far.scrollIntoViewIfNeeded()
  await networkRests(page)
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(1000)
  await press(far)
  await expect(page.getByRole('heading', { level: 1, name: '第 1040 号音箱' })).toBeVisible()
  await goBack(page, '**/allproducts?category=category-0')
  await expect(far).toBeVisible()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(3)
  // The list has grown without requesting a page twice.
  expect(new Set(askedBy('/cms/')).size).toBe(askedBy('/cms/').length)
  expect(complaints).toEqual([])
})

it('keeps the chosen category in the address, and returns to it from a product', async () => {
  stub.shop.large = true
  const page = await openTab('/allproducts')
  await follow(page.getByRole('tab', { name: '第 3 类' }), /category=category-2$/)
  await press(page.getByRole('link', { name: '第 2001 号音箱' }))
  await expect(page.getByRole('heading', { level: 1, name: '第 2001 号音箱' })).toBeVisible()
  await goBack(page, /category=category-2$/)
  await expect(page.getByRole('tab', { name: '第 3 类', selected: true })).toBeVisible()
  expect(complaints).toEqual([])
})

it('leads through the pages of a category without any script', async () => {
  stub.shop.large = true
  const plain = await newContext({ javaScriptEnabled: false })
  const page = await openTab('/allproducts', plain)
  await follow(page.getByRole('link', { name: '第 1 类，查看全部 500 件' }), /category=category-0$/)
  await follow(page.getByRole('link', { name: '下一页' }), /category=category-0&page=2$/)
  await expect(page.getByText('第 1025 号音箱')).toHaveCount(1)
  await expect(page.getByText('第 1001 号音箱')).toHaveCount(0)
  await follow(page.getByRole('link', { name: '上一页' }), /category=category-0$/)
})

it('keeps a link far down in its place once it was scrolled to, without any script', async () => {
  stub.shop.large = true
  const plain = await newContext({ javaScriptEnabled: false })
  const page = await openTab('/allproducts?category=category-0', plain)
  const next = page.getByRole('link', { name: '下一页' })
  const top = await next.evaluate((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    return link.getBoundingClientRect().top
  })
  await page.waitForTimeout(500)
  expect((await next.boundingBox())?.y).toBe(top)
})

it('hydrates a later page of a category as it was rendered', async () => {
  stub.shop.large = true
  const page = await openTab('/allproducts?category=category-0&page=3&utm_source=feed')
  await expect(page.getByText('第 1049 号音箱')).toHaveCount(1)
  expect(askedBy('/cms/')).toHaveLength(2)
  expect(complaints).toEqual([])
})
