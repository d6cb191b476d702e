import { fill, follow, goBack, hear, press, reload, visit } from '@hearth/browser'
import { describe, expect, it } from 'vitest'
import { logIn as typeIn } from '../src/buy-a-device'
import { PLATFORMS } from '../src/platforms'
import { inFull } from '@hearth/vitest/whole'
import { miniApps, openMiniApp } from '../src/open-mini-app'
import { openContext } from '../src/open-context'
import { logIn, type Shopper } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

/**
 * The only platform on which a sample runs these tests. The journey `buy-a-device` also begins with a visitor's cart,
 * and covers the other platforms.
 */
const SAMPLE = 'a browser at a desk'

/** A shopper for each platform. */
const platforms = inFull(PLATFORMS, ({ name }) => name === SAMPLE).map((platform, at) => ({
  ...platform,
  telephone: `1390000001${at + 1}`,
}))

interface Line {
  skuNo: string
  shoppingCartStatus: number
}

/** Returns the lines of a shopper's cart on the server. */
async function linesOf(shopper: Shopper): Promise<Line[]> {
  const { promotionGroups } = await shopper.get<{
    promotionGroups: { groups: { subGroups: { products: Line[] }[] }[] }[]
  }>('GET', '/api/cart/v4')
  return promotionGroups.flatMap(({ groups }) =>
    groups.flatMap(({ subGroups }) => subGroups.flatMap(({ products }) => products)),
  )
}

const putIn = (shopper: Shopper, skuNo: string) =>
  shopper.get('PUT', '/api/cart/v1', { operation: 'add', items: [{ skuNo }] })

describe('a visitor’s cart', () => {
  it.each(platforms)(
    'goes through $name to checkout alone, and then joins the shopper’s own cart',
    async ({ open, telephone, choicesOnSheet }) => {
      const regular = await logIn(shop, telephone)
      await regular.keepAddress()
      await putIn(regular, '100201')
      const driver = await open(browser, shop.origin)
      await driver.go('/')
      await driver.tap('暖居智能音箱 Pro')
      await driver.see('六麦环形阵列')
      if (choicesOnSheet) await driver.tap('加入购物车')
      await driver.tap('月光白')
      await driver.tap('加入购物车')
      await driver.see('已加入购物车')
      await driver.tap('购物车')
      await driver.see('暖居智能音箱 Pro')
      await driver.tap('结算')
      await typeIn(driver, shop, telephone)
      await driver.see('商品清单')
      await driver.see('暖居智能音箱 Pro')
      const lines = await linesOf(regular)
      expect(lines).toHaveLength(2)
      expect(lines.find(({ skuNo }) => skuNo === '100201')?.shoppingCartStatus).toBe(0)
      expect(lines.find(({ skuNo }) => skuNo !== '100201')?.shoppingCartStatus).toBe(1)
      await driver.back()
      await driver.see('暖居智能音箱 mini')
      expect(await driver.complaints()).toEqual([])
    },
  )
})

describe('a product that was added once the session had ended', () => {
  /** Returns a shopper who was logged out on another device just now. */
  async function loggedOut(telephone: string): Promise<Shopper> {
    const shopper = await logIn(shop, telephone)
    await shopper.get('GET', '/api/loginOut/v1')
    return shopper
  }

  it.each(inFull(['phone', 'desktop'] as const, (size) => size === 'phone'))(
    'is in the cart after the login, in a browser: %s',
    async (size) => {
      const telephone = size === 'phone' ? '13900000026' : '13900000022'
      const context = await openContext(browser, size)
      const page = await context.newPage()
      await (await loggedOut(telephone)).enter(page)
      await visit(page, `${shop.origin}/product/1002`)
      await press(page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).first())
      if (size === 'phone') await press(page.getByRole('dialog').getByRole('button', { name: '加入购物车' }))
      await expect(page.getByText('登录后将自动加入购物车')).toBeVisible()
      await reload(page)
      await expect(page.getByText('登录后将自动加入购物车')).toBeVisible()
      await fill(page.getByPlaceholder('请输入 11 位手机号'), telephone)
      await press(page.getByRole('button', { name: '获取验证码' }))
      await expect(page.getByText('秒后重发')).toBeVisible()
      await fill(page.getByPlaceholder('6 位数字'), await shop.loginCode(telephone))
      await press(page.getByRole('checkbox'))
      await follow(page.getByRole('button', { name: '登录', exact: true }), /\/product\/1002/)
      await hear(page, '已加入购物车')
      expect(await linesOf(await logIn(shop, telephone))).toHaveLength(1)
    },
  )

  it.each(miniApps('smart-app'))('is in the cart after the login, in the %s', async (app) => {
    const telephone = app === 'mini-program' ? '13900000023' : '13900000024'
    const { phone, openAt } = await openMiniApp(browser, shop.origin, app, await loggedOut(telephone))
    await openAt('/product/1002')
    await phone.tap('加入购物车')
    await phone.tap('加入购物车')
    await phone.see('登录后将自动加入购物车')
    await phone.fill('请输入 11 位手机号', telephone)
    await phone.tap('获取验证码')
    await phone.see('秒后重发')
    await phone.fill('6 位数字', await shop.loginCode(telephone))
    await phone.tap('我已阅读并同意')
    await phone.tap('登录')
    await phone.see('已加入购物车')
    await phone.at('pages-shop/product')
    expect(await linesOf(await logIn(shop, telephone))).toHaveLength(1)
  })

  it('is forgotten when the shopper goes back from the login page', async () => {
    const telephone = '13900000025'
    const context = await openContext(browser, 'desktop')
    const page = await context.newPage()
    await (await loggedOut(telephone)).enter(page)
    await visit(page, `${shop.origin}/product/1002`)
    await press(page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).first())
    await expect(page.getByText('登录后将自动加入购物车')).toBeVisible()
    await goBack(page, /\/product\/1002/)
    await page.goForward()
    await expect(page.getByRole('heading', { name: '手机号登录' })).toBeVisible()
    await expect(page.getByText('登录后将自动加入购物车')).toHaveCount(0)
  })
})
