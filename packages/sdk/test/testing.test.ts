import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import {
  BusinessError,
  catalogue,
  createCoreApi,
  NetworkError,
  type CallTable,
  type CoreApiOptions,
} from '@hearth/sdk/core'
import { createStub, type CallName, type Stub } from '@hearth/sdk/testing'

const hosts = {
  trace: 'https://trace.example/v1/id',
  collect: 'https://collect.example/log',
  bridge: 'https://bridge.example/user',
}
const setUp: Omit<CoreApiOptions, 'transport'> = {
  baseUrl: '',
  channelId: 1,
  platformId: 2,
  hosts,
  timestamp: true,
  dutok: () => 'token',
  enterprise: true,
  antiFraud: () => Promise.resolve('af-1'),
}
const apiOf = (stub: Stub) => createCoreApi({ ...setUp, transport: stub.transport }, catalogue)

const tables: Readonly<Record<string, CallTable>> = catalogue
const names = Object.entries(tables).flatMap(([area, table]) =>
  Object.keys(table).map((name) => `${area}.${name}` as CallName),
)

const { definitions, ...calls } = JSON.parse(
  readFileSync(new URL('../generated/schemas.json', import.meta.url), 'utf8'),
) as { definitions: object } & Record<CallName, { payload: object; reply: object }>
const ajv = new Ajv2020({ strict: false, schemas: [{ $id: 'schemas', definitions, calls }] })
const fits = (name: CallName, part: 'payload' | 'reply') => ajv.compile({ $ref: `schemas#/calls/${name}/${part}` })

describe('a stub answers every call from its interface', () => {
  const stub = createStub({ hosts })
  const api = apiOf(stub) as unknown as Readonly<
    Record<string, Readonly<Record<string, (payload: object) => Promise<object>>>>
  >

  it('knows every call of the catalogue', () => {
    expect(Object.keys(calls).sort()).toEqual([...names].sort())
  })

  it.each(names)('%s', async (name) => {
    const payload = stub.examplePayload(name)
    expect(fits(name, 'payload')(payload)).toBe(true)
    stub.reset()
    const [area = '', own = ''] = name.split('.')
    const reply = await api[area]![own]!(payload)
    const check = fits(name, 'reply')
    expect(check(reply) || check.errors).toBe(true)
    // A look-up by two kinds of key makes two requests.
    expect([...new Set(stub.calls.map((one) => one.name))]).toEqual([name])
    expect(Object.assign({}, ...stub.callsOf(name))).toEqual(payload)
  })
})

describe('a stub', () => {
  it('answers what a test sets, from the payload it was called with', async () => {
    const stub = createStub()
    stub.on('cart.count', { count: 7 })
    stub.on('cart.change', (change) => ({
      ...stub.example('cart.change'),
      promotionGroups: [
        {
          groups: [
            {
              merchantId: change.operation === 'add' ? change.items[0]!.skuNo : '',
              merchantName: '暖居自营',
              subGroups: [],
            },
          ],
        },
      ],
    }))
    const api = apiOf(stub)
    expect(await api.cart.count({})).toEqual({ count: 7 })
    const { promotionGroups } = await api.cart.change({ operation: 'add', items: [{ skuNo: '3001', itemQuantity: 2 }] })
    expect(promotionGroups[0]!.groups[0]!.merchantId).toBe('3001')
    expect(stub.callsOf('cart.change')).toEqual([{ operation: 'add', items: [{ skuNo: '3001', itemQuantity: 2 }] }])
  })

  it('refuses with the shop’s codes, and HTTP status', async () => {
    const stub = createStub()
    stub.fail('orders.get', { code: '107001120', message: '请先登录' })
    stub.fail('orders.confirm', { code: 146000001, message: '已经确认过了', field: 'orderId' })
    const api = apiOf(stub)
    await expect(api.orders.get({ orderId: '1' })).rejects.toMatchObject({
      name: 'ApiError',
      code: '107001120',
      message: '请先登录',
      status: 401,
      call: 'orders.get',
    })
    const failure = await api.orders.confirm({ orderId: '1' }).catch((why: BusinessError) => why)
    expect(failure).toBeInstanceOf(BusinessError)
    expect(failure).toMatchObject({ code: '146000001', status: 200, field: 'orderId', businessResult: true })
  })

  it('loses its connection on request', async () => {
    const stub = createStub()
    stub.fail('checkout.placeOrder', 'network')
    await expect(apiOf(stub).checkout.placeOrder(stub.examplePayload('checkout.placeOrder'))).rejects.toBeInstanceOf(
      NetworkError,
    )
  })

  it('says which field of a payload is wrong, and does not count the call', async () => {
    const stub = createStub()
    await expect(apiOf(stub).cart.change({ operation: 'add', items: [] })).rejects.toMatchObject({
      code: '107002400',
      status: 400,
      field: 'items',
      message: expect.stringMatching(/^cart\.change: .*fewer than 1 items/),
    })
    expect(stub.calls).toEqual([])
  })

  it('says which field of a test’s own reply is wrong', async () => {
    const stub = createStub()
    // @ts-expect-error the type of the reply has a number
    stub.on('cart.count', { count: '7' })
    await expect(apiOf(stub).cart.count({})).rejects.toMatchObject({ code: '107002500', field: 'count' })
  })

  it('gives batched look-ups one item for each key', async () => {
    const stub = createStub()
    const skus = await apiOf(stub).products.skus({ skuNo: ['3001', '3002'] })
    expect(skus.map(({ skuNo }) => skuNo)).toEqual(['3001', '3002'])
  })

  it('distinguishes two lines of one address by the version marker', async () => {
    const stub = createStub()
    const draft = stub.examplePayload('orders.create')
    await apiOf(stub).orders.create(draft)
    await apiOf(stub).checkout.placeOrder(draft)
    expect(stub.calls.map(({ name }) => name)).toEqual(['orders.create', 'checkout.placeOrder'])
  })

  it('keeps the headers a call came with', async () => {
    const stub = createStub()
    await apiOf(stub).checkout.placeOrder(stub.examplePayload('checkout.placeOrder'), { idempotencyKey: 'key-1' })
    expect(stub.calls[0]!.headers).toMatchObject({ 'idempotency-key': 'key-1' })
  })

  it('refuses an address that the catalogue does not have', async () => {
    const stub = createStub()
    const reply = await stub.fetch('https://shop.example/api/nowhere', { method: 'POST' })
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({
      code: 107002404,
      success: false,
      message: 'The catalogue has no POST https://shop.example/api/nowhere',
    })
  })

  it('forgets settings and calls', async () => {
    const stub = createStub()
    stub.on('cart.count', { count: 7 })
    await apiOf(stub).cart.count({})
    stub.reset()
    expect(stub.calls).toEqual([])
    expect(await apiOf(stub).cart.count({})).toEqual(stub.example('cart.count'))
  })

  it('knows the names of the calls, and their payloads', () => {
    const stub = createStub()
    // @ts-expect-error no call has this name
    expect(() => stub.example('cart.readAll')).toThrow('The catalogue has no call cart.readAll')
    // @ts-expect-error no call has this name
    expect(() => stub.fail('cart.readAll', 'network')).toThrow('The catalogue has no call cart.readAll')
    // @ts-expect-error the payload of a count has no `skuNo`
    stub.on('cart.count', ({ skuNo }) => ({ count: Number(skuNo) }))
    expect(stub.examplePayload('cart.change').operation).toBe('add')
  })

  it('gives examples that may be changed', () => {
    const stub = createStub()
    const mine = stub.example('cart.count')
    mine.count = 99
    expect(stub.example('cart.count').count).not.toBe(99)
  })
})

describe('the stub behind fetch', () => {
  it('answers a GET with its query as text, and a Request with a body', async () => {
    const stub = createStub({ clock: () => 1_795_190_400_000 })
    stub.on('products.get', ({ platform, spuNo }) => ({
      ...stub.example('products.get'),
      spuNo,
      soldQuantity: platform,
    }))
    const reply = await stub.fetch(new URL('https://shop.example/api/products/base/v2/1001/2'))
    expect(await reply.json()).toMatchObject({
      code: 0,
      success: true,
      currentTimeMillis: 1_795_190_400_000,
      data: { spuNo: '1001', soldQuantity: 2 },
    })
    await stub.fetch(
      new Request('https://shop.example/api/cart/v1', {
        method: 'PUT',
        body: JSON.stringify({ operation: 'remove', items: [{ id: 'l1' }] }),
      }),
    )
    expect(stub.callsOf('cart.change')).toEqual([{ operation: 'remove', items: [{ id: 'l1' }] }])
  })

  it('rejects as fetch does when no reply comes', async () => {
    const stub = createStub()
    stub.fail('cart.read', 'timeout')
    await expect(stub.fetch('/api/cart/v4')).rejects.toThrow(TypeError)
  })
})
