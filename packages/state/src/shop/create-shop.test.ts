import { expect, it } from 'vitest'
import { appStore } from '#app/app-store'
import { homeStore } from '#content/content-store'
import { createShop } from '#shop/create-shop'
import { primedOf } from '#shop/primed-of'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'
import { userStore } from '#user/user-store'

it('gives each shopper stores of their own', () => {
  const [mine, yours] = [
    createShop({ api: fakeApi(), ports: fakePorts() }),
    createShop({ api: fakeApi(), ports: fakePorts() }),
  ]
  mine.store(appStore).getState().showToast('只给我看')
  expect(mine.store(appStore)).toBe(mine.store(appStore))
  expect(yours.store(appStore).getState().toast).toBeUndefined()
})

it('puts nothing of one shopper into a rendered page', () => {
  const shop = createShop({ api: fakeApi(), ports: fakePorts() })
  shop.store(userStore).setState({ info: { status: 'ready' } })
  shop.store(homeStore)
  expect(Object.keys(primedOf(shop).stores)).toEqual(['content:/home'])
})

it('uses the server’s time when the device is wrong, and ignores small differences', () => {
  const ports = fakePorts()
  const shop = createShop({ api: fakeApi(), ports })
  shop.handle({ type: 'time', serverTime: ports.now + 90_000, receivedAt: ports.now })
  expect(shop.now()).toBe(ports.now + 90_000)
  shop.handle({ type: 'time', serverTime: ports.now + 90_200, receivedAt: ports.now })
  expect(shop.store(appStore).getState().timeOffset).toBe(90_000)
})

it('shows each message again, even the same one twice', () => {
  const shop = createShop({ api: fakeApi(), ports: fakePorts() })
  shop.handle({ type: 'toast', text: '库存不足' })
  const first = shop.store(appStore).getState().toast
  shop.handle({ type: 'toast', text: '库存不足' })
  expect(shop.store(appStore).getState().toast).toEqual({ id: (first?.id ?? 0) + 1, text: '库存不足' })
})

it('leads a visitor who needs a login to the login page and back', () => {
  const ports = fakePorts({ here: () => '/my/orders?status=10' })
  createShop({ api: fakeApi(), ports }).handle({ type: 'login', call: 'orders.list' })
  expect(ports.visited).toEqual([`/login?next=${encodeURIComponent('/my/orders?status=10')}`])
})

it('does not lead from the login page to the login page', () => {
  const ports = fakePorts({ here: () => '/login?next=%2F' })
  createShop({ api: fakeApi(), ports }).handle({ type: 'login', call: 'orders.list' })
  expect(ports.visited).toEqual([])
})

it('goes to the error page while the shop is closed', () => {
  const ports = fakePorts()
  createShop({ api: fakeApi(), ports }).handle({ type: 'error-page', call: 'cart.read' })
  expect(ports.visited).toEqual(['/error.html'])
})

it('remembers the choice of large text for the next visit', () => {
  const ports = fakePorts()
  createShop({ api: fakeApi(), ports }).store(appStore).getState().setLargeText(true)
  const next = createShop({ api: fakeApi(), ports }).store(appStore)
  expect(next.getState().largeText).toBe(false)
  next.getState().restore()
  expect(next.getState().largeText).toBe(true)
})
