import { DAY, ORDER_STATUS, REPLY_CODE, USUAL_RECEIVE_DAYS } from '@hearth/domain'
import type { Order, OrderPage } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveOldOrders } from '#areas/orders/shipping/receive-orders'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { giveAddress, stockShelf } from '../../../test/shelf'
import { within } from '../../../test/work'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [
    { skuNo: 'lamp', price: 20000 },
    { skuNo: 'bulb', price: 10000 },
  ])
})
afterAll(() => shop.close())

const buy = async (buyer: Buyer, skuNo = 'lamp', amount = 20000) =>
  (await shop.buy(buyer, [{ skuNo, itemQuantity: 1 }], amount)).orderId
const ask = <Data>(buyer: Buyer, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  shop.ask<Data>({ method, url, headers: buyer.headers, ...(payload && { payload }) })
const read = async (buyer: Buyer, orderId: string) =>
  (await ask<{ order: Order }>(buyer, 'GET', `/api/orders/${orderId}/v1`)).data!.order
const move = (buyer: Buyer, orderId: string, addressId: string) =>
  ask(buyer, 'PUT', `/api/orders/${orderId}/address/v1`, { addressId })
const setStatus = (orderId: string, status: number, shippedAt: number | null = null) =>
  sql`update orders set status = ${status}, shipped_at = ${shippedAt} where id = ${orderId}`.execute(shop.connection.db)

describe('the address of an order', () => {
  it('can be changed to another of the shopper’s own until it is shipped, and the log records it once', async () => {
    const buyer = await shop.buyer()
    const orderId = await buy(buyer)
    const elsewhere = await giveAddress(shop.connection.db, buyer.id)
    await sql`update address set detail_address = '文三路 9 号' where id = ${elsewhere}`.execute(shop.connection.db)
    expect((await move(buyer, orderId, elsewhere)).code).toBe(0)
    expect((await move(buyer, orderId, elsewhere)).code).toBe(0)
    expect((await read(buyer, orderId)).address?.detailAddress).toBe('文三路 9 号')
    const logs = await ask<{ operLogs: { title: string }[] }>(buyer, 'GET', `/api/orders/${orderId}/operLogs/v1`)
    expect(logs.data?.operLogs.filter(({ title }) => title === '收货地址已修改')).toHaveLength(1)

    const other = await shop.buyer()
    expect(await move(buyer, orderId, other.addressId)).toMatchObject({ code: REPLY_CODE.notFound, field: 'addressId' })
    expect(await move(other, orderId, other.addressId)).toMatchObject({ code: REPLY_CODE.notFound })
    await setStatus(orderId, ORDER_STATUS.shipped, NOON)
    expect(await move(buyer, orderId, buyer.addressId)).toMatchObject({ code: REPLY_CODE.wrongState })
    expect((await read(buyer, orderId)).address?.detailAddress).toBe('文三路 9 号')
    await setStatus(orderId, ORDER_STATUS.pendingPayment)
  })
})

describe('an enterprise buyer', () => {
  it('cancels an unpaid order with the enterprise call, and nobody else’s', async () => {
    const buyer = await shop.buyer()
    const orderId = await buy(buyer)
    const cancel = (who: Buyer) => ask(who, 'DELETE', `/api/orders/${orderId}/v1`, { reason: 'cancel' })
    expect(await cancel(await shop.buyer())).toMatchObject({ code: REPLY_CODE.notFound })
    expect((await cancel(buyer)).code).toBe(0)
    expect((await read(buyer, orderId)).orderStatus).toBe(ORDER_STATUS.cancelled)
  })
})

describe('searching for an order', () => {
  it('finds it by its products or its number, and takes % and _ as ordinary characters', async () => {
    const buyer = await shop.buyer()
    const lamp = await buy(buyer)
    const bulb = await buy(buyer, 'bulb', 10000)
    await sql`update order_item set name = '护眼台灯 100%' where order_id = ${lamp}`.execute(shop.connection.db)
    const find = async (keyword: string) =>
      (
        await ask<OrderPage>(buyer, 'GET', `/api/orders/v1?keyword=${encodeURIComponent(keyword)}`)
      ).data!.order.result.map(({ orderId }) => orderId)
    expect(await find('台灯')).toEqual([lamp])
    expect(await find('100%')).toEqual([lamp])
    expect(await find(bulb.slice(-9))).toEqual([bulb])
    expect(await find('%')).toEqual([lamp])
    expect(await find('_')).toEqual([])
  })
})

describe('an order that its shopper does not confirm', () => {
  it('counts as received after the time the owner sets, once, and says when beforehand', async () => {
    const { db } = shop.connection
    const buyer = await shop.buyer()
    const [old, young] = [await buy(buyer), await buy(buyer)]
    const now = shop.ports.clock()
    await setStatus(old, ORDER_STATUS.shipped, now - USUAL_RECEIVE_DAYS * DAY)
    await setStatus(young, ORDER_STATUS.shipped, now - USUAL_RECEIVE_DAYS * DAY + 1)
    expect((await read(buyer, young)).autoReceiveTime).toBe(now + 1)
    const received = () => within(db, now, receiveOldOrders)
    expect([await received(), await received()]).toEqual([1, 0])
    expect((await read(buyer, old)).orderStatus).toBe(ORDER_STATUS.received)
    await sql`update setting set value = '{"receiveDays": 1, "version": 1}' where name = 'orderRules'`.execute(db)
    expect(await received()).toBe(1)
    expect((await read(buyer, young)).autoReceiveTime).toBeUndefined()
    for (const orderId of [old, young]) await setStatus(orderId, ORDER_STATUS.pendingPayment)
  })
})

it('leaves the books of the shop in order', async () => {
  expect(await checkBooks(shop.connection.db, { lamp: 100, bulb: 100 })).toEqual([])
})
