import {
  createApi,
  TimeoutError,
  type ApiError,
  type ApiOptions,
  type OrderDraft,
  cart,
  checkout,
  orders,
  user,
} from '@hearth/sdk'
import { describe, expect, it } from 'vitest'
import { reply, startStub } from './stub-server'

async function shop(answer: Parameters<typeof startStub>[0], options: Partial<ApiOptions> = {}) {
  const stub = await startStub(answer)
  return {
    stub,
    api: createApi(
      { baseUrl: stub.url, channelId: 1, platformId: 1, random: () => 0, ...options },
      { cart, checkout, orders, user },
    ),
  }
}

const failure = async (call: Promise<object>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable(),
    (error: ApiError) => error,
  )

/** Answers the first `times` requests with a failure, and later requests with success. */
const shaky =
  (times: number, status: number, headers: Record<string, string> = {}) =>
  (...[, response, , count]: Parameters<Parameters<typeof startStub>[0]>) =>
    count <= times ? void response.writeHead(status, headers).end('busy') : reply(response, { count })

const draft: OrderDraft = {
  addressId: '1',
  coupons: [],
  orderAmount: 1,
  orderWay: 2,
  invoiceType: 0,
  invoiceContent: 1,
  invoiceHeader: 1,
  useDuStar: true,
  useGold: true,
}

describe('temporary failures are retried', () => {
  it.each([408, 429, 502, 503, 504])('for a GET answered with %i, twice at most', async (status) => {
    const { api, stub } = await shop(shaky(2, status))
    expect(await api.cart.count({})).toEqual({ count: 3 })
    const gone = await shop(shaky(3, status))
    expect(await failure(gone.api.cart.count({}))).toMatchObject({ status, retryable: true })
    expect([stub.seen.length, gone.stub.seen.length]).toEqual([3, 3])
  })

  it.each([400, 401, 404, 500, 501])('but not for a GET answered with %i', async (status) => {
    const { api, stub } = await shop(shaky(1, status))
    await failure(api.cart.count({}))
    expect(stub.seen).toHaveLength(1)
  })

  it('for a DELETE and for a PUT that can be repeated', async () => {
    const { api, stub } = await shop(shaky(1, 503))
    await api.orders.confirm({ orderId: '1' })
    await api.orders.cancelEnterprise({ orderId: '1', reason: 'cancel' })
    expect(stub.seen.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'DELETE'])
  })

  it('but not for a PUT that adds to what is there', async () => {
    const { api, stub } = await shop(shaky(1, 503))
    await failure(api.cart.change({ operation: 'add', items: [{ skuNo: '1', itemQuantity: 1 }] }))
    expect(stub.seen).toHaveLength(1)
  })

  it('for a POST only under an idempotency key, which stays the same', async () => {
    const { api, stub } = await shop(shaky(1, 503))
    await failure(api.checkout.placeOrder(draft))
    expect(stub.seen).toHaveLength(1)
    const keyed = await shop(shaky(2, 503))
    await keyed.api.checkout.placeOrder(draft, { idempotencyKey: 'order-1' })
    expect(keyed.stub.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['order-1', 'order-1', 'order-1'])
  })

  it('never for a refusal of the shop', async () => {
    const { api, stub } = await shop((_, response) => reply(response, null, { code: 107002410, success: false }))
    await failure(api.cart.count({}))
    expect(stub.seen).toHaveLength(1)
  })

  it('with a new time for each attempt', async () => {
    let time = 1000
    const { api, stub } = await shop(shaky(2, 503), { timestamp: true, clock: () => time++ })
    await api.cart.count({})
    expect(new Set(stub.seen.map(({ query }) => query.get('timestamp'))).size).toBe(3)
  })
})

describe('waiting before a retry', () => {
  it.each(['', '-5', 'NaN', 'Sat, 01 Jan 2000 00:00:00 GMT'])('ignores a Retry-After of %j', async (asked) => {
    const { api, stub } = await shop(shaky(1, 503, { 'retry-after': asked }))
    await api.cart.count({})
    expect(stub.seen).toHaveLength(2)
  })

  it('is skipped when a server asks for more than 5 s', async () => {
    const { api, stub } = await shop(shaky(1, 503, { 'retry-after': '6' }))
    expect(await failure(api.cart.count({}))).toMatchObject({ status: 503, retryAfter: 6000 })
    expect(stub.seen).toHaveLength(1)
  })

  it('is skipped when it would pass the deadline', async () => {
    const { api, stub } = await shop(shaky(1, 503, { 'retry-after': '1' }))
    expect(await failure(api.cart.count({}, { timeout: 800 }))).toMatchObject({ status: 503 })
    expect(stub.seen).toHaveLength(1)
  })
})

describe('the deadline', () => {
  it('covers all attempts together', async () => {
    const { api } = await shop(async (_, response) => {
      await new Promise((resolve) => setTimeout(resolve, 150))
      response.writeHead(503).end()
    })
    // Each attempt alone would end before the deadline, but two attempts take longer.
    expect(await failure(api.cart.count({}, { timeout: 250 }))).toBeInstanceOf(TimeoutError)
  })

  it('is 3 s for the user info', async () => {
    const { api } = await shop(() => {})
    const began = Date.now()
    expect(await failure(api.user.info({}))).toMatchObject({ message: 'timeout of 3000ms exceeded' })
    expect(Date.now() - began).toBeGreaterThanOrEqual(2990)
  })
})

describe('the budget of retries', () => {
  it('keeps an outage from tripling the traffic', async () => {
    const { api, stub } = await shop((_, response) => void response.writeHead(503).end())
    for (let call = 0; call < 30; call++) await failure(api.cart.count({}))
    expect(stub.seen).toHaveLength(30 + 10)
  })

  it('is refilled by successes', async () => {
    let up = false
    const { api, stub } = await shop((_, response) => (up ? reply(response, {}) : void response.writeHead(503).end()))
    for (let call = 0; call < 10; call++) await failure(api.cart.count({}))
    up = true
    for (let call = 0; call < 30; call++) await api.cart.count({})
    up = false
    const before = stub.seen.length
    for (let call = 0; call < 10; call++) await failure(api.cart.count({}))
    expect(stub.seen.length - before).toBe(10 + 3)
  })
})
