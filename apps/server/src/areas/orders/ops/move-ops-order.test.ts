import { REPLY_CODE } from '@hearth/domain'
import type { Changed } from '@hearth/ops'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commandLine } from '../../../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../../../test/ordering-shop'
import { serviceHands } from '../../../../test/served-shop'
import { stockShelf } from '../../../../test/shelf'
import { auditOf } from '../../../../test/staff'

let shop: OrderingShop
const hands = serviceHands(() => shop)
const hearth = commandLine(() => shop)
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 20 }])
})
afterAll(() => shop.close())

const HANGZHOU = {
  consigneeName: '周小满',
  consigneeTele: '13900000001',
  provinceCode: '330000',
  cityCode: '330100',
  districtCode: '330106',
  detailAddress: '文三路 88 号',
}
const paid = async () => {
  const buyer = await shop.buyer()
  return { buyer, orderId: (await hands.paid(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)).orderId }
}
const move = async (orderId: string, place: object) => {
  const { data } = await hands.ops<{ version: number }>(`GET /ops/orders/${orderId}/v1`)
  return hands.ops<Changed>(`PUT /ops/orders/${orderId}/address/v1`, { version: data!.version, ...place })
}

it('changes an order’s address for its shopper, who sees it; the log keeps no name of theirs', async () => {
  const { buyer, orderId } = await paid()
  expect(await move(orderId, HANGZHOU)).toMatchObject({ code: 0, data: { changed: true } })
  const { address } = await hands.order(buyer, orderId)
  expect(address).toMatchObject({ consigneeName: '周小满', districtName: '西湖区', detailAddress: '文三路 88 号' })
  expect(await move(orderId, HANGZHOU)).toMatchObject({ code: 0, data: { changed: false } })
  const line = (await auditOf(shop)).findLast(({ call }) => call === 'orders.move')
  expect(line).toMatchObject({ target_id: orderId, after: { area: '浙江省杭州市西湖区' } })
})

it('keeps the address when areas do not exist, the shop does not deliver there, or the order is shipped', async () => {
  const { buyer, orderId } = await paid()
  expect(await move(orderId, { ...HANGZHOU, districtCode: '110101' })).toMatchObject({ field: 'districtCode' })
  expect(await move(orderId, { ...HANGZHOU, consigneeName: ' ' })).toMatchObject({ field: 'consigneeName' })
  const { data } = await hands.ops<{ version: number }>('GET /ops/shop/delivery/v1')
  const rules = { version: data!.version, cutoffHour: 16, days: 3, areas: [{ areaCode: '330000', deliverable: false }] }
  expect(await hands.ops('PUT /ops/shop/delivery/v1', rules)).toMatchObject({ code: 0 })
  expect(await move(orderId, HANGZHOU)).toMatchObject({ code: REPLY_CODE.badInput, field: 'districtCode' })
  await hands.ship(orderId)
  expect(await move(orderId, HANGZHOU)).toMatchObject({ code: REPLY_CODE.wrongState })
  expect((await hands.order(buyer, orderId)).address).toMatchObject({ consigneeName: '林暖' })
})

it('changes the address on the command line, by the names of areas', async () => {
  const { orderId } = await paid()
  const words = ['--name', '周小满', '--telephone', '13900000001', '--text', '中山路 1 号']
  expect(await hearth('order', 'address', orderId, ...words, '--area', '江苏省/南京市/玄武区')).toEqual({
    code: 0,
    output: `Order ${orderId} goes there now.`,
  })
  expect(await hearth('order', 'address', orderId, ...words, '--area', '江苏省 南京市 西湖区')).toMatchObject({
    code: 2,
    output: expect.stringContaining('There is no area 江苏省/南京市/西湖区.'),
  })
  expect(await hearth('order', 'address', orderId, '--area', '江苏省/南京市/玄武区')).toMatchObject({ code: 2 })
})
