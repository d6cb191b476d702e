import { OPS_CODE, type GivenPoints, type OpsPointsRules } from '@hearth/ops'
import type { Settlement, UserProfile } from '@hearth/sdk/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { commandLine } from '../../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { askAs, auditOf, newStaff } from '../../../test/staff'

let shop: OrderingShop
let owner: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20000 }])
  owner = await newStaff(shop, 'owner')
})
afterAll(() => shop.close())

it('gives a shopper points once for a request, logs why, and finds nobody by a wrong number', async () => {
  const buyer = await shop.buyer()
  const { telephone } = await shop.connection.db
    .selectFrom('shopper')
    .select('telephone')
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow()
  const give = (number: string, key: string) =>
    askAs<GivenPoints>(
      shop,
      owner,
      'POST /ops/points/give/v1',
      { telephone: number, unit: 'stars', pieces: 30, reason: '补偿' },
      key,
    )
  expect((await give(telephone, 'a')).data).toEqual({ points: 0, gold: 0, stars: 30 })
  expect((await give(telephone, 'a')).data).toEqual({ points: 0, gold: 0, stars: 30 })
  const profile = await shop.ask<UserProfile>({ url: '/api/platform/usercenter/v1/userinfo', headers: buyer.headers })
  expect(profile.data).toMatchObject({ stars: 30 })
  expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'points.give', after: { stars: 30, reason: '补偿' } })
  expect(await give('13900000000', 'b')).toMatchObject({ code: OPS_CODE.notFound, field: 'telephone' })
})

it('takes coins and stars by the owner’s rules from now on', async () => {
  const rules = (await askAs<OpsPointsRules>(shop, owner, 'GET /ops/points/rules/v1')).data!
  expect(rules).toMatchObject({ pointsPerYuan: 1, version: 0 })
  const wish = {
    version: rules.version,
    pointsPerYuan: 2,
    goldPerYuan: 0,
    gold: { pieceFen: 1, percent: 0 },
    stars: { pieceFen: 100, percent: 100 },
  }
  const set = () => askAs<OpsPointsRules>(shop, owner, 'PUT /ops/points/rules/v1', wish)
  expect((await set()).data).toMatchObject({ pointsPerYuan: 2, version: 1 })
  expect(await set()).toMatchObject({ code: OPS_CODE.stale, version: 1 })
  const buyer = await shop.buyer()
  const settled = await shop.ask<Settlement>({ url: '/api/cart/v1/settlement?skuNo=lamp', headers: buyer.headers })
  expect(settled.data).toMatchObject({ earnedIntegral: 400, tenders: [] })
  expect(await checkBooks(shop.connection.db, { lamp: 100 })).toEqual([])
})

it('sets the rules with the owner’s command, one at a time', async () => {
  const hearth = commandLine(() => shop)
  const { output } = await hearth('points', 'rules', '--points', '3', '--gold-percent', '12.5', '--gold-most', '20.00')
  expect(output).toContain('A yuan earns 3 points and 0 gold')
  expect(output).toContain('A piece of gold pays 1 fen, for 12.5 % of the products and ¥20.00 of an order at most.')
  expect((await hearth('points', 'rules', '--gold-most', 'none')).output).not.toContain('of an order')
  expect((await hearth('points')).output).toContain('A yuan earns 3 points')
  for (const wrong of [
    ['--points', '-1'],
    ['--gold-percent', '101'],
    ['--stars-fen', '1.5'],
  ] as const)
    expect((await hearth('points', 'rules', ...wrong)).code).toBe(2)
  expect((await hearth('points', 'rules', '--stars-fen', '0')).code).not.toBe(0)
})
