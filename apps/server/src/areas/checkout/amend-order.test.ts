import { REPLY_CODE } from '@hearth/domain'
import type { Order, PlacedOrder } from '@hearth/sdk/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { giveAddress, stockShelf } from '../../../test/shelf'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20000 }])
})
afterAll(() => shop.close())

const amend = ({ headers }: Buyer, payload: object) =>
  shop.ask<PlacedOrder>({ method: 'PUT', url: '/api/orders/', headers, payload })
const read = async ({ headers }: Buyer, orderId: string) =>
  (await shop.ask<{ order: Order }>({ url: `/api/orders/${orderId}/v1`, headers })).data!.order
const company = {
  invoiceType: 1,
  invoiceContent: 1,
  invoiceHeader: 2,
  invoiceTitle: '北京暖居科技有限公司',
  invoiceTaxNumber: '91110101MA01A2B3C4',
}

it('an unpaid order takes another address, remark and invoice, and keeps the fields that are not sent', async () => {
  const buyer = await shop.buyer()
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 20000, { remark: '放门口' })
  const addressId = await giveAddress(shop.connection.db, buyer.id)
  expect((await amend(buyer, { orderId, addressId, ...company })).data).toMatchObject({ orderId, orderAmount: 20000 })
  expect(await read(buyer, orderId)).toMatchObject({ remark: '放门口', invoiceTitle: company.invoiceTitle })
  await amend(buyer, { orderId, remark: '' })
  expect(await read(buyer, orderId)).toMatchObject({ remark: '', invoiceTitle: company.invoiceTitle })
  await amend(buyer, { orderId, invoiceType: 0 })
  expect((await read(buyer, orderId)).invoiceTitle).toBe(undefined)
  await amend(buyer, { orderId, invoiceType: 0 })
  expect(await checkBooks(shop.connection.db, { lamp: 100 })).toEqual([])
})

it('a change with another shopper’s data, an unsupported invoice, or of a paid order is refused and changes nothing', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 20000)
  expect(await amend(other, { orderId, remark: '我的' })).toMatchObject({ code: REPLY_CODE.notFound })
  expect(await amend(buyer, { orderId, addressId: other.addressId })).toMatchObject({ code: REPLY_CODE.notFound })
  expect(await amend(buyer, { orderId, remark: '新', invoiceType: 1, invoiceHeader: 2 })).toMatchObject({
    code: REPLY_CODE.badInput,
    field: 'invoiceTitle',
  })
  expect((await read(buyer, orderId)).remark).toBe('')
  await shop.press(await shop.startPayment(buyer, orderId), 'pay')
  await shop.run('deliver')
  expect(await amend(buyer, { orderId, remark: '晚了' })).toMatchObject({ code: REPLY_CODE.wrongState })
})
