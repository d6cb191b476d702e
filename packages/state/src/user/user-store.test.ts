import type { UserInfo } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { badgeStore } from '#cart/badge-store'
import { VISITOR_KEY } from '#cart/visitor-key'
import { ordersStore } from '#orders/orders-store'
import { createShop } from '#shop/create-shop'
import { fakeApi, type FakeCalls } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'
import { shopper } from '#testing/shopper'
import { loginStore } from '#user/login-store'
import { mayBeShopper, selectEnterprise, selectLoggedIn, userStore } from '#user/user-store'

const visitor: UserInfo = { ...shopper, isLogin: 1, displayName: '', telephone: '' }

function open(calls: FakeCalls, ports = fakePorts()) {
  const shop = createShop({ api: fakeApi({ cart: { count: async () => ({ count: 0 }) }, ...calls }), ports })
  return {
    shop,
    ports,
    user: () => shop.store(userStore).getState(),
    logOut: () => shop.store(loginStore).getState().logout(),
  }
}

it('resets the user on logout and forgets what only that user may see', async () => {
  const { shop, user, logOut } = open({ user: { info: async () => shopper, logout: async () => ({}) } })
  await user().load()
  expect(selectLoggedIn(user())).toBe(true)
  shop.store(ordersStore).setState({ list: { status: 'ready', data: [] } })
  await logOut()
  expect(user().info).toEqual({ status: 'ready', data: visitor })
  expect(shop.store(ordersStore).getState()).toMatchObject({ list: { status: 'idle' } })
})

it('stays in enterprise mode when the page is reloaded, until another user is known (P03)', async () => {
  const ports = fakePorts()
  let there: UserInfo = { ...shopper, attributes: ['enterprise'] }
  const calls: FakeCalls = { user: { info: async () => there, logout: async () => ({}) } }
  const first = open(calls, ports)
  expect(selectEnterprise(first.user())).toBe(false)
  await first.user().load()
  expect(selectEnterprise(first.user())).toBe(true)

  const again = open(calls, ports)
  expect(again.user().info.status).toBe('idle')
  expect(selectEnterprise(again.user())).toBe(true)
  await again.logOut()
  expect(selectEnterprise(again.user())).toBe(false)
  expect(selectEnterprise(open(calls, ports).user())).toBe(false)

  await again.user().load()
  there = shopper
  const other = open(calls, ports)
  await other.user().load()
  expect(selectEnterprise(other.user())).toBe(false)
  expect(selectEnterprise(open(calls, ports).user())).toBe(false)
})

it('asks for the user again when no answer came, without a message', async () => {
  vi.useFakeTimers()
  try {
    const info = vi
      .fn<(payload: object, options?: { toast?: boolean }) => Promise<UserInfo>>()
      .mockRejectedValueOnce(new Error('timeout'))
      .mockRejectedValueOnce(new Error('timeout'))
      .mockResolvedValue(shopper)
    const { user } = open({ user: { info } })
    await user().load()
    expect(user().info.status).toBe('failed')
    await vi.advanceTimersByTimeAsync(8000)
    expect(user().info.status).toBe('failed')
    await vi.advanceTimersByTimeAsync(8000)
    expect(selectLoggedIn(user())).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(info.mock.calls.map(([, options]) => options?.toast)).toEqual([false, false, false])
  } finally {
    vi.useRealTimers()
  }
})

it('keeps a pending request for user information through a logout, and ignores its answer', async () => {
  const answer = later<UserInfo>()
  const info = vi.fn(() => answer.promise)
  const { user, logOut } = open({ user: { info, logout: async () => ({}) } })
  const loading = user().load()
  const { pending } = user()
  await logOut()
  expect(pending).toBeDefined()
  expect(user().pending).toBe(pending)
  answer.resolve(shopper)
  await loading
  expect(user().info.data?.isLogin).toBe(1)
  expect(user().pending).toBeUndefined()
  expect(info).toHaveBeenCalledTimes(1)
})

it('keeps the prices’ conditions unchanged when they are loaded again and nothing has changed', async () => {
  const buyer = { vip: false, enterprise: false, newcomer: true, held: [] }
  let answer = buyer
  const { user } = open({ user: { info: async () => ({ ...shopper, buyer: { ...answer } }) } })
  await user().load()
  const known = user().info.data?.buyer
  await user().load()
  expect(user().info.data?.buyer).toBe(known)
  answer = { ...buyer, newcomer: false }
  await user().load()
  expect(user().info.data?.buyer).toEqual(answer)
})

it('stays logged in when the server did not hear of the logout', async () => {
  const { user, logOut } = open({
    user: { info: async () => shopper, logout: () => Promise.reject(new Error('网络异常')) },
  })
  await user().load()
  await logOut()
  expect(selectLoggedIn(user())).toBe(true)
})

it('leads a visitor to log in with the way back, and lets a shopper through', async () => {
  const info = vi.fn<() => Promise<UserInfo>>().mockResolvedValueOnce(visitor).mockResolvedValueOnce(shopper)
  const { user, ports } = open({ user: { info } })
  await user().load()
  expect(user().needLogin('/checkout?skuNo=1')).toBe(true)
  expect(ports.visited).toEqual([`/login?next=${encodeURIComponent('/checkout?skuNo=1')}`])
  await user().load()
  expect(user().needLogin('/checkout')).toBe(false)
})

it('forgets what the last user saw when somebody else is logged in now', async () => {
  const info = vi
    .fn<() => Promise<UserInfo>>()
    .mockResolvedValueOnce(shopper)
    .mockResolvedValueOnce({ ...shopper, telephone: '139****9000' })
  const { shop, user } = open({ user: { info } })
  await user().load()
  shop.store(ordersStore).setState({ list: { status: 'ready', data: [] } })
  await user().load()
  expect(shop.store(ordersStore).getState().list.status).toBe('idle')
  expect(user().info.data?.telephone).toBe('139****9000')
})

it('never shows the last user’s data under the name of the next one', async () => {
  const info = vi
    .fn<() => Promise<UserInfo>>()
    .mockResolvedValueOnce(shopper)
    .mockResolvedValueOnce({ ...shopper, telephone: '139****9000' })
  const { shop, user } = open({ user: { info } })
  await user().load()
  const orders = shop.store(ordersStore)
  orders.setState({ list: { status: 'ready', data: [] } })
  const shown: (string | undefined)[] = []
  shop.store(userStore).subscribe(({ info }) => orders.getState().list.data && shown.push(info.data?.telephone))
  await user().load()
  expect(new Set(shown)).toEqual(new Set([shopper.telephone]))
})

it('distinguishes shoppers with the same masked number', async () => {
  const info = vi
    .fn<() => Promise<UserInfo>>()
    .mockResolvedValueOnce({ ...shopper, openId: 'a' })
    .mockResolvedValueOnce({ ...shopper, openId: 'b' })
  const { shop, user } = open({ user: { info } })
  await user().load()
  shop.store(ordersStore).setState({ list: { status: 'ready', data: [] } })
  await user().load()
  expect(shop.store(ordersStore).getState().list.data).toBeUndefined()
})

it('asks for the number of pieces in a shopper’s cart, and in a visitor’s only once they have one', async () => {
  const count = vi.fn(async () => ({ count: 4 }))
  const info = vi.fn<() => Promise<UserInfo>>().mockResolvedValueOnce(visitor).mockResolvedValueOnce(shopper)
  const { shop, user } = open({ user: { info }, cart: { count } })
  await user().load()
  await shop.store(badgeStore).getState().load()
  expect(count).not.toHaveBeenCalled()
  await user().load()
  await vi.waitFor(() => expect(shop.store(badgeStore).getState().count).toBe(4))
  const ports = fakePorts()
  ports.storage.set(VISITOR_KEY, 't0ken')
  const other = open({ user: { info: async () => visitor }, cart: { count } }, ports)
  await other.user().load()
  await vi.waitFor(() => expect(other.shop.store(badgeStore).getState().count).toBe(4))
})

it('forgets a visitor’s cart at logout, and not when somebody is asked to log in', async () => {
  const ports = fakePorts()
  const kept = () => ports.storage.get(VISITOR_KEY)
  ports.storage.set(VISITOR_KEY, 't0ken')
  const { user, logOut, shop } = open({ user: { info: async () => visitor, logout: async () => ({}) } }, ports)
  await user().load()
  shop.handle({ type: 'login', call: 'orders.list' })
  expect(kept()).toBe('t0ken')
  await logOut()
  expect(kept()).toBeUndefined()
})

it('remembers on the web that a shopper logged in here, until the session ends or another visit finds a visitor', async () => {
  const ports = fakePorts()
  const users = [shopper, visitor]
  const open = () =>
    createShop({
      api: fakeApi({
        user: { info: async () => users.shift() ?? visitor },
        cart: { count: async () => ({ count: 0 }) },
      }),
      ports,
    })
  expect(mayBeShopper(ports)).toBe(false)
  const first = open()
  await first.store(userStore).getState().load()
  expect(mayBeShopper(ports)).toBe(true)
  first.store(userStore).getState().expire()
  expect(mayBeShopper(ports)).toBe(false)

  users.unshift(shopper)
  await open().store(userStore).getState().load()
  expect(mayBeShopper(ports)).toBe(true)
  await open().store(userStore).getState().load()
  expect(mayBeShopper(ports)).toBe(false)
})
