import {
  address,
  afterSale,
  createApi,
  type ApiError,
  type ApiOptions,
  cart,
  coupons,
  orders,
  products,
  user,
} from '@hearth/sdk'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { reply, startStub } from './stub-server'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function shop(options: Partial<ApiOptions> = {}, wait = 60) {
  const stub = await startStub(async (_, response, __, count) => {
    await pause(wait)
    reply(response, { count })
  })
  return {
    stub,
    api: createApi(
      { baseUrl: stub.url, channelId: 1, platformId: 1, ...options },
      { afterSale, cart, coupons, orders, products, user },
    ),
  }
}

type Shop = Awaited<ReturnType<typeof shop>>

const failure = async (call: Promise<object>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable(),
    (error: ApiError) => error,
  )

describe('equal GETs at once', () => {
  it('are one request, whatever their time', async () => {
    let time = 0
    const { api, stub } = await shop({ timestamp: true, clock: () => time++ })
    const all = await Promise.all([api.cart.count({}), api.cart.count({}), api.cart.count({})])
    expect(all).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }])
    expect(stub.seen).toHaveLength(1)
  })

  it('are two when they differ in payload or shopper', async () => {
    let session = 'a'
    const { api, stub } = await shop({ session: () => session })
    const first = [api.orders.get({ orderId: '1' }), api.orders.get({ orderId: '2' })]
    session = 'b'
    await Promise.all([...first, api.orders.get({ orderId: '1' })])
    expect(stub.seen).toHaveLength(3)
  })

  const askers: [string, (name: string) => Partial<ApiOptions>][] = [
    ['visitors', (name) => ({ visitor: () => name })],
    ['access tokens', (name) => ({ dutok: () => name })],
    ['headers', (name) => ({ headers: { 'x-team': name } })],
    ['modes, one an enterprise', (name) => ({ enterprise: () => name === 'b' })],
  ]

  it.each(askers)('are two for two %s that one client serves, kept replies too', async (_, optionsOf) => {
    let name = 'a'
    const now = optionsOf('a')
    const { api, stub } = await shop({
      visitor: now.visitor && (() => name),
      dutok: now.dutok && (() => name),
      headers: now.headers && {
        get 'x-team'() {
          return name
        },
      },
      enterprise: now.enterprise && (() => name === 'b'),
    })
    const first = [api.cart.count({}), api.cart.count({}, { maxAge: 10_000 })]
    name = 'b'
    const second = [api.cart.count({}), api.cart.count({}, { maxAge: 10_000 })]
    const all = await Promise.all([...first, ...second])
    expect(new Set(all.map(({ count }) => count)).size).toBe(4)
    expect(stub.seen).toHaveLength(4)
    expect(await api.cart.count({}, { maxAge: 10_000 })).toEqual(all[3])
    name = 'a'
    expect(await api.cart.count({}, { maxAge: 10_000 })).toEqual(all[1])
  })

  it('are sent for their caller, though another session begins in the same turn, and at each retry', async () => {
    let session = 'a'
    const stub = await startStub((_, response, __, count) =>
      count === 1 ? void response.writeHead(503).end() : reply(response, { count }),
    )
    const options = { baseUrl: stub.url, channelId: 1, platformId: 1, random: () => 0, session: () => session } as const
    const call = createApi(options, { cart }).cart.count({})
    session = 'b'
    await call
    expect(stub.seen.map(({ headers }) => headers['x-hearth-session'])).toEqual(['a', 'a'])
  })

  it('are sent with the given payload, though it is changed in the same turn', async () => {
    const { api, stub } = await shop()
    const payload = { orderId: '1' }
    const first = api.orders.get(payload)
    payload.orderId = '2'
    await Promise.all([first, api.orders.get({ orderId: '1' })])
    expect(stub.seen.map(({ path }) => path)).toEqual(['/api/orders/1/v1'])
  })

  it('are two when they differ in what JSON does not distinguish', async () => {
    const { api, stub } = await shop()
    class Id {
      #id: string
      constructor(id: string) {
        this.#id = id
      }
      toString() {
        return this.#id
      }
    }
    await Promise.all(['1', '2'].map((id) => api.orders.get({ orderId: new Id(id) as never })))
    expect(stub.seen.map(({ path }) => path)).toEqual(['/api/orders/1/v1', '/api/orders/2/v1'])
  })

  it('with an anti-fraud id are never one, since it names a device', async () => {
    let device = 'a'
    const { api, stub } = await shop({ antiFraud: async () => device })
    const first = api.cart.count({}, { antiFraud: true })
    device = 'b'
    await Promise.all([first, api.cart.count({}, { antiFraud: true })])
    expect(stub.seen.map(({ query }) => query.get('antiFraudId')).toSorted()).toEqual(['a', 'b'])
  })

  it('are requested again once the answer came', async () => {
    const { api } = await shop()
    expect([await api.cart.count({}), await api.cart.count({})]).toEqual([{ count: 1 }, { count: 2 }])
  })

  it('are not shared across a write: what was read before may be old', async () => {
    const { api, stub } = await shop()
    const before = api.cart.count({})
    await api.cart.change({ operation: 'remove', items: [{ id: '1' }] })
    const after = api.cart.count({})
    await Promise.all([before, after])
    expect(stub.seen.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET'])
  })

  it('are not shared with one that began during a write, once the write has ended', async () => {
    const stub = await startStub(async ({ method }, response, _, count) => {
      await pause(method === 'GET' ? 150 : 60)
      reply(response, { count })
    })
    const api = createApi({ baseUrl: stub.url, channelId: 1, platformId: 1 }, { cart })
    const write = api.cart.change({ operation: 'remove', items: [{ id: '1' }] })
    const during = api.cart.count({})
    await write
    expect(await api.cart.count({})).not.toEqual(await during)
  })

  it('are not shared across a write that was aborted while it waited for a retry', async () => {
    const stub = await startStub(async ({ method }, response, _, count) => {
      if (method !== 'GET') return void response.writeHead(503, { 'retry-after': '2' }).end()
      await pause(300)
      reply(response, { count })
    })
    const api = createApi({ baseUrl: stub.url, channelId: 1, platformId: 1 }, { address })
    const controller = new AbortController()
    const write = failure(api.address.remove({ addressId: '1' }, { signal: controller.signal }))
    await expect.poll(() => stub.seen.length, { interval: 5 }).toBe(1)
    await pause(50)
    const during = api.address.list({})
    controller.abort()
    expect(await write).toMatchObject({ code: 'ERR_ABORTED' })
    expect(await api.address.list({})).not.toEqual(await during)
  })

  const gets: [string, (api: Shop['api']) => Promise<object>][] = [
    ['coupons.redeem', (api) => api.coupons.redeem({ code: 'x' })],
    ['orders.reportPurchase', (api) => api.orders.reportPurchase({ id: '1' })],
    ['afterSale.getRepairPay', (api) => api.afterSale.getRepairPay({ afterSaleOrderId: '1' })],
    ['user.logout', (api) => api.user.logout({})],
  ]

  it.each(gets)('%s, a GET that writes, is never shared, and ends sharing', async (_, write) => {
    const { api, stub } = await shop()
    const before = api.cart.count({})
    await api.cart.count({}, { maxAge: 10_000 })
    await Promise.all([write(api), write(api)])
    const counted = await Promise.all([before, api.cart.count({}), api.cart.count({}, { maxAge: 10_000 })])
    expect(new Set(counted.map(({ count }) => count)).size).toBe(3)
    expect(stub.seen).toHaveLength(6)
  })

  it('writes are never shared', async () => {
    const { api, stub } = await shop()
    await Promise.all([api.orders.cancel({ orderId: '1' }), api.orders.cancel({ orderId: '1' })])
    expect(stub.seen).toHaveLength(2)
  })
})

describe('an abort', () => {
  it('ends only its own caller’s wait', async () => {
    const { api, stub } = await shop()
    const controller = new AbortController()
    const aborted = failure(api.cart.count({}, { signal: controller.signal }))
    const kept = api.cart.count({})
    controller.abort()
    expect(await aborted).toMatchObject({ code: 'ERR_ABORTED' })
    expect(await kept).toEqual({ count: 1 })
    expect(stub.dropped()).toBe(0)
  })

  it('by every caller ends the request, and the next caller gets a new one', async () => {
    const { api, stub } = await shop({}, 150)
    const controller = new AbortController()
    const both = [
      failure(api.cart.count({}, { signal: controller.signal })),
      failure(api.cart.count({}, { signal: controller.signal })),
    ]
    await pause(40)
    controller.abort()
    expect(await api.cart.count({})).toEqual({ count: 2 })
    await Promise.all(both)
    await expect.poll(stub.dropped).toBe(1)
  })

  it('leaves no listener behind on a signal that stays in use', async () => {
    const { api } = await shop()
    let listeners = 0
    const signal = {
      aborted: false,
      addEventListener: () => void listeners++,
      removeEventListener: () => void listeners--,
    }
    await api.cart.count({}, { signal })
    await pause(1)
    expect(listeners).toBe(0)
  })
})

describe('maxAge', () => {
  it('returns an earlier reply for that time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { api } = await shop({}, 0)
    const young = { maxAge: 300 }
    expect([await api.cart.count({}, young), await api.cart.count({}, young), await api.cart.count({})]).toEqual([
      { count: 1 },
      { count: 1 },
      { count: 2 },
    ])
    vi.advanceTimersByTime(299)
    expect(await api.cart.count({}, young)).toEqual({ count: 1 })
    vi.advanceTimersByTime(1)
    expect(await api.cart.count({}, young)).toEqual({ count: 3 })
  })

  it('returns none from before the clock was set back, where only that clock gives the time', async () => {
    vi.stubGlobal('performance', undefined)
    vi.useFakeTimers({ toFake: ['Date'], now: 7_200_000 })
    onTestFinished(() => void vi.useRealTimers().unstubAllGlobals())
    const { api } = await shop({}, 0)
    expect(await api.cart.count({}, { maxAge: 300 })).toEqual({ count: 1 })
    vi.setSystemTime(3_600_000)
    expect(await api.cart.count({}, { maxAge: 300 })).toEqual({ count: 2 })
  })

  it('keeps no failure and nothing from before a write', async () => {
    const stub = await startStub((_, response, __, count) =>
      reply(response, { count }, count === 1 ? { code: 107002500 } : {}),
    )
    const api = createApi({ baseUrl: stub.url, channelId: 1, platformId: 1 }, { cart })
    await failure(api.cart.count({}, { maxAge: 10_000 }))
    expect(await api.cart.count({}, { maxAge: 500 })).toEqual({ count: 2 })
    await api.cart.change({ operation: 'remove', items: [{ id: '1' }] })
    expect(await api.cart.count({}, { maxAge: 500 })).toEqual({ count: 4 })
  })
})
