import { ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import type { Cart, OrderDetail, OrderDraft, PlacedOrder, Settlement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { draftOf, giveCoupon, promote, stockShelf } from '../../../test/shelf'

const skus = [
  { skuNo: 'lamp', price: 20000 },
  { skuNo: 'cheap', price: 5000 },
  { skuNo: 'scarce', stock: 1 },
  { skuNo: 'none', stock: 0 },
  { skuNo: 'gift', price: 100 },
  { skuNo: 'full', price: 33333 },
]

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, skus)
  await promote(shop.connection.db, { id: 'with-gift', type: 205, skuNos: ['lamp'], giftSkuNo: 'gift' })
  await promote(shop.connection.db, {
    id: 'full-100',
    type: 1001,
    skuNos: ['full'],
    thresholdAmount: 50000,
    reduceAmount: 10000,
  })
})
afterAll(() => shop.close())

const settle = ({ headers }: Buyer, query: string) =>
  shop.ask<Settlement>({ url: `/api/cart/v1/settlement?${query}`, headers })
const place = ({ headers, addressId }: Buyer, draft: Partial<ReturnType<typeof draftOf>>, key?: string) =>
  shop.ask<PlacedOrder>({
    method: 'POST',
    url: '/api/orders/v1',
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload: draftOf(addressId, undefined, 0, draft),
  })
const detail = async ({ headers }: Buyer, orderId: string) =>
  (await shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers })).data?.order
const add = ({ headers }: Buyer, skuNo: string, itemQuantity = 1) =>
  shop.ask<Cart>({
    method: 'PUT',
    url: '/api/cart/v1',
    headers,
    payload: { operation: 'add', items: [{ skuNo, itemQuantity }] },
  })
const one = (skuNo: string, itemQuantity = 1) => [{ skuNo, itemQuantity }]

describe('checkout', () => {
  it('places no order of the second channel, which has its own list and fees', async () => {
    const buyer = await shop.buyer()
    const draft = { products: one('cheap'), orderAmount: 6000 }
    for (const orderWay of [9, 1])
      expect(await place(buyer, { ...draft, orderWay: orderWay as 0 })).toMatchObject({
        code: REPLY_CODE.badInput,
        field: 'orderWay',
      })
    expect((await place(buyer, { ...draft, orderWay: 0 })).code).toBe(REPLY_CODE.ok)
  })

  it('takes the defaults of its type: no invoice, ordered on a desktop, coins and stars used', async () => {
    const buyer = await shop.buyer()
    const draft = { addressId: buyer.addressId, products: one('cheap'), coupons: [], orderAmount: 6000 }
    const { data, ...reply } = await shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers: { ...buyer.headers, 'idempotency-key': 'short-draft' },
      payload: draft,
    })
    expect(reply.code).toBe(REPLY_CODE.ok)
    const { rows } = await sql<{ way: number; invoice: object | null }>`
      select order_way as way, invoice from orders where id = ${data!.orderId}`.execute(shop.connection.db)
    expect(rows).toEqual([{ way: 0, invoice: null }])
    const said = { orderWay: 0, invoiceType: 0, invoiceContent: 1, invoiceHeader: 1, useDuStar: true, useGold: true }
    expect((await place(buyer, { ...draft, ...said } as typeof draft, 'short-draft')).data?.orderId).toBe(data!.orderId)
  })

  it('tells a shopper in Chinese that a request is wrong where they did not fill in the field', async () => {
    const buyer = await shop.buyer()
    const { orderAmount: _, ...rest } = draftOf(buyer.addressId, one('cheap'), 6000)
    const reply = await shop.ask({ method: 'POST', url: '/api/orders/v1', headers: buyer.headers, payload: rest })
    expect(reply).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'orderAmount',
      message: '请求有误（orderAmount不能为空），请刷新后重试',
    })
  })

  it('uses the best coupons, and shows why the others can not be used', async () => {
    const buyer = await shop.buyer()
    const { db } = shop.connection
    const [small, best, far, other, soon] = [
      await giveCoupon(db, buyer.id, { value: 1000 }),
      await giveCoupon(db, buyer.id, { type: 2, value: 90 }),
      await giveCoupon(db, buyer.id, { value: 9000, threshold: 50000 }),
      await giveCoupon(db, buyer.id, { value: 9000, skuNos: ['cheap'] }),
      await giveCoupon(db, buyer.id, { value: 9000, beginTime: shop.ports.clock() + 86_400_000 }),
    ]
    const { data } = await settle(buyer, 'skuNo=lamp')
    expect(data?.amounts).toEqual({
      productAmount: 20000,
      discountAmount: 0,
      couponAmount: 2000,
      freightAmount: 0,
      goldAmount: 0,
      starAmount: 0,
      payAmount: 18000,
    })
    const said = new Map(data?.coupons.map((coupon) => [coupon.couponId, coupon]))
    expect(said.get(best)).toMatchObject({ usable: true, applied: true })
    expect(said.get(small)).toMatchObject({ usable: true, applied: false })
    expect(said.get(far)).toMatchObject({ usable: false, unusableReason: '还差 300 元可用' })
    expect(said.get(other)).toMatchObject({ usable: false, unusableReason: '不适用于所选商品' })
    expect(said.get(soon)?.unusableReason).toMatch(/起可用$/)
    expect((await settle(buyer, `skuNo=lamp&couponId=${small}`)).data?.amounts.payAmount).toBe(19000)
    expect((await settle(buyer, 'skuNo=lamp&couponId=')).data?.amounts.payAmount).toBe(20000)
  })

  it('takes the best coupons where none is said, and none for an empty list, when it is settled and when it is placed', async () => {
    const wishes: [coupons: string[] | undefined, payAmount: number][] = [
      [undefined, 19000],
      [[], 20000],
    ]
    for (const [coupons, payAmount] of wishes) {
      const buyer = await shop.buyer()
      const couponId = await giveCoupon(shop.connection.db, buyer.id, { value: 1000 })
      const shown = await settle(buyer, `skuNo=lamp${coupons ? '&couponId=' : ''}`)
      expect(shown.data?.amounts.payAmount).toBe(payAmount)
      const placed = await place(buyer, { products: one('lamp'), orderAmount: payAmount, coupons })
      expect(placed).toMatchObject({ code: 0, data: { orderAmount: payAmount } })
      const { rows } = await sql`select order_id from coupon where id = ${couponId}`.execute(shop.connection.db)
      expect(rows).toEqual([{ order_id: coupons ? null : placed.data?.orderId }])
    }
  })

  it('adds freight to a small order, and takes it off with a coupon', async () => {
    const buyer = await shop.buyer()
    expect((await settle(buyer, 'skuNo=cheap')).data).toMatchObject({
      amounts: { freightAmount: 1000, payAmount: 6000 },
      freeFreightFrom: 9900,
    })
    const postage = await giveCoupon(shop.connection.db, buyer.id, { type: 3, value: 1000 })
    expect((await settle(buyer, 'skuNo=cheap')).data?.amounts).toMatchObject({ freightAmount: 0, payAmount: 5000 })
    expect(
      (await settle(buyer, 'skuNo=lamp')).data?.coupons.find((coupon) => coupon.couponId === postage),
    ).toMatchObject({ usable: false, unusableReason: '本单已免运费' })
  })

  it('settles only the checked products of the cart that can be bought', async () => {
    const buyer = await shop.buyer()
    await add(buyer, 'lamp')
    const cart = await add(buyer, 'cheap')
    const cheap = cart.data?.promotionGroups[0]?.groups[0]?.subGroups[0]?.products.find(
      (product) => product.skuNo === 'cheap',
    )
    await shop.ask({
      method: 'PUT',
      url: '/api/cart/v1',
      headers: buyer.headers,
      payload: { operation: 'check', items: [{ id: cheap?.id, shoppingCartStatus: 0 }] },
    })
    expect((await settle(buyer, '')).data?.amounts.productAmount).toBe(20000)
  })
})

describe('placing an order', () => {
  it('keeps the products with their gift, shares the discount among the lines, and empties only those lines of the cart', async () => {
    const buyer = await shop.buyer()
    for (const skuNo of ['lamp', 'full', 'full']) await add(buyer, skuNo)
    const coupon = await giveCoupon(shop.connection.db, buyer.id, { value: 1001 })
    const { data } = await place(buyer, {
      orderAmount: 20000 + 66666 - 10000 - 1001,
      coupons: [coupon],
      remark: '请放门口',
      invoiceType: 1,
      invoiceTitle: '林暖',
    })
    const order = await detail(buyer, data?.orderId ?? '')
    expect(order).toMatchObject({
      orderStatus: ORDER_STATUS.pendingPayment,
      remark: '请放门口',
      invoiceTitle: '林暖',
      address: { consigneeName: '林暖', detailAddress: '望京街 1 号' },
      payDeadline: data?.payDeadline,
    })
    expect(order?.products.reduce((sum, product) => sum + product.paidAmount, 0)).toBe(data?.orderAmount)
    expect(order?.products.find((product) => product.gift)).toMatchObject({ skuNo: 'gift', price: 0, itemQuantity: 1 })
    expect((await shop.ask<{ count: number }>({ url: '/api/cart/count/v1', headers: buyer.headers })).data?.count).toBe(
      0,
    )
  })

  it('records where each fen comes from: promotions, coupons and freight, by product', async () => {
    const buyer = await shop.buyer()
    const { db } = shop.connection
    await stockShelf(db, [{ skuNo: 'shade', price: 4000 }])
    await promote(db, { id: 'shade-sale', type: 102, skuNos: ['shade'], price: 3000 })
    await promote(db, { id: 'shade-gift', type: 205, skuNos: ['shade'], giftSkuNo: 'gift' })
    await promote(db, { id: 'shade-full', type: 1001, skuNos: ['shade'], thresholdAmount: 5000, reduceAmount: 500 })
    const [coupon, postage] = [
      await giveCoupon(db, buyer.id, { value: 700 }),
      await giveCoupon(db, buyer.id, { type: 3, value: 400 }),
    ]
    const { data } = await place(buyer, {
      products: one('shade', 2),
      coupons: [coupon, postage],
      orderAmount: 6000 - 500 - 700 + 1000 - 400,
    })
    const rows = await db
      .selectFrom('price_row')
      .select(['item_position', 'stage', 'source_kind', 'source_id', 'fen'])
      .where('order_id', '=', data?.orderId ?? '')
      .orderBy('position')
      .execute()
    expect(rows.map((row) => Object.values(row))).toEqual([
      [0, 'list', null, null, 8000],
      [0, 'unitPrice', 'promotion', 'shade-sale', -2000],
      [0, 'cart', 'promotion', 'shade-full', -500],
      [1, 'gift', 'promotion', 'shade-gift', 0],
      [0, 'coupon', 'coupon', coupon, -700],
      [null, 'freight', null, null, 1000],
      [null, 'freePostage', 'coupon', postage, -400],
    ])
  })

  it('is refused with the current amount when the price was raised in the meantime', async () => {
    const buyer = await shop.buyer()
    const refused = await place(buyer, { products: one('lamp'), orderAmount: 19900 })
    expect(refused).toMatchObject({
      code: REPLY_CODE.priceChanged,
      message: '订单金额有变动，现在应付 ¥200.00，请确认后再提交',
      success: false,
      status: 200,
    })
  })

  it("is refused for an address, sku or coupon that is another's or does not exist, and leaves nothing behind", async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    const foreign = await place(buyer, { addressId: other.addressId, products: one('lamp'), orderAmount: 20000 })
    const unknown = await place(buyer, { addressId: 'no-such-address', products: one('lamp'), orderAmount: 20000 })
    expect({ ...foreign, headers: 0 }).toEqual({ ...unknown, headers: 0 })
    expect(foreign.code).toBe(REPLY_CODE.notFound)
    const coupon = await giveCoupon(shop.connection.db, other.id, { value: 1000 })
    expect(await place(buyer, { products: one('lamp'), orderAmount: 19000, coupons: [coupon] })).toMatchObject({
      code: REPLY_CODE.couponUnusable,
    })
    expect(await place(buyer, { products: one('nothing'), orderAmount: 1 })).toMatchObject({
      code: REPLY_CODE.notFound,
    })
    expect(await place(buyer, {})).toMatchObject({ code: REPLY_CODE.badInput })
    expect(await shop.number(sql`select count(*) as n from orders where shopper_id = ${buyer.id}`)).toBe(0)
  })

  it('gives its first answer to the same key, even when sold out, and refuses another order under it', async () => {
    const [buyer, late] = [await shop.buyer(), await shop.buyer()]
    const draft = { products: one('scarce'), orderAmount: 10000 }
    const first = await place(buyer, draft, 'key-1')
    expect(await place(late, draft, 'key-1')).toMatchObject({ code: REPLY_CODE.soldOut })
    expect((await place(buyer, draft, 'key-1')).data).toEqual(first.data)
    expect(await place(buyer, { ...draft, remark: '另一单' }, 'key-1')).toMatchObject({
      code: REPLY_CODE.conflict,
      status: 409,
    })
  })

  it('refuses a shopper right after another was refused without a query, and asks the database again a moment later', async () => {
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

  it('is refused, with the field, when the requested invoice could not be made', async () => {
    const buyer = await shop.buyer()
    const refusal = async (invoice: Partial<OrderDraft>) => {
      const { code, field } = await place(buyer, {
        products: one('lamp'),
        orderAmount: 20000,
        invoiceType: 1,
        ...invoice,
      })
      return code === REPLY_CODE.badInput ? field : code
    }
    const company = { invoiceHeader: 2, invoiceTitle: '暖居科技', invoiceTaxNumber: '91330106MA2CABCD1X' } as const
    expect(await refusal({ ...company, invoiceTitle: ' ' })).toBe('invoiceTitle')
    expect(await refusal({ ...company, invoiceTaxNumber: undefined })).toBe('invoiceTaxNumber')
    expect(await refusal({ ...company, invoiceId: '1' })).toBe('invoiceId')
    expect(await refusal({ ...company, invoiceAddressId: '1' })).toBe('invoiceAddressId')
    expect(await refusal({ ...company, invoiceType: 2 })).toBe(REPLY_CODE.notFound)
    expect(await refusal({ ...company, invoiceId: '', invoiceAddressId: '' })).toBe(0)
  })

  it('counts a sku that is named twice as one, against its limit', async () => {
    const buyer = await shop.buyer()
    await sql`update sku set limit_quantity = 3 where sku_no = 'cheap'`.execute(shop.connection.db)
    expect(
      await place(buyer, { products: [...one('cheap', 2), ...one('cheap', 2)], orderAmount: 20000 }),
    ).toMatchObject({ code: REPLY_CODE.overLimit, message: '每单限购 3 件' })
    await sql`update sku set limit_quantity = 200 where sku_no = 'cheap'`.execute(shop.connection.db)
    const { data } = await place(buyer, { products: [...one('cheap', 2), ...one('cheap', 2)], orderAmount: 20000 })
    expect((await detail(buyer, data?.orderId ?? ''))?.products).toMatchObject([{ skuNo: 'cheap', itemQuantity: 4 }])
  })

  it('needs no payment when a coupon covers everything', async () => {
    const buyer = await shop.buyer()
    const coupons = [await giveCoupon(shop.connection.db, buyer.id, { value: 30000 })]
    const { data } = await place(buyer, { products: one('lamp'), orderAmount: 0, coupons })
    expect(await detail(buyer, data?.orderId ?? '')).toMatchObject({
      orderStatus: ORDER_STATUS.paid,
      pendingCashAmount: 0,
    })
  })
})

it('leaves books that add up', async () => {
  expect(
    await checkBooks(shop.connection.db, Object.fromEntries(skus.map(({ skuNo, stock = 100 }) => [skuNo, stock]))),
  ).toEqual([])
})
