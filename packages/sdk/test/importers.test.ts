import {
  createApi,
  cart,
  HttpError,
  NetworkError,
  orders,
  type ApiOptions,
  type Fetch,
  type SeenReply,
  type SentRequest,
} from '@hearth/sdk'
import { describe, expect, it } from 'vitest'
import { entries, failure, inShop } from './entries'
import { reply, startStub } from './stub-server'

const fine = (_: object, response: Parameters<typeof reply>[0]) => reply(response, { fine: true })

describe.each(entries)('$entry', ({ open }) => {
  describe('an error', () => {
    it('names the request as the server’s log does, and shows what came in place of the envelope', async () => {
      const page = `<h1>坏</h1>${'😀'.repeat(600)}`
      await inShop(
        open,
        (_, response) => void response.writeHead(500, { 'X-Request-Id': 'request-7' }).end(page),
        async ({ api }) => {
          const error = await failure(api.cart.count({}))
          expect(error).toBeInstanceOf(HttpError)
          expect(error).toMatchObject({
            status: 500,
            requestId: 'request-7',
            body: Array.from(page).slice(0, 500).join(''),
          })
        },
      )
    })

    it('of the shop names the request too, and does not repeat the envelope', async () => {
      await inShop(
        open,
        (_, response) => {
          response.setHeader('x-request-id', 'request-8')
          reply(response, null, { code: 107002410, success: false })
        },
        async ({ api }) => {
          const error = await failure(api.cart.count({}))
          expect(error).toMatchObject({ status: 200, requestId: 'request-8', code: '107002410' })
          expect(error.body).toBeUndefined()
        },
      )
    })

    it('has the platform’s error as its cause, which loggers print once', async () => {
      await inShop(
        open,
        (_, __, socket) => void socket.resetAndDestroy(),
        async ({ api }) => {
          const error = await failure(api.orders.cancel({ orderId: '1' }))
          expect(error).toBeInstanceOf(NetworkError)
          expect(error.cause).toBeTypeOf('object')
          expect(Object.keys(error)).not.toContain('cause')
        },
      )
    })
  })

  it('headers of the client and of a call are sent in lower case; the client’s own cannot be replaced', async () => {
    const headers = { 'X-Team': 'lamps', 'X-Page': 'home', 'X-Hearth-Session': 'forged' }
    await inShop(
      open,
      fine,
      async ({ api, stub }) => {
        await api.cart.change(
          { operation: 'remove', items: [] },
          { headers: { 'x-page': 'cart', 'Content-Type': 'text/plain' } },
        )
        expect(stub.seen[0]!.headers).toMatchObject({
          'x-team': 'lamps',
          'x-page': 'cart',
          'x-hearth-session': 'token',
          'content-type': 'application/json',
        })
      },
      { headers, session: () => 'token' },
    )
  })

  it('a host that is not the shop’s does not get the client’s headers', async () => {
    const trace = await startStub(fine)
    const api = open(
      {
        baseUrl: '',
        channelId: 1,
        platformId: 1,
        hosts: { trace: `${trace.url}/trace` },
        headers: { 'x-team': 'lamps' },
      },
      { tracking: { getTrace: 'GET {} external=trace' as never } },
    )
    await (api as never as { tracking: { getTrace(payload: object): Promise<object> } }).tracking.getTrace({})
    expect(trace.seen[0]!.headers).not.toHaveProperty('x-team')
  })

  it('onRequest sees each attempt and may add to it, onReply sees each reply', async () => {
    const sent: SentRequest[] = []
    const replies: [SeenReply, SentRequest][] = []
    const options: Partial<ApiOptions> = {
      onRequest: async (request) => {
        sent.push(request)
        request.headers.traceparent = `attempt-${sent.length}`
      },
      onReply: (...seen) => void replies.push(seen),
    }
    await inShop(
      open,
      (_, response, __, count) =>
        count === 1 ? void response.writeHead(503, { 'X-Server': 'one' }).end() : reply(response, { fine: true }),
      async ({ api, stub }) => {
        expect(await api.cart.count({})).toEqual({ fine: true })
        expect(stub.seen.map(({ headers }) => headers.traceparent)).toEqual(['attempt-1', 'attempt-2'])
        expect(sent[0]).toMatchObject({
          call: 'cart.count',
          method: 'GET',
          url: `${stub.url}/api/cart/count/v1?channelId=1&platformId=1`,
        })
        expect(replies.map(([{ status }]) => status)).toEqual([503, 200])
        expect(replies[0]![0].headers.get('x-server')).toBe('one')
        expect(replies[1]![1]).toBe(sent[1])
      },
      options,
    )
  })

  it.each(['/', '//', '/shop/', '/shop'])('a baseUrl that ends in %j is joined with one slash', async (end) => {
    await inShop(open, fine, async ({ stub }) => {
      await open({ baseUrl: stub.url + end, channelId: 1, platformId: 1 }, { cart }).cart.count({})
      expect(stub.seen[0]!.path).toBe(`${end.replace(/\/+$/, '')}/api/cart/count/v1`)
    })
  })
})

it('over ky, a given fetch function sends the requests', async () => {
  const asked: string[] = []
  const stub = await startStub(fine)
  const api = createApi(
    {
      baseUrl: stub.url,
      channelId: 1,
      platformId: 1,
      fetch(url, init) {
        asked.push(`${init.method} ${url}`)
        return fetch(url, init)
      },
    },
    { cart, orders },
  )
  expect(await api.cart.count({})).toEqual({ fine: true })
  expect(await api.orders.cancel({ orderId: '1' })).toEqual({ fine: true })
  expect(asked).toEqual([
    `GET ${stub.url}/api/cart/count/v1?channelId=1&platformId=1`,
    expect.stringContaining('POST '),
  ])
  expect(stub.seen).toHaveLength(2)
})

it('over ky, a fetch of another library, whose replies are not the platform’s, is called once', async () => {
  let asked = 0
  const text = '{"code":0,"data":{"fine":true}}'
  const own: ApiOptions & { fetch: Fetch } = {
    baseUrl: 'https://shop.example',
    channelId: 1,
    platformId: 1,
    async fetch() {
      asked++
      return { status: 200, headers: { get: () => null }, body: null, text: async () => text }
    },
  }
  expect(await createApi(own, { cart }).cart.count({})).toEqual({ fine: true })
  expect(asked).toBe(1)
})

it('over ky, the platform’s own fetch may be passed unchanged', async () => {
  const stub = await startStub(fine)
  expect(await createApi({ baseUrl: stub.url, channelId: 1, platformId: 1, fetch }, { cart }).cart.count({})).toEqual({
    fine: true,
  })
})
