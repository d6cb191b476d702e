import { DAY, LOGIN_CODE, REPLY_CODE } from '@hearth/domain'
import type { LoggedIn, SentLoginCode, UserInfo } from '@hearth/sdk/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetLoginCodes } from '#areas/passport/login-code'
import { forgetCounts } from '#kernel/limits/rate-counts'
import { createConsoleNotifier } from '#ports/console-notifier'
import { openTestShop, type TestShop } from '../../../test/shop'

describe('logging in with a code by SMS', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop({ demo: true })))
  afterAll(() => shop.close())
  // Each test begins a day later, so that earlier codes no longer count for the telephone's limit.
  beforeEach(() => shop.wait(DAY))

  const telephone = '13800138000'
  let ticket = ''
  const sendCode = async () => {
    const reply = await shop.ask<SentLoginCode>({
      method: 'POST',
      url: '/api/passport/v1/code',
      payload: { telephone },
    })
    ticket = reply.data?.ticket ?? ticket
    return reply
  }
  const login = (code: string, session = 'token', headers = {}) =>
    shop.ask<LoggedIn>({
      method: 'POST',
      url: '/api/passport/v1/login',
      payload: { telephone, ticket, code, session },
      headers,
    })
  const sent = async () => {
    expect(await sendCode()).toMatchObject({ code: 0, data: { resendAfter: 60_000, expiresAfter: 300_000 } })
    return shop.codes.get(telephone)!
  }
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('logs in, welcomes a new shopper with coupons, and knows the shopper from then on', async () => {
    const reply = await login(await sent())
    expect(reply.data?.user).toMatchObject({ isLogin: 2, telephone: '138****8000', displayName: '暖居用户8000' })
    const headers = { 'x-hearth-session': reply.data!.sessionToken! }
    expect((await shop.ask<UserInfo>({ url: '/api/user/info/v1', headers })).data?.isLogin).toBe(2)
    const coupons = await shop.connection.db.selectFrom('coupon').select('id').execute()
    expect(coupons.length).toBeGreaterThan(0)
    await login(await (shop.wait(61_000), sent()))
    expect(await shop.connection.db.selectFrom('coupon').select('id').execute()).toHaveLength(coupons.length)
  })

  it('gives each shopper a distinct name, which stays and says nothing about them', async () => {
    const openIds = async (telephone: string) => {
      const { id, headers } = await shop.newShopper(telephone)
      const ask = async () => (await shop.ask<UserInfo>({ url: '/api/user/info/v1', headers })).data?.openId ?? ''
      expect(await ask()).toBe(await ask())
      expect(id).not.toContain(await ask())
      return ask()
    }
    const [one, other] = [await openIds('13811118000'), await openIds('13822228000')]
    expect(one).toMatch(/^[\w-]{28}$/)
    expect(other).not.toBe(one)
    expect((await shop.ask<UserInfo>({ url: '/api/user/info/v1' })).data?.openId).toBe('')
  })

  it('keeps the session in a cookie no script can read, and ends it at logout', async () => {
    const reply = await login(await sent(), 'cookie')
    expect(reply.data).not.toHaveProperty('sessionToken')
    const cookie = String(reply.headers['set-cookie'])
    expect(cookie).toMatch(/^hearth_session=[\w-]{43};.*HttpOnly.*SameSite=Lax/)
    const headers = { cookie: cookie.split(';')[0]! }
    expect((await shop.ask<UserInfo>({ url: '/api/user/info/v1', headers })).data?.isLogin).toBe(2)
    const out = await shop.ask({ url: '/api/loginOut/v1', headers: { ...headers, 'sec-fetch-site': 'same-origin' } })
    expect(String(out.headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970')
    expect((await shop.ask<UserInfo>({ url: '/api/user/info/v1', headers })).data?.isLogin).toBe(1)
    expect((await shop.ask({ url: '/api/loginCallback/v1', headers })).data).toEqual({ status: '0' })
  })

  it('refuses a write that a foreign page sends with the cookie, and does not log out for a foreign page', async () => {
    const cookie = String((await login(await sent(), 'cookie')).headers['set-cookie']).split(';')[0]!
    const foreign = { cookie, origin: 'https://evil.example', host: 'shop.example' }
    expect(
      await shop.ask({ method: 'DELETE', url: '/api/platform/address/v1/x', payload: {}, headers: foreign }),
    ).toMatchObject({ code: REPLY_CODE.badInput, message: '请求来源不正确' })
    expect(
      await shop.ask({
        method: 'DELETE',
        url: '/api/platform/address/v1/x',
        payload: {},
        headers: { ...foreign, origin: 'https://shop.example' },
      }),
    ).toMatchObject({ success: true })
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'idempotency-key': 'x', origin: 'https://evil.example' },
      {},
    ]) {
      expect(await shop.ask({ url: '/api/loginOut/v1', headers: { cookie, ...headers } })).toMatchObject({
        status: 400,
        message: '请求来源不正确',
      })
    }
    expect((await shop.ask<UserInfo>({ url: '/api/user/info/v1', headers: { cookie } })).data?.isLogin).toBe(2)
  })

  it('is not begun by a foreign page, whose form would log a browser in as somebody else, and uses up no code', async () => {
    const code = await sent()
    const form = {
      method: 'POST',
      url: '/api/passport/v1/login',
      body: new URLSearchParams({ telephone, ticket, code, session: 'cookie' }).toString(),
    } as const
    const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.example' }
    for (const foreign of [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
      const reply = await shop.ask({ ...form, headers: { ...headers, ...foreign } })
      expect(reply).toMatchObject({ status: 400, code: REPLY_CODE.badInput, message: '请求来源不正确' })
      expect(reply.headers).not.toHaveProperty('set-cookie')
    }
    const own = await shop.ask({
      ...form,
      headers: { ...headers, origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' },
    })
    expect(own).toMatchObject({ status: 200, code: 0 })
  })

  it('begins in a mini-program’s window that calls itself a foreign page', async () => {
    const headers = { origin: 'https://servicewechat.example', 'sec-fetch-site': 'cross-site', host: 'shop.example' }
    expect(await login(await sent(), 'token', headers)).toMatchObject({ status: 200, code: 0 })
  })

  it('keeps a shopper who returns in the second half of the thirty days logged in for another thirty, cookie included', async () => {
    const cookie = String((await login(await sent(), 'cookie')).headers['set-cookie']).split(';')[0]!
    const come = () => shop.ask<UserInfo>({ url: '/api/user/info/v1', headers: { cookie } })
    shop.wait(14 * DAY)
    expect((await come()).headers).not.toHaveProperty('set-cookie')
    shop.wait(2 * DAY)
    expect(String((await come()).headers['set-cookie'])).toMatch(
      new RegExp(`^${cookie};.*Max-Age=2592000;.*HttpOnly.*SameSite=Lax`),
    )
    shop.wait(11_000)
    expect((await come()).headers).not.toHaveProperty('set-cookie')
    shop.wait(20 * DAY)
    const out = await shop.ask({ url: '/api/loginOut/v1', headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect(String(out.headers['set-cookie'])).toMatch(/^hearth_session=;.*Expires=Thu, 01 Jan 1970/)
  })

  it('renews a token without setting a cookie its holder never asked for', async () => {
    const { data } = await login(await sent())
    shop.wait(16 * DAY)
    const reply = await shop.ask<UserInfo>({
      url: '/api/user/info/v1',
      headers: { 'x-hearth-session': data!.sessionToken! },
    })
    expect(reply.data?.isLogin).toBe(2)
    expect(reply.headers).not.toHaveProperty('set-cookie')
  })

  it('stores neither codes nor tokens in a usable form', async () => {
    const code = await sent()
    const { data } = await login(code)
    const rows = JSON.stringify([
      await shop.connection.db.selectFrom('session').selectAll().execute(),
      await shop.connection.db.selectFrom('login_code').selectAll().execute(),
    ])
    expect(rows).not.toContain(ticket)
    expect(rows).not.toContain(data!.sessionToken)
    expect(rows).not.toContain(`"${code}"`)
  })

  it('reads the shop’s secret once, not for every code', async () => {
    await login(await sent())
    shop.wait(61_000)
    shop.queries.length = 0
    await login(await sent())
    expect(shop.queries.filter((query) => query.includes('"setting"'))).toEqual([])
  })

  it('deletes codes that have expired, and counts whose hour or day is over', async () => {
    const ordering = await openTestShop()
    const { db } = ordering.connection
    const kept = async () =>
      [
        await db.selectFrom('login_code').select('telephone').execute(),
        await db.selectFrom('rate_count').select('key').execute(),
      ].map((rows) => rows.length)
    await ordering.ask({ method: 'POST', url: '/api/passport/v1/code', payload: { telephone: '13800138001' } })
    const forget = () =>
      Promise.all([forgetLoginCodes(db, ordering.ports.clock()), forgetCounts(db, ordering.ports.clock())])
    const [, counts = 0] = await kept()
    ordering.wait(LOGIN_CODE.lifetime - 1)
    await forget()
    const [codes, left = 0] = await kept()
    expect([codes, left > 0 && left < counts]).toEqual([1, true])
    ordering.wait(DAY)
    await forget()
    expect(await kept()).toEqual([0, 0])
    await ordering.close()
  })

  it('waits a minute between two codes, and says how long', async () => {
    await sent()
    shop.wait(20_000)
    expect(await sendCode()).toMatchObject({ status: 429, code: REPLY_CODE.tooMany, message: '请 40 秒后再获取验证码' })
    shop.wait(40_000)
    await sent()
  })

  it('sends one code when asked ten times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, sendCode))
    expect(replies.filter((reply) => reply.success)).toHaveLength(1)
  })

  it('accepts a code once', async () => {
    const code = await sent()
    const replies = await Promise.all([login(code), login(code), login(code)])
    expect(replies.filter((reply) => reply.success)).toHaveLength(1)
    expect(await login(code)).toMatchObject({ code: REPLY_CODE.wrongCode, field: 'code' })
  })

  it('accepts no code older than five minutes', async () => {
    const code = await sent()
    shop.wait(300_000)
    expect(await login(code)).toMatchObject({ code: REPLY_CODE.wrongCode })
  })

  it('ends a code after five wrong guesses', async () => {
    const code = await sent()
    for (let guess = 0; guess < 5; guess += 1)
      expect(await login(wrong(code))).toMatchObject({ code: REPLY_CODE.wrongCode, message: '验证码错误或已失效' })
    expect(await login(code)).toMatchObject({ code: REPLY_CODE.wrongCode })
  })

  it('lets the shopper ask again at once when the code could not be delivered', async () => {
    const failing = await openTestShop({ ports: { notifier: { send: () => Promise.reject(new Error('no network')) } } })
    const ask = () => failing.ask({ method: 'POST', url: '/api/passport/v1/code', payload: { telephone } })
    expect(await ask()).toMatchObject({ code: REPLY_CODE.serverError, message: '验证码发送失败，请稍后再试' })
    expect(await ask()).toMatchObject({ code: REPLY_CODE.serverError })
    await failing.close()
  })

  it('writes codes to the console only in development', async () => {
    const lines: string[] = []
    await createConsoleNotifier('development', (line) => lines.push(line)).send(
      { telephone, kind: 'loginCode', code: '123456' },
      'key',
    )
    expect(lines).toEqual(['SMS to 13800138000: login code 123456'])
    expect(() => createConsoleNotifier('production')).toThrow('refuses to run')
  })
})
