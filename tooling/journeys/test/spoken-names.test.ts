import { beforeAll, describe, expect, it } from 'vitest'
import { miniApps, openMiniApp } from '../src/open-mini-app'
import { logIn, type Shopper } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

let regular: Shopper

beforeAll(async () => {
  regular = await logIn(shop, '13700000054')
})

/** Returns the names of the page's fields and check boxes that a screen reader speaks, in their order. */
const spokenNames = () => {
  const parts = [
    ...document.querySelectorAll(
      '.webview:not([hidden]) :is(wx-input, wx-textarea, [aria-role="checkbox"], [role="checkbox"])',
    ),
  ]
  return parts.map(
    (part) => part.getAttribute('aria-label') ?? part.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '',
  )
}

describe('a field or check mark of a mini-program', () => {
  it.each(miniApps('smart-app'))('has a name for screen readers: %s', async (app) => {
    const { phone, become, openAt } = await openMiniApp(browser, shop.origin, app, regular)
    await openAt('/addresses/edit')
    await phone.see('设为默认地址')
    expect(await phone.page.evaluate(spokenNames)).toEqual([
      '粘贴地址自动识别',
      '收货人',
      '手机号码',
      '详细地址',
      '设为默认地址，已选',
    ])
    await become()
    await openAt('/login')
    await phone.see('手机号登录')
    expect(await phone.page.evaluate(spokenNames)).toEqual([
      '手机号码',
      '验证码',
      '我已阅读并同意用户协议和隐私政策，未选',
    ])
  })
})

/** Returns the text of a part of the page that a screen reader speaks: its words, except hidden ones. */
const spokenWords = (selector: string) =>
  [...document.querySelectorAll(`.webview:not([hidden]) ${selector}`)].map((one) => {
    const part = one.cloneNode(true) as Element
    for (const unspoken of part.querySelectorAll('[aria-hidden]:not([aria-hidden="false"])')) unspoken.remove()
    return part.textContent
  })

describe('a countdown of a mini-program', () => {
  it.each(miniApps('smart-app'))('is read once, in words: %s', async (app) => {
    const orderId = await regular.order({ skuNo: '100201', itemQuantity: 1 }, await regular.keepAddress())
    const { phone, openAt, goTo } = await openMiniApp(browser, shop.origin, app, regular)
    await openAt('/product/1002')
    await phone.see('立即购买')
    expect(await phone.page.evaluate(spokenWords, ':is([aria-role=link], [role=link])')).toContain('首页')
    await goTo(`/cashier/${orderId}`)
    await phone.see('支付剩余时间')
    const [countdown] = await phone.page.evaluate(spokenWords, ':is([aria-role=timer], [role=timer])')
    expect(countdown).toMatch(/^支付剩余时间\d+小时\d+分$/)
  })
})
