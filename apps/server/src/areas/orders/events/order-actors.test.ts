import { afterAll, beforeAll, expect, it } from 'vitest'
import { operate } from '../../../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../../../test/ordering-shop'
import { stockShelf } from '../../../../test/shelf'
import { orderSubject } from '#shop/order-subject'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 20 }])
})
afterAll(() => shop.close())

it('every event of an order says who caused it: its shopper, the cashier, or the shop', async () => {
  const buyer = await shop.buyer()
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
  await shop.press(await shop.startPayment(buyer, orderId), 'pay')
  await shop.run('deliver')
  await operate(shop, { args: ['ship', orderId] })
  await shop.ask({ method: 'PUT', url: `/api/orders/${orderId}/confirm/v1`, headers: buyer.headers, payload: {} })
  const events = await shop.connection.db
    .selectFrom('event')
    .select(['kind', 'actor'])
    .where('subject', '=', orderSubject(orderId))
    .orderBy('version')
    .execute()
  expect(events).toEqual([
    { kind: 'order.placed', actor: `shopper/${buyer.id}` },
    { kind: 'order.paid', actor: 'house/cashier sandbox' },
    { kind: 'order.shipped', actor: 'house/test' },
    { kind: 'order.received', actor: `shopper/${buyer.id}` },
  ])
})
