import { inFull } from '@hearth/vitest/whole'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, it, vi } from 'vitest'
import { addressOf, cartOf, orderOf } from './demo-goods'
import { userOf } from './stub-shop'
import { newContext, openTab, stub, withStub } from './with-stub'

withStub()

beforeEach(() => {
  const order = orderOf('9001', ['1001', '1002'])
  stub.shop.loggedIn = true
  stub.shop.more = {
    '/api/cart/v4': cartOf(['1001', '1002']),
    '/api/orders/v1': {
      order: { result: [order, { ...order, orderId: '9002' }] },
      startId: '',
      currentTimeMillis: Date.now(),
    },
    '/api/orders/9001/v1': { order },
    '/api/orders/9001/logs/v1': { result: [{ title: '订单已提交', detail: '', time: 1_795_000_000_000 }] },
    '/api/platform/address/v1': { result: [addressOf('1'), addressOf('2'), addressOf('3')] },
  }
})

/** Returns the position of an element on the screen, in px. */
async function place(
  within: Page | Locator,
  ...words: string[]
): Promise<{ left: number; right: number; top: number; middle: number }> {
  const [first = '', ...more] = words
  let found = within.getByText(first).filter({ visible: true }).first()
  for (const one of more) found = found.getByText(one).filter({ visible: true }).first()
  await found.waitFor()
  const { x, y, width, height } = (await found.boundingBox())!
  return { left: x, right: x + width, top: y, middle: y + height / 2 }
}

/** Opens a page on a desktop. Repeats the checks of `look` until they pass and the page is not too wide. */
async function onDesktop(path: string, look: (page: Page) => Promise<void>, width = 1440): Promise<void> {
  const page = await openTab(path, await newContext({ width }))
  await vi.waitFor(async () => {
    await look(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

it.each([
  ['/account', '我的账号', '长辈版'],
  ['/my/orders', '我的订单', '第 1001 号音箱'],
  ['/my/order-detail/9001', '我的订单', '第 1001 号音箱'],
  ['/addresses', '收货地址', '收货人 1'],
])('shows the account menu beside %s on a desktop, and none on a phone', async (path, entry, shows) => {
  const menu = (page: Page) => page.getByRole('navigation', { name: '账号' })
  await onDesktop(path, async (page) => {
    const content = page.getByRole('main').getByText(shows).or(page.getByRole('main').getByAltText(shows)).first()
    await content.waitFor()
    const [beside, main] = [await menu(page).boundingBox(), await content.boundingBox()]
    expect(beside!.x + beside!.width).toBeLessThan(main!.x)
    await expect(menu(page).getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page')
  })
  const phone = await openTab(path)
  const content = phone.getByRole('main').getByText(shows).or(phone.getByRole('main').getByAltText(shows)).first()
  await expect(content).toBeVisible()
  await expect(menu(phone)).toBeHidden()
})

it.each(['', '1'])('keeps the labels of a chart beside its drawing, also in large text (%s)', async (large) => {
  const figures = { viewCount: 3, orderCount: 2, amount: 25_000_000_000, rebateAmount: 12_345_678_900 }
  const result = Array.from({ length: 30 }, (_, at) => ({
    day: `2026-11-${String(at + 1).padStart(2, '0')}`,
    ...figures,
  }))
  stub.shop.more['/api/platform/rebate/shop/v1/statis/basic'] = {
    ...{ ...figures, today: figures, last7Days: figures, last30Days: figures },
  }
  stub.shop.more['/api/platform/rebate/shop/v1/statis/detail'] = { result, total: figures }
  const context = await newContext({ width: 320 })
  await context.addInitScript((on) => localStorage.setItem('hearth.large-text', on), large)
  const page = await openTab('/my-store/statistics', context)
  const card = page.getByRole('region', { name: '走势' })
  const drawing = (await card.getByRole('img').boundingBox())!
  // Measures the text itself, which may be wider than its box.
  const words = (text: string) =>
    card
      .getByText(text, { exact: true })
      .last()
      .evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        return { left, right, middle: (top + bottom) / 2 }
      })
  const [top, zero] = [await words('15000万'), await words('0')]
  expect(top.right).toBeLessThan(drawing.x)
  expect(top.left).toBeGreaterThan((await card.boundingBox())!.x)
  expect(Math.abs(top.middle - drawing.y)).toBeLessThan(2)
  expect(Math.abs(zero.middle - drawing.y - drawing.height)).toBeLessThan(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

it.each(inFull([768, 1440], (width) => width === 1440))(
  'lists orders in columns on a page %d px wide: goods, amount, status and actions',
  async (width) => {
    await onDesktop(
      '/my/orders',
      async (page) => {
        const order = page.getByRole('article').first()
        await order.waitFor()
        const goods = (await order.getByRole('img').first().boundingBox())!
        const [amount, state, pay] = [
          await place(order, '2003'),
          await place(order, '待付款'),
          await place(order, '去支付'),
        ]
        expect(goods.x).toBeLessThan(amount.left)
        expect(amount.right).toBeLessThan(state.left)
        expect(state.right).toBeLessThan(pay.left)
        for (const { middle } of [amount, state]) expect(Math.abs(middle - goods.y - goods.height / 2)).toBeLessThan(30)
        await expect(order.getByText('订单 9001')).toBeVisible()
      },
      width,
    )
  },
)

it.each(inFull([768, 1440], (width) => width === 1440))(
  'shows addresses side by side on a page %d px wide',
  async (width) => {
    await onDesktop(
      '/addresses',
      async (page) => {
        const [one, two] = [await place(page, '收货人 1'), await place(page, '收货人 2')]
        expect(one.right).toBeLessThan(two.left)
        expect(Math.abs(one.top - two.top)).toBeLessThan(1)
      },
      width,
    )
  },
)

it('shows times and number of an order beside its goods on a desktop', () =>
  onDesktop('/my/order-detail/9001', async (page) => {
    const [goods, facts] = [await place(page, '第 1001 号音箱'), await place(page, '订单编号')]
    expect(goods.right).toBeLessThan(facts.left)
  }))

it.each([
  ['the cart', '/shopping-cart', '第 1001 号音箱', '去结算'],
  ['the cashier', '/cashier/9001', '订单编号 9001', '确认支付'],
])('keeps the total, and the next step, beside the goods of %s on a desktop', (_name, path, words, go) =>
  onDesktop(path, async (page) => {
    const [goods, button] = [await place(page, words), await place(page, go)]
    expect(goods.right).toBeLessThan(button.left)
    expect(button.right - button.left).toBeLessThan(400)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: go }).filter({ visible: true })).toHaveCount(1)
  }),
)

it.each(inFull([1024, 1200, 1440], (width) => width === 1024))(
  'leaves room for the names of the goods in the cart on a page %d px wide',
  (width) =>
    onDesktop(
      '/shopping-cart',
      async (page) => {
        const name = page
          .getByRole('region', { name: '购物车商品' })
          .getByRole('link', { name: '第 1001 号音箱' })
          .last()
        await name.waitFor()
        expect((await name.boundingBox())!.width).toBeGreaterThan(190)
      },
      width,
    ),
)

it('uses enterprise mode for an enterprise, and normal mode for everybody else (P03)', async () => {
  const modeOf = async () => {
    stub.shop.asked.length = 0
    const page = await openTab('/my/orders')
    await expect(page.getByRole('article').first()).toBeVisible()
    const { searchParams } = new URL(
      stub.shop.asked.find((path) => path.startsWith('/api/orders/v1'))!,
      'http://stub',
    )
    await page.close()
    return [searchParams.get('channelId'), searchParams.get('enterprise')]
  }
  expect(await modeOf()).toEqual(['1', null])
  stub.shop.more['/api/user/info/v1'] = { ...userOf(true), attributes: ['enterprise'] }
  // The account page loads the shopper and stores the enterprise mode. The orders page uses the stored mode, and does
  // not wait for the shopper's data.
  await (await openTab('/account')).close()
  expect(await modeOf()).toEqual(['2', '1'])
})
