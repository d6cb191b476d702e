import { DAY, PROMOTION_TYPE } from '@hearth/domain'
import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { runOperator } from '#operator/run-operator'
import { NOON } from '../../../test/noon'
import { stockShelf } from '../../../test/shelf'
import { openTestShop, type TestShop } from '../../../test/shop'
import { workOn } from '../../../test/work'

const tier = { skuNo: 'lamp', promotionPrice: 90_000, stock: 20 }
/** Returns a shop file with a crowd-funding of a lamp. */
const fund = (terms: object = {}) => ({
  promotions: [
    {
      promotionId: 'fund',
      promotionType: PROMOTION_TYPE.crowdFunding,
      promotionName: '新品众筹',
      beginTime: NOON,
      endTime: NOON + 20 * DAY,
      goalPieces: 10,
      skus: [tier],
      ...terms,
    },
  ],
})

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 100_000 }, { skuNo: 'mug' }])
  const opened = shop
  onTestFinished(() => opened.close())
})
const hearth = (now: number, ...args: string[]) => runOperator(workOn(shop.connection.db, now), { args })
const importing = (file: object, now = NOON) =>
  runOperator(workOn(shop.connection.db, now), { args: ['import', 'shop.json'], input: JSON.stringify(file) })
/** Places an order in the newest run. */
const ordered = () =>
  sql`
    with placed as (
      insert into orders (id, shopper_id, kind, order_way, status, payment_status, product_amount, discount_amount,
        coupon_amount, freight_amount, pay_amount, address, pay_deadline, created_at)
      select 'o1', id, 'crowdFunding', 2, 10, 0, 1, 0, 0, 0, 1, '{}', ${NOON}, ${NOON} from shopper limit 1
      returning id
    )
    insert into crowd_funding_order (order_id, crowd_funding_id)
    select placed.id, (select id from crowd_funding order by begin_time desc limit 1) from placed`.execute(
    shop.connection.db,
  )
const runs = async () =>
  (
    await sql<{
      n: string
    }>`
      select id || ' ' || coalesce(goal_pieces, goal_amount) || ' ' || state as n
      from crowd_funding
      order by begin_time`.execute(shop.connection.db)
  ).rows.map(({ n }) => n)

it('imports a crowd-funding with its goal and its tiers from a file, at every import', async () => {
  expect(await importing(fund())).toMatchObject({ code: 0 })
  expect(await importing(fund())).toMatchObject({ code: 0 })
  expect(await runs()).toEqual([`fund@${NOON} 10 running`])
  expect(await hearth(NOON, 'crowd-funding', 'list')).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /fund {2}running {2}0%.*新品众筹\n {2}0 of 10 pieces, 0\.00 in 0 orders\n {2}lamp {2}900\.00 {2}20 left, 0 sold/,
    ),
  })
  expect(await hearth(NOON, 'crowd-funding', 'list', '--of', 'failed')).toMatchObject({ output: 'There are none.' })
  expect(await hearth(NOON, 'crowd-funding', 'list', '--of', 'gone')).toMatchObject({ code: 2 })
})

it.each([
  ['no goal', fund({ goalPieces: undefined }), '目标件数或目标金额'],
  ['two goals', fund({ goalAmount: 5 }), '目标件数或目标金额'],
  ['a tier without stock', fund({ skus: [{ ...tier, stock: undefined }] }), '每个规格是一个档位'],
  ['a goal nobody can reach', fund({ goalPieces: 21 }), '库存达不到目标'],
  ['a longer time than the shop may hold money', fund({ endTime: NOON + 61 * DAY }), '最长 60 天'],
  ['a goal in another kind of promotion', fund({ promotionType: 102 }), '不是众筹'],
])('refuses one with %s, and says why', async (_, file, why) => {
  expect(await importing(file)).toMatchObject({ code: 1, output: expect.stringContaining(why) })
  expect(await runs()).toEqual([])
})

it('refuses a sku that is delivered as codes', async () => {
  await sql`update sku set by_code = true where sku_no = 'lamp'`.execute(shop.connection.db)
  expect(await importing(fund())).toMatchObject({ code: 1, output: expect.stringContaining('以兑换码交付') })
})

it('changes its goal until the first order, and not after that', async () => {
  await importing(fund())
  expect(await importing(fund({ goalPieces: undefined, goalAmount: 100_000 }))).toMatchObject({ code: 0 })
  expect(await runs()).toEqual([`fund@${NOON} 100000 running`])
  await shop.newShopper()
  await ordered()
  for (const file of [fund(), fund({ promotionType: 102, goalPieces: undefined })])
    expect(await importing(file)).toMatchObject({ code: 1, output: expect.stringContaining('已有人支持') })
  expect(await runs()).toEqual([`fund@${NOON} 100000 running`])
})

it('runs again, from a later time, once it is over', async () => {
  await importing(fund())
  await shop.newShopper()
  await ordered()
  const later = NOON + 21 * DAY
  expect(await importing(fund({ endTime: later + DAY }), later)).toMatchObject({
    code: 1,
    output: expect.stringContaining('开始时间要晚于上一次'),
  })
  expect(await importing(fund({ beginTime: later, endTime: later + 5 * DAY }), later)).toMatchObject({ code: 0 })
  expect(await runs()).toEqual([`fund@${NOON} 10 running`, `fund@${later} 10 running`])
})
