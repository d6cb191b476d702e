import { REPLY_CODE } from '@hearth/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOON, openTestShop, type TestShop } from '../../test/shop'

describe('every reply is an envelope', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop()))
  afterAll(() => shop.close())

  it('wraps an answer with the time of the server', async () => {
    const reply = await shop.ask('/api/user/info/v1?channelId=1&platformId=1')
    expect(reply).toMatchObject({ status: 200, code: 0, success: true, message: '', currentTimeMillis: NOON, data: { isLogin: 1 } })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('says honestly what is not built', async () => {
    expect(await shop.ask('/api/bargain/list/v1')).toMatchObject({ status: 501, code: REPLY_CODE.notBuilt, success: false, data: null, message: '该功能尚未开放' })
  })

  it('tells a visitor to log in', async () => {
    expect(await shop.ask('/api/platform/address/v1')).toMatchObject({ status: 401, code: REPLY_CODE.loginNeeded })
  })

  it('refuses what cannot be read: broken JSON, a foreign content type, too much, a list where an object should be', async () => {
    const post = { method: 'POST', url: '/api/passport/v1/code' } as const
    const json = { 'content-type': 'application/json' }
    expect(await shop.ask({ ...post, headers: json, body: '{"telephone":' })).toMatchObject({ status: 400, code: REPLY_CODE.badInput })
    expect(await shop.ask({ ...post, headers: { 'content-type': 'text/xml' }, body: '<a/>' })).toMatchObject({ status: 415, code: REPLY_CODE.badInput, message: '不支持的内容格式' })
    expect(await shop.ask({ ...post, headers: json, body: JSON.stringify({ telephone: '1'.repeat(300_000) }) })).toMatchObject({ status: 413, code: REPLY_CODE.badInput })
    expect(await shop.ask({ ...post, headers: json, body: '[1]' })).toMatchObject({ status: 400, code: REPLY_CODE.badInput })
  })

  it('names the field at fault in Chinese', async () => {
    expect(await shop.ask({ method: 'POST', url: '/api/passport/v1/code', payload: {} })).toMatchObject({ status: 400, field: 'telephone', message: '手机号不能为空' })
    expect(await shop.ask({ method: 'POST', url: '/api/passport/v1/code', payload: { telephone: '123' } })).toMatchObject({ field: 'telephone', message: '手机号格式不正确' })
    expect(await shop.ask('/cms/api/v1/widgets?urlMapping=/nowhere')).toMatchObject({ status: 400, field: 'urlMapping' })
  })

  it('answers HEAD as GET, without the body', async () => {
    const { statusCode, body } = await shop.app.inject({ method: 'HEAD', url: '/api/platform/areas/v1/440300' })
    expect([statusCode, body]).toEqual([200, ''])
    const read = await shop.app.inject({ method: 'HEAD', url: '/api/products/skus/v3?skuNo=100101' })
    expect(read.statusCode).toBe(200)
  })

  it('lets nobody keep a refusal', async () => {
    const limited = { method: 'POST', url: '/api/passport/v1/code', payload: { telephone: '123' }, remoteAddress: '10.9.8.6' } as const
    const replies = [await shop.ask('/api/platform/address/v1'), await shop.ask('/api/bargain/list/v1'), await shop.ask('/cms/api/v1/widgets?urlMapping=/nowhere'), await shop.ask({ ...limited, payload: '[' })]
    for (let n = 0; n <= 60; n += 1) replies.push(await shop.ask(limited))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401, 501, 400, 415, 429]))
    for (const { headers } of replies) expect(headers['cache-control']).toBe('no-store')
  })

  it('hides what went wrong inside', async () => {
    const broken = await openTestShop()
    await broken.connection.db.schema.dropTable('content_page').execute()
    const reply = await broken.ask('/cms/api/v1/widgets?urlMapping=/home')
    expect(reply).toMatchObject({ status: 500, code: REPLY_CODE.serverError, message: '服务开小差了，请稍后再试' })
    await broken.close()
  })

  it('sends the headers that keep a browser safe', async () => {
    const { headers } = await shop.ask('/api/user/info/v1')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  })
})
