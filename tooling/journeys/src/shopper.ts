import type { Page } from 'playwright-core'
import { until, type OpenShop } from './start-shop'

/** A reply of the API, as it was received. */
export interface Answer {
  status: number
  headers: Record<string, string>
  text: string
}

/** A product and its quantity. */
export interface Piece {
  skuNo: string
  itemQuantity: number
}

/** A shopper who is logged in and makes calls of the API. */
export interface Shopper {
  telephone: string
  /** The session's cookie as `name=value`. */
  cookie: string
  ask(method: string, path: string, body?: object): Promise<Answer>
  /** Makes a call and returns the data of its reply. Throws with the message of the shop if the call is refused. */
  get<Data>(method: string, path: string, body?: object): Promise<Data>
  /** Saves an address. @returns its id */
  keepAddress(): Promise<string>
  /**
   * Buys directly, at the present price.
   * @param campaign the campaign of the purchase, such as a group
   * @param shareId the share that led to the purchase
   * @returns the number of the order
   */
  order(piece: Piece, addressId: string, campaign?: object, shareId?: string): Promise<string>
  /**
   * Starts a payment.
   * @returns path of the cashier's page
   */
  startPayment(orderId: string): Promise<string>
  /** Pays at the sandbox cashier and waits until the shop has recorded the payment. */
  pay(orderId: string): Promise<void>
  /** Logs a page of a browser in with this session. */
  enter(page: Page): Promise<void>
}

/** Logs in with a code sent by SMS. */
export async function logIn(shop: OpenShop, telephone: string): Promise<Shopper> {
  const send = async (
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string>,
  ): Promise<Answer & { cookie: string }> => {
    const reply = await fetch(shop.origin + path, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return {
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      text: await reply.text(),
      cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    }
  }
  const sent = JSON.parse((await send('POST', '/api/passport/v1/code', { telephone }, {})).text) as {
    data: { ticket: string } | null
    message: string
  }
  if (!sent.data) throw new Error(`${telephone} was sent no code: ${sent.message}`)
  const { cookie, text } = await send(
    'POST',
    '/api/passport/v1/login',
    { telephone, ticket: sent.data.ticket, code: await shop.loginCode(telephone), session: 'cookie' },
    {},
  )
  if (!cookie) throw new Error(`${telephone} was not logged in: ${text}`)

  const ask = (method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    send(method, path, body, { cookie, 'sec-fetch-site': 'same-origin', ...more })
  async function get<Data>(method: string, path: string, body?: object, more?: Record<string, string>): Promise<Data> {
    const { text } = await ask(method, path, body, more)
    const { data, success, message } = JSON.parse(text) as { data: Data; success: boolean; message: string }
    if (!success) throw new Error(`${method} ${path}: ${message}`)
    return data
  }
  async function startPayment(orderId: string): Promise<string> {
    const payment = { orderId, payChannel: 'sandbox', returnUrl: `/pay-result/${orderId}` }
    const { cashierUrl } = await get<{ cashierUrl: string }>('POST', '/api/payment/v2', payment, {
      'idempotency-key': crypto.randomUUID(),
    })
    const { pathname, search } = new URL(cashierUrl, shop.origin)
    return pathname + search
  }
  return {
    telephone,
    cookie,
    ask: (method, path, body) => ask(method, path, body),
    get: (method, path, body) => get(method, path, body),
    async keepAddress() {
      const { addressId } = await get<{ addressId: string }>('POST', '/api/platform/address/v1', {
        ...anAddress,
        consigneeTele: telephone,
      })
      return addressId
    },
    async order({ skuNo, itemQuantity }, addressId, campaign, shareId) {
      const by = campaign ? `&campaign=${encodeURIComponent(JSON.stringify(campaign))}` : ''
      const { amounts } = await get<{ amounts: { payAmount: number } }>(
        'GET',
        `/api/cart/v1/settlement?skuNo=${skuNo}&itemQuantity=${itemQuantity}&addressId=${addressId}&couponId=&useGold=false&useDuStar=false${by}`,
      )
      const draft = {
        addressId,
        products: [{ skuNo, itemQuantity }],
        coupons: [],
        orderAmount: amounts.payAmount,
        orderWay: 2,
        invoiceType: 0,
        invoiceContent: 1,
        invoiceHeader: 1,
        useDuStar: false,
        useGold: false,
        campaign,
        shareId,
      }
      const { orderId } = await get<{ orderId: string }>('POST', '/api/orders/v1', draft, {
        'idempotency-key': crypto.randomUUID(),
      })
      return orderId
    },
    startPayment,
    async pay(orderId) {
      await fetch(shop.origin + (await startPayment(orderId)), {
        method: 'POST',
        headers: { cookie, origin: shop.origin },
        body: new URLSearchParams({ action: 'pay' }),
        redirect: 'manual',
      })
      await until(async () => {
        const { order } = await get<{ order: { payTime?: number } }>('GET', `/api/orders/${orderId}/v1`)
        return order.payTime
      }, `the payment of ${orderId}`)
    },
    async enter(page) {
      const [name = '', value = ''] = cookie.split('=')
      await page.context().addCookies([{ name, value, url: shop.origin, httpOnly: true, sameSite: 'Lax' }])
    },
  }
}

/** An address, with the fields that a form of an address saves. */
export const anAddress = {
  consigneeName: '王小暖',
  consigneeTele: '13800138000',
  provinceCode: '110000',
  cityCode: '110100',
  districtCode: '110101',
  detailAddress: '长安街 1 号院 2 号楼 301',
}
