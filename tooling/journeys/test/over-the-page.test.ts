import { beforeAll, describe, expect, it } from 'vitest'
import { hearth } from '../src/operator'
import { miniApps, openMiniApp } from '../src/open-mini-app'
import { logIn, type Shopper } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

let regular: Shopper
let shipped: string

beforeAll(async () => {
  regular = await logIn(shop, '13700000043')
  shipped = await regular.order({ skuNo: '100104', itemQuantity: 1 }, await regular.keepAddress())
  await regular.pay(shipped)
  await hearth(shop.dataDir, 'ship', shipped, '--company', '顺丰速运', '--tracking', 'SF1234567890')
})

/** Returns how far the box with a label, and everything in it, extends beyond the screen, px. */
function offScreen(label: string): number | undefined {
  const box = document.querySelector(`.webview:not([hidden]) [aria-label="${label}"]`)
  if (!box) return undefined
  return Math.max(
    ...[box, ...box.querySelectorAll('*')].map((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      return Math.max(0, -top, -left, bottom - innerHeight, right - innerWidth)
    }),
  )
}

describe('a panel over a page of a mini-program', () => {
  it.each(miniApps('smart-app'))(
    'is entirely on the screen: the question before a receipt is confirmed, in the %s',
    async (app) => {
      const { phone, openAt } = await openMiniApp(browser, shop.origin, app, regular)
      for (const path of [`/my/order-detail/${shipped}`, '/my/orders']) {
        await openAt(path)
        await phone.tap('确认收货')
        await phone.see('确认已经收到商品？')
        // Waits until the box has slid in.
        await expect.poll(() => phone.page.evaluate(offScreen, '确认已经收到商品？'), { message: path }).toBe(0)
        await phone.tap('取消')
        await phone.miss('确认已经收到商品？')
      }
    },
  )

  it.each(miniApps('smart-app'))(
    'hides the words under it: the bar at the foot of a product, light and dark, in the %s',
    async (app) => {
      const { phone, openAt } = await openMiniApp(browser, shop.origin, app)
      for (const colorScheme of ['light', 'dark'] as const) {
        await phone.page.emulateMedia({ colorScheme })
        await openAt('/product/1001')
        await phone.see('立即购买')
        const colour = await phone.page.evaluate(
          () => getComputedStyle(document.querySelector('.webview:not([hidden]) [class*=foot_]')!).backgroundColor,
        )
        expect(colour).toMatch(/^rgb\(/)
      }
    },
  )
})
