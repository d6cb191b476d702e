import { BusinessError, HttpError, type ApiError, type ApiEvent, type CallOptions } from '@hearth/sdk'
import { describe, expect, it } from 'vitest'
import { entries, failure, inShop, type Shop } from './entries'
import { reply } from './stub-server'

type Call = (api: Shop['api'], options?: CallOptions) => Promise<object>

const readCart: Call = (api, options) => api.cart.read({}, options)

/** Calls for which X01 and X04 have rules of their own, and other calls. */
const calls = {
  'cart.read': readCart,
  'orders.list': (api) => api.orders.list({}),
  'orders.get': (api) => api.orders.get({ orderId: '1' }),
  'orders.cancel': (api) => api.orders.cancel({ orderId: '1' }),
  'orders.deliveryLog': (api) => api.orders.deliveryLog({ orderId: '1' }),
  'orders.deliveryLogRest': (api) => api.orders.deliveryLogRest({ orderId: '1' }),
  'orders.getDeliveryTime': (api) => api.orders.getDeliveryTime({ skuNo: '1' }),
  'coupons.receiveInvite': (api) => api.coupons.receiveInvite({ shareId: '1' }),
  'user.getAvatarShare': (api) => api.user.getAvatarShare({}),
  'bargain.start': (api) => api.bargain.start({ bargainCampaignId: '1', skuNo: '1' }),
  'bargain.help': (api) => api.bargain.help({ bargainId: '1' }),
  'afterSale.cancel': (api) => api.afterSale.cancel({ afterSaleOrderId: '1' }),
  'afterSale.get': (api) => api.afterSale.get({ afterSaleOrderId: '1' }),
} satisfies Record<string, Call>

interface Row {
  code: number | string
  call?: keyof typeof calls
  /** HTTP status of the reply; 200 when absent. */
  status?: number
  businessResult?: boolean
  retryable?: boolean
  events: ApiEvent[]
}

const MESSAGE = '手慢了，商品已售罄'
const toast: ApiEvent[] = [{ type: 'toast', text: MESSAGE }]
const none: ApiEvent[] = []

/** The table of codes (X01), and the calls whose failures stay silent (X04). */
const rows: Row[] = [
  { code: 107500998, events: [{ type: 'error-page', call: 'cart.read' }] },
  { code: 107500998, status: 503, events: [{ type: 'error-page', call: 'cart.read' }] },
  { code: 107500998, call: 'orders.list', events: [{ type: 'error-page', call: 'orders.list' }] },
  { code: 107001120, status: 401, events: [{ type: 'login', call: 'cart.read' }] },
  { code: 107001120, call: 'orders.list', events: [{ type: 'login', call: 'orders.list' }] },
  { code: 107001120, call: 'bargain.help', events: [{ type: 'login', call: 'bargain.help' }] },
  { code: 107001101, events: toast },
  { code: 107001199, events: toast },
  { code: 107001198, events: toast },
  { code: 107500999, events: toast },
  { code: 1002, events: toast },
  { code: '1002', events: toast },
  { code: 107002200, events: toast },
  { code: 107002410, events: toast },
  { code: 107002999, events: toast },
  { code: 999, events: toast },
  { code: 107002429, status: 429, retryable: true, events: toast },
  { code: 107002500, status: 500, events: toast },
  { code: 'SYSTEM_BUSY', events: toast },
  { code: 146000000, businessResult: true, events: none },
  { code: 146000200, businessResult: true, events: none },
  { code: 146999999, businessResult: true, events: none },
  { code: 14600200, events: toast },
  { code: 1460000999, events: toast },
  { code: 107002199, businessResult: true, events: none },
  { code: 107001298, events: toast },
  { code: 107001298, call: 'orders.get', events: toast },
  { code: 107001298, call: 'orders.cancel', events: toast },
  { code: 107001298, call: 'orders.deliveryLog', events: none },
  { code: 107001298, call: 'orders.deliveryLogRest', events: none },
  { code: 107001298, call: 'orders.getDeliveryTime', events: none },
  { code: 107001299, call: 'orders.deliveryLog', events: toast },
  { code: 107001299, call: 'orders.deliveryLogRest', events: toast },
  { code: 107001299, call: 'orders.getDeliveryTime', events: toast },
  {
    code: 106100012,
    call: 'afterSale.cancel',
    businessResult: true,
    events: [{ type: 'info', text: '赠品售后单不能单独取消', duration: 1500 }],
  },
  { code: 106100012, call: 'afterSale.get', businessResult: true, events: none },
  { code: 107002410, call: 'afterSale.cancel', events: toast },
  { code: 107002410, call: 'orders.list', events: none },
  { code: 107002410, call: 'coupons.receiveInvite', events: none },
  { code: 107002410, call: 'user.getAvatarShare', events: none },
  { code: 107002410, call: 'bargain.start', events: none },
  { code: 107002410, call: 'bargain.help', events: none },
]

/** Events that the shell must handle, without times and log entries. */
const effects = (events: ApiEvent[]) => events.filter(({ type }) => type !== 'time' && type !== 'failure')

describe.each(entries)('$entry', ({ open }) => {
  const refusing = (envelope: object, status: number, visit: (shop: Shop) => Promise<void>) =>
    inShop(
      open,
      (_, response) => reply(response, null, { message: MESSAGE, success: false, ...envelope }, status),
      visit,
    )

  it.each(rows.map(({ call = 'cart.read', status = 200, ...row }) => ({ ...row, call, status })))(
    'code $code of $call, with status $status, raises $events',
    async ({ code, call, status, businessResult = false, retryable = false, events: raised }) => {
      await refusing({ code }, status, async ({ api, stub, events }) => {
        const error = await failure(calls[call](api))
        expect(error).toBeInstanceOf(BusinessError)
        expect(error).toMatchObject({
          name: 'ApiError',
          code: String(code),
          message: MESSAGE,
          text: MESSAGE,
          call,
          status,
          retryable,
          businessResult,
        })
        expect(effects(events)).toEqual(raised)
        expect(stub.seen).toHaveLength(retryable ? 3 : 1)
      })
    },
  )

  it.each([301, 404, 500, 503])('code 0 with status %d is no success', async (status) => {
    await inShop(
      open,
      (_, response) => reply(response, { count: 3 }, {}, status),
      async ({ api }) =>
        expect(await failure(api.cart.change({ operation: 'add', items: [] }))).toMatchObject({
          name: 'ApiError',
          code: 'ERR_HTTP',
          status,
          unknown: status !== 404,
        }),
    )
  })

  it.each([0, '0'])('code %j is a success, and raises nothing', async (code) => {
    await inShop(
      open,
      (_, response) => reply(response, { count: 3 }, { code }),
      async ({ api, events }) => {
        expect(await api.cart.count({})).toEqual({ count: 3 })
        expect(effects(events)).toEqual([])
      },
    )
  })

  it('code 0 with success: false is a failure', async () => {
    await refusing({ code: 0 }, 200, async ({ api, events }) => {
      expect(await failure(api.cart.read({}))).toMatchObject({
        name: 'ApiError',
        code: '0',
        message: MESSAGE,
        businessResult: false,
      })
      expect(effects(events)).toEqual(toast)
    })
  })

  it('the envelope is read before the HTTP status, and names the refused field', async () => {
    await refusing({ code: 107002400, field: 'itemQuantity' }, 400, async ({ api }) => {
      expect(await failure(api.cart.read({}))).toMatchObject({
        name: 'ApiError',
        code: '107002400',
        status: 400,
        field: 'itemQuantity',
        message: MESSAGE,
      })
    })
  })

  it.each(['长', '😀'])('a message of 900 %s is cut to 500 whole characters', async (character) => {
    await refusing({ code: 107002500, message: character.repeat(900) }, 200, async ({ api, events }) => {
      const { message, text } = await failure(api.cart.read({}))
      expect([message, text]).toEqual([character.repeat(500), character.repeat(500)])
      expect(effects(events)).toEqual([{ type: 'toast', text: character.repeat(500) }])
    })
  })

  it('a refusal without a message is shown in the client’s own words', async () => {
    await refusing({ code: 107002500, message: '' }, 200, async ({ api, events }) => {
      const { text, message } = await failure(api.cart.read({}))
      expect(text).toMatch(/\p{Script=Han}/u)
      expect(message).not.toBe('')
      expect(effects(events)).toEqual([{ type: 'toast', text }])
    })
  })

  it('a caller that shows the error itself passes toast: false; login and the error page still open', async () => {
    await refusing({ code: 107002500 }, 200, async ({ api, events }) => {
      await failure(readCart(api, { toast: false }))
      expect(effects(events)).toEqual([])
    })
    await refusing({ code: 107001120 }, 401, async ({ api, events }) => {
      await failure(readCart(api, { toast: false }))
      expect(effects(events)).toEqual([{ type: 'login', call: 'cart.read' }])
    })
  })

  it('several callers of one request fail together, and the shopper is told once', async () => {
    await refusing({ code: 107002500 }, 200, async ({ api, stub, events }) => {
      const errors = await Promise.all([
        failure(api.cart.read({})),
        failure(api.cart.read({})),
        failure(api.cart.read({})),
      ])
      expect(new Set(errors.map(({ code }: ApiError) => code))).toEqual(new Set(['107002500']))
      expect(effects(events)).toEqual(toast)
      expect(stub.seen).toHaveLength(1)
    })
  })

  it('every failure is available to a log, and business results are not', async () => {
    await refusing({ code: 107002500 }, 200, async ({ api, events }) => {
      const error = await failure(api.orders.list({}))
      expect(events.filter(({ type }) => type === 'failure')).toEqual([{ type: 'failure', error }])
    })
    await refusing({ code: 146000001 }, 200, async ({ api, events }) => {
      await failure(api.orders.list({}))
      expect(events.filter(({ type }) => type === 'failure')).toEqual([])
    })
  })

  it('the server’s time comes with every reply, refusals too', async () => {
    await refusing({ code: 107002500, currentTimeMillis: 42 }, 200, async ({ api, events }) => {
      await failure(api.cart.read({}))
      expect(events[0]).toEqual({ type: 'time', serverTime: 42, receivedAt: expect.any(Number) })
    })
  })

  it.each([
    [400, { retryable: false }],
    [404, { retryable: false }],
    [408, { retryable: true }],
    [413, { retryable: false }],
    [429, { retryable: true }],
    [500, { retryable: false }],
    [502, { retryable: true }],
    [503, { retryable: true }],
    [504, { retryable: true }],
  ])('status %i without an envelope gives its own error', async (status, facts) => {
    await inShop(
      open,
      (_, response) => void response.writeHead(status).end('<h1>oops</h1>'),
      async ({ api, events }) => {
        const error = await failure(api.orders.cancel({ orderId: '1' }))
        expect(error).toBeInstanceOf(HttpError)
        expect(error).toMatchObject({
          ...facts,
          code: 'ERR_HTTP',
          status,
          call: 'orders.cancel',
          message: `Request failed with status code ${status}`,
          text: '新品热卖，人气火爆，请稍后再试',
          businessResult: false,
        })
        expect(effects(events)).toEqual([{ type: 'toast', text: error.text }])
      },
    )
  })

  it.each([
    'null',
    '"text"',
    '[]',
    '1',
    'true',
    '{"data":1}',
    '{"code":null}',
    '{"code":',
    '\uFEFF',
    'callback({"code":0})',
  ])('a 200 with %j is not a reply of the shop', async (body) => {
    await inShop(
      open,
      (_, response) => void response.end(body),
      async ({ api }) => {
        expect(await failure(api.cart.read({}))).toBeInstanceOf(HttpError)
      },
    )
  })
})
