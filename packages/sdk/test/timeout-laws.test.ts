import { type ApiError, createCoreApi, cart, orders, type Transport } from '@hearth/sdk/core'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How a try ends: after some ms with a reply or a broken connection, or never; with or without a Retry-After. */
const fate = fc.record({
  after: fc.integer({ min: 0, max: 12_000 }),
  meets: fc.constantFrom('fine', 'refusal', 'break', 'silence', 'stall', 408, 429, 500, 502, 503, 504),
  retryAfter: fc.constantFrom(undefined, '0', '1', '5', '6', '86400', 'soon'),
})
type Fate = typeof fate extends fc.Arbitrary<infer T> ? T : never

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const never = () => new Promise<never>(() => {})

/** A client whose tries end as given, in this order; further tries get a 503. */
function client(fates: readonly Fate[], random: number, timeout?: number) {
  const tries: number[] = []
  const transport: Transport = async () => {
    const { after, meets, retryAfter } = fates[tries.length] ?? { after: 0, meets: 503, retryAfter: undefined }
    tries.push(Date.now())
    if (after > 0) await wait(after)
    if (meets === 'break') throw { kind: 'network' }
    if (meets === 'silence') await never()
    const envelope =
      meets === 'fine' ? '{"code":0,"data":{}}' : meets === 'refusal' ? '{"code":107002410,"success":false}' : ''
    return {
      status: typeof meets === 'number' ? meets : 200,
      headers: { get: (name) => (name === 'retry-after' ? (retryAfter ?? null) : null) },
      text: () => (meets === 'stall' ? never() : Promise.resolve(envelope)),
    }
  }
  return {
    tries,
    api: createCoreApi(
      { baseUrl: '', channelId: 1, platformId: 1, transport, random: () => random, timeout },
      { cart, orders },
    ),
  }
}

/** Advances virtual time until a call has ended. @returns its duration */
async function lasting(call: Promise<object>): Promise<number> {
  const began = Date.now()
  const ended = call.then(
    () => Date.now() - began,
    () => Date.now() - began,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return Promise.race([ended, Promise.resolve(Infinity)])
}

const fates = fc.array(fate, { maxLength: 5 })
const random = fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1000)

describe('timeouts and retries', () => {
  it('whatever goes wrong, a call ends by its deadline, after three tries at most', async () => {
    await fc.assert(
      fc.asyncProperty(fates, random, fc.integer({ min: 50, max: 20_000 }), async (fates, random, timeout) => {
        const { api, tries } = client(fates, random)
        const began = Date.now()
        expect(await lasting(api.cart.count({}, { timeout }))).toBeLessThanOrEqual(timeout)
        expect(tries.length).toBeLessThanOrEqual(3)
        // No try begins after the deadline.
        for (const at of tries) expect(at - began).toBeLessThan(timeout)
      }),
    )
  })

  it('nothing is sent after the deadline, even when timers run ahead of the clock', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { api, tries } = client([{ after: 0, meets: 'stall', retryAfter: undefined }], 0)
    const failed = api.cart.count({}, { timeout: 600 }).then(
      () => 'a reply',
      ({ code }: ApiError) => code,
    )
    await vi.advanceTimersByTimeAsync(700)
    expect(await failed).toBe('ECONNABORTED')
    expect(tries).toHaveLength(1)
  })

  it('without the caller’s own deadline it is 20 s, or the client’s setting', async () => {
    await fc.assert(
      fc.asyncProperty(
        fates,
        random,
        fc.option(fc.integer({ min: 50, max: 30_000 }), { nil: undefined }),
        async (fates, random, timeout) => {
          const { api } = client(fates, random, timeout)
          expect(await lasting(api.cart.count({}))).toBeLessThanOrEqual(timeout ?? 20_000)
        },
      ),
    )
  })

  it('a call that begins while another is given up has its whole time', async () => {
    let second: Promise<number> | undefined
    const transport: Transport = ({ onAbort }) => {
      onAbort(() => {
        const began = Date.now()
        second ??= api.cart.count({ again: true } as never, { timeout: 500 }).then(
          () => 0,
          () => Date.now() - began,
        )
      })
      return never()
    }
    const api = createCoreApi({ baseUrl: '', channelId: 1, platformId: 1, transport }, { cart })
    const first = lasting(api.cart.count({}, { timeout: 200 }))
    expect(await first).toBeLessThanOrEqual(200)
    const took = await second
    expect(took).toBeGreaterThanOrEqual(500)
    expect(took).toBeLessThanOrEqual(500)
  })

  it('a POST without a key is tried once, and with a key three times at most', async () => {
    await fc.assert(
      fc.asyncProperty(fates, random, async (fates, random) => {
        const bare = client(fates, random)
        await lasting(bare.api.orders.cancel({ orderId: '1' }))
        expect(bare.tries).toHaveLength(1)
        const keyed = client(fates, random)
        await lasting(keyed.api.orders.cancel({ orderId: '1' }, { idempotencyKey: 'key-1' }))
        expect(keyed.tries.length).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('between two tries it waits the requested time, up to 5 s, otherwise a random part of 300 ms and then of 600 ms', async () => {
    const busy = fc.record({
      after: fc.constant(0),
      meets: fc.constant(503 as const),
      retryAfter: fc.constantFrom(undefined, '0', '1', '5', 'soon'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(busy, { minLength: 2, maxLength: 2 }), random, async (fates, random) => {
        const { api, tries } = client(fates, random)
        await lasting(api.cart.count({}))
        expect(tries).toHaveLength(3)
        fates.forEach(({ retryAfter }, index) => {
          const waited = tries[index + 1]! - tries[index]!
          const asked = Number(retryAfter) * 1000
          // Timers have whole ms, so the wait may differ by 1 ms.
          if (asked > 0) expect(waited).toBe(asked)
          else expect(Math.abs(waited - random * 300 * 2 ** index)).toBeLessThanOrEqual(1)
        })
      }),
    )
  })

  it('in an outage a client retries ten times, and one more for ten successes', async () => {
    const short = fc.record({
      after: fc.constant(0),
      meets: fc.constantFrom('fine' as const, 'fine' as const, 503 as const),
      retryAfter: fc.constant(undefined),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(short, { maxLength: 200 }), async (fates) => {
        const { api, tries } = client(fates, 0)
        const calls = 100
        let successes = 0
        for (let call = 0; call < calls; call++) {
          const done = api.cart.count({}).then(
            () => void successes++,
            () => {},
          )
          await vi.advanceTimersByTimeAsync(10)
          await done
        }
        expect(tries.length).toBeLessThanOrEqual(calls + 10 + successes / 10)
      }),
      { numRuns: 20 },
    )
  })
})
