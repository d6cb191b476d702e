import { AbortError, createCoreApi, cart, orders, products, type ApiError, type Transport } from '@hearth/sdk/core'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { entries, failure, inShop, pause } from './entries'
import { reply, type Answer } from './stub-server'

afterEach(() => void vi.useRealTimers())

const HOUR = 3_600_000

describe.each(entries)('$entry', ({ open }) => {
  it('a client whose timers were faked in the middle of a call still ends the next by its deadline', async () => {
    await inShop(
      open,
      () => {},
      async ({ api }) => {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        const lost = api.cart.count({}, { timeout: 500 }).catch(() => {})
        await Promise.resolve()
        vi.useRealTimers()
        expect(await failure(api.orders.cancel({ orderId: '1' }, { timeout: 500 }))).toMatchObject({
          code: 'ECONNABORTED',
        })
        void lost
      },
    )
  })

  it.each([
    ['ahead', 'has a monotonic one too', HOUR, true],
    ['back', 'has a monotonic one too', -HOUR, true],
    ['ahead', 'has no other, as a mini-program', HOUR, false],
    ['back', 'has no other, as a mini-program', -HOUR, false],
  ])(
    'a device whose clock is set an hour %s during a call and which %s: retries what it may, and gives up at its deadline',
    async (_, __, jump, monotonic) => {
      const { performance } = globalThis
      const real = Date.now
      const set: Answer = (_seen, response, _socket, count) => {
        Date.now = () => real() + jump
        if (count === 1) response.writeHead(503).end()
        else if (count === 2) reply(response, { fine: true })
      }
      try {
        await inShop(open, set, async ({ api, stub }) => {
          if (!monotonic) vi.stubGlobal('performance', undefined)
          expect(await api.cart.count({})).toEqual({ fine: true })
          Date.now = real
          const began = performance.now()
          expect(await failure(api.orders.cancel({ orderId: '1' }, { timeout: 700 }))).toMatchObject({
            code: 'ECONNABORTED',
            unknown: true,
          })
          expect(performance.now() - began).toBeGreaterThan(690)
          expect(stub.seen).toHaveLength(3)
        })
      } finally {
        Date.now = real
        vi.unstubAllGlobals()
      }
    },
  )

  it('a thousand calls at once each get their own reply', async () => {
    await inShop(
      open,
      ({ path, body }, response) => reply(response, { asked: /m\d+/.exec(path + body)![0] }),
      async ({ api, stub }) => {
        const replies = await Promise.all(
          Array.from({ length: 1000 }, (_, index) => api.orders.cancel({ orderId: `m${index}` }, { timeout: 60_000 })),
        )
        expect(replies).toEqual(Array.from({ length: 1000 }, (_, index) => ({ asked: `m${index}` })))
        expect(stub.seen).toHaveLength(1000)
      },
    )
  })

  it('when many are aborted at once, the connections end and the client goes on', async () => {
    await inShop(
      open,
      ({ path }, response) =>
        path.includes('fine') ? reply(response, { path }) : void response.writeHead(200).write('{"code":0'),
      async ({ api, stub }) => {
        const controller = new AbortController()
        const calls = Array.from({ length: 100 }, (_, index) =>
          failure(api.products.merchant({ merchantId: `m${index}` }, { signal: controller.signal })),
        )
        await expect.poll(() => stub.seen.length).toBeGreaterThanOrEqual(10)
        await pause(20)
        controller.abort()
        for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(AbortError)
        await expect.poll(() => stub.dropped() - stub.seen.length, { timeout: 10_000 }).toBe(0)
        expect(await api.products.merchant({ merchantId: 'fine' })).toEqual({ path: expect.stringContaining('fine') })
      },
    )
  })
})

/**
 * Calls at random: when each begins, the key that decides which calls share a request, when it is aborted, and how its
 * request fails.
 */
const script = fc.array(
  fc.record({
    call: fc.constantFrom('count', 'cancel', 'skus', 'merchant'),
    key: fc.integer({ min: 1, max: 3 }),
    begins: fc.integer({ min: 0, max: 300 }),
    calledOff: fc.option(fc.integer({ min: 1, max: 1500 }), { nil: undefined }),
    timeout: fc.integer({ min: 1, max: 1200 }),
    meets: fc.constantFrom('fine', 'break', 'silence', 'stall', 'busy', 'throw'),
    after: fc.integer({ min: 0, max: 900 }),
  }),
  { minLength: 1, maxLength: 8 },
)

it('in 500 scripts of calls that are started, shared and aborted at random, each call ends in its reply or an ApiError by its deadline, and nothing is left behind', async () => {
  vi.useFakeTimers()
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  await fc.assert(
    fc.asyncProperty(script, async (steps) => {
      let sent = 0
      const transport: Transport = ({ url, onAbort }) =>
        new Promise((resolve, reject) => {
          const { meets, after } = steps[sent++ % steps.length]!
          if (meets === 'throw') throw new Error('no way')
          const timer = setTimeout(() => {
            if (meets === 'silence') return
            if (meets === 'break') return reject({ kind: 'network' })
            const body = JSON.stringify({
              code: 0,
              data: url.includes('skus')
                ? [...new URL(url).searchParams.getAll('skuNo')].map((skuNo) => ({ skuNo }))
                : {},
            })
            resolve({
              status: meets === 'busy' ? 503 : 200,
              headers: { get: () => null },
              text: () => (meets === 'stall' ? new Promise(() => {}) : Promise.resolve(meets === 'busy' ? '' : body)),
            })
          }, after)
          onAbort(() => clearTimeout(timer))
        })
      const api = createCoreApi(
        { baseUrl: 'https://shop.example', channelId: 1, platformId: 1, transport, random: () => 0.5 },
        { cart, orders, products },
      )
      const ends = Promise.all(
        steps.map(async ({ call, key, begins, calledOff, timeout }) => {
          await wait(begins)
          const off = new AbortController()
          if (calledOff !== undefined) setTimeout(() => off.abort(), calledOff)
          const began = Date.now()
          const options = { signal: off.signal, timeout }
          const asked =
            call === 'count'
              ? api.cart.count({}, options)
              : call === 'cancel'
                ? api.orders.cancel({ orderId: `${key}` }, options)
                : call === 'skus'
                  ? api.products.skus({ skuNo: [`${key}`, `${key + 1}`] }, options)
                  : api.products.merchant({ merchantId: `${key}` }, options)
          const error = await asked.then(
            () => undefined,
            (error: ApiError) => error,
          )
          const took = Date.now() - began
          // A caller that joined another caller's request waits up to 100 ms longer.
          expect(took).toBeLessThanOrEqual(timeout + 100)
          if (error) expect(error.code).toMatch(/^ERR_(ABORTED|NETWORK|HTTP)$|^ECONNABORTED$/)
          if (error?.code === 'ERR_ABORTED') expect(took).toBe(calledOff)
        }),
      )
      ends.catch(() => {})
      await vi.advanceTimersByTimeAsync(6000)
      // If a call hangs, the test fails at its own time limit.
      await ends
      expect(vi.getTimerCount()).toBe(0)
    }),
    { numRuns: 500, seed: 20_261_122 },
  )
}, 120_000)
