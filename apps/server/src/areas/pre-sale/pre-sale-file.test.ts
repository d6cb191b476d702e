import { DAY, PROMOTION_TYPE } from '@hearth/domain'
import { expect, it, onTestFinished } from 'vitest'
import { runOperator } from '#operator/run-operator'
import { NOON } from '../../../test/noon'
import { stockShelf } from '../../../test/shelf'
import { openTestShop } from '../../../test/shop'
import { workOn } from '../../../test/work'

/** Returns a shop file with a pre-sale of a lamp. */
const sale = (terms: object = {}, sku: object = {}) => ({
  promotions: [
    {
      promotionId: 'sale',
      promotionType: PROMOTION_TYPE.preSale,
      promotionName: '新品预售',
      beginTime: NOON,
      endTime: NOON + 5 * DAY,
      balanceBeginTime: NOON + 5 * DAY,
      balanceEndTime: NOON + 7 * DAY,
      depositKept: true,
      skus: [{ skuNo: 'lamp', promotionPrice: 90_000, depositAmount: 10_000, depositWorth: 20_000, stock: 20, ...sku }],
      ...terms,
    },
  ],
})

async function importing(file: object) {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 100_000 }])
  return runOperator(workOn(shop.connection.db, NOON), { args: ['import', 'shop.json'], input: JSON.stringify(file) })
}

it('imports a pre-sale with its deposit and its two windows from a file', async () => {
  expect(await importing(sale())).toMatchObject({ code: 0 })
})

it.each([
  ['no deposit', sale({}, { depositAmount: undefined }), '预售要填写'],
  ['no rule for the deposit', sale({ depositKept: undefined }), '预售要填写'],
  ['a balance before the first deposit', sale({ balanceBeginTime: NOON - 1 }), '早于定金开始时间'],
  ['less than a day for the balance', sale({ balanceEndTime: NOON + 6 * DAY - 1 }), '不足一天'],
  ['a deposit that counts for more than the price', sale({}, { depositWorth: 90_001 }), '不能高于预售价'],
  ['a deposit that counts for less than its amount', sale({}, { depositWorth: 9_999 }), '不能低于定金'],
  ['more than a fifth kept', sale({}, { depositAmount: 18_001, depositWorth: 18_001 }), '最多为预售价的 20%'],
  ['a deposit on a promotion that is no pre-sale', sale({ promotionType: PROMOTION_TYPE.discount }), '不是预售'],
])('refuses one with %s', async (_, file, words) => {
  expect(await importing(file)).toMatchObject({ code: 1, output: expect.stringContaining(words) })
})

it('takes any deposit that is refundable', async () => {
  expect(await importing(sale({ depositKept: false }, { depositAmount: 50_000, depositWorth: 50_000 }))).toMatchObject({
    code: 0,
  })
})
