import { countCart, DAY, REPLY_CODE, VISITOR_CART, VISITOR_LIMITS } from '@hearth/domain'
import type { Cart, CartCount, LoggedIn, SentLoginCode } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { VISITOR_HEADER } from '#kernel/sessions/visitor-token'
import { stockShelf } from '../../../test/shelf'
import { openTestShop } from '../../../test/shop'
import { piecesOf, visitorHands, VISITOR_SHELF, type Headers } from '../../../test/visitor-hands'

describe("a visitor's token in a browser", () => {
  const open = async (options: Parameters<typeof openTestShop>[0] = {}) => {
    const shop = await openTestShop(options)
    onTestFinished(() => shop.close())
    await stockShelf(shop.connection.db, VISITOR_SHELF)
    const add = (headers: Headers) =>
      shop.ask<Cart>({
        method: 'PUT',
        url: '/api/cart/v1',
        headers,
        payload: { operation: 'add', items: [{ skuNo: 'lamp' }] },
      })
    const cookieOf = ({ headers }: { headers: object }, name: string) =>
      [(headers as Record<string, string | string[]>)['set-cookie'] ?? []].flat().find((one) => one.includes(name)) ??
      ''
    const read = async (cookie: string) =>
      piecesOf((await shop.ask<Cart>({ url: '/api/cart/v4', headers: { cookie } })).data)
    return { shop, add, cookieOf, read }
  }

  it('is a cookie that no script can read, bound to its host and to https', async () => {
    const { add, cookieOf, read } = await open({ origin: 'https://shop.example', secure: true })
    const reply = await add({})
    expect(reply.data?.visitorToken).toBeUndefined()
    const cookie = cookieOf(reply, 'hearth_visitor')
    expect(cookie).toMatch(/^__Host-hearth_visitor=[\w-]{43};/)
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', `Max-Age=${VISITOR_CART.lifetime / 1000}`])
      expect(cookie).toContain(part)
    const [pair = ''] = cookie.split(';')
    expect(await read(pair)).toEqual({ lamp: 1 })
    // A cookie set by a plain HTTP page or a sibling host is ignored.
    expect(await read(pair.replace('__Host-', ''))).toEqual({})
  })

  it('is neither created for a foreign page nor used by one', async () => {
    const { shop, add, cookieOf, read } = await open()
    const [pair = ''] = cookieOf(await add({}), 'hearth_visitor').split(';')
    const foreign = { cookie: pair, origin: 'https://evil.example' }
    expect(await add(foreign)).toMatchObject({ code: REPLY_CODE.badInput, field: 'origin' })
    expect(await add({ cookie: pair, 'sec-fetch-site': 'cross-site' })).toMatchObject({ field: 'origin' })
    const form = await shop.ask({
      method: 'PUT',
      url: '/api/cart/v1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      payload: 'operation=add',
    })
    expect(form).toMatchObject({ field: 'origin' })
    expect(form.headers['set-cookie']).toBeUndefined()
    expect(await read(pair)).toEqual({ lamp: 1 })
  })

  it('is deleted by the login that merges its cart, and by a logout', async () => {
    const { shop, add, cookieOf, read } = await open()
    const [pair = ''] = cookieOf(await add({}), 'hearth_visitor').split(';')
    const telephone = '13800138000'
    const { ticket } = (
      await shop.ask<SentLoginCode>({ method: 'POST', url: '/api/passport/v1/code', payload: { telephone } })
    ).data!
    const login = await shop.ask<LoggedIn>({
      method: 'POST',
      url: '/api/passport/v1/login',
      headers: { cookie: pair },
      payload: { telephone, ticket, code: shop.codes.get(telephone), session: 'cookie' },
    })
    expect(cookieOf(login, 'hearth_visitor')).toMatch(/^hearth_visitor=;/)
    const [session = ''] = cookieOf(login, 'hearth_session').split(';')
    expect(await read(session)).toEqual({ lamp: 1 })
    const out = await shop.ask({
      url: '/api/loginOut/v1',
      headers: { cookie: `${session}; ${pair}`, 'idempotency-key': 'out' },
    })
    expect(cookieOf(out, 'hearth_visitor')).toMatch(/^hearth_visitor=;/)
    expect(await read(pair)).toEqual({})
  })

  it('is renewed together with its cart', async () => {
    const { shop, add, cookieOf } = await open()
    const [pair = ''] = cookieOf(await add({}), 'hearth_visitor').split(';')
    const read = () => shop.ask<Cart>({ url: '/api/cart/v4', headers: { cookie: pair } })
    expect(cookieOf(await read(), 'hearth_visitor')).toBe('')
    shop.wait(2 * DAY)
    expect(cookieOf(await read(), 'hearth_visitor')).toContain(pair)
    expect(cookieOf(await read(), 'hearth_visitor')).toBe('')
  })
})

describe('a shopper whose session has ended', () => {
  it('is asked by the cart to log in instead of getting a visitor’s cart, and continues as a visitor afterwards', async () => {
    const shop = await openTestShop()
    onTestFinished(() => shop.close())
    await stockShelf(shop.connection.db, VISITOR_SHELF)
    const cookie = `hearth_session=${'x'.repeat(43)}`
    const payload = { operation: 'add', items: [{ skuNo: 'lamp' }] }
    for (const request of [
      { url: '/api/cart/v4', headers: { cookie } },
      { method: 'PUT' as const, url: '/api/cart/v1', headers: { cookie }, payload },
    ]) {
      const reply = await shop.ask<Cart>(request)
      expect(reply).toMatchObject({ code: REPLY_CODE.loginNeeded, status: 401 })
      expect(String(reply.headers['set-cookie'])).toMatch(/^hearth_session=;/)
    }
    expect(await shop.ask<CartCount>({ url: '/api/cart/count/v1', headers: { cookie } })).toMatchObject({
      data: { count: 0 },
    })
    expect(await shop.ask<Cart>({ method: 'PUT', url: '/api/cart/v1', payload })).toMatchObject({ code: 0 })
  })
})

describe('many visitors from one network', () => {
  it('are asked to log in once they began more carts than a day allows, and others are not', async () => {
    const shop = await openTestShop()
    onTestFinished(() => shop.close())
    await stockShelf(shop.connection.db, VISITOR_SHELF)
    const hands = visitorHands(shop)
    const add = (remoteAddress: string, headers: Headers = {}) =>
      shop.ask<Cart>({
        method: 'PUT',
        url: '/api/cart/v1',
        headers,
        remoteAddress,
        payload: { operation: 'add', visitor: 'token', items: [{ skuNo: 'lamp' }] },
      })
    const first = await add('203.0.113.9')
    await sql`
      update rate_count set count = ${VISITOR_LIMITS.near.max - 100}
      where key = 'cart/near/203.0.113.9'`.execute(shop.connection.db)
    const replies = await Promise.all(Array.from({ length: 120 }, () => add('203.0.113.9')))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(100)
    expect(replies.filter(({ code }) => code === REPLY_CODE.loginNeeded)).toHaveLength(20)
    expect(await hands.rows()).toEqual({ visitors: 101, lines: 101 })
    expect(await add('203.0.113.10')).toMatchObject({ code: 0 })
    // A visitor who has a cart keeps the cart.
    expect(await add('203.0.113.9', { [VISITOR_HEADER]: first.data!.visitorToken! })).toMatchObject({ code: 0 })
    shop.wait(DAY)
    expect(await add('203.0.113.9')).toMatchObject({ code: 0 })
  })

  it('do not use up the carts of the whole shop, and its owner is told once when those are used up', async () => {
    const logLines: string[] = []
    const shop = await openTestShop({ logLines })
    onTestFinished(() => shop.close())
    await stockShelf(shop.connection.db, VISITOR_SHELF)
    const add = (remoteAddress: string) =>
      shop.ask<Cart>({
        method: 'PUT',
        url: '/api/cart/v1',
        remoteAddress,
        payload: { operation: 'add', items: [{ skuNo: 'lamp' }] },
      })
    await add('203.0.113.9')
    await sql`update rate_count set count = ${VISITOR_LIMITS.near.max} where key like 'cart/near%'`.execute(
      shop.connection.db,
    )
    await add('203.0.113.9')
    const { rows } = await sql<{ count: number }>`select count from rate_count where key = 'cart/all'`.execute(
      shop.connection.db,
    )
    expect(rows).toEqual([{ count: 1 }])
    await sql`update rate_count set count = ${VISITOR_LIMITS.all.max} where key = 'cart/all'`.execute(
      shop.connection.db,
    )
    for (const host of [1, 2, 3])
      expect(await add(`198.51.100.${host}`)).toMatchObject({ code: REPLY_CODE.loginNeeded })
    expect(logLines.filter((line) => line.includes('visitor-carts-used-up'))).toHaveLength(1)
    expect(countCart((await shop.ask<Cart>('/api/cart/v4')).data!).totalCount).toBe(0)
  })
})
