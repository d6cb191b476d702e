import { press, visit } from '@hearth/browser'
import { inFull } from '@hearth/vitest/whole'
import { expect, it } from 'vitest'
import { newContext, openTab, stub, withStub } from './with-stub'

withStub()

/** A sample of the pages, one of each kind. */
const SAMPLE = ['/shopping-cart', '/my/order-detail/9001', '/addresses/edit', '/checkout']

const pages = [
  '/shopping-cart',
  '/my/orders',
  '/my/order-detail/9001',
  '/addresses',
  '/addresses/edit',
  '/checkout',
  '/cashier/9001',
  '/my/logistics/9001',
  '/account',
]

it.each(inFull(pages, (path) => SAMPLE.includes(path)))(
  'shows %s in one shape from the first moment until its data is there',
  async (path) => {
    stub.shop.loggedIn = true
    const shape = async (javaScriptEnabled: boolean) => {
      const context = await newContext({ javaScriptEnabled })
      // No call is answered, so the pages stay in their loading state.
      await context.route(/\/(api|cms)\//, () => {})
      const page = await context.newPage()
      await visit(page, stub.origin + path, { rests: false })
      if (javaScriptEnabled)
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
        )
      return page.screenshot({ animations: 'disabled' })
    }
    const [drawn, taken] = [await shape(false), await shape(true)]
    expect(taken.equals(drawn)).toBe(true)
  },
)

it('shows no skeleton of another shape while the code of a page loads', async () => {
  const page = await openTab('/')
  let arrive = () => {}
  const code = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/cart*.js', async (route) => {
    await code
    await route.continue()
  })
  await press(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '购物车' }))
  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible()
  expect(await page.getByText('正在加载').count()).toBe(0)
  arrive()
  await expect(page.getByText('购物车还是空的')).toBeVisible()
})

it.each([
  ['the login', '/login?next=%2Fcheckout%3FskuNo%3D1001', 'checkout'],
  ['the cart', '/shopping-cart', 'checkout'],
  ['checkout', '/checkout', 'cashier'],
])('has the code of the page after %s ready, so that its skeleton shows at once', async (_, path, next) => {
  stub.shop.loggedIn = !path.startsWith('/login')
  const page = await (await newContext()).newPage()
  const fetched = page.waitForRequest(new RegExp(`/assets/${next}[^/]*\\.js$`))
  await visit(page, stub.origin + path, { rests: false })
  expect((await fetched).url()).toContain(next)
})

it('says that a page is opening, and not that there is none, while the table of further pages loads', async () => {
  const page = await openTab('/')
  let arrive = () => {}
  const table = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/more-screens*.js', async (route) => {
    await table
    await route.continue()
  })
  await press(page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }))
  await expect(page.getByRole('heading', { level: 1, name: '正在打开' })).toBeVisible()
  expect(await page.getByText('页面走丢了').count()).toBe(0)
  arrive()
  await expect(page.getByText('正在打开')).toHaveCount(0)
  expect(await page.getByText('页面走丢了').count()).toBe(0)
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText('页面走丢了')).toBeVisible()
})

it('offers to reload a page when its row of the table did not load', async () => {
  const page = await openTab('/')
  await page.route('**/assets/more-screens*.js', (route) => route.abort())
  await press(page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }))
  await expect(page.getByText('页面加载失败')).toBeVisible()
  await page.unroute('**/assets/more-screens*.js')
  await press(page.getByRole('button', { name: '重新加载' }))
  await expect(page.getByText('页面加载失败')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

it('keeps room for the sum at the side while the cart loads on a desktop', async () => {
  stub.shop.loggedIn = true
  const wide = await newContext({ width: 1440 })
  await wide.route(/\/(api|cms)\//, () => {})
  const page = await wide.newPage()
  await visit(page, `${stub.origin}/shopping-cart`, { rests: false })
  // Hydration renders the skeleton a second time.
  await expect
    .poll(async () => (await page.getByText('正在加载').locator('..').boundingBox())?.width ?? Infinity)
    .toBeLessThan(850)
})
