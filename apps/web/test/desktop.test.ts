import { arrive, follow, goBack, press } from '@hearth/browser'
import { inFull } from '@hearth/vitest/whole'
import { expect, it } from 'vitest'
import { complaints, newContext, openTab, stub, withStub } from './with-stub'

withStub()

it('keeps the picture of a product until the picture of the chosen colour has loaded', async () => {
  const wide = await newContext({ width: 1440 })
  const page = await openTab('/product/1001', wide)
  const stage = page.getByRole('group', { name: '第 1001 号音箱的图片' })
  const seen = await stage.screenshot()
  let deliver = () => {}
  const held = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/pictures/dark-1001*', async (route) => {
    await held
    await route.continue()
  })
  await press(page.getByRole('radio', { name: '石墨黑' }))
  await expect(page.getByRole('radio', { name: '石墨黑' })).toBeChecked()
  await page.waitForTimeout(300)
  expect((await stage.screenshot()).equals(seen)).toBe(true)
  deliver()
  await page.waitForFunction(() => document.querySelector('main img')?.getAttribute('src')?.includes('dark-1001'))
  expect(complaints).toEqual([])
})

it('keeps the choice in the address, and shows it to whoever opens that address', async () => {
  const wide = await newContext({ width: 1440 })
  const page = await openTab('/product/1001?utm_source=feed', wide)
  await page.evaluate(() => scrollTo(0, 200))
  await follow(page.getByRole('radio', { name: '石墨黑' }), '**/product/1001?utm_source=feed&skuNo=1001-2')
  expect(await page.evaluate(() => scrollY)).toBe(200)

  const plain = await newContext({ width: 1440, javaScriptEnabled: false })
  const sent = await openTab('/product/1001?skuNo=1001-2', plain)
  await expect(sent.getByRole('radio', { name: '石墨黑' })).toBeChecked()
  await expect(sent.locator('link[rel=canonical]')).toHaveAttribute('href', `${stub.origin}/product/1001`)

  await follow(page.getByRole('link', { name: '购物车' }).first(), '**/shopping-cart')
  await goBack(page, '**/product/1001?utm_source=feed&skuNo=1001-2')
  await expect(page.getByRole('radio', { name: '石墨黑' })).toBeChecked()
})

it('takes the keyboard to the cart within a few stops, past menus that stay closed', async () => {
  stub.shop.menu = 11
  const wide = await newContext({ width: 1440 })
  const page = await openTab('/', wide)
  const passed: string[] = []
  while (passed.length < 12 && !passed.includes('/shopping-cart')) {
    await page.keyboard.press('Tab')
    passed.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''))
  }
  expect(passed).toContain('/shopping-cart')
  const menu = page.getByRole('navigation', { name: '商品分类' })
  await menu.getByRole('link', { name: '全部商品' }).focus()
  for (let at = 0; at < 11; at += 1) await page.keyboard.press('Tab')
  await expect(menu.getByRole('link').last()).toBeFocused()
  await expect(menu.getByRole('listitem')).toHaveCount(0)
})

it.each(['Enter', ' ', 'ArrowDown'])(
  'opens the products of a category with the key %j, and Esc closes them',
  async (key) => {
    const wide = await newContext({ width: 1440 })
    const page = await openTab('/', wide)
    const menu = page.getByRole('navigation', { name: '商品分类' })
    const entry = menu.locator('a[href="/allproducts?category=a"]')
    await entry.focus()
    await expect(entry).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press(key)
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/product/1001')
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('listitem')).toHaveCount(0)
    await entry.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await arrive(page, '**/allproducts?category=a')
  },
)

it.each(inFull([1024, 1200, 1440], (width) => width === 1024))(
  'shows twelve entries of the header in full on a page %d px wide, also in large text',
  async (width) => {
    stub.shop.menu = 11
    const wide = await newContext({ width })
    for (const large of [false, true]) {
      if (large) await wide.addInitScript(() => localStorage.setItem('hearth.large-text', '1'))
      const page = await openTab('/', wide)
      const menu = page.getByRole('navigation', { name: '商品分类' })
      await expect(menu.getByRole('link')).toHaveCount(12)
      await expect
        .poll(() =>
          menu.evaluate(
            (element) => element.scrollWidth - element.clientWidth + element.scrollHeight - element.clientHeight,
          ),
        )
        .toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  },
)
