import type { LoginChallenge, SendLoginCode, SentLoginCode, UserInfo } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { appStore } from '#app/app-store'
import { VISITOR_KEY } from '#cart/visitor-key'
import { createShop } from '#shop/create-shop'
import { refusal } from '#testing/failures'
import { fakeApi, type FakeCalls } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'
import { shopper } from '#testing/shopper'
import { loginStore } from '#user/login-store'
import { SESSION_KEY } from '#user/user-store'

const sent = { resendAfter: 60_000, expiresAfter: 300_000, ticket: 't1' }

function open(calls: FakeCalls, ports = fakePorts()) {
  const shop = createShop({ api: fakeApi({ cart: { count: async () => ({ count: 0 }) }, ...calls }), ports })
  return { shop, ports, login: () => shop.store(loginStore).getState() }
}

it('stores the session where there are no cookies, and deletes it on logout', async () => {
  const ports = fakePorts({ platform: { kind: 'mini-program', orderWay: 2, session: 'token', platformId: 7 } })
  const ask = vi.fn(async () => ({ user: shopper, sessionToken: 't0ken' }))
  const { login } = open(
    { passport: { sendCode: async () => sent, login: ask }, user: { logout: async () => ({}) } },
    ports,
  )
  ports.storage.set(VISITOR_KEY, 'v1s1tor')
  await login().sendCode('13800138000')
  expect(await login().login('13800138000', '123456')).toBe('in')
  expect(ports.storage.get(VISITOR_KEY), 'its cart is merged').toBeUndefined()
  expect(ask).toHaveBeenCalledWith(
    { telephone: '13800138000', ticket: 't1', code: '123456', session: 'token' },
    { toast: false },
  )
  expect(ports.storage.get(SESSION_KEY)).toBe('t0ken')
  await login().logout()
  expect(ports.storage.get(SESSION_KEY)).toBeUndefined()
})

it('logs in once when the button is pressed twice', async () => {
  const answer = later<{ user: UserInfo }>()
  const ask = vi.fn(() => answer.promise)
  const { login } = open({ passport: { sendCode: async () => sent, login: ask } })
  await login().sendCode('13800138000')
  const presses = [login().login('13800138000', '123456'), login().login('13800138000', '123456')]
  answer.resolve({ user: shopper })
  expect(await Promise.all(presses)).toEqual(['in', 'failed'])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('sends no second code before its time', async () => {
  const sendCode = vi.fn(async () => sent)
  const { login, ports } = open({ passport: { sendCode } })
  expect(await login().sendCode('13800138000')).toBe(true)
  expect(login().sendState).toEqual({ sending: false, proving: false, sentAt: ports.now, resendAt: ports.now + 60_000 })
  expect(await login().sendCode('13800138000')).toBe(false)
  ports.now += 60_000
  expect(await login().sendCode('13800138000')).toBe(true)
  expect(sendCode).toHaveBeenCalledTimes(2)
})

it('does the proof of work the shop wants before more codes, shows it meanwhile, and sends again', async () => {
  const challenge = later<LoginChallenge>()
  const sendCode = vi
    .fn<(payload: SendLoginCode) => Promise<SentLoginCode>>()
    .mockRejectedValueOnce(refusal('107002428', '请先完成安全验证'))
    .mockResolvedValueOnce(sent)
  const { login } = open({ passport: { sendCode, challenge: () => challenge.promise } })
  const sending = login().sendCode('13800138000')
  await vi.waitFor(() => expect(login().sendState).toEqual({ sending: true, proving: true, sentAt: 0, resendAt: 0 }))
  challenge.resolve({ challenge: 'some.text', bits: 4, hits: 3 })
  expect(await sending).toBe(true)
  expect(sendCode.mock.lastCall?.[0]).toEqual({
    telephone: '13800138000',
    challenge: 'some.text',
    proof: [expect.any(Number), expect.any(Number), expect.any(Number)],
  })
  expect(login().sendState).toMatchObject({ sending: false, proving: false })
})

it('leaves a wrong code to its field, and reports any other failure of a login once', async () => {
  const ask = vi
    .fn<() => Promise<{ user: UserInfo }>>()
    .mockRejectedValueOnce(refusal('107002415', '验证码错误或已失效'))
    .mockRejectedValueOnce(refusal('107002500', '服务开小差了'))
  const { shop, login } = open({ passport: { sendCode: async () => sent, login: ask } })
  await login().sendCode('13800138000')
  shop.store(appStore).getState().hideToast()
  expect(await login().login('13800138000', '000000')).toBe('wrong-code')
  expect(shop.store(appStore).getState().toast).toBeUndefined()
  expect(await login().login('13800138000', '123456')).toBe('failed')
  expect(shop.store(appStore).getState().toast?.text).toBe('服务开小差了')
  expect(ask).toHaveBeenCalledWith(expect.anything(), { toast: false })
})

it('reports once why no code was sent, and lets the shopper try again', async () => {
  const sendCode = vi
    .fn<() => Promise<SentLoginCode>>()
    .mockRejectedValueOnce(refusal('107002429', '请 40 秒后再获取验证码'))
    .mockResolvedValueOnce(sent)
  const { shop, login } = open({ passport: { sendCode } })
  expect(await login().sendCode('13800138000')).toBe(false)
  expect(shop.store(appStore).getState().toast?.text).toBe('请 40 秒后再获取验证码')
  expect(await login().sendCode('13800138000')).toBe(true)
})

it('knows in a page opened anew which code was requested, and for which number', async () => {
  const ports = fakePorts()
  const ask = vi.fn(async () => ({ user: shopper }))
  await open({ passport: { sendCode: async () => sent } }, ports)
    .login()
    .sendCode('13800138000')
  const { login } = open({ passport: { login: ask } }, ports)
  expect(await login().login('13900139000', '123456')).toBe('no-code')
  expect(ask).not.toHaveBeenCalled()
  expect(await login().login('13800138000', '123456')).toBe('in')
  expect(await login().login('13800138000', '123456')).toBe('no-code')
})
