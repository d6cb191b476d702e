import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { cart, products, type ApiError, type ApiEvent } from '@hearth/sdk/core'
import { createCoreApi } from '@hearth/sdk/core'
import { bundle } from './bundle'
import { entries, inShop, pause } from './entries'
import { reply } from './stub-server'
import { miniTransport, type MiniReply, type MiniRequestOption } from '../src/transport/taro'

type Asked = MiniRequestOption & {
  answer(reply: Partial<MiniReply>): void
  fail(errMsg: string): void
  aborted: boolean
}

/** The platform of a mini-program. The test sets its replies. */
function platform(events: ApiEvent[] = []) {
  const asked: Asked[] = []
  const transport = miniTransport((option) => {
    let settle!: Pick<Asked, 'answer' | 'fail'>
    const task = new Promise<MiniReply>((resolve, reject) => {
      settle = {
        answer: (reply) => resolve({ statusCode: 200, header: {}, data: '{"code":0,"data":{"count":1}}', ...reply }),
        fail: (errMsg) => reject({ errMsg }),
      }
    })
    const one = { ...option, ...settle, aborted: false }
    asked.push(one)
    return Object.assign(task, {
      abort() {
        one.aborted = true
        settle.fail('request:fail abort')
      },
    })
  })
  const api = createCoreApi(
    {
      baseUrl: 'https://shop.example',
      channelId: 1,
      platformId: 7,
      transport,
      session: () => 'token',
      random: () => 0,
      onEvent: (event) => void events.push(event),
    },
    { cart, products },
  )
  return { api, asked, events }
}

const failure = async (call: Promise<object>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable(),
    (error: ApiError) => error,
  )
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('a mini-program', () => {
  it('sends its session in a header, and requests text', async () => {
    const { api, asked } = platform()
    const count = api.cart.count({})
    await settled()
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: 'https://shop.example/api/cart/count/v1?channelId=1&platformId=7',
      header: { 'x-hearth-session': 'token' },
      dataType: 'text',
    })
    asked[0]!.answer({})
    expect(await count).toEqual({ count: 1 })
  })

  it('reads a reply that the platform has already parsed', async () => {
    const { api, asked } = platform()
    const count = api.cart.count({})
    await settled()
    asked[0]!.answer({ data: { code: 0, data: { count: 4 } } })
    expect(await count).toEqual({ count: 4 })
  })

  it('sends at most 10 requests at once, and the others wait in a queue', async () => {
    const { api, asked } = platform()
    const all = Array.from({ length: 25 }, (_, index) => api.products.merchant({ merchantId: String(index + 1) }))
    await settled()
    expect(asked).toHaveLength(10)
    asked[3]!.answer({})
    asked[4]!.fail('request:fail')
    await settled()
    expect(asked.length).toBeGreaterThanOrEqual(12)
    for (let next = 0; next < 40; next++) {
      asked.forEach((one) => one.answer({}))
      await settled()
    }
    expect((await Promise.allSettled(all)).every(({ status }) => status === 'fulfilled')).toBe(true)
  })

  it('distinguishes a platform that gave up from one that is offline', async () => {
    const { api, asked } = platform()
    const change = () => failure(api.cart.change({ operation: 'remove', items: [{ id: '1' }] }))
    const [late, offline] = [change(), change()]
    await settled()
    asked[0]!.fail('request:fail timeout')
    asked[1]!.fail('request:fail net::ERR_INTERNET_DISCONNECTED')
    expect((await late).code).toBe('ECONNABORTED')
    expect((await offline).code).toBe('ERR_NETWORK')
  })

  it('reads headers in any case', async () => {
    const { api, asked } = platform()
    const count = failure(api.cart.count({}))
    await settled()
    asked[0]!.answer({ statusCode: 503, header: { 'Retry-After': '9' }, data: '' })
    expect(await count).toMatchObject({ retryAfter: 9000 })
  })
})

describe('the queue of requests goes on', () => {
  const line = (request: Parameters<typeof miniTransport>[0], timeout?: number) =>
    createCoreApi(
      { baseUrl: '', channelId: 1, platformId: 7, transport: miniTransport(request), random: () => 0, timeout },
      { cart, products },
    )
  const ask = (api: ReturnType<typeof line>, count: number, signal?: AbortSignal) =>
    Array.from({ length: count }, (_, index) => failure(api.products.merchant({ merchantId: `m${index}` }, { signal })))

  it('when request() throws', async () => {
    let asked = 0
    const api = line(() => {
      asked++
      throw new Error('request is not a function')
    })
    expect((await Promise.all(ask(api, 40))).every(({ code }) => code === 'ERR_NETWORK')).toBe(true)
    expect(asked).toBeGreaterThanOrEqual(40)
  })

  it.each([
    ['has no abort()', {}],
    ['takes no heed of abort()', { abort() {} }],
    [
      'throws in abort()',
      {
        abort() {
          throw new Error('no')
        },
      },
    ],
  ])('when an aborted request %s', async (_, task) => {
    let asked = 0
    const api = line(() => {
      asked++
      return Object.assign(new Promise<never>(() => {}), task)
    })
    for (const round of [1, 2, 3]) {
      const controller = new AbortController()
      const calls = ask(api, 10, controller.signal)
      await settled()
      expect(asked).toBe(10 * round)
      controller.abort()
      expect((await Promise.all(calls)).every(({ code }) => code === 'ERR_ABORTED')).toBe(true)
    }
  })

  it('once for each request, however often it ends', async () => {
    const running = new Set<() => void>()
    const api = line(() => {
      let fail = () => {}
      const task = new Promise<never>((_, reject) => (fail = () => reject({ errMsg: 'request:fail abort' })))
      running.add(fail)
      return Object.assign(task, { abort: fail })
    })
    const controller = new AbortController()
    const calledOff = ask(api, 10, controller.signal)
    await settled()
    controller.abort()
    await Promise.all(calledOff)
    running.clear()
    const stop = new AbortController()
    const calls = ask(api, 30, stop.signal)
    await settled()
    expect(running.size).toBe(10)
    stop.abort()
    await Promise.all(calls)
  })
})

it('a phone that refuses an eleventh request at once never gets one', async () => {
  let atOnce = 0
  let most = 0
  await inShop(
    entries[1]!.open,
    async ({ path }, response) => {
      most = Math.max(most, ++atOnce)
      await pause(20)
      atOnce--
      reply(response, { path })
    },
    async ({ api, stub }) => {
      const replies = await Promise.all(
        Array.from({ length: 35 }, (_, index) => api.products.merchant({ merchantId: `m${index}` })),
      )
      expect(replies.map((reply) => Object.values(reply)[0])).toEqual(
        Array.from({ length: 35 }, (_, index) => expect.stringContaining(`/m${index}`)),
      )
      expect(most).toBeLessThanOrEqual(10)
      expect(stub.seen).toHaveLength(35)
    },
  )
})

it('the client uses nothing that a mini-program does not have', async () => {
  const { code } = await bundle(
    "import { createApi, catalogue } from './taro'; globalThis.api = createApi({ baseUrl: 'https://shop.example', channelId: 1, platformId: 7 }, catalogue)",
    'mini-program',
  )
  const missing = [
    'fetch',
    'Headers',
    'Request',
    'Response',
    'AbortController',
    'AbortSignal',
    'TextEncoder',
    'TextDecoder',
    'URL',
    'URLSearchParams',
    'FormData',
    'Blob',
    'structuredClone',
    'Intl',
    'crypto',
    'queueMicrotask',
    'window',
    'document',
    'self',
    'navigator',
    'localStorage',
    'process',
    'Buffer',
  ]
  const touched: string[] = []
  const sandbox: Record<string, object> = {
    setTimeout,
    clearTimeout,
    Taro: {
      request: async () => ({
        statusCode: 200,
        header: {},
        data: '{"code":0,"data":[{"skuNo":"1"}],"currentTimeMillis":5}',
      }),
    },
  }
  const context = createContext(sandbox)
  for (const name of missing) Object.defineProperty(sandbox, name, { get: () => void touched.push(name) })
  const found: object = await runInContext(
    `${code}; api.products.skus({ skuNo: ['1', '2'] }).then((skus) => api.cart.change({ operation: 'remove', items: [] }).then(() => JSON.stringify(skus)))`,
    context,
  )
  expect(found).toBe('[{"skuNo":"1"}]')
  expect(touched).toEqual([])
})
