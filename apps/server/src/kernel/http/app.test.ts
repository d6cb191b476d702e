import { connect } from 'node:net'
import { REPLY_CODE } from '@hearth/domain'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { limitsOf } from '../../../test/built-calls'
import { NOON, openTestShop, type TestShop } from '../../../test/shop'

describe('every reply is an envelope', () => {
  let shop: TestShop
  let smaller: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
    smaller = await openTestShop({ withoutAreas: ['statistics'] })
  })
  afterAll(() => Promise.all([shop.close(), smaller.close()]))

  it('wraps an answer with the time of the server', async () => {
    const reply = await shop.ask('/api/user/info/v1?channelId=1&platformId=1')
    expect(reply).toMatchObject({
      status: 200,
      code: 0,
      success: true,
      message: '',
      currentTimeMillis: NOON,
      data: { isLogin: 1 },
    })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('says that a call is not built, in a shop without the area that answers it', async () => {
    expect(await smaller.ask('/api/platform/partner/v1/statis/basic')).toMatchObject({
      status: 501,
      code: REPLY_CODE.notBuilt,
      success: false,
      data: null,
      message: '该功能尚未开放',
    })
  })

  it('tells a visitor to log in', async () => {
    expect(await shop.ask('/api/platform/address/v1')).toMatchObject({ status: 401, code: REPLY_CODE.loginNeeded })
  })

  it('refuses what cannot be read: broken JSON, another content type, too much data, a list where an object should be', async () => {
    const post = { method: 'POST', url: '/api/passport/v1/code' } as const
    const json = { 'content-type': 'application/json' }
    expect(await shop.ask({ ...post, headers: json, body: '{"telephone":' })).toMatchObject({
      status: 400,
      code: REPLY_CODE.badInput,
    })
    expect(await shop.ask({ ...post, headers: { 'content-type': 'text/xml' }, body: '<a/>' })).toMatchObject({
      status: 415,
      code: REPLY_CODE.badInput,
      message: '不支持的内容格式',
    })
    expect(
      await shop.ask({ ...post, headers: json, body: JSON.stringify({ telephone: '1'.repeat(300_000) }) }),
    ).toMatchObject({ status: 413, code: REPLY_CODE.badInput })
    expect(await shop.ask({ ...post, headers: json, body: '[1]' })).toMatchObject({
      status: 400,
      code: REPLY_CODE.badInput,
    })
  })

  it('names the field at fault in Chinese', async () => {
    expect(await shop.ask({ method: 'POST', url: '/api/passport/v1/code', payload: {} })).toMatchObject({
      status: 400,
      field: 'telephone',
      message: '手机号不能为空',
    })
    expect(
      await shop.ask({ method: 'POST', url: '/api/passport/v1/code', payload: { telephone: '123' } }),
    ).toMatchObject({ field: 'telephone', message: '手机号格式不正确' })
    expect(await shop.ask('/cms/api/v1/widgets?urlMapping=/nowhere')).toMatchObject({
      status: 400,
      field: 'urlMapping',
    })
  })

  it('answers HEAD as GET, without the body', async () => {
    const { statusCode, body } = await shop.app.inject({ method: 'HEAD', url: '/api/platform/areas/v1/440300' })
    expect([statusCode, body]).toEqual([200, ''])
    const read = await shop.app.inject({ method: 'HEAD', url: '/api/products/skus/v3?skuNo=100101' })
    expect(read.statusCode).toBe(200)
  })

  it('lets no cache keep a refusal', async () => {
    const limited = {
      method: 'POST',
      url: '/api/passport/v1/code',
      payload: { telephone: '123' },
      remoteAddress: '10.9.8.6',
    } as const
    const replies = [
      await shop.ask('/api/platform/address/v1'),
      await smaller.ask('/api/platform/partner/v1/statis/basic'),
      await shop.ask('/cms/api/v1/widgets?urlMapping=/nowhere'),
      await shop.ask({ ...limited, payload: '[' }),
    ]
    for (let n = 0; n <= limitsOf('passport.sendCode').network.max; n += 1) replies.push(await shop.ask(limited))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401, 501, 400, 415, 429]))
    for (const { headers } of replies) expect(headers['cache-control']).toBe('no-store')
  })

  it('hides the details of a server error', async () => {
    const broken = await openTestShop()
    await broken.connection.db.schema.dropTable('content_page').execute()
    const reply = await broken.ask('/cms/api/v1/widgets?urlMapping=/home')
    expect(reply).toMatchObject({ status: 500, code: REPLY_CODE.serverError, message: '服务开小差了，请稍后再试' })
    await broken.close()
  })

  it('sends the headers that protect a browser', async () => {
    const { headers } = await shop.ask('/api/user/info/v1')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  })
})

describe('a malformed request', () => {
  let shop: TestShop
  let port = 0
  beforeAll(async () => {
    shop = await openTestShop()
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    port = (shop.app.server.address() as { port: number }).port
  })
  afterAll(() => shop.close())

  /** Sends raw bytes, and reads the reply until the server closes the connection. */
  const send = (bytes: string, to = port) =>
    new Promise<{ status: number; body: object }>((resolve, reject) => {
      let answer = ''
      const socket = connect(to, '127.0.0.1', () => socket.write(bytes))
      socket
        .setEncoding('utf8')
        .on('data', (part: string) => (answer += part))
        .on('error', reject)
      socket.on('close', () =>
        resolve({
          status: Number(answer.split(' ')[1]),
          body: JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as object,
        }),
      )
    })
  const get = (headers: string) => send(`GET /api/user/info/v1 HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
  const refusal = { code: REPLY_CODE.badInput, success: false, currentTimeMillis: NOON }

  it('is answered with the envelope: no HTTP at all, an unknown method, a header too large, an unsupported expectation', async () => {
    expect(await send('garbage\r\n\r\n')).toMatchObject({ status: 400, body: refusal })
    expect(await send('FOO / HTTP/1.1\r\nHost: shop\r\n\r\n')).toMatchObject({ status: 400, body: refusal })
    expect(await get(`Host: shop\r\nX-Long: ${'a'.repeat(20_000)}\r\n`)).toMatchObject({
      status: 431,
      body: { ...refusal, message: '请求头太大，请清理浏览器 Cookie 后重试' },
    })
    expect(await get('Host: shop\r\nExpect: tea\r\n')).toMatchObject({ status: 417, body: refusal })
  })

  it('is refused for a missing, malformed or second host, and in no other case', async () => {
    const hosts = [
      '',
      'Host: \r\n',
      'Host: a\r\nHost: b\r\n',
      ...[
        'a b',
        '<x>',
        'a/b',
        'a:99999',
        'a:b',
        '[::1',
        '%',
        'a@b',
        '中',
        'a"b',
        'a\\b',
        '..',
        '999.999.999.999',
        'x'.repeat(300),
      ].map((host) => `Host: ${host}\r\n`),
    ]
    for (const host of hosts)
      expect(await get(host)).toMatchObject({
        status: 400,
        body: { ...refusal, message: '请求的主机名无效', field: 'host' },
      })
    for (const host of [
      'shop.example',
      'localhost:3000',
      '127.0.0.1',
      '[::1]:80',
      'xn--fiq228c.example',
      'my_shop',
      'shop.example.',
    ])
      expect(await get(`Host: ${host}\r\n`)).toMatchObject({ status: 200, body: { code: 0 } })
    expect(await send('GET /api/user/info/v1 HTTP/1.0\r\n\r\n')).toMatchObject({ status: 200, body: { code: 0 } })
  })

  it('is refused when a proxy that speaks HTTP/1.0 names a malformed host, and in no other case', async () => {
    const behind = await openTestShop({ trustProxy: 'loopback' })
    onTestFinished(() => behind.close())
    await behind.app.listen({ port: 0, host: '127.0.0.1' })
    const { port: to } = behind.app.server.address() as { port: number }
    const forwarded = (host: string) => send(`GET /api/user/info/v1 HTTP/1.0\r\nX-Forwarded-Host: ${host}\r\n\r\n`, to)
    expect(await forwarded('a/b')).toMatchObject({ status: 400, body: { ...refusal, field: 'host' } })
    expect(await forwarded('shop.example')).toMatchObject({ status: 200, body: { code: 0 } })
  })
})
