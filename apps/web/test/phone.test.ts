import { expect, it } from 'vitest'
import { orderOf } from './demo-goods'
import { complaints, newContext, openTab, stub } from './with-stub'

const scrolled = (page: { evaluate: (script: () => number) => Promise<number> }) => page.evaluate(() => scrollY)

it('begins at the top of a category that is chosen far down the page, and shows it again on a reload and on the way back', async () => {
  stub.shop.large = true
  const page = await openTab('/allproducts')
  await page.evaluate(() => scrollTo(0, 4000))
  await page.getByRole('tab', { name: '第 3 类' }).click()
  const heading = page.getByRole('heading', { name: '第 3 类' })
  await heading.waitFor()
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(new URL(page.url()).search).toBe('?category=category-2')
  const place = await heading.boundingBox()
  expect(place?.y).toBeLessThan(200)

  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: '第 3 类', selected: true }).waitFor()
  await page.getByRole('link', { name: '购物车' }).filter({ visible: true }).first().click()
  await page.waitForURL('**/shopping-cart')
  await page.goBack()
  await page.getByRole('tab', { name: '第 3 类', selected: true }).waitFor()
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
})

it('keeps the button to pay in view, however many products the order has', async () => {
  stub.shop.loggedIn = true
  stub.shop.more['/api/orders/9001/v1'] = { order: orderOf('9001', ['1001', '1002', '1003', '1004']) }
  const page = await openTab('/cashier/9001')
  await page.getByText('第 1004 号音箱').waitFor()
  const place = await page.getByRole('button', { name: '去支付' }).filter({ visible: true }).boundingBox()
  expect(place!.y + place!.height).toBeLessThanOrEqual(800)
})

it('switches large text on wherever its row is pressed', async () => {
  const page = await openTab('/account')
  const large = () => page.evaluate(() => document.documentElement.classList.contains('large-text'))
  await page.getByText('更大的文字和按钮').click()
  expect(await large()).toBe(true)
  await page.getByText('长辈版', { exact: true }).click()
  expect(await large()).toBe(false)
  expect(await page.getByRole('checkbox', { name: '长辈版' }).count()).toBe(1)
})

it('offers those who go by the keyboard a way past the header', async () => {
  const page = await openTab('/product/1001')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到主要内容')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/product/1001#main')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true)
  expect(complaints).toEqual([])
})

it('keeps the tab bar under a page whose code does not come, and shows the page once the network is back', async () => {
  const page = await openTab('/')
  await page.route('**/assets/account*', (route) => route.abort())
  const tabs = page.getByRole('navigation', { name: '主导航' })
  await tabs.getByRole('link', { name: '我的' }).click()
  await page.getByText('页面没有加载出来').waitFor()
  expect(await tabs.getByRole('link', { name: '我的' }).getAttribute('aria-current')).toBe('page')
  await page.unroute('**/assets/account*')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await page.getByText('登录 / 注册').waitFor()
})

it('shows price and name of a product beside its picture on a tablet', async () => {
  const tablet = await newContext({ width: 768 })
  const page = await openTab('/product/1001', tablet)
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeLessThan(400)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  await tablet.close()
})
