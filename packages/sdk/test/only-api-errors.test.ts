import {
  ApiError,
  createCoreApi,
  cart,
  HttpError,
  orders,
  PayloadError,
  products,
  type Transport,
} from '@hearth/sdk/core'
import { describe, expect, it } from 'vitest'
import { entries, failure, inShop } from './entries'
import { reply } from './stub-server'

const circle: { self?: object } = {}
circle.self = circle
const unsayable: [string, object][] = [
  ['a BigInt', { remark: 1n }],
  ['a circle', { remark: circle }],
]

describe.each(entries)('$entry', ({ open }) => {
  it.each(unsayable)('%s in a payload ends in a PayloadError, and nothing is sent', async (_, payload) => {
    await inShop(
      open,
      (_, response) => reply(response, {}),
      async ({ api, stub }) => {
        const calls = [
          api.orders.list(payload),
          api.orders.cancel({ orderId: '1', ...payload }),
          api.products.skus({ skuNo: ['1'], ...payload }),
        ]
        for (const error of await Promise.all(calls.map(failure))) expect(error).toBeInstanceOf(PayloadError)
        expect(stub.seen).toEqual([])
      },
    )
  })

  it('a value without a text ends in a PayloadError where a text is required', async () => {
    await inShop(
      open,
      (_, response) => reply(response, {}),
      async ({ api, stub }) => {
        const orderId = Object.create(null) as never
        for (const error of await Promise.all(
          [
            api.orders.get({ orderId }),
            api.orders.list({ startId: orderId }),
            api.products.skus({ skuNo: orderId }),
          ].map(failure),
        ))
          expect(error).toBeInstanceOf(PayloadError)
        expect(stub.seen).toEqual([])
      },
    )
  })

  it.each([null, 'text', 7, { skuNo: '1' }])(
    'a look-up answered with %j, no list, ends in an HttpError, and the shopper is told',
    async (data) => {
      await inShop(
        open,
        (_, response) => reply(response, data),
        async ({ api, toasts }) => {
          const error = await failure(api.products.skus({ skuNo: ['1'] }))
          expect(error).toBeInstanceOf(HttpError)
          expect(error).toMatchObject({ code: 'ERR_HTTP', status: 200 })
          expect(toasts()).toEqual([error.text])
        },
      )
    },
  )

  it('a look-up whose list has holes returns the valid entries', async () => {
    await inShop(
      open,
      (_, response) => reply(response, [null, 5, { skuNo: '1' }]),
      async ({ api }) => expect(await api.products.skus({ skuNo: ['1'] })).toEqual([{ skuNo: '1' }]),
    )
  })

  it.each([
    [107002500, 500, true],
    [107002503, 503, true],
    [107002409, 409, false],
    [107001101, 200, false],
  ])(
    'a POST that the shop answers with code %i and status %i: whether it may have been carried out is %s',
    async (code, status, unknown) => {
      await inShop(
        open,
        (_, response) => reply(response, null, { code, success: false }, status),
        async ({ api }) => expect(await failure(api.orders.cancel({ orderId: '1' }))).toMatchObject({ unknown }),
      )
    },
  )

  it.each([301, 302, 303, 307, 308])(
    'a POST answered with %i may have been carried out: it is unknown',
    async (status) => {
      await inShop(
        open,
        (_, response) => void response.writeHead(status, { location: '/elsewhere' }).end(),
        async ({ api, stub }) => {
          const error = await failure(api.orders.cancel({ orderId: '1' }))
          expect(error).toBeInstanceOf(HttpError)
          expect(error).toMatchObject({
            status,
            unknown: true,
            retryable: false,
            message: `Request failed with status code ${status}`,
          })
          expect(stub.seen).toHaveLength(1)
        },
      )
    },
  )
})

const wrong: [string, Transport][] = [
  [
    'throws',
    () => {
      throw new Error('no way')
    },
  ],
  ['rejects with nothing', () => Promise.reject()],
  ['rejects with a text', () => Promise.reject('no way')],
  ['gives nothing', () => Promise.resolve(undefined as never)],
  ['gives a reply without headers', () => Promise.resolve({ status: 500, text: async () => '' } as never)],
  [
    'gives a body that cannot be read',
    () =>
      Promise.resolve({
        status: 200,
        headers: { get: () => null },
        text: () => {
          throw new Error('no way')
        },
      }),
  ],
]

it.each(wrong)('a transport that %s makes a call end in an ApiError', async (_, transport) => {
  const api = createCoreApi(
    { baseUrl: '', channelId: 1, platformId: 1, transport, random: () => 0 },
    { cart, orders, products },
  )
  for (const call of [api.cart.count({}), api.orders.cancel({ orderId: '1' }), api.products.skus({ skuNo: ['1'] })])
    expect(await failure(call)).toBeInstanceOf(ApiError)
})
