import type { Cart, CartProduct, ChangeCart, UserInfo } from '@hearth/sdk/core'
import { describe, expect, it, vi } from 'vitest'
import { appStore } from '#app/app-store'
import { cartStore } from '#cart/cart-store'
import { productStore } from '#product/product-store'
import { resumeStore } from '#resume/resume-store'
import { createShop, type Shop } from '#shop/create-shop'
import type { Ports } from '#shop/ports'
import { fakeApi, type FakeCalls } from '#testing/fake-api'
import { lost, refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'
import { userStore } from '#user/user-store'

const LOGIN_NEEDED = '107001120'
const NEXT = '/product/p1?skuNo=s1'
const MINUTE = 60_000
const empty: Cart = { promotionGroups: [] }
const shopper = {
  isLogin: 2,
  openId: 'a',
  telephone: '1',
  attributes: [],
  member: { memberType: 0 },
} as unknown as UserInfo
const skus = [
  { skuNo: 's1', skuStatus: 1, skuSaleStatus: 1, inventoryStatus: 1, limitQuantity: 9, attributes: [], promotions: [] },
]
const products = {
  get: async () => ({ spuNo: 'p1' }),
  spuSkus: async () => [{ spuNo: 'p1', skus }],
} as unknown as FakeCalls['products']

function open(ports = fakePorts({ here: () => NEXT }), calls: FakeCalls = {}) {
  const api = fakeApi({ products, cart: { count: async () => ({ count: 0 }), ...calls.cart } })
  const shop: Shop = createShop({ api, ports })
  return { shop, ports, resume: () => shop.store(resumeStore).getState() }
}

/** Opens a shop whose server requires a login before it adds to the cart, and adds a product. */
async function brokenOff(ports = fakePorts({ here: () => NEXT })) {
  const change = vi.fn(async (_change: ChangeCart, _options?: { idempotencyKey?: string }) => empty)
  const opened = open(ports, { cart: { change } })
  change.mockImplementationOnce(() => {
    opened.shop.handle({ type: 'login', call: 'cart.change' })
    return Promise.reject(refusal(LOGIN_NEEDED))
  })
  const product = opened.shop.store(productStore('p1')).getState
  await product().load('s1')
  product().setQuantity(3)
  expect(await product().addToCart()).toBe(false)
  return { ...opened, change }
}

const goOn = async (resume: () => ReturnType<ReturnType<typeof open>['resume']>, next: string) => {
  const { path, afterwards } = await resume().goOn(next)
  afterwards()
  await new Promise((resolve) => setTimeout(resolve, 20))
  return path
}

describe('a product that waits for a login to go into the cart', () => {
  it('is added after the login, once and under one key, and the shopper is told so', async () => {
    const { shop, ports, resume, change } = await brokenOff()
    expect(ports.visited).toEqual([`/login?next=${encodeURIComponent(NEXT)}`])
    resume().look(NEXT)
    expect(resume().waiting).toBe('登录后将自动加入购物车')
    shop.store(userStore).getState().enter(shopper)
    expect(await goOn(resume, NEXT)).toBe(NEXT)
    expect(change.mock.calls[1]).toEqual([
      { operation: 'add', items: [{ skuNo: 's1', itemQuantity: 3 }], visitor: 'cookie' },
      { idempotencyKey: expect.stringMatching(/^id-/) },
    ])
    expect(shop.store(appStore).getState().toast?.text).toBe('已加入购物车')
    expect(await goOn(resume, NEXT)).toBe(NEXT)
    expect(change).toHaveBeenCalledTimes(2)
    expect(resume().waiting).toBeUndefined()
  })

  it('is remembered by a reloaded page, under the same key', async () => {
    const { ports, change } = await brokenOff()
    const key = (JSON.parse(ports.tabStorage!.get('hearth.broken-off')!) as { key: string }).key
    const reloaded = open(ports, { cart: { change } })
    reloaded.resume().look(NEXT)
    expect(reloaded.resume().waiting).toBeDefined()
    await goOn(reloaded.resume, NEXT)
    expect(change.mock.calls[1]?.[1]).toEqual({ idempotencyKey: key })
  })

  it('is stored with the app where there are no tabs', async () => {
    const ports: Ports = { ...fakePorts({ here: () => NEXT }), tabStorage: undefined }
    const { change } = await brokenOff(ports as ReturnType<typeof fakePorts>)
    await goOn(open(ports as ReturnType<typeof fakePorts>, { cart: { change } }).resume, NEXT)
    expect(change).toHaveBeenCalledTimes(2)
  })

  it.each([
    [
      'is forgotten when the login page is left',
      '/',
      async ({ resume }: Awaited<ReturnType<typeof brokenOff>>) => resume().leave(),
    ],
    [
      'waits for ten minutes and no longer',
      NEXT,
      async ({ ports }: Awaited<ReturnType<typeof brokenOff>>) => void (ports.now += 10 * MINUTE),
    ],
    [
      'is forgotten when the clock of the device was set back',
      NEXT,
      async ({ ports }: Awaited<ReturnType<typeof brokenOff>>) => void (ports.now -= MINUTE),
    ],
    [
      'is forgotten after a login that leads elsewhere',
      NEXT,
      async ({ resume }: Awaited<ReturnType<typeof brokenOff>>) => resume().look('/account'),
    ],
  ])('%s', async (_, here, meanwhile) => {
    let shown = NEXT
    const opened = await brokenOff(fakePorts({ here: () => shown }))
    shown = here
    await meanwhile(opened)
    await goOn(opened.resume, NEXT)
    expect(opened.change).toHaveBeenCalledTimes(1)
  })

  it('still waits while the shopper reads the agreement first', async () => {
    let shown = NEXT
    const { resume, change } = await brokenOff(fakePorts({ here: () => shown }))
    shown = '/agreement/user'
    resume().leave()
    await goOn(resume, NEXT)
    expect(change).toHaveBeenCalledTimes(2)
  })

  it('does not wait when another call needed the login, nor after another kind of refusal', async () => {
    const change = vi.fn(() => Promise.reject(refusal('107002410')))
    const { shop, ports, resume } = open(undefined, { cart: { change } })
    const product = shop.store(productStore('p1')).getState
    await product().load('s1')
    await product().addToCart()
    shop.handle({ type: 'login', call: 'orders.list' })
    expect(ports.visited).toHaveLength(1)
    resume().look(NEXT)
    expect(resume().waiting).toBeUndefined()
  })

  it.each(['{', 'null', '7', '{"name":"toString"}', '{"name":"cart.add"}', '[]'])(
    'is nothing when %s is stored in its place',
    async (text) => {
      const change = vi.fn(async () => empty)
      const { ports, resume } = open(undefined, { cart: { change } })
      ports.tabStorage!.set('hearth.broken-off', text)
      resume().look(NEXT)
      expect(resume().waiting).toBeUndefined()
      expect(await goOn(resume, NEXT)).toBe(NEXT)
      expect(change).not.toHaveBeenCalled()
    },
  )
})

describe('a cart that a visitor was checking out', () => {
  const line = (id: string, shoppingCartStatus: 0 | 1, productStatus = 1) =>
    ({ id, skuNo: `sku-${id}`, itemQuantity: 1, productStatus, shoppingCartStatus }) as CartProduct
  const cartOf = (...lines: CartProduct[]): Cart => ({
    promotionGroups: [
      { groups: [{ merchantId: '', merchantName: '', subGroups: [{ title: '', expired: false, products: lines }] }] },
    ],
  })
  const settle = { name: 'cart.settle', params: { skuNos: ['sku-a', 'sku-b'] } } as const

  it('goes on to checkout with the chosen products, and nothing that was in the shopper’s cart before', async () => {
    const change = vi.fn(async (_change: ChangeCart) => empty)
    const read = async () => cartOf(line('a', 1), line('b', 0), line('old', 1), line('other', 0), line('gone', 1, 5))
    const { shop, ports, resume } = open(undefined, { cart: { read, change } })
    shop.store(userStore).setState({ info: { status: 'ready', data: { ...shopper, isLogin: 1 } } })
    expect(shop.store(userStore).getState().needLogin('/checkout', settle)).toBe(true)
    expect(ports.visited).toEqual(['/login?next=%2Fcheckout'])
    resume().look('/checkout')
    expect(resume().waiting).toBe('登录后继续结算已选的商品')
    expect(await goOn(resume, '/checkout')).toBe('/checkout')
    expect(change.mock.calls.map(([sent]) => sent)).toEqual([
      {
        operation: 'check',
        items: [
          { id: 'b', shoppingCartStatus: 1 },
          { id: 'old', shoppingCartStatus: 0 },
        ],
      },
    ])
    expect(shop.store(cartStore).getState().cart.status).toBe('idle')
  })

  it('is shown instead when they can not be chosen', async () => {
    const { shop, resume } = open(undefined, { cart: { read: () => Promise.reject(lost()) } })
    shop.store(userStore).setState({ info: { status: 'ready', data: { ...shopper, isLogin: 1 } } })
    shop.store(userStore).getState().needLogin('/checkout', settle)
    expect(await goOn(resume, '/checkout')).toBe('/shopping-cart')
  })
})
