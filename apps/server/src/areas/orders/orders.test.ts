import { ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import type { Cart, OrderDetail, OrderDraft, OrderPage, PlacedOrder, Settlement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { draftOf, giveAddress, giveCoupon, promote, stockShelf } from '../../../test/shelf'

const skus = [{ skuNo: 'lamp', price: 20000 }, { skuNo: 'cheap', price: 5000 }, { skuNo: 'scarce', stock: 1 }, { skuNo: 'none', stock: 0 }, { skuNo: 'pair', stock: 2 }, { skuNo: 'gift', price: 100 }, { skuNo: 'full', price: 33333 }]

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, skus)
  await promote(shop.connection.db, { id: 'with-gift', type: 205, skuNos: ['lamp'], giftSkuNo: 'gift' })
  await promote(shop.connection.db, { id: 'full-100', type: 1001, skuNos: ['full'], thresholdAmount: 50000, reduceAmount: 10000 })
})
afterAll(() => shop.close())

const settle = ({ headers }: Buyer, query: string) => shop.ask<Settlement>({ url: `/api/cart/v1/settlement?${query}`, headers })
const place = ({ headers, addressId }: Buyer, draft: Partial<ReturnType<typeof draftOf>>, key?: string) =>
  shop.ask<PlacedOrder>({ method: 'POST', url: '/api/orders/v1', headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) }, payload: draftOf(addressId, undefined, 0, draft) })
const detail = async ({ headers }: Buyer, orderId: string) => (await shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers })).data?.order
const add = ({ headers }: Buyer, skuNo: string, itemQuantity = 1) => shop.ask<Cart>({ method: 'PUT', url: '/api/cart/v1', headers, payload: { operation: 'add', items: [{ skuNo, itemQuantity }] } })
const one = (skuNo: string, itemQuantity = 1) => [{ skuNo, itemQuantity }]

describe('checkout', () => {
  it('shows the best coupons used, and why the others can not be', async () => {
    const buyer = await shop.buyer()
    const { db } = shop.connection
    const [small, best, far, other, soon] = [
      await giveCoupon(db, buyer.id, { value: 1000 }), await giveCoupon(db, buyer.id, { type: 2, value: 90 }), await giveCoupon(db, buyer.id, { value: 9000, threshold: 50000 }),
      await giveCoupon(db, buyer.id, { value: 9000, skuNos: ['cheap'] }), await giveCoupon(db, buyer.id, { value: 9000, beginTime: shop.ports.clock() + 86_400_000 }),
    ]
    const { data } = await settle(buyer, 'skuNo=lamp')
    expect(data?.amounts).toEqual({ productAmount: 20000, discountAmount: 0, couponAmount: 2000, freightAmount: 0, payAmount: 18000 })
    const said = new Map(data?.coupons.map((coupon) => [coupon.couponId, coupon]))
    expect(said.get(best)).toMatchObject({ usable: true, applied: true })
    expect(said.get(small)).toMatchObject({ usable: true, applied: false })
    expect(said.get(far)).toMatchObject({ usable: false, unusableReason: '还差 300 元可用' })
    expect(said.get(other)).toMatchObject({ usable: false, unusableReason: '不适用于所选商品' })
    expect(said.get(soon)?.unusableReason).toMatch(/起可用$/)
    expect((await settle(buyer, `skuNo=lamp&couponId=${small}`)).data?.amounts.payAmount).toBe(19000)
    expect((await settle(buyer, 'skuNo=lamp&couponId=none')).data?.amounts.payAmount).toBe(20000)
  })

  it('adds freight to a small order, and takes it off with a coupon', async () => {
    const buyer = await shop.buyer()
    expect((await settle(buyer, 'skuNo=cheap')).data).toMatchObject({ amounts: { freightAmount: 1000, payAmount: 6000 }, freeFreightFrom: 9900 })
    const postage = await giveCoupon(shop.connection.db, buyer.id, { type: 3, value: 1000 })
    expect((await settle(buyer, 'skuNo=cheap')).data?.amounts).toMatchObject({ freightAmount: 0, payAmount: 5000 })
    expect((await settle(buyer, 'skuNo=lamp')).data?.coupons.find((coupon) => coupon.couponId === postage)).toMatchObject({ usable: false, unusableReason: '本单已免运费' })
  })

  it('settles just the checked products of the cart that can be bought', async () => {
    const buyer = await shop.buyer()
    await add(buyer, 'lamp')
    const cart = await add(buyer, 'cheap')
    const cheap = cart.data?.promotionGroups[0]?.groups[0]?.subGroups[0]?.products.find((product) => product.skuNo === 'cheap')
    await shop.ask({ method: 'PUT', url: '/api/cart/v1', headers: buyer.headers, payload: { operation: 'check', items: [{ id: cheap?.id, shoppingCartStatus: 0 }] } })
    expect((await settle(buyer, '')).data?.amounts.productAmount).toBe(20000)
  })
})

describe('placing an order', () => {
  it('keeps what was ordered with its gift, shares the discount among the lines, and empties just those of the cart', async () => {
    const buyer = await shop.buyer()
    for (const skuNo of ['lamp', 'full', 'full']) await add(buyer, skuNo)
    const coupon = await giveCoupon(shop.connection.db, buyer.id, { value: 1001 })
    const { data } = await place(buyer, { orderAmount: 20000 + 66666 - 10000 - 1001, coupons: [coupon], remark: '请放门口', invoiceType: 1, invoiceTitle: '林暖' })
    const order = await detail(buyer, data?.orderId ?? '')
    expect(order).toMatchObject({ orderStatus: ORDER_STATUS.pendingPayment, remark: '请放门口', invoiceTitle: '林暖', address: { consigneeName: '林暖', detailAddress: '望京街 1 号' }, payDeadline: data?.payDeadline })
    expect(order?.products.reduce((sum, product) => sum + product.paidAmount, 0)).toBe(data?.orderAmount)
    expect(order?.products.find((product) => product.gift)).toMatchObject({ skuNo: 'gift', price: 0, itemQuantity: 1 })
    expect((await shop.ask<{ count: number }>({ url: '/api/cart/count/v1', headers: buyer.headers })).data?.count).toBe(0)
  })

  it('is refused with the amount as it is now when the price was raised in the meantime', async () => {
    const buyer = await shop.buyer()
    const refused = await place(buyer, { products: one('lamp'), orderAmount: 19900 })
    expect(refused).toMatchObject({ code: REPLY_CODE.priceChanged, message: '价格有变动，现在应付 ¥200.00，请确认后再提交', success: false, status: 200 })
  })

  it('is refused for an address, sku or coupon that is not the shopper\'s or not there, and leaves no trace', async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    const foreign = await place(buyer, { addressId: other.addressId, products: one('lamp'), orderAmount: 20000 })
    const unknown = await place(buyer, { addressId: 'no-such-address', products: one('lamp'), orderAmount: 20000 })
    expect({ ...foreign, headers: 0 }).toEqual({ ...unknown, headers: 0 })
    expect(foreign.code).toBe(REPLY_CODE.notFound)
    const coupon = await giveCoupon(shop.connection.db, other.id, { value: 1000 })
    expect(await place(buyer, { products: one('lamp'), orderAmount: 19000, coupons: [coupon] })).toMatchObject({ code: REPLY_CODE.couponUnusable })
    expect(await place(buyer, { products: one('nothing'), orderAmount: 1 })).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await place(buyer, {})).toMatchObject({ code: REPLY_CODE.badInput })
    expect(await shop.number(sql`select count(*) as n from orders where shopper_id = ${buyer.id}`)).toBe(0)
  })

  it('gives its first answer to the same key, sold out or not, and refuses another order under it', async () => {
    const [buyer, late] = [await shop.buyer(), await shop.buyer()]
    const draft = { products: one('scarce'), orderAmount: 10000 }
    const first = await place(buyer, draft, 'key-1')
    expect(await place(late, draft, 'key-1')).toMatchObject({ code: REPLY_CODE.soldOut })
    expect((await place(buyer, draft, 'key-1')).data).toEqual(first.data)
    expect(await place(buyer, { ...draft, remark: '另一单' }, 'key-1')).toMatchObject({ code: REPLY_CODE.conflict, status: 409 })
  })

  it('turns away who comes just after another was refused without asking the database, and asks again a moment later', async () => {
    const buyer = await shop.buyer()
    const draft = { products: one('none'), orderAmount: 10000 }
    const refused = async () => {
      shop.queries.length = 0
      expect((await place(buyer, draft)).code).toBe(REPLY_CODE.soldOut)
      return shop.queries.length
    }
    expect(await refused()).toBeGreaterThan(0)
    expect(await refused()).toBe(0)
    shop.wait(200)
    expect(await refused()).toBeGreaterThan(0)
  })

  it('is refused, the field named, when its invoice could not be made as it is wished for', async () => {
    const buyer = await shop.buyer()
    const refusal = async (invoice: Partial<OrderDraft>) => {
      const { code, field } = await place(buyer, { products: one('lamp'), orderAmount: 20000, invoiceType: 1, ...invoice })
      return code === REPLY_CODE.badInput ? field : code
    }
    const company = { invoiceHeader: 2, invoiceTitle: '暖居科技', invoiceTaxNumber: '91330106MA2CABCD1X' } as const
    expect(await refusal({ ...company, invoiceTitle: ' ' })).toBe('invoiceTitle')
    expect(await refusal({ ...company, invoiceTaxNumber: undefined })).toBe('invoiceTaxNumber')
    expect(await refusal({ ...company, invoiceId: '1' })).toBe('invoiceId')
    expect(await refusal({ ...company, invoiceAddressId: '1' })).toBe('invoiceAddressId')
    expect(await refusal({ ...company, invoiceType: 2 })).toBe('invoiceType')
    expect(await refusal({ ...company, invoiceId: '', invoiceAddressId: '' })).toBe(0)
  })

  it('counts a sku that is named twice once, against its limit', async () => {
    const buyer = await shop.buyer()
    await sql`update sku set limit_quantity = 3 where sku_no = 'cheap'`.execute(shop.connection.db)
    expect(await place(buyer, { products: [...one('cheap', 2), ...one('cheap', 2)], orderAmount: 20000 })).toMatchObject({ code: REPLY_CODE.overLimit, message: '每单限购 3 件' })
    await sql`update sku set limit_quantity = 200 where sku_no = 'cheap'`.execute(shop.connection.db)
    const { data } = await place(buyer, { products: [...one('cheap', 2), ...one('cheap', 2)], orderAmount: 20000 })
    expect((await detail(buyer, data?.orderId ?? ''))?.products).toMatchObject([{ skuNo: 'cheap', itemQuantity: 4 }])
  })

  it('needs no payment when a coupon covers everything', async () => {
    const buyer = await shop.buyer()
    const coupons = [await giveCoupon(shop.connection.db, buyer.id, { value: 30000 })]
    const { data } = await place(buyer, { products: one('lamp'), orderAmount: 0, coupons })
    expect(await detail(buyer, data?.orderId ?? '')).toMatchObject({ orderStatus: ORDER_STATUS.paid, pendingCashAmount: 0 })
  })
})

describe('an order', () => {
  it('keeps the coupon and gives back the stock, once, when it is cancelled before payment', async () => {
    const buyer = await shop.buyer()
    const coupons = [await giveCoupon(shop.connection.db, buyer.id, { value: 1000 })]
    const stock = () => shop.number(sql`select stock as n from sku where sku_no = 'lamp'`)
    const before = await stock()
    const { data } = await place(buyer, { products: one('lamp', 2), orderAmount: 39000, coupons })
    expect(await stock()).toBe(before - 2)
    const cancel = () => shop.ask({ method: 'POST', url: `/api/orders/${data?.orderId}/v2`, headers: buyer.headers, payload: { reason: '买错了' } })
    expect((await cancel()).code).toBe(0)
    expect((await cancel()).code).toBe(REPLY_CODE.wrongState)
    expect(await stock()).toBe(before)
    expect((await settle(buyer, 'skuNo=lamp')).data?.coupons).toMatchObject([{ couponId: coupons[0], applied: true }])
    expect(await detail(buyer, data?.orderId ?? '')).toMatchObject({ orderStatus: ORDER_STATUS.cancelled, cancelReason: '买错了' })
  })

  it('makes public pages anew when it takes the last piece or brings the first one back, and not in between', async () => {
    const buyer = await shop.buyer()
    const version = () => shop.number(sql`select (value #>> '{}')::integer as n from setting where name = 'catalogueVersion'`)
    const before = await version()
    const cancel = (orderId: string) => shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers: buyer.headers, payload: {} })
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
      const { data } = await shop.ask<OrderPage>({ url: `/api/orders/v1?count=3&startId=${startId}`, headers: buyer.headers })
      expect(data?.order.totalCount).toBe(7)
      seen.push(...(data?.order.result.map((order) => order.orderId) ?? []))
      startId = data?.startId ?? ''
    } while (startId !== '')
    expect(new Set(seen)).toEqual(new Set(ids))
    expect(seen).toEqual([...ids].sort().reverse())
    expect(await shop.ask({ url: '/api/orders/v1?count=51', headers: buyer.headers })).toMatchObject({ code: REPLY_CODE.badInput, field: 'count' })
    await shop.ask({ method: 'POST', url: `/api/orders/${ids[0]}/v2`, headers: buyer.headers, payload: {} })
    const { data } = await shop.ask<OrderPage>({ url: '/api/orders/v1?orderStatus=90', headers: buyer.headers })
    expect(data).toMatchObject({ order: { totalCount: 1, result: [{ orderId: ids[0], pendingCashAmount: 0 }] }, startId: '' })
    shop.queries.length = 0
    await shop.ask({ url: '/api/orders/v1', headers: buyer.headers })
    expect(shop.queries).toHaveLength(1)
  })

  it('of another shopper answers byte for byte as one that does not exist, at every address', async () => {
    const [owner, other] = [await shop.buyer(), await shop.buyer()]
    const { orderId } = await shop.buy(owner, one('cheap'), 6000)
    const started = await shop.startPayment(owner, orderId)
    const asks = (id: string) => [
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
      { method: 'GET', url: started.cashierUrl.replace(/.$/, (last) => (id === orderId ? (last === '0' ? '1' : '0') : 'x')) },
    ] as const
    const answer = async (request: ReturnType<typeof asks>[number]) => {
      const reply = await shop.app.inject({ ...request, headers: other.headers })
      return [reply.statusCode, reply.body]
    }
    const [foreign, unknown] = [asks(orderId), asks('1799999999999000000')]
    for (const [at, request] of foreign.entries()) expect([request.url, ...(await answer(request))]).toEqual([request.url, ...(await answer(unknown[at]!))])
    expect(await detail(owner, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.pendingPayment })
  })

  it('can be paid at its cashier page by its owner or who was handed the link without a login, not by another shopper', async () => {
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

  it('goes to the address it was given though that is changed or deleted later', async () => {
    const buyer = await shop.buyer()
    const addressId = await giveAddress(shop.connection.db, buyer.id)
    const { data } = await place({ ...buyer, addressId }, { products: one('cheap'), orderAmount: 6000 })
    await sql`delete from address where id = ${addressId}`.execute(shop.connection.db)
    expect((await detail(buyer, data?.orderId ?? ''))?.address.detailAddress).toBe('望京街 1 号')
  })
})

it('leaves books that add up, after all of this', async () => {
  expect(await checkBooks(shop.connection.db, Object.fromEntries(skus.map(({ skuNo, stock = 100 }) => [skuNo, stock])))).toEqual([])
})
