import { setTimeout as sleep } from 'node:timers/promises'
import { ORDER_STATUS } from '@hearth/domain'
import type { LoggedIn, OrderDetail, PlacedOrder, SentLoginCode, StartedPayment } from '@hearth/sdk/core'
import { expect } from 'vitest'
import type { Envelope } from '#kernel/http/envelope'
import type { ShopFile } from '@hearth/ops'
import type { ServerProcess } from './server-process'
import { draftOf } from './shelf'

/** The price of the one sku, fen. */
export const PRICE = 10_000

/** The shop file of a shop with one sku. */
export const oneSku = (stock: number): ShopFile => ({
  merchants: [{ merchantId: 'm', name: '暖居', companyName: '暖居', telephone: '400' }],
  pictures: [{ name: 'lamp', alt: '灯', width: 10, height: 10 }],
  categories: [{ code: 'lamp', name: '灯具', picture: 'lamp' }],
  products: [
    {
      spuNo: '1',
      name: '灯',
      sellingPoint: '',
      brandName: '暖居',
      categoryCode: 'lamp',
      merchantId: 'm',
      pictures: ['lamp'],
      detailPictures: [],
      highlights: [],
      specifications: [],
      saleAttributes: [],
      services: [],
      defaultSkuNo: '101',
      skus: [{ skuNo: '101', skuName: '灯', attributes: [], picture: 'lamp', price: PRICE, stock }],
    },
  ],
})

/** A reply, with its status and headers. */
export type Answer<Data> = Envelope<Data> & { status: number; retryAfter: string | null }

/** A shopper who is logged in at a server of another process. */
export interface RemoteShopper {
  addressId: string
  ask<Data>(method: string, path: string, body?: object, key?: string): Promise<Answer<Data>>
  /** Orders one lamp under an idempotency key. */
  order(key: string): Promise<Answer<PlacedOrder>>
  readOrder(orderId: string): Promise<Answer<OrderDetail>>
  cancel(orderId: string): Promise<Answer<object>>
}

/** Pays a shopper's order at a server's sandbox cashier, and waits until the shop knows. */
export async function payAt(server: ServerProcess, shopper: RemoteShopper, orderId: string): Promise<void> {
  const { data } = await shopper.ask<StartedPayment>('POST', '/api/payment/v2', { orderId })
  await fetch(`${server.address}${data!.cashierUrl}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
  })
  await expect.poll(async () => (await shopper.readOrder(orderId)).data?.order.orderStatus).toBe(ORDER_STATUS.paid)
}

/** Shoppers who keep ordering without a pause. */
export interface OrderingShoppers {
  acknowledged: { shopper: RemoteShopper; orderId: string }[]
  /** Number of replies for each HTTP status. */
  statuses: Map<number, number>
  /**
   * Resolves when the next order is acknowledged.
   * @throws Error like `stop`
   */
  nextOrder(): Promise<void>
  /**
   * Stops the shoppers, and resolves once all have stopped.
   * @throws Error if an order was refused with anything but a 503 with Retry-After
   */
  stop(): Promise<void>
}

/**
 * Lets shoppers place and cancel orders, so that nobody reaches the limit of unpaid orders. `pause`: ms after a refused
 * order.
 */
export function orderOn(shoppers: readonly RemoteShopper[], pause: number): OrderingShoppers {
  const acknowledged: OrderingShoppers['acknowledged'] = []
  const statuses = new Map<number, number>()
  const day = { over: false }
  let tell = () => {}
  const loops = shoppers.map(async (shopper, who) => {
    for (let n = 0; !day.over; n += 1) {
      const { status, data, retryAfter } = await shopper.order(`order-${who}-${n}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (data) {
        acknowledged.push({ shopper, orderId: data.orderId })
        tell()
        await shopper.cancel(data.orderId)
      } else {
        expect([status, retryAfter]).toEqual([503, '1'])
        await sleep(pause)
      }
    }
  })
  const ended = Promise.all(loops).then(() => {})
  return {
    acknowledged,
    statuses,
    nextOrder: () => Promise.race([new Promise<void>((resolve) => (tell = resolve)), ended]),
    stop() {
      day.over = true
      return ended
    },
  }
}

/** Logs a shopper in, with an address. `server` may return another server after a restart. */
export async function logIn(server: () => ServerProcess, telephone: string): Promise<RemoteShopper> {
  let session = ''
  const ask = async <Data>(method: string, path: string, body?: object, key?: string): Promise<Answer<Data>> => {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(session ? { 'x-hearth-session': session } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    }
    const reply = await fetch(`${server().address}${path}`, { method, headers, body: body && JSON.stringify(body) })
    return {
      ...((await reply.json()) as Envelope<Data>),
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
    }
  }
  const sent = await ask<SentLoginCode>('POST', '/api/passport/v1/code', { telephone })
  const code = await server().codeOf(telephone)
  session =
    (
      await ask<LoggedIn>('POST', '/api/passport/v1/login', {
        telephone,
        ticket: sent.data?.ticket,
        code,
        session: 'token',
      })
    ).data?.sessionToken ?? ''
  const address = await ask<{ addressId: string }>('POST', '/api/platform/address/v1', {
    consigneeName: '林暖',
    consigneeTele: telephone,
    provinceCode: '110000',
    cityCode: '110100',
    districtCode: '110105',
    detailAddress: '望京街 1 号',
  })
  const addressId = address.data?.addressId ?? ''
  return {
    addressId,
    ask,
    order: (key) => ask('POST', '/api/orders/v1', draftOf(addressId, [{ skuNo: '101', itemQuantity: 1 }], PRICE), key),
    readOrder: (orderId) => ask('GET', `/api/orders/${orderId}/v1`),
    cancel: (orderId) => ask('POST', `/api/orders/${orderId}/v2`, {}),
  }
}
