import { arrive, follow, goBack, press, reload } from '@hearth/browser'
import { expect, it } from 'vitest'
import { orderOf } from './demo-goods'
import { complaints, newContext, openTab, stub, withStub } from './with-stub'

withStub()

const scrolled = (page: { evaluate: (script: () => number) => Promise<number> }) => page.evaluate(() => scrollY)

it('begins at the top of a category chosen far down the page, and shows it again on a reload and on the way back', async () => {
  stub.shop.large = true
  const page = await openTab('/allproducts')
  await page.evaluate(() => scrollTo(0, 4000))
  await follow(page.getByRole('tab', { name: '第 3 类' }), '**/allproducts?category=category-2')
  const heading = page.getByRole('heading', { name: '第 3 类' })
  await expect(heading).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)

  await reload(page)
  const chosen = page.getByRole('tab', { name: '第 3 类', selected: true })
  await expect(chosen).toBeVisible()
  await follow(page.getByRole('link', { name: '购物车' }).filter({ visible: true }).first(), '**/shopping-cart')
  await goBack(page, '**/allproducts?category=category-2')
  await expect(chosen).toBeVisible()
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
})

it('keeps the button to pay in view, however many products the order has', async () => {
  stub.shop.loggedIn = true
  stub.shop.more['/api/orders/9001/v1'] = { order: orderOf('9001', ['1001', '1002', '1003', '1004']) }
  const page = await openTab('/cashier/9001')
  await expect(page.getByRole('main').getByAltText('第 1004 号音箱')).toBeVisible()
  await expect(page.getByRole('button', { name: '确认支付' }).filter({ visible: true })).toBeInViewport({ ratio: 1 })
})

it('switches large text on wherever its row is pressed', async () => {
  const page = await openTab('/account')
  const large = () => page.evaluate(() => document.documentElement.classList.contains('large-text'))
  await press(page.getByText('更大的文字和按钮'))
  await expect.poll(large).toBe(true)
  await press(page.getByText('长辈版', { exact: true }))
  await expect.poll(large).toBe(false)
  await expect(page.getByRole('checkbox', { name: '长辈版' })).toHaveCount(1)
})

it('offers keyboard users a way past the header', async () => {
  const page = await openTab('/product/1001')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('跳到主要内容')
  await page.keyboard.press('Enter')
  await arrive(page, '**/product/1001#main')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true)
  expect(complaints).toEqual([])
})

it('keeps the tab bar under a page whose code fails to load, and shows the page once the network is back', async () => {
  const page = await openTab('/')
  await page.route('**/assets/account*', (route) => route.abort())
  const tabs = page.getByRole('navigation', { name: '主导航' })
  await press(tabs.getByRole('link', { name: '我的' }))
  await expect(page.getByText('页面加载失败')).toBeVisible()
  await expect(tabs.getByRole('link', { name: '我的' })).toHaveAttribute('aria-current', 'page')
  await page.unroute('**/assets/account*')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByText('登录 / 注册')).toBeVisible()
})

it('shows price and name of a product beside its picture on a tablet', async () => {
  const tablet = await newContext({ width: 768 })
  const page = await openTab('/product/1001', tablet)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(400)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
})
