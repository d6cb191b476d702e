import { OPS_CODE, type OpsShopper } from '@hearth/ops'
import type { UserInfo } from '@hearth/sdk/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { askAs, auditOf, newStaff } from '../../../test/staff'

let shop: OrderingShop
beforeAll(async () => void (shop = await openOrderingShop()))
afterAll(() => shop.close())

it('staff turn an account into an enterprise’s, which its next request shows, and back into a person’s', async () => {
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

it('nobody is found by a telephone that never logged in, and support may read but not change', async () => {
  const support = await newStaff(shop, 'support')
  expect(await askAs(shop, support, 'GET /ops/shoppers/v1?telephone=13900009999')).toMatchObject({
    code: OPS_CODE.notFound,
  })
  await shop.newShopper('13811114444')
  expect(
    await askAs(shop, support, 'PUT /ops/shoppers/enterprise/v1', { telephone: '13811114444', enterprise: true }),
  ).toMatchObject({ code: OPS_CODE.notAllowed })
})
