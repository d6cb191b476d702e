import { OPS_CODE, type OpsShopper } from '@hearth/ops'
import type { GroupCount, UserInfo } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { promote, stockShelf } from '../../../test/shelf'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { askAs, auditOf, newStaff } from '../../../test/staff'

let shop: OrderingShop
beforeAll(async () => void (shop = await openOrderingShop()))
afterAll(() => shop.close())

it('staff make an account an enterprise’s, which its next request is told, and a person’s again', async () => {
  const { headers } = await shop.newShopper('13811113333')
  const finance = await newStaff(shop, 'finance')
  const set = (enterprise: boolean) =>
    askAs<OpsShopper>(shop, finance, 'PUT /ops/shoppers/enterprise/v1', { telephone: '13811113333', enterprise })
  const isEnterprise = async () =>
    (await shop.ask<UserInfo>({ url: '/api/user/info/v1', headers })).data!.buyer?.enterprise
  expect(await isEnterprise()).toBe(false)
  expect(await set(true)).toMatchObject({ data: { enterprise: true, memberType: 0, orders: 0 } })
  expect(await isEnterprise()).toBe(true)
  expect((await auditOf(shop)).at(-1)).toMatchObject({
    call: 'shoppers.setEnterprise',
    before: { enterprise: false },
    after: { enterprise: true },
  })
  await set(false)
  expect(await isEnterprise()).toBe(false)
})

it('nobody is found by a telephone that never logged in, and support may look but not change', async () => {
  const support = await newStaff(shop, 'support')
  expect(await askAs(shop, support, 'GET /ops/shoppers/v1?telephone=13900009999')).toMatchObject({
    code: OPS_CODE.notFound,
  })
  await shop.newShopper('13811114444')
  expect(
    await askAs(shop, support, 'PUT /ops/shoppers/enterprise/v1', { telephone: '13811114444', enterprise: true }),
  ).toMatchObject({ code: OPS_CODE.notAllowed })
})

it('a shopper’s groups are their paid orders at a group’s price that still stand', async () => {
  const buyer = await shop.buyer()
  const count = async () =>
    (await shop.ask<GroupCount>({ url: '/api/promotion/groups/count/v1', headers: buyer.headers })).data!.groupCount
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp' }])
  await promote(shop.connection.db, { id: 'together', type: 103, skuNos: ['lamp'], price: 9000 })
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)
  expect(await count()).toBe(0)
  await sql`update order_item set promotion_id = 'together' where order_id = ${orderId}`.execute(shop.connection.db)
  await sql`update orders set paid_at = created_at, status = 20 where id = ${orderId}`.execute(shop.connection.db)
  expect(await count()).toBe(1)
  await sql`update orders set status = 90 where id = ${orderId}`.execute(shop.connection.db)
  expect(await count()).toBe(0)
})
