import { getEventListeners } from 'node:events'
import { createCoreApi, cart, orders, type ApiError, type ApiOptions, type Transport } from '@hearth/sdk/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { entries, failure, inShop, pause } from './entries'
import { reply } from './stub-server'

afterEach(() => void vi.useRealTimers())

describe.each(entries)('$entry', ({ open }) => {
  it('an error’s stack names the function that made the call, also in `onEvent` and for shared requests', async () => {
    const made: (string | undefined)[] = []
    const onEvent: ApiOptions['onEvent'] = (event) =>
      event.type === 'failure' && made.push(/ at (\w+) .*ends-of-calls/.exec(event.error.stack!)?.[1])
    await inShop(
      open,
      (_, response) => reply(response, null, { code: 107002410, success: false }),
      async ({ api }) => {
        const buyLamp = async () => await api.orders.cancel({ orderId: '1' })
        // The stack also names a caller that is not an async function.
        const openPage = () => api.orders.get({ orderId: '1' }).then((order) => order)
        const countFirst = async () => await api.cart.count({})
        const countSecond = async () => await api.cart.count({})
        const lookUp = async () => await api.products.skus({ skuNo: ['1'] })
        expect((await failure(buyLamp())).stack).toMatch(/\nError: called\n[^]*buyLamp.*ends-of-calls\.test/)
        expect((await failure(openPage())).stack).toMatch(/openPage.*ends-of-calls\.test/)
        expect((await failure(lookUp())).stack).toMatch(/lookUp.*ends-of-calls\.test/)
        const [first, second] = await Promise.all([failure(countFirst()), failure(countSecond())])
        expect(first.stack).toMatch(/countFirst.*ends-of-calls\.test/)
        expect(second.stack).toBe(first.stack)
        expect(made).toEqual(['buyLamp', 'openPage', 'lookUp', 'countFirst'])
      },
      { onEvent },
    )
  })

  it('the stack of an aborted call names its caller', async () => {
    await inShop(
      open,
      () => {},
      async ({ api }) => {
        const controller = new AbortController()
        const countAlone = () => api.cart.count({}, { signal: controller.signal })
        const joinOther = () => api.orders.get({ orderId: '1' }, { signal: controller.signal })
        void api.orders.get({ orderId: '1' }).catch(() => {})
        const ends = [failure(countAlone()), failure(joinOther())]
        await pause(20)
        controller.abort()
        const [alone, joined] = await Promise.all(ends)
        expect(alone!.stack).toMatch(/countAlone.*ends-of-calls\.test/)
        expect(alone!.stack!.split('called')).toHaveLength(2)
        expect(joined!.stack).toMatch(/joinOther.*ends-of-calls\.test/)
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

  it('twenty calls on one signal have one listener, warn of no leak, and leave none behind', async () => {
    const warnings: string[] = []
    const warn = ({ name }: Error) => void warnings.push(name)
    process.on('warning', warn)
    await inShop(
      open,
      (_, response) => void setTimeout(() => reply(response, {}), 20),
      async ({ api }) => {
        const { signal } = new AbortController()
        const calls = Array.from({ length: 20 }, (_, index) => api.orders.cancel({ orderId: `${index}` }, { signal }))
        expect(getEventListeners(signal, 'abort')).toHaveLength(1)
        await calls[0]
        await Promise.all(calls)
        await pause(1)
        expect(getEventListeners(signal, 'abort')).toHaveLength(0)
        expect(warnings).toEqual([])
      },
    )
    process.off('warning', warn)
  })

  it('an abort ends every call on its signal once, and no call on another', async () => {
    await inShop(
      open,
      () => {},
      async ({ api }) => {
        const [left, right] = [new AbortController(), new AbortController()]
        const ended: string[] = []
        const ask = (name: string, signal: AbortSignal) =>
          failure(api.orders.get({ orderId: '1' }, { signal })).then(() => ended.push(name))
        const ends = [ask('left', left.signal), ask('left too', left.signal), ask('right', right.signal)]
        left.abort()
        await Promise.all(ends.slice(0, 2))
        await pause(20)
        // The request continues for the third caller, though two callers have left.
        expect(ended).toEqual(['left', 'left too'])
        right.abort()
        await ends[2]
        expect(ended).toEqual(['left', 'left too', 'right'])
      },
    )
  })

  it.each([
    ['host: edge without hosts.edge', {}, { host: 'edge' as const }, /^TypeError: edge is 'undefined': no https:/],
    [
      'a baseUrl without a scheme',
      { baseUrl: 'localhost:3000' },
      {},
      /^TypeError: baseUrl is 'localhost:3000': no http/,
    ],
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

it.each(['2', '0', null])(
  'an abort while waiting for a retry, Retry-After %s, leaves no timer behind',
  async (retryAfter) => {
    vi.useFakeTimers()
    const transport: Transport = async () => ({
      status: 503,
      headers: { get: (name) => (name === 'retry-after' ? retryAfter : null) },
      text: async () => '',
    })
    const options = {
      baseUrl: 'https://shop.example',
      channelId: 1,
      platformId: 1,
      transport,
      random: () => 0.5,
    } as const
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
  },
)
