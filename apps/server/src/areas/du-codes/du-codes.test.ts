import { cartProducts, DAY, ORDER_STATUS, PRODUCT_STATUS, REPLY_CODE } from '@hearth/domain'
import { OPS_CODE, type MadeDuCodes, type OpsDuBatch, type OpsDuUsePage } from '@hearth/ops'
import type { Cart, DuCodeProducts, Order, PlacedOrder, Settlement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { makeDuCode } from '../../../test/du-codes'
import { NOON } from '../../../test/noon'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { draftOf, stockShelf } from '../../../test/shelf'
import { askAs, auditOf, newStaff } from '../../../test/staff'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [
    { skuNo: 'lamp', price: 20000 },
    { skuNo: 'bulb', price: 5000 },
    { skuNo: 'plug', price: 3000 },
    { skuNo: 'rare', price: 3000, stock: 1 },
  ])
})
afterAll(() => shop.close())

const db = () => shop.connection.db
const get = <Data>({ headers }: Pick<Buyer, 'headers'>, url: string) => shop.ask<Data>({ url, headers })
const look = (buyer: Buyer, code: string) => get<DuCodeProducts>(buyer, `/api/DuCode/${encodeURIComponent(code)}/v1`)
const choose = (buyer: Buyer, duCode: string, products: object[], key?: string) =>
  shop.ask<Cart>({
    method: 'POST',
    url: '/api/cart/DuCode/v1',
    headers: { ...buyer.headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload: { duCode, products },
  })
const one = (skuNo: string, itemQuantity = 1) => ({ skuNo, itemQuantity })
const change = (buyer: Buyer, payload: object) =>
  shop.ask<Cart>({ method: 'PUT', url: '/api/cart/v1', headers: buyer.headers, payload })
const linesOf = (cart: Cart | null | undefined) => cartProducts(cart ?? { promotionGroups: [] })
const readCart = async (buyer: Buyer) => linesOf((await get<Cart>(buyer, '/api/cart/v4')).data)
const order = (buyer: Buyer, orderAmount: number) =>
  shop.ask<PlacedOrder>({
    method: 'POST',
    url: '/api/orders/v1',
    headers: buyer.headers,
    payload: draftOf(buyer.addressId, undefined, orderAmount),
  })
const cancel = (buyer: Buyer, orderId: string) =>
  shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers: buyer.headers, payload: {} })

describe('a redemption code', () => {
  it('shows its products, however it is typed', async () => {
    const buyer = await shop.buyer()
    const code = await makeDuCode(db(), ['lamp', 'bulb'], { price: 990, pieces: 2 })
    const { data } = await look(buyer, ` ${code.toLowerCase().replaceAll('-', ' ')}`)
    expect(data).toMatchObject({ name: '礼遇卡', price: 990, itemQuantity: 2, expiryDate: NOON + DAY })
    expect(data?.skuList.map(({ skuNo }) => skuNo)).toEqual(['lamp', 'bulb'])
  })

  it('is refused with the reason, and sends visitors to the login', async () => {
    const buyer = await shop.buyer()
    const over = await makeDuCode(db(), ['lamp'], { endTime: NOON - 1 })
    const code = await makeDuCode(db(), ['lamp'])
    const typo = code.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))
    expect(await look(buyer, typo)).toMatchObject({ code: REPLY_CODE.badInput, field: 'duCode' })
    expect(await look(buyer, 'AAAA-AAAA-AAAA-AAAA')).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await look(buyer, over)).toMatchObject({ code: REPLY_CODE.couponUnusable, message: '兑换码已过期' })
    expect(await shop.ask({ url: `/api/DuCode/${code}/v1` })).toMatchObject({ code: REPLY_CODE.loginNeeded })
    expect(await choose(buyer, code, [one('plug')])).toMatchObject({ code: REPLY_CODE.badInput, field: 'products' })
    expect(await choose(buyer, code, [one('lamp', 2)])).toMatchObject({ code: REPLY_CODE.overLimit })
    expect(await readCart(buyer)).toEqual([])
  })

  it('adds the chosen products beside the same sku in the cart, at its own price, and is not used up by that', async () => {
    const buyer = await shop.buyer()
    await change(buyer, { operation: 'add', items: [one('lamp')] })
    const code = await makeDuCode(db(), ['lamp', 'bulb'], { price: 990, pieces: 2 })
    const { data } = await choose(buyer, code, [one('lamp')])
    expect(linesOf(data).toSorted((one, other) => one.price - other.price)).toEqual([
      expect.objectContaining({
        skuNo: 'lamp',
        price: 990,
        originalPrice: 20000,
        itemQuantity: 1,
        duCode: { tail: code.slice(-4), name: '礼遇卡', expiryDate: NOON + DAY },
      }),
      expect.objectContaining({ skuNo: 'lamp', price: 20000 }),
    ])
    expect((await look(buyer, code)).code).toBe(0)
    const again = await choose(buyer, code, [one('bulb', 2)])
    const told = linesOf(again.data).map(({ skuNo, price, itemQuantity }) => [skuNo, price, itemQuantity])
    expect(told.toSorted()).toEqual([
      ['bulb', 990, 2],
      ['lamp', 20000, 1],
    ])
  })

  it('is chosen once under one key, and its line holds no more pieces than it gives', async () => {
    const buyer = await shop.buyer()
    const code = await makeDuCode(db(), ['bulb'], { pieces: 2 })
    const first = await choose(buyer, code, [one('bulb')], 'a')
    expect(await choose(buyer, code, [one('bulb')], 'a')).toMatchObject({ data: first.data })
    expect(await choose(buyer, code, [one('bulb', 2)], 'a')).toMatchObject({ code: REPLY_CODE.conflict })
    const [line] = await readCart(buyer)
    const set = (itemQuantity: number) => change(buyer, { operation: 'set', items: [{ id: line!.id, itemQuantity }] })
    expect((await set(2)).code).toBe(0)
    expect(await set(3)).toMatchObject({ code: REPLY_CODE.overLimit })
    expect((await change(buyer, { operation: 'remove', items: [{ id: line!.id }] })).data).toMatchObject({
      promotionGroups: [],
    })
  })

  it('gives a lamp for nothing, is used up by that order, and is good again when the order is cancelled', async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    const code = await makeDuCode(db(), ['bulb'], { price: 1000 })
    await choose(buyer, code, [one('bulb')])
    await choose(other, code, [one('bulb')])
    const settled = await get<Settlement>(buyer, '/api/cart/v1/settlement')
    expect(settled.data?.amounts).toMatchObject({ productAmount: 1000, freightAmount: 1000, payAmount: 2000 })
    const placed = await order(buyer, 2000)
    expect(placed.code).toBe(0)
    expect(await readCart(buyer)).toEqual([])
    const kept = await get<{ order: Order }>(buyer, `/api/orders/${placed.data!.orderId}/v1`)
    expect(kept.data?.order.priceDetails).toContainEqual({
      skuNo: 'bulb',
      stage: 'unitPrice',
      sourceName: '礼遇卡',
      fen: -4000,
    })

    const [line] = await readCart(other)
    expect(line).toMatchObject({
      productStatus: PRODUCT_STATUS.promotionEnded,
      duCode: { unusableReason: '兑换码已被使用' },
    })
    expect(await order(other, 0)).toMatchObject({ code: REPLY_CODE.conflict })
    expect(await look(other, code)).toMatchObject({ code: REPLY_CODE.conflict })

    await cancel(buyer, placed.data!.orderId)
    expect((await look(other, code)).code).toBe(0)
    expect((await order(other, 2000)).code).toBe(0)
  })

  it('is not good again after its end, whatever order is cancelled', async () => {
    const buyer = await shop.buyer()
    const code = await makeDuCode(db(), ['bulb'], { batchId: 'short', price: 1000 })
    await choose(buyer, code, [one('bulb')])
    const placed = await order(buyer, 2000)
    await sql`update du_batch set end_time = ${NOON - 1} where id = 'short'`.execute(db())
    await cancel(buyer, placed.data!.orderId)
    expect(await look(buyer, code)).toMatchObject({ code: REPLY_CODE.couponUnusable })
  })

  it('refuses an order without its line, also where the line costs nothing', async () => {
    const buyer = await shop.buyer()
    const code = await makeDuCode(db(), ['rare'])
    await choose(buyer, code, [one('rare')])
    await change(buyer, { operation: 'add', items: [one('lamp')] })
    await sql`update sku set stock = 0 where sku_no = 'rare'`.execute(db())
    expect(await order(buyer, 20000)).toMatchObject({ code: REPLY_CODE.soldOut })
    await sql`update sku set stock = 1 where sku_no = 'rare'`.execute(db())
    expect((await order(buyer, 20000)).code).toBe(0)
  })

  it('makes an order with nothing to pay, which is paid at once', async () => {
    const buyer = await shop.buyer()
    const code = await makeDuCode(db(), ['bulb'])
    await choose(buyer, code, [one('bulb')])
    const placed = await order(buyer, 0)
    const kept = await get<{ order: Order }>(buyer, `/api/orders/${placed.data!.orderId}/v1`)
    expect(kept.data?.order.orderStatus).toBe(ORDER_STATUS.paid)
  })
})

describe('staff', () => {
  const facts = { name: '新居卡', price: 0, pieces: 1, skuNos: ['bulb'], endTime: NOON + 30 * DAY }

  it('create codes, which are shown once, and see who has used one', async () => {
    const owner = await newStaff(shop, 'catalogue')
    const made = await askAs<OpsDuBatch>(shop, owner, 'POST /ops/ducodes/v1', { batchId: 'home', ...facts })
    expect(made.data).toMatchObject({ ...facts, codes: 0, used: 0, version: 1 })
    const make = (key: string) =>
      askAs<MadeDuCodes>(shop, owner, 'POST /ops/ducodes/home/codes/v1', { version: 1, count: 3 }, key)
    const { data } = await make('once')
    expect(new Set(data?.codes).size).toBe(3)
    expect(await make('once')).toMatchObject({ code: OPS_CODE.stale, version: 2 })
    expect(JSON.stringify(await auditOf(shop))).not.toContain(data!.codes[0])
    expect(
      await shop.number(
        sql<{ n: number }>`select count(*) as n from idempotency where reply::text like ${`%${data!.codes[0]}%`}`,
      ),
    ).toBe(0)

    const buyer = await shop.buyer()
    await choose(buyer, data!.codes[0]!, [one('bulb')])
    const placed = await order(buyer, 0)
    const uses = await askAs<OpsDuUsePage>(shop, owner, 'GET /ops/ducodes/home/uses/v1')
    expect(uses.data).toEqual({
      after: '',
      uses: [
        expect.objectContaining({
          tail: data!.codes[0]!.slice(-4),
          orderId: placed.data!.orderId,
          orderStatus: ORDER_STATUS.paid,
          telephone: expect.stringContaining('*'),
        }),
      ],
    })
    expect((await askAs<OpsDuBatch>(shop, owner, 'GET /ops/ducodes/home/v1')).data).toMatchObject({ codes: 3, used: 1 })
  })

  it('end a batch, and lines in carts stop at once', async () => {
    const owner = await newStaff(shop, 'owner')
    const buyer = await shop.buyer()
    await askAs(shop, owner, 'POST /ops/ducodes/v1', { batchId: 'stop', ...facts })
    const { data } = await askAs<MadeDuCodes>(shop, owner, 'POST /ops/ducodes/stop/codes/v1', { version: 1, count: 1 })
    await choose(buyer, data!.codes[0]!, [one('bulb')])
    const change = (more: object) =>
      askAs<OpsDuBatch>(shop, owner, 'PUT /ops/ducodes/stop/v1', { version: 2, ...facts, ...more })
    expect(await change({ skuNos: ['nothing'] })).toMatchObject({ code: REPLY_CODE.notFound, field: 'skuNos[0]' })
    expect((await change({ endTime: NOON - 1 })).data).toMatchObject({ endTime: NOON - 1, version: 3 })
    expect(await change({})).toMatchObject({ code: OPS_CODE.stale })
    expect((await readCart(buyer))[0]).toMatchObject({ duCode: { unusableReason: '兑换码已过期' } })
  })

  it('create none without the permission', async () => {
    const support = await newStaff(shop, 'support')
    expect((await askAs(shop, support, 'GET /ops/ducodes/v1')).code).toBe(0)
    expect((await askAs(shop, support, 'POST /ops/ducodes/v1', { batchId: 'x', ...facts })).status).toBe(403)
  })
})

it('leaves the books of the shop in order', async () => {
  expect(await checkBooks(db(), { lamp: 100, bulb: 100, plug: 100, rare: 1 })).toEqual([])
})
