import type { Cart, ChangeCart } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { appStore } from '#app/app-store'
import { badgeStore } from '#cart/badge-store'
import { VISITOR_KEY } from '#cart/visitor-key'
import { productStore } from '#product/product-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'

const empty: Cart = { promotionGroups: [] }
const inApp = { kind: 'mini-program', orderWay: 2, session: 'token', platformId: 7 } as const

function open(ports = fakePorts(), answers: Cart[] = []) {
  const change = vi.fn(async (_: ChangeCart) => answers.shift() ?? empty)
  const skus = [
    {
      skuNo: 's1',
      skuStatus: 1,
      skuSaleStatus: 1,
      inventoryStatus: 1,
      limitQuantity: 9,
      attributes: [],
      promotions: [],
    },
  ]
  const products = { get: async () => ({ spuNo: 'p1' }), spuSkus: async () => [{ spuNo: 'p1', skus }] }
  const api = fakeApi({ cart: { change, count: async () => ({ count: 5 }) }, products: products as object })
  const shop = createShop({ api, ports })
  const product = shop.store(productStore('p1'))
  return { shop, ports, change, add: async () => (await product.getState().load('s1'), product.getState().addToCart()) }
}

it('stores the token of a visitor’s cart where there are no cookies, and records on the web that there is one', async () => {
  const phone = open(fakePorts({ platform: inApp }), [{ ...empty, visitorToken: 't0ken' }, empty])
  expect(await phone.add()).toBe(true)
  expect(phone.change.mock.calls[0]?.[0]).toMatchObject({ visitor: 'token' })
  expect(phone.ports.storage.get(VISITOR_KEY)).toBe('t0ken')
  await phone.add()
  expect(phone.ports.storage.get(VISITOR_KEY), 'the same goes on').toBe('t0ken')

  const browser = open()
  await browser.add()
  expect(browser.change.mock.calls[0]?.[0]).toMatchObject({ visitor: 'cookie' })
  expect(browser.ports.storage.get(VISITOR_KEY)).toBe('cookie')
  await browser.shop.store(badgeStore).getState().load()
  expect(browser.shop.store(badgeStore).getState().count).toBe(5)
  expect(browser.shop.store(appStore).getState().toast?.text).toBe('已加入购物车')
})

it('stores no token of a shopper', async () => {
  const { ports, add } = open(fakePorts({ platform: inApp }))
  await add()
  expect(ports.storage.get(VISITOR_KEY)).toBeUndefined()
})
