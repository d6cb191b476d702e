import { DAY, PROMOTION_TYPE } from '@hearth/domain'
import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { runOperator } from '#operator/run-operator'
import { NOON } from '../../../test/noon'
import { stockShelf } from '../../../test/shelf'
import { openTestShop, type TestShop } from '../../../test/shop'
import { workOn } from '../../../test/work'

const lamp = { skuNo: 'lamp', promotionPrice: 90_000, stock: 20 }
/** Returns a shop file with a group promotion. */
const file = (terms: object = {}) => ({
  promotions: [
    {
      promotionId: 'together',
      promotionType: PROMOTION_TYPE.groupBuy,
      promotionName: '三人拼团',
      beginTime: NOON,
      endTime: NOON + 20 * DAY,
      groupSize: 3,
      groupHours: 24,
      skus: [lamp],
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
const importing = (content: object) =>
  runOperator(workOn(shop.connection.db, NOON), { args: ['import', 'shop.json'], input: JSON.stringify(content) })
const terms = async () =>
  (
    await sql<{
      n: string
    }>`select promotion_id || ' ' || group_size || ' ' || group_hours as n from group_promotion`.execute(
      shop.connection.db,
    )
  ).rows.map(({ n }) => n)

it('imports a group promotion with size and hours from a file, and changes it at each import', async () => {
  expect(await importing(file())).toMatchObject({ code: 0 })
  expect(await terms()).toEqual(['together 3 24'])
  expect(await importing(file({ groupSize: 2, groupHours: 48 }))).toMatchObject({ code: 0 })
  expect(await terms()).toEqual(['together 2 48'])
  const other = { promotionType: PROMOTION_TYPE.discount, groupSize: undefined, groupHours: undefined }
  expect(await importing(file(other))).toMatchObject({ code: 0 })
  expect(await terms()).toEqual([])
})

it.each([
  ['no size', file({ groupSize: undefined }), '要填写成团人数'],
  ['no hours', file({ groupHours: undefined }), '要填写成团时长'],
  ['a sku without stock', file({ skus: [{ ...lamp, stock: undefined }] }), '要填写拼团价和活动库存'],
  ['too few pieces for one group', file({ skus: [{ ...lamp, stock: 2 }] }), '不够成一个团'],
  ['a size for a discount', file({ promotionType: PROMOTION_TYPE.discount }), '不是拼团活动'],
])('refuses one with %s, and changes nothing', async (_, content, text) => {
  expect(await importing(content)).toMatchObject({ code: 1, output: expect.stringContaining(text) })
  expect(await terms()).toEqual([])
})

it('refuses products delivered as codes, which cannot wait for a group', async () => {
  await sql`update sku set by_code = true where sku_no = 'lamp'`.execute(shop.connection.db)
  expect(await importing(file())).toMatchObject({ code: 1, output: expect.stringContaining('以兑换码交付') })
  expect(await terms()).toEqual([])
})
