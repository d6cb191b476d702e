import { afterAll, beforeAll, expect, it } from 'vitest'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import { refundOrder } from '#areas/orders/refunds/refund-order'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { within } from '../../../test/work'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp' }])
})
afterAll(() => shop.close())

async function paidOrder() {
  const buyer = await shop.buyer()
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
  await shop.press(await shop.startPayment(buyer, orderId), 'pay')
  await shop.run('deliver')
  return { orderId, telephone: buyer.id.replace('shopper-', '') }
}

it('a shopper is told once that an order is on its way, with the courier and the tracking number', async () => {
  const { orderId, telephone } = await paidOrder()
  const parcel = { companyName: '顺丰速运', trackingNumber: 'SF1' }
  await within(shop.connection.db, shop.ports.clock(), (work) => shipOrder(work, orderId, parcel))
  await shop.run('events', 'events')
  expect(shop.messages.splice(0)).toEqual([
    { telephone, kind: 'orderShipped', orderId, ...parcel, key: `order/${orderId}/3/order.shipped` },
  ])
})

it('a shopper is told that an order was refunded', async () => {
  const { orderId, telephone } = await paidOrder()
  await within(shop.connection.db, shop.ports.clock(), (work) => refundOrder(work, orderId, '缺货'))
  await shop.run('refund', 'events')
  expect(shop.messages.splice(0)).toEqual([
    { telephone, kind: 'orderRefunded', orderId, key: expect.stringMatching(/order\.refunded$/) },
  ])
})

it('keeps a message whose delivery failed, and leaves the order’s log unchanged', async () => {
  const { orderId, telephone } = await paidOrder()
  const { notifier } = shop.ports
  shop.ports.notifier = { send: () => Promise.reject(new Error('no network')) }
  const parcel = { companyName: '顺丰速运', trackingNumber: 'SF2' }
  await within(shop.connection.db, shop.ports.clock(), (work) => shipOrder(work, orderId, parcel))
  await expect(shop.run('events')).rejects.toThrow('1 events could not be acted on')
  shop.ports.notifier = notifier
  shop.wait(1000)
  await shop.run('events')
  expect(shop.messages.splice(0)).toMatchObject([{ telephone, orderId, trackingNumber: 'SF2' }])
})
