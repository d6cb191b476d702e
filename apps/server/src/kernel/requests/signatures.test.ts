import { REPLY_CODE } from '@hearth/domain'
import { createSigner } from '@hearth/sdk'
import { cart, createCoreApi, passport, type ApiError, type Transport, type TransportRequest } from '@hearth/sdk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSigningKeys } from '#kernel/requests/signatures'
import { NOON, openTestShop, type TestShop } from '../../../test/shop'

const keys = readSigningKeys('app:a-secret-of-the-app, partner:a-secret-of-a-partner')

describe('a signed request', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop({ signingKeys: keys, rateLimits: false })))
  afterAll(() => shop.close())

  /** A signing client of the SDK; `tamper` changes a request on its way. */
  function client(
    signing: { accessKey: string; secret: string },
    { clock = NOON, tamper = (request: TransportRequest): TransportRequest => request } = {},
  ) {
    const transport: Transport = async (request) => {
      const { method, url, headers, body } = tamper(request)
      const reply = await shop.app.inject({
        method,
        url: url.replace('https://shop.example', ''),
        headers: { ...headers },
        payload: body,
      })
      return { status: reply.statusCode, headers: { get: () => undefined }, text: () => Promise.resolve(reply.body) }
    }
    return createCoreApi(
      {
        transport,
        baseUrl: 'https://shop.example',
        channelId: 1,
        platformId: 1,
        sign: createSigner(signing),
        clock: () => clock,
      },
      { cart, passport },
    )
  }
  const app = { accessKey: 'app', secret: 'a-secret-of-the-app' }
  const refusal = (call: Promise<object>) =>
    call.then(
      () => expect.unreachable(),
      ({ code, field, message }: ApiError) => ({ code, field, message }),
    )
  const invalid = { code: String(REPLY_CODE.badInput), field: 'ak', message: '请求签名无效' }

  it('from the SDK’s own signer is accepted, with a body and without', async () => {
    expect(await client(app).cart.count({})).toEqual({ count: 0 })
    expect(
      await client({ accessKey: 'partner', secret: 'a-secret-of-a-partner' }).passport.sendCode({
        telephone: '13800138000',
      }),
    ).toMatchObject({ resendAfter: expect.any(Number) as number })
    expect(shop.codes.has('13800138000')).toBe(true)
  })

  it('is refused when its body, path or key is not the signed one, and nothing is done', async () => {
    const body = client(app, {
      tamper: (request) => ({ ...request, body: String(request.body).replace('13800138001', '13900139000') }),
    })
    expect(await refusal(body.passport.sendCode({ telephone: '13800138001' }))).toEqual(invalid)
    expect(shop.codes.has('13900139000')).toBe(false)
    const path = client(app, {
      tamper: (request) => ({ ...request, url: request.url.replace('channelId=1', 'channelId=2') }),
    })
    expect(await refusal(path.cart.count({}))).toEqual(invalid)
    expect(await refusal(client({ ...app, secret: 'a-secret-of-a-thief' }).cart.count({}))).toEqual(invalid)
    expect(await refusal(client({ ...app, accessKey: 'nobody' }).cart.count({}))).toEqual(invalid)
    const broken = client(app, {
      tamper: (request) => ({ ...request, headers: { ...request.headers, ak: 'app.1.00' } }),
    })
    expect(await refusal(broken.cart.count({}))).toEqual(invalid)
  })

  it('is accepted for five minutes around its time, and no longer', async () => {
    for (const off of [-300_000, 300_000])
      expect(await client(app, { clock: NOON + off }).cart.count({})).toEqual({ count: 0 })
    for (const off of [-300_001, 300_001])
      expect(await refusal(client(app, { clock: NOON + off }).cart.count({}))).toEqual({
        ...invalid,
        message: '请求签名已过期，请校准时钟后重试',
      })
  })

  it('is not required of shoppers’ browsers, and means nothing where no key was issued', async () => {
    expect(await shop.ask('/api/cart/count/v1')).toMatchObject({ code: 0 })
    const open = await openTestShop()
    expect(await open.ask({ url: '/api/cart/count/v1', headers: { ak: 'anything' } })).toMatchObject({ code: 0 })
    await open.close()
  })
})

it('keys are pairs with secrets of sufficient length', () => {
  expect([...readSigningKeys(undefined)]).toEqual([])
  expect(keys.get('partner')).toBe('a-secret-of-a-partner')
  expect(() => readSigningKeys('app')).toThrow('SIGNING_KEYS wants accessKey:secret pairs')
  expect(() => readSigningKeys('app:short')).toThrow('16 characters or more')
})
