import { beforeAll, describe, expect, it } from 'vitest'
import { openMiniApp } from '../src/open-mini-app'
import { logIn, type Shopper } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

let regular: Shopper
let unpaid: string

beforeAll(async () => {
  regular = await logIn(shop, '13700000044')
  unpaid = await regular.order({ skuNo: '100104', itemQuantity: 1 }, await regular.keepAddress())
})

describe('coming back in a mini-program', () => {
  it('from the cashier unpaid, a shopper can go there again at once', async () => {
    const { phone, openAt } = await openMiniApp(browser, shop.origin, 'mini-program', regular)
    await openAt(`/cashier/${unpaid}`)
    for (const _ of [1, 2]) {
      await phone.tap('确认支付 ¥')
      await phone.at('web-window')
      await phone.back()
      await phone.at('cashier')
    }
  })

  it('after the login has ended, a shopper meets one login page, also with several private pages open', async () => {
    const { phone, openAt } = await openMiniApp(browser, shop.origin, 'mini-program', regular)
    await openAt('/account')
    await phone.tap('全部订单')
    await phone.at('orders')
    await phone.tap('应付')
    await phone.at('order-detail')
    await phone.see('请尽快完成支付')
    await regular.ask('GET', '/api/loginOut/v1')
    await phone.pull()
    await phone.at('login')
    await expect
      .poll(async () => (await phone.pages()).map(({ path }) => path.split('/').at(-2)))
      .toEqual(['account', 'orders', 'login'])
  })
})
