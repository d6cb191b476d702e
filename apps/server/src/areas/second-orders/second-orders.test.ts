import { ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import { OPS_CODE } from '@hearth/ops'
import type { OrderFees, SecondOrderPage } from '@hearth/sdk/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NOON } from '../../../test/noon'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { askAs, auditOf, newStaff } from '../../../test/staff'

let shop: OrderingShop
let staff: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'speaker' }])
  staff = await newStaff(shop, 'orders')
})
afterAll(() => shop.close())

const T = Math.floor(NOON / 1000)
const telephoneOf = async ({ id }: Buyer) => {
  const { db } = shop.connection
  return (await db.selectFrom('shopper').select('telephone').where('id', '=', id).executeTakeFirstOrThrow()).telephone
}
const record = async (buyer: Buyer, orderId: string, more: object = {}) =>
  askAs(shop, staff, `PUT /ops/second-orders/${orderId}/v1`, {
    telephone: await telephoneOf(buyer),
    skuNo: 'speaker',
    name: '睡前故事会员',
    orderStatus: ORDER_STATUS.received,
    price: 1990,
    createTime: T,
    ...more,
  })
const post = <Data>({ headers }: Buyer, name: string, payload: object) =>
  shop.ask<Data>({ method: 'POST', url: `/dbppay/skill-pay/trade/${name}`, headers, payload })
const ids = (page: SecondOrderPage | null | undefined) => page?.result.map(({ orderId }) => orderId)

it('orders of the second channel are listed for their own shopper, newest first, page by page, in seconds', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  for (const at of [1, 2, 3]) await record(buyer, `s${at}`, { createTime: T + at })
  await record(other, 's4')
  const first = await post<SecondOrderPage>(buyer, 'orderlist', { count: 2 })
  expect(ids(first.data)).toEqual(['s3', 's2'])
  expect(first.data).toMatchObject({ count: 3, oldest_id: 's2' })
  expect(first.data?.result[0]).toMatchObject({ orderWay: 9, create_time: T + 3, showCashAmount: 1990, isDumi: true })
  const next = await post<SecondOrderPage>(buyer, 'orderlist', { count: 2, start_id: 's2' })
  expect(ids(next.data)).toEqual(['s1'])
  const end = await post<SecondOrderPage>(buyer, 'orderlist', { start_id: 's1' })
  expect(end.data).toEqual({ result: [], count: 3 })
  expect(ids((await post<SecondOrderPage>(buyer, 'orderlist', { keyword: 's2' })).data)).toEqual(['s2'])
  expect(await shop.ask({ method: 'POST', url: '/dbppay/skill-pay/trade/orderlist', payload: {} })).toMatchObject({
    code: REPLY_CODE.loginNeeded,
  })
})

it('unpaid ones cost what the channel says now, and nobody reads another’s', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const unpaid = { orderStatus: ORDER_STATUS.pendingPayment }
  await record(buyer, 'u1', { ...unpaid, paymentFee: 990 })
  await record(buyer, 'u2', unpaid)
  await record(other, 'u3', unpaid)
  const ask = (...orderIds: string[]) =>
    post<OrderFees>(buyer, 'orderfee', {
      content: orderIds.map((orderId) => ({ orderId, originalPrice: 1990, skuNo: 'speaker' })),
      from: 'list',
    })
  expect((await ask('u2', 'u3', 'u1')).data?.result).toEqual([
    { orderId: 'u2', paymentFee: 1990 },
    { orderId: 'u1', paymentFee: 990 },
  ])
})

it('are recorded once, in their current state, and stay the shopper’s', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  await record(buyer, 'n1', { orderStatus: ORDER_STATUS.pendingPayment })
  expect(await record(buyer, 'n1', { orderStatus: ORDER_STATUS.received })).toMatchObject({ data: { version: 2 } })
  const page = await post<SecondOrderPage>(buyer, 'orderlist', { orderStatus: ORDER_STATUS.received })
  expect(ids(page.data)).toEqual(['n1'])
  expect(await record(other, 'n1')).toMatchObject({ code: OPS_CODE.conflict, field: 'orderId' })
  expect(await record(buyer, 'n2', { telephone: '13999999999' })).toMatchObject({ field: 'telephone' })
  expect(await record(buyer, 'n2', { skuNo: 'nothing' })).toMatchObject({ field: 'skuNo' })
  expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'secondOrders.record' })
})
