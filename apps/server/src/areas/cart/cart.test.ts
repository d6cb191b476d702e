import { countCart, cartProducts, priceCart, PRODUCT_STATUS, REPLY_CODE } from '@hearth/domain'
import type { AddedSku, Cart, CartCount, ChangeCart, LineCheck, LineQuantity } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { promote, stockShelf } from '../../../test/shelf'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  const { db } = shop.connection
  await stockShelf(db, [
    { skuNo: 'lamp', price: 20000 },
    { skuNo: 'bulb', price: 5000, limit: 3 },
    { skuNo: 'rare', price: 9000, stock: 4 },
    { skuNo: 'gone', stock: 0 },
    { skuNo: 'full-a', price: 30000 },
    { skuNo: 'full-b', price: 30000 },
    { skuNo: 'piece', price: 10000 },
    { skuNo: 'gift', price: 100, stock: 2 },
    { skuNo: 'flash', price: 10000 },
  ])
  await promote(db, {
    id: 'full',
    type: 1001,
    skuNos: ['full-a', 'full-b'],
    thresholdAmount: 50000,
    reduceAmount: 5000,
  })
  await promote(db, { id: 'pieces', type: 1002, skuNos: ['piece'], thresholdQuantity: 3, discountRate: 85 })
  await promote(db, { id: 'with-gift', type: 205, skuNos: ['lamp'], giftSkuNo: 'gift' })
  await promote(db, { id: 'flash-sale', type: 101, skuNos: ['flash'], price: 7900, stock: 1 })
})
afterAll(() => shop.close())

const change = (
  { headers }: Buyer,
  operation: ChangeCart['operation'],
  ...items: Partial<AddedSku & LineQuantity & LineCheck>[]
) => shop.ask<Cart>({ method: 'PUT', url: '/api/cart/v1', headers, payload: { operation, items } })
const read = async ({ headers }: Buyer) =>
  (await shop.ask<Cart>({ url: '/api/cart/v4', headers })).data ?? { promotionGroups: [] }
const linesOf = (cart: Cart | null) =>
  Object.fromEntries(cartProducts(cart ?? { promotionGroups: [] }).map((product) => [product.skuNo, product]))

describe('a cart', () => {
  it('is empty for a visitor who put nothing in, and asks them to log in at checkout', async () => {
    expect(await shop.ask('/api/cart/v4')).toMatchObject({ data: { promotionGroups: [] }, status: 200 })
    expect(await shop.ask<CartCount>('/api/cart/count/v1')).toMatchObject({ data: { count: 0 } })
    expect(await shop.ask('/api/cart/v1/settlement')).toMatchObject({ code: REPLY_CODE.loginNeeded })
  })

  it('keeps one line for a sku however often it is added, and counts its pieces', async () => {
    const buyer = await shop.buyer()
    await change(buyer, 'add', { skuNo: 'lamp' })
    const { data } = await change(buyer, 'add', { skuNo: 'lamp', itemQuantity: 2 }, { skuNo: 'bulb' })
    expect(linesOf(data)).toMatchObject({ lamp: { itemQuantity: 3, shoppingCartStatus: 1 }, bulb: { itemQuantity: 1 } })
    const { data: badge } = await shop.ask<CartCount>({ url: '/api/cart/count/v1', headers: buyer.headers })
    expect(badge).toEqual({ count: countCart(await read(buyer)).totalCount })
  })

  it('refuses more pieces than an order may have, or than there are, and keeps what it had', async () => {
    const buyer = await shop.buyer()
    await change(buyer, 'add', { skuNo: 'bulb', itemQuantity: 3 })
    expect(await change(buyer, 'add', { skuNo: 'bulb' })).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: '每单限购 3 件',
      status: 200,
    })
    expect(await change(buyer, 'add', { skuNo: 'rare', itemQuantity: 5 })).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: '库存不足，仅剩 4 件',
    })
    expect(await change(buyer, 'add', { skuNo: 'gone' })).toMatchObject({ code: REPLY_CODE.soldOut })
    expect(await change(buyer, 'add', { skuNo: 'bulb' }, { skuNo: 'nothing' })).toMatchObject({
      code: REPLY_CODE.notFound,
    })
    expect(Object.keys(linesOf(await read(buyer)))).toEqual(['bulb'])
  })

  it('says that a product was taken off the shelf, not that somebody else was quicker', async () => {
    const buyer = await shop.buyer()
    const { db } = shop.connection
    await db.updateTable('sku').set({ sku_sale_status: 0 }).where('sku_no', '=', 'rare').execute()
    const words = { code: REPLY_CODE.soldOut, message: '商品已下架，看看别的吧' }
    expect(await change(buyer, 'add', { skuNo: 'rare' })).toMatchObject(words)
    expect(await shop.ask({ url: '/api/cart/v1/settlement?skuNo=rare', headers: buyer.headers })).toMatchObject(words)
    await db.updateTable('sku').set({ sku_sale_status: 1 }).where('sku_no', '=', 'rare').execute()
  })

  it('sets, unchecks and removes lines, and says which line is gone', async () => {
    const buyer = await shop.buyer()
    const { lamp } = linesOf((await change(buyer, 'add', { skuNo: 'lamp' })).data)
    expect(linesOf((await change(buyer, 'set', { id: lamp?.id, itemQuantity: 5 })).data)['lamp']?.itemQuantity).toBe(5)
    expect(
      linesOf((await change(buyer, 'check', { id: lamp?.id, shoppingCartStatus: 0 })).data)['lamp']?.shoppingCartStatus,
    ).toBe(0)
    expect((await change(buyer, 'remove', { id: lamp?.id })).data).toMatchObject({ promotionGroups: [] })
    expect(await change(buyer, 'set', { id: lamp?.id, itemQuantity: 1 })).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await change(buyer, 'remove', { id: lamp?.id })).toMatchObject({ code: 0 })
  })

  it('names a missing field of the kind that was sent, not of another kind', async () => {
    const buyer = await shop.buyer()
    const refused = (field: string, message: string) => ({ status: 400, code: REPLY_CODE.badInput, field, message })
    expect(await change(buyer, 'add', { itemQuantity: 1 })).toMatchObject(refused('skuNo', '商品不能为空'))
    expect(await change(buyer, 'add', { skuNo: 'lamp', itemQuantity: 0 })).toMatchObject(
      refused('itemQuantity', '数量不能小于 1'),
    )
    expect(await change(buyer, 'set', { itemQuantity: 1 })).toMatchObject(refused('id', '编号不能为空'))
    expect(await change(buyer, 'set', { id: '1' })).toMatchObject(refused('itemQuantity', '数量不能为空'))
    expect(await change(buyer, 'check', { id: '1' })).toMatchObject(refused('shoppingCartStatus', '选中状态不能为空'))
    expect(await change(buyer, 'remove', { skuNo: 'lamp' })).toMatchObject(refused('id', '编号不能为空'))
    expect(await change(buyer, 'remove')).toMatchObject(refused('items', '商品至少要有 1 项'))
    expect(await change(buyer, 'clear' as 'remove', { id: '1' })).toMatchObject(refused('operation', '操作格式不正确'))
    expect(await change(buyer, undefined as never, { id: '1' })).toMatchObject(refused('operation', '操作不能为空'))
    expect(await change(buyer, 7 as never, { id: '1' })).toMatchObject(refused('operation', '操作格式不正确'))
  })

  it('can not be touched by another shopper', async () => {
    const [owner, other] = [await shop.buyer(), await shop.buyer()]
    const { lamp } = linesOf((await change(owner, 'add', { skuNo: 'lamp' })).data)
    const foreign = await change(other, 'set', { id: lamp?.id, itemQuantity: 9 })
    const unknown = await change(other, 'set', { id: 'no-such-line', itemQuantity: 9 })
    expect({ ...foreign, headers: 0, currentTimeMillis: 0 }).toEqual({ ...unknown, headers: 0, currentTimeMillis: 0 })
    await change(other, 'remove', { id: lamp?.id ?? '' })
    expect(linesOf(await read(owner))['lamp']?.itemQuantity).toBe(1)
  })

  it('is shown in groups: cart promotions first, unavailable products last', async () => {
    const buyer = await shop.buyer()
    await change(
      buyer,
      'add',
      { skuNo: 'lamp' },
      { skuNo: 'rare' },
      { skuNo: 'full-a' },
      { skuNo: 'full-b' },
      { skuNo: 'piece', itemQuantity: 3 },
    )
    await sql`update sku set sku_sale_status = 0 where sku_no = 'rare'`.execute(shop.connection.db)
    const cart = await read(buyer)
    await sql`update sku set sku_sale_status = 1 where sku_no = 'rare'`.execute(shop.connection.db)
    expect(cart.promotionGroups.map((group) => group.promotionId)).toEqual([
      expect.stringMatching(/full|pieces/),
      expect.stringMatching(/full|pieces/),
      undefined,
    ])
    const rest = cart.promotionGroups.at(-1)
    expect(rest?.groups.map((group) => group.merchantName)).toEqual(['暖居官方旗舰店'])
    expect(
      rest?.groups[0]?.subGroups.map(({ title, expired, products }) => [
        title,
        expired,
        products.map((product) => product.skuNo),
      ]),
    ).toEqual([
      ['可购买', false, ['lamp']],
      ['失效商品', true, ['rare']],
    ])
    expect(priceCart(cart)).toMatchObject({ productAmount: 20000 + 60000 + 30000, discountAmount: 5000 + 4500 })
  })

  it('shows how many can still be bought when stock has shrunk since', async () => {
    const buyer = await shop.buyer()
    await change(buyer, 'add', { skuNo: 'rare', itemQuantity: 4 })
    await sql`update sku set stock = 1 where sku_no = 'rare'`.execute(shop.connection.db)
    expect(linesOf(await read(buyer))['rare']).toMatchObject({
      itemQuantity: 1,
      limitQuantity: 1,
      productStatus: PRODUCT_STATUS.lowStock,
    })
    await sql`update sku set stock = 4 where sku_no = 'rare'`.execute(shop.connection.db)
  })

  it('promises gifts as long as there are as many as pieces of the product they come with', async () => {
    const buyer = await shop.buyer()
    expect(linesOf((await change(buyer, 'add', { skuNo: 'lamp', itemQuantity: 2 })).data)['lamp']?.gifts).toEqual([
      { skuNo: 'gift', name: '灯 gift', itemQuantity: 2 },
    ])
    expect(linesOf((await change(buyer, 'add', { skuNo: 'lamp' })).data)['lamp']?.gifts).toEqual([])
  })

  it('shows a flash-sale product as sold out once the sale has none left, and charges its ordinary price after the sale', async () => {
    const buyer = await shop.buyer()
    const { flash } = linesOf((await change(buyer, 'add', { skuNo: 'flash' })).data)
    expect(flash).toMatchObject({ price: 7900, tiers: [{ price: 7900 }, { price: 10000 }], promotionType: 101 })
    await shop.buy(await shop.buyer(), [{ skuNo: 'flash', itemQuantity: 1 }], 7900 + 1000)
    expect(linesOf(await read(buyer))['flash']?.productStatus).toBe(PRODUCT_STATUS.soldOut)
    await sql`update promotion set end_time = begin_time where id = 'flash-sale'`.execute(shop.connection.db)
    expect(linesOf(await read(buyer))['flash']).toMatchObject({ price: 10000, productStatus: PRODUCT_STATUS.onSale })
  })

  it('has a badge that counts what the cart shows, sold out or not', async () => {
    const buyer = await shop.buyer()
    const { db } = shop.connection
    const badge = async () =>
      (await shop.ask<CartCount>({ url: '/api/cart/count/v1', headers: buyer.headers })).data?.count
    await stockShelf(db, [{ skuNo: 'rush', stock: 9 }])
    await change(buyer, 'add', { skuNo: 'rush', itemQuantity: 8 })
    await sql`update sku set stock = 5 where sku_no = 'rush'`.execute(db)
    expect([await badge(), linesOf(await read(buyer))['rush']?.itemQuantity]).toEqual([5, 5])
    await promote(db, { id: 'rush-sale', type: 101, skuNos: ['rush'], price: 7900, stock: 0 })
    expect([await badge(), linesOf(await read(buyer))['rush']?.itemQuantity]).toEqual([8, 8])
  })

  it('takes one query, however many lines it has', async () => {
    const buyer = await shop.buyer()
    await change(buyer, 'add', { skuNo: 'lamp' }, { skuNo: 'bulb' }, { skuNo: 'full-a' }, { skuNo: 'piece' })
    await read(buyer)
    shop.queries.length = 0
    await read(buyer)
    expect(shop.queries).toHaveLength(1)
  })
})
