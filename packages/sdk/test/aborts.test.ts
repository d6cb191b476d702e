import { AbortError } from '@hearth/sdk'
import { describe, expect, it } from 'vitest'
import { entries, failure, inShop, pause, type Shop } from './entries'
import { reply, type Answer } from './stub-server'

interface Phase {
  phase: string
  answer: Answer
  call?: (api: Shop['api'], signal: AbortSignal) => Promise<object>
  /**
   * Waits for the moment at which the caller aborts the call. When absent, the caller aborts before the call begins.
   */
  when?: (shop: Shop) => Promise<void>
  /** Number of requests that have reached the server at the end; 1 when absent. */
  requests?: number
  /** Number of the requests that were dropped, among those that have reached the server; 0 when absent. */
  dropped?: number
  antiFraud?: () => Promise<string>
}

const asked = ({ stub }: Shop) => expect.poll(() => stub.seen.length, { interval: 5 }).toBe(1)
const fine: Answer = (_, response) => reply(response, [])
const get = (api: Shop['api'], signal: AbortSignal) => api.cart.count({}, { signal })

const phases: Phase[] = [
  { phase: 'before it began', answer: fine, requests: 0 },
  {
    phase: 'before it began, an order under a key',
    answer: fine,
    call: (api, signal) => api.orders.cancel({ orderId: '1' }, { signal, idempotencyKey: 'key-1' }),
    requests: 0,
  },
  { phase: 'in the turn it began', answer: fine, when: async () => {}, requests: 0 },
  {
    phase: 'while its anti-fraud id is waited for',
    answer: fine,
    antiFraud: async () => {
      await pause(150)
      return 'id'
    },
    call: (api, signal) => api.lottery.draw({ activityId: '1' }, { signal }),
    when: () => pause(50),
    requests: 0,
  },
  { phase: 'while the headers are waited for', answer() {}, when: asked, dropped: 1 },
  {
    phase: 'while the headers of a POST are waited for',
    answer() {},
    call: (api, signal) => api.orders.cancel({ orderId: '1' }, { signal }),
    when: asked,
    dropped: 1,
  },
  {
    phase: 'while its body arrives',
    answer: (_, response) => void response.writeHead(200).write('{"code":0,'),
    async when(shop) {
      await asked(shop)
      await pause(50)
    },
    dropped: 1,
  },
  {
    phase: 'between two tries',
    answer: (_, response, __, count) =>
      count > 1 ? reply(response, []) : void response.writeHead(503, { 'retry-after': '1' }).end(),
    async when(shop) {
      await asked(shop)
      await pause(100)
    },
  },
  // A request of merged look-ups is sent although a caller aborts, because other callers may wait for its keys.
  {
    phase: 'while its batch waits for its turn',
    answer: fine,
    call: (api, signal) => api.products.skus({ skuNo: ['1', '2'] }, { signal }),
    when: async () => {},
  },
  {
    phase: 'while its batch is on its way',
    answer: (_, response) => void setTimeout(() => reply(response, []), 300),
    call: (api, signal) => api.products.skus({ skuNo: ['1', '2'] }, { signal }),
    when: asked,
  },
]

const rows = entries.flatMap(({ entry, open }) => phases.map((phase) => ({ entry, open, ...phase })))

describe.concurrent('a call that its caller aborts', () => {
  it.for(rows)(
    '$entry, $phase: ends at once, reports nothing, and sends nothing more',
    async ({ open, answer, call = get, when, requests = 1, dropped = 0, antiFraud }, { expect }) => {
      await inShop(
        open,
        answer,
        async (shop) => {
          const { api, stub, toasts } = shop
          const controller = new AbortController()
          if (!when) controller.abort()
          const error = failure(call(api, controller.signal))
          await when?.(shop)
          controller.abort()
          // The error must come before the platform starts any other task.
          expect(await Promise.race([error, new Promise((resolve) => setImmediate(resolve, 'late'))])).toBeInstanceOf(
            AbortError,
          )
          expect(await error).toMatchObject({ code: 'ERR_ABORTED', text: '' })
          if (dropped > 0) await expect.poll(stub.dropped).toBe(dropped)
          // The client would have sent a retry within these 1100 ms.
          await pause(1100)
          expect(stub.seen).toHaveLength(requests)
          expect(stub.dropped()).toBe(dropped)
          expect(toasts()).toEqual([])
        },
        { antiFraud },
      )
    },
  )
})

it('in a mini-program, an aborted call behind ten others is never sent, and the queue goes on without it', async () => {
  const { open } = entries[1]!
  const waiting: (() => void)[] = []
  await inShop(
    open,
    ({ path }, response) => void waiting.push(() => reply(response, { path })),
    async ({ api, stub }) => {
      const ask = (merchantId: string, signal?: AbortSignal) => api.products.merchant({ merchantId }, { signal })
      const ten = Array.from({ length: 10 }, (_, index) => ask(`m${index}`))
      const controller = new AbortController()
      const calledOff = failure(ask('off', controller.signal))
      const behind = ask('behind')
      await expect.poll(() => stub.seen.length).toBe(10)
      controller.abort()
      expect(await calledOff).toBeInstanceOf(AbortError)
      for (const answer of waiting.splice(0)) answer()
      await Promise.all(ten)
      await expect.poll(() => waiting.length).toBe(1)
      waiting[0]!()
      expect(await behind).toEqual({ path: expect.stringContaining('behind') })
      expect(stub.seen.filter(({ path }) => path.includes('off'))).toEqual([])
    },
  )
})
