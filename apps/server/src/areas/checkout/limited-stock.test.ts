import { cartProducts, priceCart, PRODUCT_STATUS, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { Cart, PlacedOrder, Settlement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { draftOf, promote, stockShelf } from '../../../test/shelf'

const skus = [
  { skuNo: 'flash', stock: 120 },
  { skuNo: 'new', stock: 100 },
  { skuNo: 'member', stock: 100 },
  { skuNo: 'one', price: 20000 },
  { skuNo: 'two', price: 20000 },
  { skuNo: 'gift', price: 1000, stock: 1 },
  { skuNo: 'toy', price: 20000, stock: 3 },
]

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  const { db } = shop.connection
  await stockShelf(db, skus)
  await promote(db, {
    id: 'flash-sale',
    type: PROMOTION_TYPE.flashSale,
    skuNos: ['flash'],
    price: 7900,
    stock: 60,
    limit: 200,
  })
  await promote(db, { id: 'for-new', type: PROMOTION_TYPE.newcomer, skuNos: ['new'], price: 5000, stock: 1 })
  await promote(db, { id: 'for-members', type: PROMOTION_TYPE.memberPrice, skuNos: ['member'], price: 8000, stock: 0 })
  await promote(db, { id: 'with-gift', type: PROMOTION_TYPE.gift, skuNos: ['one', 'two'], giftSkuNo: 'gift' })
  await promote(db, { id: 'with-its-like', type: PROMOTION_TYPE.gift, skuNos: ['toy'], giftSkuNo: 'toy' })
})
afterAll(() => shop.close())

const settle = ({ headers }: Buyer, query = '') =>
  shop.ask<Settlement>({ url: `/api/cart/v1/settlement?${query}`, headers })
const place = (
  { headers, addressId }: Buyer,
  products: { skuNo: string; itemQuantity: number }[] | undefined,
  orderAmount: number,
) =>
  shop.ask<PlacedOrder>({
    method: 'POST',
    url: '/api/orders/v1',
    headers,
    payload: draftOf(addressId, products, orderAmount),
  })
const add = ({ headers }: Buyer, ...items: { skuNo: string; itemQuantity?: number }[]) =>
  shop.ask<Cart>({ method: 'PUT', url: '/api/cart/v1', headers, payload: { operation: 'add', items } })
const linesOf = (cart: Cart | null) =>
  Object.fromEntries(cartProducts(cart ?? { promotionGroups: [] }).map((product) => [product.skuNo, product]))
const pieces = (skuNo: string, itemQuantity: number) => [{ skuNo, itemQuantity }]

describe('a promotion with stock of its own', () => {
  it('gives its price for its own stock and the ordinary price for the rest, in cart, checkout and order alike', async () => {
    const buyer = await shop.buyer()
    const { data: cart } = await add(buyer, { skuNo: 'flash', itemQuantity: 61 })
    expect(linesOf(cart)['flash']).toMatchObject({ itemQuantity: 61, price: 7900, tiers: [{ pieces: 60 }, {}] })
    expect(priceCart(cart!).totalAmount).toBe(60 * 7900 + 10000)
    const amount = 60 * 7900 + 10000
    expect((await settle(buyer, 'skuNo=flash&itemQuantity=61')).data?.amounts.payAmount).toBe(amount)
    expect(await place(buyer, pieces('flash', 61), 61 * 7900)).toMatchObject({ code: REPLY_CODE.priceChanged })
    const { data } = await place(buyer, pieces('flash', 61), amount)
    expect(data).toMatchObject({ orderAmount: amount })
    await shop.ask({ method: 'POST', url: `/api/orders/${data?.orderId}/v2`, headers: buyer.headers, payload: {} })
    expect((await settle(await shop.buyer(), 'skuNo=flash&itemQuantity=60')).data?.amounts.payAmount).toBe(60 * 7900)
  })

  it('charges the ordinary price for pieces the promotion has sold by the time of the order', async () => {
    const buyer = await shop.buyer()
    await add(buyer, { skuNo: 'flash', itemQuantity: 20 })
    await sql`update promotion_sku set stock = 3 where promotion_id = 'flash-sale'`.execute(shop.connection.db)
    const { data } = await settle(buyer)
    expect(linesOf(data)['flash']).toMatchObject({ itemQuantity: 20, tiers: [{ pieces: 3 }, {}] })
    expect(await place(buyer, undefined, data?.amounts.payAmount ?? 0)).toMatchObject({
      code: 0,
      data: { orderAmount: 3 * 7900 + 17 * 10000 },
    })
  })

  it('does not stop an order at the ordinary price once the pieces of a member price are sold', async () => {
    const buyer = await shop.buyer()
    expect(linesOf((await add(buyer, { skuNo: 'member' })).data)['member']).toMatchObject({
      price: 10000,
      productStatus: PRODUCT_STATUS.onSale,
    })
    expect(await place(buyer, undefined, 10000)).toMatchObject({ code: 0 })
  })
})

describe('a shopper right after another one was refused', () => {
  const old = async () => {
    const buyer = await shop.buyer()
    await shop.buy(buyer, pieces('member', 1), 10000)
    return buyer
  }

  it('can buy at the ordinary price when only the newcomer price had too few pieces left', async () => {
    const [newcomer, customer] = [await shop.buyer(), await old()]
    expect(await place(newcomer, pieces('new', 2), 10000)).toMatchObject({ code: REPLY_CODE.priceChanged })
    expect(await place(customer, pieces('new', 2), 20000)).toMatchObject({ code: 0 })
  })

  it('gets the rest when the other wanted more than there was', async () => {
    await sql`update sku set stock = 2 where sku_no = 'new'`.execute(shop.connection.db)
    const [greedy, modest] = [await old(), await old()]
    expect(await place(greedy, pieces('new', 3), 30000)).toMatchObject({
      code: REPLY_CODE.soldOut,
      message: '库存不足，仅剩 2 件',
    })
    expect(await place(modest, pieces('new', 2), 20000)).toMatchObject({ code: 0 })
  })
})

describe('a gift that two products bring along', () => {
  it('is promised once when one piece is left, and the order keeps the promise', async () => {
    const buyer = await shop.buyer()
    const { data: cart } = await add(buyer, { skuNo: 'one' }, { skuNo: 'two' })
    const promised = (shown: Cart | null) =>
      cartProducts(shown ?? { promotionGroups: [] }).flatMap((product) => product.gifts)
    expect(promised(cart)).toHaveLength(1)
    const { data } = await settle(buyer)
    expect(promised(data)).toEqual(promised(cart))
    const placed = await place(buyer, undefined, 40000)
    expect(placed).toMatchObject({ code: 0 })
    expect(
      await shop.number(
        sql`select count(*) as n from order_item where order_id = ${placed.data?.orderId ?? ''} and gift`,
      ),
    ).toBe(1)
    await shop.ask({
      method: 'POST',
      url: `/api/orders/${placed.data?.orderId}/v2`,
      headers: buyer.headers,
      payload: {},
    })
  })

  it('is not promised when the order itself buys the last one', async () => {
    const buyer = await shop.buyer()
    await add(buyer, { skuNo: 'one' }, { skuNo: 'gift' })
    const { data } = await settle(buyer)
    expect(linesOf(data)['one']?.gifts).toEqual([])
    expect(await place(buyer, undefined, 21000)).toMatchObject({ code: 0 })
  })

  it('comes with both products as long as there are enough for both', async () => {
    const buyer = await shop.buyer()
    expect(linesOf((await settle(buyer, 'skuNo=toy&itemQuantity=2')).data)['toy']?.gifts).toEqual([])
    expect(await place(buyer, pieces('toy', 2), 40000)).toMatchObject({ code: 0 })
    expect(await place(await shop.buyer(), pieces('toy', 1), 20000)).toMatchObject({ code: 0 })
  })
})

it('leaves books that add up', async () => {
  const { new: _changed, ...initial } = Object.fromEntries(skus.map(({ skuNo, stock = 100 }) => [skuNo, stock]))
  expect(await checkBooks(shop.connection.db, initial)).toEqual([])
})
