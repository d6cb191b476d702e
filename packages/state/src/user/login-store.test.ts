import type { UserInfo } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { createShop } from '#shop/create-shop'
import { fakeApi, type FakeCalls } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'
import { loginStore } from '#user/login-store'
import { SESSION_KEY } from '#user/user-store'

const shopper: UserInfo = { isLogin: 2, displayName: '林小暖', telephone: '138****8000', userName: '', uimg: '', openId: '', shopInfo: {}, attributes: [], member: { memberType: 0 } }

function open(calls: FakeCalls, ports = fakePorts()) {
  const shop = createShop({ api: fakeApi({ cart: { count: async () => ({ count: 0 }) }, ...calls }), ports })
  return { ports, login: () => shop.store(loginStore).getState() }
}

it('keeps the session where there are no cookies, and drops it on logout', async () => {
  const ports = fakePorts({ platform: { kind: 'mini-program', orderWay: 2, session: 'token', platformId: 7 } })
  const ask = vi.fn(async () => ({ user: shopper, sessionToken: 't0ken' }))
  const { login } = open({ passport: { login: ask }, user: { logout: async () => ({}) } }, ports)
  expect(await login().login('13800138000', '123456')).toBe('in')
  expect(ask).toHaveBeenCalledWith({ telephone: '13800138000', code: '123456', session: 'token' })
  expect(ports.storage.get(SESSION_KEY)).toBe('t0ken')
  await login().logout()
  expect(ports.storage.get(SESSION_KEY)).toBeUndefined()
})

it('logs in once when the button is pressed twice', async () => {
  const answer = later<{ user: UserInfo }>()
  const ask = vi.fn(() => answer.promise)
  const { login } = open({ passport: { login: ask } })
  const presses = [login().login('13800138000', '123456'), login().login('13800138000', '123456')]
  answer.resolve({ user: shopper })
  expect(await Promise.all(presses)).toEqual(['in', 'failed'])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('sends no second code before it may', async () => {
  const sendCode = vi.fn(async () => ({ resendAfter: 60_000, expiresAfter: 300_000 }))
  const { login, ports } = open({ passport: { sendCode } })
  expect(await login().sendCode('13800138000')).toBe(true)
  expect(login().sendState).toEqual({ sending: false, resendAt: ports.now + 60_000 })
  expect(await login().sendCode('13800138000')).toBe(false)
  ports.now += 60_000
  expect(await login().sendCode('13800138000')).toBe(true)
  expect(sendCode).toHaveBeenCalledTimes(2)
})
