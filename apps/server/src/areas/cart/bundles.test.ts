import { cartProducts, DAY, priceCart, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { Cart, OrderDetail, Settlement, ShownCart } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { bundle, promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [
    { skuNo: 'lamp', price: 20000 },
    { skuNo: 'bulb', price: 5000 },
    { skuNo: 'plug', price: 9900 },
    { skuNo: 'gone', price: 3000, stock: 0 },
    { skuNo: 'member', price: 4000 },
    { skuNo: 'flash', price: 10000 },
    { skuNo: 'ahead', price: 30000 },
  ])
  const deposit = { amount: 1000, balanceBegin: NOON + 10 * DAY, balanceEnd: NOON + 13 * DAY }
  await promote(db, { id: 'ahead', type: PROMOTION_TYPE.preSale, skuNos: ['ahead'], price: 25000, deposit })
  await promote(db, { id: 'flash-sale', type: 101, skuNos: ['flash'], price: 7900, limit: 2 })
  const kind = { markUp: 'markUp', comboBuy: 'comboBuy' } as const
  await bundle(db, {
    id: 'sale',
    kind: kind.markUp,
    thresholdAmount: 19900,
    skus: [
      { skuNo: 'bulb', price: 1000 },
      { skuNo: 'gone', price: 100 },
    ],
  })
  await bundle(db, {
    id: 'set',
    kind: kind.comboBuy,
    price: 40000,
    skus: [{ skuNo: 'lamp', quantity: 2 }, { skuNo: 'plug' }],
  })
  await bundle(db, { id: 'with-gone', kind: kind.comboBuy, price: 100, skus: [{ skuNo: 'lamp' }, { skuNo: 'gone' }] })
  await bundle(db, {
    id: 'members',
    kind: kind.markUp,
    target: 'vip',
    thresholdAmount: 100,
    skus: [{ skuNo: 'member', price: 100 }],
  })
  await bundle(db, {
    id: 'over',
    kind: kind.markUp,
    endTime: 0 + (await nowOf(db)) - 60_000,
    thresholdAmount: 100,
    skus: [{ skuNo: 'plug', price: 100 }],
  })
}

/** Returns a time one hour after the last bundle began. */
const nowOf = async (db: OrderingShop['connection']['db']): Promise<number> =>
  (await sql<{ n: number }>`select max(begin_time) + 3600000 as n from bundle`.execute(db)).rows[0]!.n

shopOnAnEngine('sets and mark-up sales', stock, (at) => {
  let shop: OrderingShop
  beforeAll(() => void (shop = at.shop))

  const put = (headers: object, url: string, payload: object, key?: string) =>
    shop.ask<Cart>({
      method: 'PUT',
      url,
      headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
      payload,
    })
  const add = ({ headers }: Pick<Buyer, 'headers'>, ...skus: [skuNo: string, pieces: number][]) =>
    put(headers, '/api/cart/v1', {
      operation: 'add',
      items: skus.map(([skuNo, itemQuantity]) => ({ skuNo, itemQuantity })),
    })
  const markUp = ({ headers }: Pick<Buyer, 'headers'>, promotionId: string, skuNo: string[], key?: string) =>
    put(headers, `/api/promotion/markupsale/${promotionId}/products/v1`, { skuNo }, key)
  const combo = ({ headers }: Pick<Buyer, 'headers'>, promotionId: string, ...skus: [string, number][]) =>
    put(headers, `/api/promotion/v1/combobuy/${promotionId}/products`, {
      products: skus.map(([skuNo, itemQuantity]) => ({ skuNo, itemQuantity })),
    })
  const pieces = (cart: Cart | null) =>
    Object.fromEntries(cartProducts(cart!).map(({ skuNo, itemQuantity }) => [skuNo, itemQuantity]))

  it('are offered with a cart while they run, to shoppers they are for, if they can be bought', async () => {
    const buyer = await shop.buyer()
    const { data } = await add(buyer, ['plug', 1])
    expect(data?.campaignSkuList).toEqual([
      {
        promotionId: 'sale',
        thresholdAmount: 19900,
        skuNo: 'bulb',
        spuNo: 'spu-bulb',
        name: '灯 bulb',
        picture: expect.anything() as object,
        price: 1000,
        originalPrice: 5000,
      },
    ])
    expect(data?.comboBuySkuList).toMatchObject([
      {
        promotionId: 'set',
        name: 'set',
        price: 40000,
        originalPrice: 49900,
        skus: [
          { skuNo: 'plug', itemQuantity: 1 },
          { skuNo: 'lamp', itemQuantity: 2 },
        ],
      },
    ])
    expect(priceCart(data!)).toMatchObject({ discountAmount: 0, missing: { sale: 10000 } })
    const empty = (
      await put(buyer.headers, '/api/cart/v1', {
        operation: 'remove',
        items: cartProducts(data!).map(({ id }) => ({ id })),
      })
    ).data
    expect(empty).toMatchObject({ promotionGroups: [] })
    expect(empty?.campaignSkuList).toBeUndefined()
  })

  it('are read with the cart in one statement, also when the cart has one of their skus', async () => {
    const buyer = await shop.buyer()
    await add(buyer, ['lamp', 1], ['bulb', 1])
    shop.queries.length = 0
    const { data } = await shop.ask<Cart>({ url: '/api/cart/v4', headers: buyer.headers })
    expect(shop.queries.filter((text) => text.includes('cart_line'))).toHaveLength(1)
    expect(shop.queries.filter((text) => text.includes('promotion_sku'))).toHaveLength(1)
    expect(pieces(data)).toEqual({ lamp: 1, bulb: 1 })
    expect(data?.campaignSkuList?.map(({ skuNo }) => skuNo)).toEqual(['bulb'])
    expect(data?.comboBuySkuList?.map(({ promotionId }) => promotionId)).toEqual(['set'])
  })

  it('for members are shown to members', async () => {
    const buyer = await shop.buyer()
    await sql`update shopper set member_type = 1 where id = ${buyer.id}`.execute(shop.connection.db)
    const { data } = await add(buyer, ['plug', 1])
    expect(data?.campaignSkuList?.map(({ promotionId }) => promotionId).toSorted()).toEqual(['members', 'sale'])
  })

  it('put a piece into the cart once the rest reaches the threshold, and no second one', async () => {
    const buyer = await shop.buyer()
    await add(buyer, ['plug', 1])
    expect(await markUp(buyer, 'sale', ['bulb'])).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: '再买 100.00 元其他商品即可换购',
      field: 'promotionId',
    })
    await add(buyer, ['plug', 2])
    const { data } = await markUp(buyer, 'sale', ['bulb'])
    expect(pieces(data)).toEqual({ plug: 3, bulb: 1 })
    expect(priceCart(data!)).toMatchObject({ productAmount: 34700, discountAmount: 4000, missing: { sale: 0 } })
    expect(pieces((await markUp(buyer, 'sale', ['bulb', 'bulb'])).data)).toEqual({ plug: 3, bulb: 1 })
  })

  it('do not count a product that is bought with a deposit and was left in the cart, nor does the cart price it', async () => {
    const buyer = await shop.buyer()
    await add(buyer, ['bulb', 1], ['lamp', 1])
    await sql`update cart_line set sku_no = 'ahead' where sku_no = 'lamp' and shopper_id = ${buyer.id}`.execute(
      shop.connection.db,
    )
    expect(await markUp(buyer, 'sale', ['bulb'])).toMatchObject({ message: '再买 199.00 元其他商品即可换购' })
    const { data } = await add(buyer, ['bulb', 1])
    expect(priceCart(data!)).toMatchObject({ productAmount: 10000, discountAmount: 0, missing: { sale: 19900 } })
  })

  it('refuse what they do not offer, what is over and what is unknown, and change nothing', async () => {
    const buyer = await shop.buyer()
    await add(buyer, ['lamp', 1])
    expect(await markUp(buyer, 'sale', ['plug'])).toMatchObject({ code: REPLY_CODE.badInput, field: 'skuNo' })
    expect(await markUp(buyer, 'sale', ['nothing'])).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await markUp(buyer, 'sale', ['gone'])).toMatchObject({ code: REPLY_CODE.soldOut })
    const isOver = { code: REPLY_CODE.notFound, message: '活动不存在或已结束' }
    for (const promotionId of ['over', 'members', 'set', 'nothing'])
      expect(await markUp(buyer, promotionId, ['bulb'])).toMatchObject(isOver)
    expect(await combo(buyer, 'sale', ['bulb', 1])).toMatchObject(isOver)
    for (const skus of [
      [['lamp', 2]],
      [
        ['lamp', 2],
        ['plug', 2],
      ],
      [
        ['lamp', 2],
        ['plug', 1],
        ['bulb', 1],
      ],
    ] as [string, number][][])
      expect(await combo(buyer, 'set', ...skus)).toMatchObject({ code: REPLY_CODE.badInput, field: 'products' })
    expect(pieces((await shop.ask<Cart>({ url: '/api/cart/v4', headers: buyer.headers })).data)).toEqual({ lamp: 1 })
  })

  it('charge the shown price, keep each fen of it, and refund exactly that', async () => {
    const buyer = await shop.buyer()
    const { data: cart } = await combo(buyer, 'set', ['lamp', 4], ['plug', 2])
    await markUp(buyer, 'sale', ['bulb'])
    expect(priceCart(cart!)).toMatchObject({ productAmount: 99800, discountAmount: 19800 })
    const settled = (await shop.ask<Settlement>({ url: '/api/cart/v1/settlement', headers: buyer.headers })).data!
    expect(settled.amounts).toMatchObject({ productAmount: 104800, discountAmount: 23800, payAmount: 81000 })
    expect(settled.priceDetails?.filter(({ stage }) => stage === 'bundle')).toEqual(
      expect.arrayContaining([{ skuNo: 'bulb', stage: 'bundle', sourceName: 'sale', fen: -4000 }]),
    )
    const order = await shop.ask<{ orderId: string }>({
      method: 'POST',
      url: '/api/orders/v1',
      headers: buyer.headers,
      payload: {
        addressId: buyer.addressId,
        coupons: [],
        orderAmount: 81000,
        orderWay: 2,
        invoiceType: 0,
        invoiceContent: 1,
        invoiceHeader: 1,
        useDuStar: false,
        useGold: false,
      },
    })
    expect(order).toMatchObject({ code: 0 })
    const placed = (
      await shop.ask<OrderDetail>({ url: `/api/orders/${order.data!.orderId}/v1`, headers: buyer.headers })
    ).data!.order
    expect(placed.priceDetails?.filter(({ stage }) => stage === 'bundle')).toHaveLength(3)
    expect(placed.products.map(({ paidAmount }) => paidAmount).reduce((sum, fen) => sum + (fen ?? 0), 0)).toBe(81000)
    expect(await checkBooks(shop.connection.db, {})).toEqual([])
  })

  it('put one piece in when fifty requests come at once', async () => {
    const buyer = await shop.buyer()
    await add(buyer, ['lamp', 1])
    const replies = await Promise.all(Array.from({ length: 50 }, () => markUp(buyer, 'sale', ['bulb'])))
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    expect(pieces((await shop.ask<Cart>({ url: '/api/cart/v4', headers: buyer.headers })).data)).toEqual({
      lamp: 1,
      bulb: 1,
    })
    const keyed = await Promise.all(
      Array.from({ length: 5 }, () =>
        put(
          buyer.headers,
          '/api/promotion/v1/combobuy/set/products',
          {
            products: [
              { skuNo: 'lamp', itemQuantity: 2 },
              { skuNo: 'plug', itemQuantity: 1 },
            ],
          },
          'same-key',
        ),
      ),
    )
    expect(keyed.every(({ code }) => code === 0)).toBe(true)
    expect(pieces((await shop.ask<Cart>({ url: '/api/cart/v4', headers: buyer.headers })).data)).toEqual({
      lamp: 3,
      bulb: 1,
      plug: 1,
    })
  })

  it('begin the cart of a visitor, at everybody’s price', async () => {
    const { data } = await put({}, '/api/promotion/v1/combobuy/set/products', {
      products: [
        { skuNo: 'lamp', itemQuantity: 2 },
        { skuNo: 'plug', itemQuantity: 1 },
      ],
      visitor: 'token',
    })
    expect(data?.visitorToken).toMatch(/^[\w-]{43}$/)
    expect(priceCart(data!).totalAmount).toBe(40000)
  })

  it('refuse a visitor without a cart as they refuse everybody, and create no cart', async () => {
    const pressed = (promotionId: string, ...skuNo: string[]) =>
      put({}, `/api/promotion/markupsale/${promotionId}/products/v1`, { skuNo })
    expect(await pressed('none', 'bulb')).toMatchObject({ code: REPLY_CODE.notFound, field: 'promotionId' })
    expect(await pressed('sale', 'bulb')).toMatchObject({ code: REPLY_CODE.overLimit, field: 'promotionId' })
    expect(await pressed('sale', 'nothing')).toMatchObject({ code: REPLY_CODE.notFound })
  })

  it('are priced in a preview of a cart', async () => {
    const show = (headers: object, products: object[]) =>
      shop.ask<ShownCart>({ method: 'POST', url: '/api/show/v1/cart', headers: { ...headers }, payload: { products } })
    const products = [
      { skuNo: 'lamp', itemQuantity: 1 },
      { skuNo: 'lamp', itemQuantity: 1 },
      { skuNo: 'plug', itemQuantity: 1 },
      { skuNo: 'bulb', itemQuantity: 1 },
      { skuNo: 'no-such', itemQuantity: 1 },
    ]
    expect((await show({}, products)).data).toMatchObject({ totalAmount: 41000 })
    const buyer = await shop.buyer()
    expect((await show(buyer.headers, products)).data?.totalAmount).toBe(41000)
    expect(pieces((await shop.ask<Cart>({ url: '/api/cart/v4', headers: buyer.headers })).data)).toEqual({})
    expect((await show({}, [{ skuNo: 'no-such', itemQuantity: 1 }])).data).toEqual({
      promotionGroups: [],
      priceDetails: [],
      totalAmount: 0,
    })
  })

  it('let a flash sale be added too: at its price, up to the pieces it gives one shopper', async () => {
    const buyer = await shop.buyer()
    const flash = (promotionId: string, skuNo: string, itemQuantity: number) =>
      put(buyer.headers, '/api/cart/flashSale/v1', { promotionId, skuNo, itemQuantity })
    expect(priceCart((await flash('flash-sale', 'flash', 2)).data!).totalAmount).toBe(15800)
    expect(await flash('flash-sale', 'flash', 1)).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: '限时秒杀价限购 2 件',
      field: 'itemQuantity',
    })
    const isOver = { code: REPLY_CODE.notFound, message: '活动不存在或已结束' }
    const limit = (promotionId: string, skuNo: string, itemQuantity: number, headers = buyer.headers) =>
      shop.ask({
        method: 'POST',
        url: '/api/promotion/limit/quantity/v1',
        headers,
        payload: { promotionId, skuNo, itemQuantity },
      })
    expect((await limit('flash-sale', 'flash', 3)).data).toEqual({ limitQuantity: 2, allowed: false })
    const holder = await shop.buyer()
    await shop.buy(holder, [{ skuNo: 'flash', itemQuantity: 1 }], 8900)
    expect((await limit('flash-sale', 'flash', 1, holder.headers)).data).toEqual({ limitQuantity: 1, allowed: true })
    expect(await limit('flash-sale', 'lamp', 1)).toMatchObject(isOver)
    expect(await limit('flash-sale', 'none', 1)).toMatchObject({ code: REPLY_CODE.notFound, field: 'skuNo' })
    expect(await limit('flash-sale', 'flash', 1, {})).toMatchObject({ code: REPLY_CODE.loginNeeded })
    expect(await flash('flash-sale', 'lamp', 1)).toMatchObject(isOver)
    expect(await flash('set', 'flash', 1)).toMatchObject(isOver)
    expect(pieces((await shop.ask<Cart>({ url: '/api/cart/v4', headers: buyer.headers })).data)).toEqual({ flash: 2 })
  })
})
