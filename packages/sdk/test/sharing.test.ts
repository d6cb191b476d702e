import { createApi, type ApiError, type ApiOptions, cart, orders } from '@hearth/sdk'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { reply, startStub } from './stub-server'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function shop(options: Partial<ApiOptions> = {}, wait = 60) {
  const stub = await startStub(async (_, response, __, count) => {
    await pause(wait)
    reply(response, { count })
  })
  return { stub, api: createApi({ baseUrl: stub.url, channelId: 1, platformId: 1, ...options }, { cart, orders }) }
}

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

  it('are two when they ask for different things, or as different shoppers', async () => {
    let session = 'a'
    const { api, stub } = await shop({ session: () => session })
    const first = [api.orders.get({ orderId: '1' }), api.orders.get({ orderId: '2' })]
    session = 'b'
    await Promise.all([...first, api.orders.get({ orderId: '1' })])
    expect(stub.seen).toHaveLength(3)
  })

  it('are asked anew once the answer is there', async () => {
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

  it('writes are never shared', async () => {
    const { api, stub } = await shop()
    await Promise.all([api.orders.cancel({ orderId: '1' }), api.orders.cancel({ orderId: '1' })])
    expect(stub.seen).toHaveLength(2)
  })
})

describe('an abort', () => {
  it('ends only its own wait', async () => {
    const { api, stub } = await shop()
    const controller = new AbortController()
    const aborted = failure(api.cart.count({}, { signal: controller.signal }))
    const kept = api.cart.count({})
    controller.abort()
    expect(await aborted).toMatchObject({ code: 'ERR_ABORTED' })
    expect(await kept).toEqual({ count: 1 })
    expect(stub.dropped()).toBe(0)
  })

  it('of everybody ends the request, and the next caller gets a new one', async () => {
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

  it('leaves no listener behind on a signal that lives on', async () => {
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
  it('takes an earlier reply for as long', async () => {
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

  it('takes none from before the clock was set back, where nothing but the clock tells the time', async () => {
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
