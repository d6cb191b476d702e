import { BusinessError, HttpError, NetworkError, TimeoutError } from '@hearth/sdk'
import { beforeAll, describe, expect, it } from 'vitest'
import { entries, failure, inShop, type Shop } from './entries'
import { reply, type Answer } from './stub-server'

/** How a call ends. */
interface Ending {
  /** The result of the call; absent if it fails. */
  gives?: object
  /** Its error. */
  as?: typeof HttpError | typeof BusinessError
  /** Fields of the error. */
  facts?: object
  /** Whether a write may have been executed all the same. */
  unknown?: boolean
}

interface Fault {
  fault: string
  answer: Answer
  ends: Ending
  /** Number of requests that reach the server for a call that may be repeated; 1 when absent. */
  requests?: number
  /**
   * How a POST without an idempotency key ends, if it does not end as `ends` says. The client sends such a POST only
   * once.
   */
  once?: Ending
  /** Deadline of the call, ms; 5000 when absent. */
  timeout?: number
  /** Minimum duration of the call, ms. */
  atLeast?: number
}

const offline: Ending = {
  as: NetworkError,
  facts: { code: 'ERR_NETWORK', message: 'Network Error', text: '网络异常，请检查网络或稍后重试', retryable: true },
  unknown: true,
}
const tooLate = (timeout: number): Ending => ({
  as: TimeoutError,
  facts: {
    code: 'ECONNABORTED',
    message: `timeout of ${timeout}ms exceeded`,
    text: '请求超时，请稍后再试',
    retryable: true,
  },
  unknown: true,
})
const status = (status: number, more: object = {}): Ending => ({
  as: HttpError,
  facts: {
    code: 'ERR_HTTP',
    status,
    message: `Request failed with status code ${status}`,
    text: '新品热卖，人气火爆，请稍后再试',
    retryable: [429, 502, 503, 504].includes(status),
    ...more,
  },
  // A status from 400 to 499 says that nothing was carried out. With every other tested status, a write may have been
  // carried out: a success has no envelope, or the server failed. No test uses a status from 300 to 399.
  unknown: status < 300 || status > 499,
})
const fine: Ending = { gives: { fine: true } }

/** Answers the first request with a failure, and later requests with success. */
const once =
  (status: number, headers: () => Record<string, string> = () => ({})): Answer =>
  (_, response, __, count) =>
    count > 1 ? reply(response, { fine: true }) : void response.writeHead(status, headers()).end('busy')

const faults: Fault[] = [
  {
    fault: 'a connection that is reset before a word is said',
    answer: (_, __, socket) => void socket.resetAndDestroy(),
    ends: offline,
    requests: 3,
  },
  {
    fault: 'a connection that is reset after the headers',
    answer(_, response, socket) {
      response.writeHead(200, { 'content-length': 1000 }).flushHeaders()
      setTimeout(() => socket.resetAndDestroy(), 20)
    },
    ends: offline,
    requests: 3,
  },
  {
    fault: 'a server that never answers',
    answer() {},
    timeout: 1500,
    ends: tooLate(1500),
  },
  {
    fault: 'a body that stalls for ever',
    answer: (_, response) => void response.writeHead(200).write('{"code":0,"data":{'),
    timeout: 1500,
    ends: tooLate(1500),
  },
  {
    fault: 'a body that drips for ever',
    answer(_, response) {
      response.writeHead(200).write('{"code":0')
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    },
    timeout: 1500,
    ends: tooLate(1500),
  },
  {
    fault: 'a body that drips, but comes',
    answer(_, response) {
      const drops = [...'{"code":0,"data":{"fine":true}}']
      const drip = setInterval(() => {
        response.write(drops.shift())
        if (drops.length > 0) return
        clearInterval(drip)
        response.end()
      }, 10)
    },
    ends: fine,
    atLeast: 250,
  },
  {
    fault: 'a 200 with HTML',
    answer: (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>log in to the hotel</html>'),
    ends: status(200),
  },
  {
    fault: 'a 200 with truncated JSON',
    answer: (_, response) => void response.end('{"code":0,"data":{"fi'),
    ends: status(200),
  },
  {
    fault: 'a body that is cut off before its promised length',
    answer(_, response, socket) {
      response.writeHead(200, { 'content-length': 1000 }).write('{"code":0,"data":{"fi')
      setTimeout(() => socket.end(), 20)
    },
    ends: offline,
    requests: 3,
  },
  { fault: 'a 200 with nothing in it', answer: (_, response) => void response.end(), ends: status(200) },
  { fault: 'a 204', answer: (_, response) => void response.writeHead(204).end(), ends: status(204) },
  {
    fault: 'a 429 with Retry-After: 2',
    answer: once(429, () => ({ 'retry-after': '2' })),
    ends: fine,
    requests: 2,
    once: status(429, { retryAfter: 2000 }),
    atLeast: 2000,
  },
  {
    fault: 'a 429 with Retry-After as a date',
    // A date has no milliseconds, so the date in this header is 1 to 2 s from now.
    answer: once(429, () => ({ 'retry-after': new Date(Date.now() + 2000).toUTCString() })),
    ends: fine,
    requests: 2,
    once: status(429, { retryAfter: expect.any(Number) }),
    atLeast: 950,
  },
  {
    fault: 'a 429 with Retry-After: soon',
    answer: once(429, () => ({ 'retry-after': 'soon' })),
    ends: fine,
    requests: 2,
    once: status(429, { retryAfter: undefined }),
  },
  {
    fault: 'a 429 with Retry-After: 86400, for which nobody waits',
    answer: once(429, () => ({ 'retry-after': '86400' })),
    ends: status(429, { retryAfter: 86_400_000 }),
  },
  { fault: 'a 500, which may have been half done', answer: once(500), ends: status(500) },
  { fault: 'a 502, then good', answer: once(502), ends: fine, requests: 2, once: status(502) },
  {
    fault: 'a 503 for ever',
    answer: (_, response) => void response.writeHead(503).end(),
    ends: status(503),
    requests: 3,
  },
  {
    // The client does not repeat a call that waits in a queue. It rejects the call with the position in the queue, so
    // that the shopper can read it, and the caller repeats the call.
    fault: 'a place in a queue',
    answer: (_, response) => reply(response, null, { code: 107002425, message: '前面还有 30 单', success: false }, 503),
    ends: {
      as: BusinessError,
      facts: { code: '107002425', text: '前面还有 30 单', retryable: false },
      unknown: true,
    },
  },
]

const kinds = [
  {
    kind: 'a GET',
    writes: false,
    repeated: true,
    send: (api: Shop['api'], timeout: number) => api.cart.count({}, { timeout }),
  },
  {
    kind: 'a POST under a key',
    writes: true,
    repeated: true,
    send: (api: Shop['api'], timeout: number) =>
      api.orders.cancel({ orderId: '1' }, { timeout, idempotencyKey: 'key-1' }),
  },
  {
    kind: 'a POST without a key',
    writes: true,
    repeated: false,
    send: (api: Shop['api'], timeout: number) => api.orders.cancel({ orderId: '1' }, { timeout }),
  },
]

const rows = entries.flatMap(({ entry, open }) =>
  faults.flatMap((fault) => kinds.map((kind) => ({ entry, open, ...fault, ...kind }))),
)

// Each entry makes a call before the tests, because the first request of a process is slow: code is loaded and
// compiled.
beforeAll(async () => {
  for (const { open } of entries)
    await inShop(
      open,
      (_, response) => reply(response, {}),
      async ({ api }) => void (await api.cart.count({})),
    )
})

describe.concurrent('failures of a request end as documented', { timeout: 30_000 }, () => {
  it.for(rows)(
    '$entry, $fault: $kind',
    async (
      { open, answer, ends, once: onceEnds = ends, requests = 1, timeout = 5000, atLeast = 0, writes, repeated, send },
      { expect },
    ) => {
      await inShop(open, answer, async ({ api, stub, toasts }) => {
        const ending = repeated ? ends : onceEnds
        const began = performance.now()
        const result: object = await send(api, timeout).catch((error: Error) => error)
        const took = performance.now() - began
        // Timers of Node may fire a millisecond early. No upper limit is checked here: if a call hangs, the test fails
        // at its own time limit.
        if (repeated) expect(took).toBeGreaterThan(atLeast - 2)
        if (ending.gives) expect(result).toEqual(ending.gives)
        else {
          expect(result).toBeInstanceOf(ending.as)
          expect(result).toMatchObject(ending.facts!)
          if (writes) expect(result).toMatchObject({ unknown: ending.unknown })
          expect(toasts()).toEqual([(result as HttpError).text])
        }
        expect(stub.seen).toHaveLength(repeated ? requests : 1)
        expect(new Set(stub.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
        // After its timeout, the client closes the connection, so that the server counts a dropped request.
        if (ending.as === TimeoutError) await expect.poll(stub.dropped, { timeout: 10_000 }).toBe(1)
      })
    },
  )
})

describe.each(entries)('$entry, a reply of 50 MB', ({ open }) => {
  const length = 50 * 2 ** 20
  const whole = Buffer.from(`{"code":0,"data":{"text":"${'x'.repeat(length)}"}}`)

  it('is read whole when it comes in time', async () => {
    await inShop(
      open,
      (_, response) => void response.writeHead(200, { 'content-length': whole.length }).end(whole),
      async ({ api, stub }) => {
        expect(await api.cart.count({}, { timeout: 9000 })).toEqual({
          text: expect.toSatisfy((text: string) => text.length === length),
        })
        expect(stub.seen).toHaveLength(1)
      },
      { maxBytes: 2 * length },
    )
  })

  it('ends with its deadline when it does not', async () => {
    await inShop(
      open,
      (_, response) => {
        response.writeHead(200, { 'content-length': whole.length })
        let sent = 0
        const flow = setInterval(() => response.write(whole.subarray(sent, (sent += 2 ** 18))), 10)
        response.on('close', () => clearInterval(flow))
      },
      async ({ api, stub }) => {
        expect(await failure(api.cart.count({}, { timeout: 1000 }))).toBeInstanceOf(TimeoutError)
        await expect.poll(stub.dropped, { timeout: 5000 }).toBe(1)
        expect(stub.seen).toHaveLength(1)
      },
      { maxBytes: 2 * length },
    )
  })
})
