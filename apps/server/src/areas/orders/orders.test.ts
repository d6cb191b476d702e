import { ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import type { OrderDetail, OrderPage, Settlement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import { checkBooks } from '../../../test/check-books'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { giveAddress, giveCoupon, stockShelf } from '../../../test/shelf'
import { workOn } from '../../../test/work'

const skus = [
  { skuNo: 'lamp', price: 20000 },
  { skuNo: 'cheap', price: 5000 },
  { skuNo: 'pair', stock: 2 },
]

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, skus)
})
afterAll(() => shop.close())

const settle = ({ headers }: Buyer, query: string) =>
  shop.ask<Settlement>({ url: `/api/cart/v1/settlement?${query}`, headers })
const detail = async ({ headers }: Buyer, orderId: string) =>
  (await shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers })).data?.order
const one = (skuNo: string, itemQuantity = 1) => [{ skuNo, itemQuantity }]

describe('an order', () => {
  it('keeps the coupon and gives back the stock, once, when it is cancelled before payment', async () => {
    const buyer = await shop.buyer()
    const coupons = [await giveCoupon(shop.connection.db, buyer.id, { value: 1000 })]
    const stock = () => shop.number(sql`select stock as n from sku where sku_no = 'lamp'`)
    const before = await stock()
    const { orderId } = await shop.buy(buyer, one('lamp', 2), 39000, { coupons })
    expect(await stock()).toBe(before - 2)
    const cancel = () =>
      shop.ask({
        method: 'POST',
        url: `/api/orders/${orderId}/v2`,
        headers: buyer.headers,
        payload: { reason: '买错了' },
      })
    expect((await cancel()).code).toBe(0)
    expect((await cancel()).code).toBe(REPLY_CODE.wrongState)
    expect(await stock()).toBe(before)
    expect((await settle(buyer, 'skuNo=lamp')).data?.coupons).toMatchObject([{ couponId: coupons[0], applied: true }])
    expect(await detail(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.cancelled, cancelReason: '买错了' })
  })

  it('renews public pages when it takes the last piece or returns the first one, and not in between', async () => {
    const buyer = await shop.buyer()
    const version = () =>
      shop.number(sql`select (value #>> '{}')::integer as n from setting where name = 'catalogueVersion'`)
    const before = await version()
    const cancel = (orderId: string) =>
      shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers: buyer.headers, payload: {} })
    const first = await shop.buy(buyer, one('pair'), 10000)
    expect(await version()).toBe(before)
    const last = await shop.buy(buyer, one('pair'), 10000)
    expect(await version()).toBe(before + 1)
    await cancel(first.orderId)
    expect(await version()).toBe(before + 2)
    await cancel(last.orderId)
    expect(await version()).toBe(before + 2)
  })

  it('is listed newest first, page by page, by status', async () => {
    const buyer = await shop.buyer()
    const ids: string[] = []
    for (let at = 0; at < 7; at += 1) {
      ids.unshift((await shop.buy(buyer, one('cheap'), 6000)).orderId)
      if (at % 2) shop.wait(1000)
    }
    const seen: string[] = []
    let startId = ''
    do {
      const { data } = await shop.ask<OrderPage>({
        url: `/api/orders/v1?count=3&startId=${startId}`,
        headers: buyer.headers,
      })
      expect(data?.order.totalCount).toBe(7)
      seen.push(...(data?.order.result.map((order) => order.orderId) ?? []))
      startId = data?.startId ?? ''
    } while (startId !== '')
    expect(new Set(seen)).toEqual(new Set(ids))
    expect(seen).toEqual([...ids].sort().reverse())
    expect(await shop.ask({ url: '/api/orders/v1?count=51', headers: buyer.headers })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'count',
    })
    await shop.ask({ method: 'POST', url: `/api/orders/${ids[0]}/v2`, headers: buyer.headers, payload: {} })
    const { data } = await shop.ask<OrderPage>({ url: '/api/orders/v1?orderStatus=90', headers: buyer.headers })
    expect(data).toMatchObject({
      order: { totalCount: 1, result: [{ orderId: ids[0], pendingCashAmount: 0 }] },
      startId: '',
    })
    shop.queries.length = 0
    await shop.ask({ url: '/api/orders/v1', headers: buyer.headers })
    expect(shop.queries).toHaveLength(1)
  })

  it('of another shopper answers byte for byte like one that does not exist, at every address', async () => {
    const [owner, other] = [await shop.buyer(), await shop.buyer()]
    const { orderId } = await shop.buy(owner, one('cheap'), 6000)
    const started = await shop.startPayment(owner, orderId)
    const asks = (id: string) =>
      [
        { method: 'GET', url: `/api/orders/${id}/v1` },
        { method: 'POST', url: `/api/orders/${id}/v2`, payload: {} },
        { method: 'PUT', url: `/api/orders/${id}/confirm/v1`, payload: {} },
        { method: 'GET', url: `/api/orders/${id}/operLogs/v1` },
        { method: 'GET', url: `/api/orders/${id}/logs/v1` },
        { method: 'POST', url: '/api/platform/logistics/v1/message', payload: { orderId: id } },
        { method: 'POST', url: '/api/rest/logistics/v1/message', payload: { orderId: id } },
        { method: 'POST', url: '/api/payment/v2', payload: { orderId: id, payChannel: 'sandbox' } },
        { method: 'GET', url: `/api/payment/polling/v1?orderId=${id}` },
        { method: 'GET', url: `/api/payment/polling/v1?orderId=${id}&paymentId=${started.paymentId}` },
        {
          method: 'GET',
          url: started.cashierUrl.replace(/.$/, (last) => (id === orderId ? (last === '0' ? '1' : '0') : 'x')),
        },
      ] as const
    const answer = async (request: ReturnType<typeof asks>[number]) => {
      const reply = await shop.app.inject({ ...request, headers: other.headers })
      return [reply.statusCode, reply.body]
    }
    const [foreign, unknown] = [asks(orderId), asks('1799999999999000000')]
    for (const [at, request] of foreign.entries())
      expect([request.url, ...(await answer(request))]).toEqual([request.url, ...(await answer(unknown[at]!))])
    expect(await detail(owner, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.pendingPayment })
  })

  it('can be paid at its cashier page by its owner, or with the link without a login, not by another shopper', async () => {
    const [owner, other] = [await shop.buyer(), await shop.buyer()]
    const { cashierUrl } = await shop.startPayment(owner, (await shop.buy(owner, one('cheap'), 6000)).orderId)
    const open = async (headers: Record<string, string>) => {
      const reply = await shop.app.inject({ url: cashierUrl, headers })
      return [reply.statusCode, reply.body] as const
    }
    const cookie = ({ headers }: Buyer) => ({ cookie: `hearth_session=${headers['x-hearth-session']}` })
    const nowhere = await shop.app.inject({ url: '/sandbox-cashier/P1/0', headers: cookie(other) })
    expect((await open(cookie(owner)))[0]).toBe(200)
    expect((await open({}))[0]).toBe(200)
    expect(await open(cookie(other))).toEqual([nowhere.statusCode, nowhere.body])
    expect(nowhere.statusCode).toBe(404)
  })

  it('is received once though its confirmation is repeated after a lost answer', async () => {
    const buyer = await shop.buyer()
    const { orderId } = await shop.buy(buyer, one('cheap'), 6000)
    const confirm = () =>
      shop.ask({ method: 'PUT', url: `/api/orders/${orderId}/confirm/v1`, headers: buyer.headers, payload: {} })
    expect((await confirm()).code).toBe(REPLY_CODE.wrongState)
    await shop.press(await shop.startPayment(buyer, orderId), 'pay')
    await shop.run('deliver')
    await shipOrder(workOn(shop.connection.db, shop.ports.clock()), orderId, {
      companyName: '顺丰速运',
      trackingNumber: 'SF1',
    })
    expect((await confirm()).code).toBe(0)
    const { receiveTime } = (await detail(buyer, orderId))!
    shop.wait(5000)
    expect((await confirm()).code).toBe(0)
    expect(await detail(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.received, receiveTime })
    expect(
      await shop.number(
        sql`select count(*) as n from event where subject = ${`order/${orderId}`} and kind = 'order.received'`,
      ),
    ).toBe(1)
  })

  it('goes to the address it was placed with though that one is changed or deleted later', async () => {
    const buyer = await shop.buyer()
    const addressId = await giveAddress(shop.connection.db, buyer.id)
    const { orderId } = await shop.buy({ ...buyer, addressId }, one('cheap'), 6000)
    await sql`delete from address where id = ${addressId}`.execute(shop.connection.db)
    expect((await detail(buyer, orderId))?.address?.detailAddress).toBe('望京街 1 号')
  })

  it('keeps its own telephone until it is sent to another address', async () => {
    const buyer = await shop.buyer()
    const { orderId } = await shop.buy(buyer, one('cheap'), 6000, { telephone: '13611112222' })
    const known = await detail(buyer, orderId)
    expect(known?.address).toMatchObject({ consigneeTele: '13611112222', detailAddress: '望京街 1 号' })
    const addressId = await giveAddress(shop.connection.db, buyer.id)
    const payload = { addressId }
    await shop.ask({ method: 'PUT', url: `/api/orders/${orderId}/address/v1`, headers: buyer.headers, payload })
    expect((await detail(buyer, orderId))?.address?.consigneeTele).toBe('13800000000')
  })
})

it('leaves books that add up, after all of this', async () => {
  expect(
    await checkBooks(shop.connection.db, Object.fromEntries(skus.map(({ skuNo, stock = 100 }) => [skuNo, stock]))),
  ).toEqual([])
})
