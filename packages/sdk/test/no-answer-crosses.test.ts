import { setImmediate as turn } from 'node:timers/promises'
import { howMuch } from '@hearth/vitest/whole'
import {
  ApiError,
  BusinessError,
  cart,
  coupons,
  createCoreApi,
  orders,
  products,
  user,
  type CallOptions,
  type Transport,
} from '@hearth/sdk/core'
import { fetchTransport, type Fetch } from '@hearth/sdk/fetch'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kyTransport } from '../src/transport/ky'
import { miniTransport } from '../src/transport/taro'
import { crossingShop, type Coming, type Fate, type Told, type Visit } from './crossing-shop'

const { stackTraceLimit } = Error
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  // Stack traces are switched off: those of the expected errors would take most of the time.
  Error.stackTraceLimit = 0
})
afterEach(() => {
  vi.useRealTimers()
  Error.stackTraceLimit = stackTraceLimit
})

type Serve = ReturnType<typeof crossingShop>

/** A `fetch` that sends to the shop. `onEnd` is called when a request ends. */
const fetchOf =
  (serve: Serve, onEnd: () => void): Fetch =>
  (url, init) => {
    const { signal, ...coming } = init as typeof init & { signal: AbortSignal }
    return new Promise((resolve, reject) => {
      const { after, meets, letsGo, status, text } = serve({ url, ...coming })
      const timer = setTimeout(() => {
        onEnd()
        if (meets === 'break') return reject(new TypeError('fetch failed'))
        resolve({ status, headers: { get: () => null }, body: null, text: async () => text })
      }, after)
      signal.addEventListener('abort', () => {
        if (!letsGo) return
        clearTimeout(timer)
        reject(signal.reason as Error)
      })
    })
  }

/** A transport over a `Taro.request` that sends to the shop. */
const taroOf = (serve: Serve, onEnd: () => void): Transport =>
  miniTransport(({ url, method, header, data }) => {
    let abort = () => {}
    const task = new Promise<{ statusCode: number; data: string }>((resolve, reject) => {
      const { after, meets, letsGo, status, text } = serve({
        url,
        method,
        headers: header,
        body: data,
      } satisfies Coming)
      const timer = setTimeout(() => {
        onEnd()
        if (meets === 'break') reject({ errMsg: 'request:fail' })
        else resolve({ statusCode: status, data: text })
      }, after)
      abort = () => {
        if (!letsGo) return
        clearTimeout(timer)
        reject({ errMsg: 'request:fail abort' })
      }
    })
    return Object.assign(task, { abort: () => abort() })
  })

const transports: { way: string; over: (serve: Serve, onEnd: () => void) => Transport }[] = [
  { way: 'fetch', over: (serve, onEnd) => fetchTransport(fetchOf(serve, onEnd)) },
  { way: 'ky', over: (serve, onEnd) => kyTransport(fetchOf(serve, onEnd)) },
  { way: 'Taro.request', over: taroOf },
]

const maybe = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values)

const visit: fc.Arbitrary<Visit> = fc.record({
  session: maybe('a', 'b'),
  visitor: maybe('v', 'w'),
  dutok: maybe('d', 'e'),
  enterprise: fc.boolean(),
  team: maybe('t'),
})

/** A call: its user, when it begins, when its caller aborts it, and the age of a reply that it accepts. */
const step = fc.record({
  call: fc.constantFrom('count', 'order', 'skus', 'skus', 'redeem', 'change', 'logout'),
  who: fc.nat({ max: 2 }),
  key: fc.integer({ min: 1, max: 3 }),
  /** Ms at which the call begins. Calls with the same time begin in one task, each after its number of `microtasks`. */
  begins: fc.integer({ min: 0, max: 6 }).map((tens) => tens * 10),
  microtasks: fc.constantFrom(0, 0, 0, 1, 2, 5),
  calledOff: maybe(0, 5, 15, 30),
  maxAge: maybe(20, 200),
})

const fate: fc.Arbitrary<Fate> = fc.record({
  after: fc.integer({ min: 0, max: 50 }),
  meets: fc.constantFrom('fine', 'fine', 'fine', 'refusal', 'busy', 'break'),
  letsGo: fc.boolean(),
})

const script = fc.record({
  visits: fc.array(visit, { minLength: 3, maxLength: 3 }),
  steps: fc.array(step, { minLength: 2, maxLength: 9 }),
  fates: fc.array(fate, { minLength: 1, maxLength: 6 }),
})

const isWrite = (call: string) => ['redeem', 'change', 'logout'].includes(call)

/** Returns the records of requests in the result of a call. */
const toldBy = (result: object | ApiError): Told[] =>
  result instanceof BusinessError
    ? [JSON.parse(result.message) as Told, ...((result.data ?? []) as unknown as Told[])]
    : result instanceof ApiError
      ? ((result.data ?? []) as unknown as Told[])
      : ([result].flat() as Told[])

describe.each(transports)('over $way', ({ over }) => {
  it(
    'in any mix of sessions, visitors, tokens, writes, look-ups, kept replies, aborts and late answers, each reply was made for its own caller, and not before a finished write',
    async () => {
      await fc.assert(
        fc.asyncProperty(script, async ({ visits, steps, fates }) => {
          let count = 0
          const tick = () => (count += 1)
          /** Value of the counter when a request last ended, or a caller last aborted one. */
          let endedAt = 0
          const onEnd = () => void (endedAt = tick())
          /**
           * Value of the counter at the end of the last write whose caller knows the result. Until a caller knows the
           * result, its reads may get replies from before the write.
           */
          let wroteAt = 0
          let now = visits[0]!
          const headers: Record<string, string> = {}
          const visitNow = (who: Visit) => {
            now = who
            delete headers['x-team']
            if (who.team) headers['x-team'] = who.team
          }
          const api = createCoreApi(
            {
              baseUrl: 'https://shop.example',
              channelId: 1,
              platformId: 1,
              random: () => 0.01,
              session: () => now.session,
              visitor: () => now.visitor,
              dutok: () => now.dutok,
              enterprise: () => now.enterprise,
              headers,
              transport: over(crossingShop(fates, tick), onEnd),
            },
            { cart, coupons, orders, products, user },
          )
          const ask = (call: string, key: number, options: CallOptions): Promise<object> => {
            if (call === 'count') return api.cart.count({}, options)
            if (call === 'order') return api.orders.get({ orderId: `${key}` }, options)
            if (call === 'skus') return api.products.skus({ skuNo: [`${key}`, `${key + 1}`] }, options)
            if (call === 'redeem') return api.coupons.redeem({ code: `${key}` }, options)
            if (call === 'change') return api.cart.change({ operation: 'remove', items: [{ id: `${key}` }] }, options)
            return api.user.logout({}, options)
          }
          const writers = new Map<number, number>()

          const ends = steps.map(
            ({ call, who, key, begins, microtasks, calledOff, maxAge }, index) =>
              new Promise<void>((resolve, reject) => {
                const begin = async () => {
                  for (let hop = 0; hop < microtasks; hop++) await undefined
                  const off = new AbortController()
                  if (calledOff !== undefined)
                    setTimeout(() => {
                      onEnd()
                      off.abort()
                    }, calledOff)
                  visitNow(visits[who]!)
                  const since = wroteAt
                  const result = await ask(call, key, {
                    maxAge,
                    signal: calledOff === undefined ? undefined : off.signal,
                  }).catch((error: ApiError) => error)
                  if (isWrite(call)) wroteAt = endedAt
                  for (const told of toldBy(result)) {
                    expect(told.who).toBe(JSON.stringify(visits[who]))
                    expect(told.at).toBeGreaterThan(since)
                    // If the shop refuses a look-up, its record of the request contains the path instead of a key,
                    // because the refusal applies to the whole request.
                    if (call === 'skus')
                      expect([`sku ${key}`, `sku ${key + 1}`, '/api/products/skus/v3']).toContain(told.asked)
                    if (call === 'order') expect(told.asked).toBe(`/api/orders/${key}/v1`)
                    if (call === 'redeem') expect(told.asked).toBe(`/api/platform/coupons/v1/redeem${key}`)
                    // Callers do not share the request of a write.
                    if (isWrite(call)) expect(writers.get(told.request) ?? index).toBe(index)
                    if (isWrite(call)) writers.set(told.request, index)
                  }
                }
                setTimeout(() => void begin().then(resolve, reject), begins)
              }),
          )
          const all = Promise.all(ends)
          all.catch(() => {})
          while (vi.getTimerCount() > 0) {
            vi.advanceTimersToNextTimer()
            await turn()
          }
          // If a call hangs, the test fails at its own time limit.
          await all
        }),
        { numRuns: howMuch(400, 100_000) },
      )
    },
    howMuch(90_000, 3_600_000),
  )
})
