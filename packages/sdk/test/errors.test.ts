import { AbortError, BusinessError, createApi, HttpError, NetworkError, TimeoutError, type ApiError, type ApiEvent, type ApiOptions, afterSale, bargain, cart, coupons, orders, user } from '@hearth/sdk'
import { describe, expect, it } from 'vitest'
import { reply, startStub } from './stub-server'

async function shop(answer: Parameters<typeof startStub>[0], options: Partial<ApiOptions> = {}) {
  const stub = await startStub(answer)
  const events: ApiEvent[] = []
  const onEvent = (event: ApiEvent) => void (event.type === 'time' || events.push(event))
  const api = createApi({ baseUrl: stub.url, channelId: 1, platformId: 1, onEvent, random: () => 0, ...options }, { afterSale, bargain, cart, coupons, orders, user })
  return { api, events, stub }
}

const failing = (code: number | string, extra: object = {}, status = 200) => shop((_, response) => reply(response, null, { code, message: '出错了', success: false, ...extra }, status))
const failure = async (call: Promise<object>): Promise<ApiError> => call.then(() => expect.unreachable(), (error: ApiError) => error)

describe('the envelope', () => {
  it('gives its data, whether the code is 0 or "0"', async () => {
    for (const code of [0, '0']) {
      const { api } = await shop((_, response) => reply(response, { count: 3 }, { code }))
      expect(await api.cart.count({})).toEqual({ count: 3 })
    }
  })

  it('tells the time of the server with every reply, failed ones too', async () => {
    const times: ApiEvent[] = []
    const { api } = await shop((seen, response) => reply(response, {}, { code: seen.path.includes('count') ? 107002500 : 0, currentTimeMillis: 42 }), {
      onEvent: (event) => void (event.type === 'time' && times.push(event)),
      clock: () => 7,
    })
    await api.cart.read({})
    await api.cart.count({}).catch(() => {})
    expect(times).toEqual([{ type: 'time', serverTime: 42, receivedAt: 7 }, { type: 'time', serverTime: 42, receivedAt: 7 }])
  })

  it('is a failure when success is false, whatever the code', async () => {
    const { api, events } = await failing(0)
    expect(await failure(api.cart.read({}))).toBeInstanceOf(BusinessError)
    expect(events).toEqual([{ type: 'toast', text: '出错了' }])
  })

  it('is read before the HTTP status', async () => {
    const { api } = await failing(107002400, { field: 'itemQuantity' }, 400)
    const error = await failure(api.cart.read({}))
    expect(error).toBeInstanceOf(BusinessError)
    expect(error).toMatchObject({ name: 'ApiError', code: '107002400', status: 400, field: 'itemQuantity', call: 'cart.read', message: '出错了', text: '出错了' })
  })

  it('cuts messages to 500 characters', async () => {
    const { api, events } = await failing(107002500, { message: '长'.repeat(900) })
    expect((await failure(api.cart.read({}))).message).toHaveLength(500)
    expect(events).toEqual([{ type: 'toast', text: '长'.repeat(500) }])
  })
})

describe('codes', () => {
  it('107001120 asks for a login and toasts nothing', async () => {
    const { api, events } = await failing(107001120, {}, 401)
    expect(await failure(api.orders.list({}))).toMatchObject({ code: '107001120', businessResult: false })
    expect(events).toEqual([{ type: 'login', call: 'orders.list' }])
  })

  it('107500998 leads to the error page and is not repeated', async () => {
    const { api, events, stub } = await failing(107500998, {}, 503)
    expect(await failure(api.cart.read({}))).toMatchObject({ retryable: false })
    expect(events).toEqual([{ type: 'error-page' }])
    expect(stub.seen).toHaveLength(1)
  })

  it.each([107001101, 107001199, 107001198, 107500999, 107002410, 1002])('%i is a failure and is toasted', async (code) => {
    const { api, events } = await failing(code)
    expect(await failure(api.cart.read({}))).toMatchObject({ code: String(code), businessResult: false })
    expect(events).toEqual([{ type: 'toast', text: '出错了' }])
  })

  it.each([146000999, 106100012])('%i is a result of business: handed to the caller, never toasted', async (code) => {
    const { api, events } = await failing(code)
    expect(await failure(api.afterSale.cancel({ afterSaleOrderId: '1' }))).toMatchObject({ code: String(code), businessResult: true, message: '出错了' })
    expect(events).toEqual([])
  })
})

describe('toasts', () => {
  it.each([
    ['the order list', (api: Awaited<ReturnType<typeof failing>>['api']) => api.orders.list({})],
    ['the invite coupon', (api: Awaited<ReturnType<typeof failing>>['api']) => api.coupons.receiveInvite({ shareId: '1' })],
    ['the avatar for sharing', (api: Awaited<ReturnType<typeof failing>>['api']) => api.user.getAvatarShare({})],
    ['a bargain, which tells itself', (api: Awaited<ReturnType<typeof failing>>['api']) => api.bargain.help({ bargainId: '1' })],
    ['a caller that tells itself', (api: Awaited<ReturnType<typeof failing>>['api']) => api.cart.read({}, { toast: false })],
  ])('are not raised by %s', async (_, call) => {
    const { api, events } = await failing(107002500)
    await failure(call(api))
    expect(events).toEqual([])
  })

  it('are not raised by 107001298 on delivery paths, and are elsewhere', async () => {
    const { api, events } = await failing(107001298)
    await failure(api.orders.deliveryLog({ orderId: '1' }))
    await failure(api.orders.deliveryLogRest({ orderId: '1' }))
    await failure(api.orders.getDeliveryTime({ skuNo: '1' }))
    expect(events).toEqual([])
    await failure(api.orders.get({ orderId: '1' }))
    expect(events).toHaveLength(1)
  })

  it('are raised once for a failure that several callers share', async () => {
    const { api, events } = await failing(107002500)
    await Promise.allSettled([api.cart.read({}), api.cart.read({}), api.cart.read({})])
    expect(events).toHaveLength(1)
  })
})

describe('failures of the way there', () => {
  it('without an envelope, the status speaks', async () => {
    const { api, events } = await shop((_, response) => void response.writeHead(500).end('<h1>oops</h1>'))
    const error = await failure(api.cart.read({}))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ message: 'Request failed with status code 500', status: 500, retryable: false })
    expect(events).toEqual([{ type: 'toast', text: '新品热卖，人气火爆，请稍后再试' }])
  })

  it.each(['<html>log in to the hotel</html>', '', 'null', '"text"', '[]', '{"data":1}', '{"code":'])('takes a 200 with %j for no reply of the shop', async (body) => {
    const { api } = await shop((_, response) => void response.end(body))
    expect(await failure(api.cart.read({}))).toBeInstanceOf(HttpError)
  })

  it('offline is a network error', async () => {
    const { api, events } = await shop((_, __, socket) => void socket.destroy())
    const error = await failure(api.cart.read({}))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ message: 'Network Error', code: 'ERR_NETWORK', text: '网络异常，请检查网络或稍后重试', retryable: true })
    expect(events).toEqual([{ type: 'toast', text: '网络异常，请检查网络或稍后重试' }])
  })

  it('too late is a timeout, named with its milliseconds', async () => {
    const { api, events } = await shop(() => {}, { timeout: 120 })
    const error = await failure(api.cart.read({}))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ message: 'timeout of 120ms exceeded', code: 'ECONNABORTED' })
    expect(events).toEqual([{ type: 'toast', text: '请求超时，请稍后再试' }])
  })

  it('called off by the caller is an abort, of which nobody is told', async () => {
    const { api, events, stub } = await shop(() => {})
    const controller = new AbortController()
    const call = failure(api.cart.read({}, { signal: controller.signal }))
    setTimeout(() => controller.abort(), 50)
    expect(await call).toBeInstanceOf(AbortError)
    expect(events).toEqual([])
    await expect.poll(stub.dropped).toBe(1)
  })

  it('called off before it began, it never travels', async () => {
    const { api, stub } = await shop((_, response) => reply(response, {}))
    const signal = AbortSignal.abort()
    expect(await failure(api.orders.pay({ orderId: '1', payChannel: 'sandbox' }, { signal }))).toBeInstanceOf(AbortError)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(stub.seen).toEqual([])
  })
})
