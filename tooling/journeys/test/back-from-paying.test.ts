import { follow, goBack, press, visit } from '@hearth/browser'
import { beforeAll, describe, expect, it } from 'vitest'
import { inFull } from '@hearth/vitest/whole'
import { openContext } from '../src/open-context'
import { MINI_APPS, openMiniApp } from '../src/open-mini-app'
import { logIn, type Shopper } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

let buyer: Shopper
let address: string

beforeAll(async () => {
  buyer = await logIn(shop, '13700000127')
  address = await buyer.keepAddress()
})

const newOrder = () => buyer.order({ skuNo: '100104', itemQuantity: 1 }, address)

const ENDS = [
  ['is paid', '确认支付', '支付成功'],
  ['failed', '模拟支付失败', '支付未成功'],
] as const

describe('the back button, after a payment', () => {
  it.each(ENDS)('that %s, leads in a browser to the page where the cashier was opened', async (_, pressed, said) => {
    const orderId = await newOrder()
    const context = await openContext(browser, 'phone')
    const page = await context.newPage()
    await buyer.enter(page)
    const order = `${shop.origin}/my/order-detail/${orderId}`
    await visit(page, `${shop.origin}/my/orders`)
    await follow(page.getByRole('link', { name: new RegExp(orderId) }).first(), order)
    await press(page.getByRole('button', { name: '去支付' }).filter({ visible: true }).first())
    await expect(page).toHaveURL(/\/cashier\//)
    // After a failed payment, the shopper tries once more, and fails again. After one or two attempts, going back leads
    // to the page of the order.
    for (let turn = 0; turn < 2; turn += 1) {
      await follow(page.getByRole('button', { name: '确认支付 ¥' }).filter({ visible: true }).first(), /sandbox/)
      await press(page.getByRole('button', { name: pressed, exact: true }))
      await expect(page.getByText(said).first()).toBeVisible()
      await expect(page).toHaveURL(/\/pay-result\//)
      if (pressed === '确认支付' || turn > 0) break
      await press(page.getByRole('button', { name: '重新支付' }))
      await expect(page).toHaveURL(/\/cashier\//)
    }
    await goBack(page, order)
    await goBack(page, `${shop.origin}/my/orders`)
    await context.close()
  })

  const inApps = MINI_APPS.flatMap((app) => ENDS.map((end) => [app, ...end] as const))
  it.each(inFull(inApps, ([app, end]) => (app === 'mini-program') === (end === 'is paid')))(
    'in the %s that %s, leads to the page where the cashier was opened',
    async (app, _, pressed, said) => {
      await newOrder()
      const { phone, openAt } = await openMiniApp(browser, shop.origin, app, buyer)
      await openAt('/my/orders')
      await phone.tap('应付')
      await phone.at('order-detail')
      await phone.tap('去支付')
      await phone.at('cashier')
      for (let turn = 0; turn < 2; turn += 1) {
        await phone.tap('确认支付 ¥')
        await phone.at('web-window')
        await phone.tap(pressed)
        await phone.at('pay-result')
        await phone.see(said)
        if (pressed === '确认支付' || turn > 0) break
        await phone.tap('重新支付')
        await phone.at('cashier')
      }
      await phone.back()
      await phone.at('order-detail')
      expect((await phone.pages()).map(({ path }) => path.split('/').at(-2))).toEqual(['orders', 'order-detail'])
    },
  )
})
