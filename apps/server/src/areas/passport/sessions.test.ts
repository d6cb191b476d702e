import { DAY, REPLY_CODE } from '@hearth/domain'
import type { LoggedIn, LoginSessions, SentLoginCode, UserInfo } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { areas } from '#areas/all'
import { createApp } from '#kernel/http/app'
import { openTestShop, type TestShop } from '../../../test/shop'

const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.44 miniProgram'

describe('logins of a shopper', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop({ rateLimits: false })))
  afterAll(() => shop.close())
  let telephone = 13_800_000_000
  beforeEach(() => void (telephone += 1))

  /**
   * Logs in from a browser or from the mini-program, depending on the user agent.
   * @returns the headers of the session
   */
  async function logIn(userAgent: string, before: Record<string, string> = {}) {
    const payload = { telephone: String(telephone) }
    const { ticket } = (await shop.ask<SentLoginCode>({ method: 'POST', url: '/api/passport/v1/code', payload })).data!
    const { data } = await shop.ask<LoggedIn>({
      method: 'POST',
      url: '/api/passport/v1/login',
      payload: { ...payload, ticket, code: shop.codes.get(payload.telephone), session: 'token' },
      headers: { 'user-agent': userAgent, ...before },
    })
    return { 'x-hearth-session': data!.sessionToken! }
  }
  const isIn = async (headers: object, app = shop.app) =>
    (await app.inject({ url: '/api/user/info/v1', headers: { ...headers } })).json<{ data: UserInfo }>().data
      .isLogin === 2
  const list = async (headers: object) =>
    (await shop.ask<LoginSessions>({ url: '/api/passport/v1/sessions', headers: { ...headers } })).data?.result ?? []
  const end = (headers: object, sessionId: string) =>
    shop.ask({ method: 'DELETE', url: `/api/passport/v1/sessions/${sessionId}`, headers: { ...headers }, payload: {} })

  it('end within a second even when the clock of the server is set back', async () => {
    const session = await logIn(DESK)
    expect(await isIn(session)).toBe(true)
    // The test deletes the session from the database without telling the server, as another process would.
    await shop.connection.db.deleteFrom('session').execute()
    shop.wait(-3_600_000)
    onTestFinished(() => shop.wait(3_600_000))
    expect(await isIn(session)).toBe(false)
  })

  it('are listed with device and last use, the current one marked, and nobody else’s among them', async () => {
    const desk = await logIn(DESK)
    shop.wait(2 * 3_600_000)
    const phone = await logIn(PHONE)
    expect(await list(phone)).toMatchObject([
      { device: '微信小程序 · iPhone', current: true },
      { device: 'Chrome · Windows', current: false },
    ])
    shop.wait(3 * 3_600_000)
    const seen = await list(desk)
    expect(seen).toMatchObject([
      { device: 'Chrome · Windows', current: true, usedAt: shop.ports.clock() },
      { current: false },
    ])
    expect(JSON.stringify(seen)).not.toContain(desk['x-hearth-session'])
    telephone += 500
    expect(await list(await logIn(DESK))).toHaveLength(1)
  })

  it('can be ended from another device, one by one or all others at once, and only by their shopper', async () => {
    const [lost, phone, desk] = [await logIn(PHONE), await logIn(PHONE), await logIn(DESK)]
    const other = (await list(desk)).find(({ current }) => !current)
    telephone += 500
    const stranger = await logIn(DESK)
    expect(await end(stranger, other!.sessionId)).toMatchObject({ status: 404, code: REPLY_CODE.notFound })
    expect(await list(desk)).toHaveLength(3)
    expect(await end(desk, other!.sessionId)).toMatchObject({ code: 0 })
    expect(await end(desk, other!.sessionId)).toMatchObject({
      code: REPLY_CODE.notFound,
      message: '这台设备已经退出登录',
    })
    expect(await end(desk, 'others')).toMatchObject({ code: 0 })
    shop.wait(1_000)
    expect(await Promise.all([lost, phone, desk, stranger].map((headers) => isIn(headers)))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('end on every server within a second of the logout', async () => {
    const second = await createApp({ shop: shop.inside, areas })
    onTestFinished(() => second.close())
    const headers = await logIn(DESK)
    expect([await isIn(headers), await isIn(headers, second)]).toEqual([true, true])
    await shop.ask({ url: '/api/loginOut/v1', headers })
    expect(await isIn(headers)).toBe(false)
    shop.wait(1_000)
    expect(await isIn(headers, second)).toBe(false)
  })

  it('replace the login that a request came with, which ends', async () => {
    const before = await logIn(DESK)
    const after = await logIn(DESK, before)
    expect([await isIn(before), await isIn(after)]).toEqual([false, true])
  })

  it('go on while the database takes no writes, though their use cannot be recorded', async () => {
    const headers = await logIn(DESK)
    const { db } = shop.connection
    await sql`
      create function refuse_write() returns trigger language plpgsql as $$
        begin raise exception 'no writes' using errcode = '53100'; end $$`.execute(db)
    await sql`create trigger refuse_write before update on session execute function refuse_write()`.execute(db)
    shop.wait(2 * 3_600_000)
    expect(await isIn(headers)).toBe(true)
    await sql`drop trigger refuse_write on session`.execute(db)
  })

  it('end ninety days after they began, however often they are used', async () => {
    const headers = await logIn(DESK)
    for (let day = 0; day < 89; day += 1) {
      shop.wait(DAY)
      if (!(await isIn(headers))) expect(day).toBe('no day before the ninetieth')
    }
    shop.wait(DAY)
    expect(await isIn(headers)).toBe(false)
  })
})

describe('the cookie of a login', () => {
  const cookieOf = async (shop: TestShop, headers: Record<string, string>) => {
    const payload = { telephone: '13800138000' }
    const { ticket } = (await shop.ask<SentLoginCode>({ method: 'POST', url: '/api/passport/v1/code', payload })).data!
    const reply = await shop.ask({
      method: 'POST',
      url: '/api/passport/v1/login',
      headers,
      payload: { ...payload, ticket, code: shop.codes.get(payload.telephone), session: 'cookie' },
    })
    return String(reply.headers['set-cookie'])
  }

  it('is bound to its host and to https where the shop has an https origin, whatever the proxy says', async () => {
    const shop = await openTestShop({ origin: 'https://shop.example', secure: true })
    onTestFinished(() => shop.close())
    const cookie = await cookieOf(shop, {})
    expect(cookie).toMatch(/^__Host-hearth_session=[\w-]{43};/)
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Domain')
    const [pair = ''] = cookie.split(';')
    const info = async (cookie: string) =>
      (await shop.ask<UserInfo>({ url: '/api/user/info/v1', headers: { cookie } })).data?.isLogin
    expect([await info(pair), await info(pair.replace('__Host-', ''))]).toEqual([2, 1])
    const out = await shop.ask({ url: '/api/loginOut/v1', headers: { cookie: pair, 'idempotency-key': 'out' } })
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-hearth_session=;.*Secure/)
    expect(await info(pair)).toBe(1)
  })

  it('is bound also behind a proxy that says https, and has its plain name over plain HTTP', async () => {
    const shop = await openTestShop({ trustProxy: 'loopback' })
    onTestFinished(() => shop.close())
    expect(await cookieOf(shop, { 'x-forwarded-proto': 'https' })).toMatch(/^__Host-hearth_session=.*Secure/)
    shop.wait(61_000)
    expect(await cookieOf(shop, {})).toMatch(/^hearth_session=(?!.*Secure)/)
  })
})
