import { REPLY_CODE } from '@hearth/domain'
import type { FreshmanPresents, PresentInfo } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { welcome } from '#areas/passport/welcome'
import { openTestShop, type TestShop } from '../../../test/shop'
import { within } from '../../../test/work'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop({ demo: true })))
afterAll(() => shop.close())

const presents = () => shop.ask<FreshmanPresents>('/api/products/present/v1?presentType=newcomer')
const info = (id = 'newcomer') => shop.ask<PresentInfo>(`/api/rest/present/v1/${id}/info`)

it('anybody reads what newcomers get: the coupons of the first login, and the products that cost them less', async () => {
  const { data } = await presents()
  expect(data?.activityId).toBe('newcomer')
  expect(data?.coupons.map(({ couponName, thresholdAmount }) => [couponName, thresholdAmount])).toEqual([
    ['新人见面礼', 29900],
    ['九折券', 9900],
    ['包邮券', 0],
  ])
  expect(data?.products.map(({ spuNo }) => spuNo)).toEqual(['1505'])
  const [product] = data!.products
  const price = product!.pricing!.promotions.find(({ promotionType }) => promotionType === 112)?.promotionPrice
  expect(price).toBeLessThan(product!.price)
})

it('the coupons are those given at a first login', async () => {
  const { data } = await presents()
  const { rows } = await sql<{ id: string }>`select id from coupon_batch where on_signup order by id`.execute(
    shop.connection.db,
  )
  expect(data?.coupons.map(({ couponBatchId }) => couponBatchId).sort()).toEqual(rows.map(({ id }) => id))
})

it('a coupon of which none is left is not promised, and a first login does not give it', async () => {
  const { db } = shop.connection
  const names = async () => (await presents()).data?.coupons.map(({ couponName }) => couponName)
  await sql`update coupon_batch set quantity = given where name = '包邮券'`.execute(db)
  shop.wait(2000)
  expect(await names()).toEqual(['新人见面礼', '九折券'])
  const shopperId = await within(db, shop.ports.clock(), (work) =>
    welcome({ ...work, secret: 'secret' }, '13900001111'),
  )
  const { rows } = await sql<{ name: string }>`
    select name from coupon join coupon_batch on coupon_batch.id = batch_id where shopper_id = ${shopperId}`.execute(db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual((await names())?.toSorted())
  await sql`update coupon_batch set quantity = null where name = '包邮券'`.execute(db)
  shop.wait(2000)
  expect(await names()).toHaveLength(3)
})

it('the activity goes on as long as any of its presents, and is shown with its picture', async () => {
  const { data } = await info()
  expect(data).toMatchObject({ activityId: 'newcomer', title: '新人礼' })
  expect(data!.picture?.url).toMatch(/^\/pictures\/1505/)
  expect(data!.beginTime).toBeLessThan(shop.ports.clock())
  expect(data!.endTime).toBeGreaterThan(shop.ports.clock() + 50 * 86_400_000)
  expect(await info('spring')).toMatchObject({ code: REPLY_CODE.notFound, field: 'activityId' })
})

it('another kind of presents is refused by its name', async () => {
  expect(await shop.ask('/api/products/present/v1?presentType=birthday')).toMatchObject({
    code: REPLY_CODE.badInput,
    field: 'presentType',
  })
})

it('once everything has ended there is nothing to take, and no activity', async () => {
  shop.wait(90 * 86_400_000)
  expect((await presents()).data).toMatchObject({ coupons: [], products: [] })
  expect(await info()).toMatchObject({ code: REPLY_CODE.notFound })
})
