import { DAY, PROMOTION_TYPE } from '@hearth/domain'
import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { startBargain } from '#areas/bargains/start-bargain'
import { runOperator } from '#operator/run-operator'
import { NOON } from '../../../test/noon'
import { manyShoppers, stockShelf } from '../../../test/shelf'
import { openTestShop, type TestShop } from '../../../test/shop'
import { within, workOn } from '../../../test/work'

const lamp = { skuNo: 'lamp', promotionPrice: 90_000, stock: 20 }
/** Returns a shop file with a bargain campaign. */
const file = (terms: object = {}) => ({
  promotions: [
    {
      promotionId: 'cut',
      promotionType: PROMOTION_TYPE.bargain,
      promotionName: '好友砍价',
      beginTime: NOON,
      endTime: NOON + 20 * DAY,
      bargainHelpers: 5,
      bargainHours: 24,
      skus: [lamp],
      ...terms,
    },
  ],
})

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await stockShelf(shop.connection.db, [
    { skuNo: 'lamp', price: 100_000 },
    { skuNo: 'mug', price: 100_000 },
  ])
  const opened = shop
  onTestFinished(() => opened.close())
})
const importing = (content: object) =>
  runOperator(workOn(shop.connection.db, NOON), { args: ['import', 'shop.json'], input: JSON.stringify(content) })
const terms = async () => {
  const { rows } = await sql<{ helpers: number; hours: number; doors: object }>`
    select helpers, bargain_hours as hours, doors from bargain_promotion`.execute(shop.connection.db)
  return rows
}

it('imports a bargain campaign with friends, hours and doors from a file, and changes it at each import', async () => {
  expect(await importing(file())).toMatchObject({ code: 0 })
  expect(await terms()).toEqual([{ helpers: 5, hours: 24, doors: {} }])
  const changed = file({ bargainHelpers: 8, bargainHours: 48, bargainDoors: { searchApp: false } })
  expect(await importing(changed)).toMatchObject({ code: 0 })
  expect(await terms()).toEqual([{ helpers: 8, hours: 48, doors: { searchApp: { bargain: false } } }])
  const other = { promotionType: PROMOTION_TYPE.discount, bargainHelpers: undefined, bargainHours: undefined }
  expect(await importing(file(other))).toMatchObject({ code: 0 })
  expect(await terms()).toEqual([])
})

it.each([
  ['no friends', file({ bargainHelpers: undefined }), '要填写帮砍人数'],
  ['no hours', file({ bargainHours: undefined }), '要填写砍价时长'],
  ['two skus', file({ skus: [lamp, { ...lamp, skuNo: 'mug' }] }), '只能有一个规格'],
  ['a sku without stock', file({ skus: [{ ...lamp, stock: undefined }] }), '要填写最低价和活动库存'],
  ['more pieces for each shopper', file({ skus: [{ ...lamp, shopperLimit: 3 }] }), '每次砍价只买一件'],
  ['a floor above the price', file({ skus: [{ ...lamp, promotionPrice: 100_001 }] }), ''],
  ['less than a fen for each friend', file({ skus: [{ ...lamp, promotionPrice: 99_996 }] }), '每人至少砍 1 分'],
  ['hours of a discount', file({ promotionType: PROMOTION_TYPE.discount }), '不是砍价活动'],
])('refuses one with %s, and changes nothing', async (_, content, text) => {
  expect(await importing(content)).toMatchObject({ code: 1, output: expect.stringContaining(text) })
  expect(await terms()).toEqual([])
})

it('keeps what running bargains were promised: their campaign keeps its sku and does not end before them', async () => {
  await importing(file())
  const [owner] = await manyShoppers(shop.connection.db, 1)
  await within(shop.connection.db, NOON, (work) =>
    startBargain(work, owner!.shopperId, { skuNo: 'lamp', bargainCampaignId: 'cut' }),
  )
  for (const change of [
    { endTime: NOON + DAY - 1 },
    { beginTime: NOON - 1 },
    { skus: [{ ...lamp, skuNo: 'mug' }] },
    { promotionType: PROMOTION_TYPE.discount, bargainHelpers: undefined, bargainHours: undefined },
  ])
    expect(await importing(file(change))).toMatchObject({
      code: 1,
      output: expect.stringContaining('cut 有进行中的砍价'),
    })
  expect(await importing(file({ bargainHelpers: 2, endTime: NOON + DAY }))).toMatchObject({ code: 0 })
  const { rows } = await sql`select helpers, floor_price as floor from bargain`.execute(shop.connection.db)
  expect(rows).toEqual([{ helpers: 5, floor: 90_000 }])
})
