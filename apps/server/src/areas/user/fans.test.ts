import { REPLY_CODE } from '@hearth/domain'
import { OPS_CODE, type OpsFans } from '@hearth/ops'
import type { Member } from '@hearth/sdk/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/shop'
import { askAs, auditOf, newStaff } from '../../../test/staff'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

const signUp = (headers: Record<string, string>, payload: object) =>
  shop.ask<Member>({ method: 'POST', url: '/api/platform/usercenter/v1/dufan', headers, payload })

it('a shopper signs up for news under a nickname, and the membership is the answer', async () => {
  const { headers } = await shop.newShopper('13811112222')
  expect(await signUp(headers, { usernick: ' 暖居小能手 ' })).toMatchObject({ code: 0, data: { memberType: 0 } })
  const owner = await newStaff(shop, 'owner')
  const fans = async () => (await askAs<OpsFans>(shop, owner, 'POST /ops/content/fans/v1', {})).data!.fans
  expect(await fans()).toMatchObject([{ nickname: '暖居小能手', telephone: '13811112222' }])
  await Promise.all(Array.from({ length: 50 }, () => signUp(headers, { usernick: '小能手', telephone: '13900001111' })))
  expect(await fans()).toMatchObject([{ nickname: '小能手', telephone: '13900001111' }])
  expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'content.fans', after: { count: 1 } })
})

it('a missing nickname and a wrong telephone are refused by their names, and visitors log in first', async () => {
  const { headers } = await shop.newShopper()
  expect(await signUp(headers, { usernick: '  ' })).toMatchObject({ code: REPLY_CODE.badInput, field: 'usernick' })
  expect(await signUp(headers, { usernick: '暖', telephone: '123' })).toMatchObject({
    code: REPLY_CODE.badInput,
    field: 'telephone',
  })
  expect(await signUp({}, { usernick: '暖' })).toMatchObject({ code: REPLY_CODE.loginNeeded })
})

it('nobody without the permission reads who signed up for news', async () => {
  const auditor = await newStaff(shop, 'auditor')
  expect(await askAs(shop, auditor, 'POST /ops/content/fans/v1', {})).toMatchObject({ code: OPS_CODE.notAllowed })
})
