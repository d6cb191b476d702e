import { createCoreApi, cart, orders, type ApiError, type Transport } from '@hearth/sdk/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { entries, failure, inShop, pause } from './entries'
import { reply } from './stub-server'

afterEach(() => void vi.useRealTimers())

describe.each(entries)('$entry', ({ open }) => {
  it('an error’s stack names the function that awaited the call, alone and where callers share a request', async () => {
    await inShop(
      open,
      (_, response) => reply(response, null, { code: 107002410, success: false }),
      async ({ api }) => {
        const buyLamp = async () => await api.orders.cancel({ orderId: '1' })
        const countFirst = async () => await api.cart.count({})
        const countSecond = async () => await api.cart.count({})
        expect((await failure(buyLamp())).stack).toMatch(/buyLamp.*ends-of-calls\.test/)
        const [first] = await Promise.all([failure(countFirst()), failure(countSecond())])
        expect(first.stack).toMatch(/countFirst.*ends-of-calls\.test/)
      },
    )
  })

  it('an abort keeps its reason as the cause of the error', async () => {
    await inShop(
      open,
      () => {},
      async ({ api }) => {
        const controller = new AbortController()
        const aborted = failure(api.cart.count({}, { signal: controller.signal }))
        const reason = new Error('the page was left')
        controller.abort(reason)
        expect(await aborted).toMatchObject({ code: 'ERR_ABORTED', cause: reason })
      },
    )
  })

  it('twenty calls on one signal have one listener, which is gone once they have ended', async () => {
    await inShop(
      open,
      (_, response) => reply(response, {}),
      async ({ api }) => {
        const { signal } = new AbortController()
        const add = vi.spyOn(signal, 'addEventListener')
        const remove = vi.spyOn(signal, 'removeEventListener')
        await Promise.all(
          Array.from({ length: 20 }, (_, index) => api.orders.cancel({ orderId: `${index}` }, { signal })),
        )
        await pause(1)
        expect([add.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1])
      },
    )
  })

  it.each([
    ['host: edge without hosts.edge', {}, { host: 'edge' as const }, /^TypeError: edge is 'undefined': no https:/],
    ['a baseUrl without a scheme', { baseUrl: 'localhost:3000' }, {}, /^TypeError: baseUrl is 'localhost:3000': no http/],
  ])('%s ends in an error that says so, with nothing sent', async (_, options, wishes, message) => {
    await inShop(
      open,
      (_, response) => reply(response, {}),
      async ({ api, stub }) => {
        const error = await failure(api.cart.count({}, wishes))
        expect(error).toMatchObject({ code: 'ERR_PAYLOAD', message: expect.stringMatching(message) })
        expect(stub.seen).toEqual([])
      },
      options,
    )
  })
})

it.each(['2', '0', null])('an abort in a wait for a repeat, Retry-After %s, leaves no timer behind', async (retryAfter) => {
  vi.useFakeTimers()
  const transport: Transport = async () => ({
    status: 503,
    headers: { get: (name) => (name === 'retry-after' ? retryAfter : null) },
    text: async () => '',
  })
  const options = { baseUrl: 'https://shop.example', channelId: 1, platformId: 1, transport, random: () => 0.5 } as const
  const api = createCoreApi(options, { cart, orders })
  const controller = new AbortController()
  const ended = api.cart.count({}, { signal: controller.signal }).then(
    () => undefined,
    (error: ApiError) => error.code,
  )
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  expect(vi.getTimerCount()).toBeGreaterThan(1)
  controller.abort()
  expect(await ended).toBe('ERR_ABORTED')
  expect(vi.getTimerCount()).toBe(0)
})
