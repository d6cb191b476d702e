import { DAY } from '@hearth/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandLine, importFile } from '../../../test/command-line'
import { NOON } from '../../../test/noon'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { auditOf } from '../../../test/staff'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp' }])
})
afterAll(() => shop.close())

const hearth = commandLine(() => shop)
const bring = async (couponBatchId: string, more: object = {}) => {
  const facts = {
    couponBatchId,
    name: '满 199 减 20',
    discountType: 1,
    couponValue: 2000,
    thresholdAmount: 19900,
    beginTime: NOON - DAY,
    endTime: NOON + 30 * DAY,
    source: 'centre',
    quantity: 100,
  }
  expect((await importFile(shop, { couponBatches: [{ ...facts, ...more }] })).code).toBe(0)
}
const batch = (id: string) =>
  shop.connection.db.selectFrom('coupon_batch').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const take = async (couponBatchId: string) => {
  const buyer = await shop.buyer()
  const payload = { couponBatchId }
  const { code } = await shop.ask({ method: 'POST', url: '/api/coupons/v1', headers: buyer.headers, payload })
  return { buyer, code }
}

describe('a kind of coupon in the owner’s commands', () => {
  it('changes the given fields, and no others', async () => {
    await bring('winter', { skuNos: ['lamp'], perShopper: 2 })
    const before = await batch('winter')
    const words = ['--name', '满 199 减 30', '--off', '30.00', '--until', '2027-01-31', '--pieces', '500']
    const { code, output } = await hearth('coupon', 'change', 'winter', ...words)
    expect(`${code} ${output}`).toMatch(/^0 winter 满 199 减 30: .*, until 2027-01-31 23:59/)
    expect(await batch('winter')).toEqual({
      ...before,
      name: '满 199 减 30',
      coupon_value: 3000,
      end_time: Date.parse('2027-02-01T00:00+08:00') - 1,
      quantity: 500,
      version: before.version + 1,
    })
    expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'coupons.change', target_id: 'winter' })
    await hearth('coupon', 'change', 'winter', '--pieces', 'any')
    expect(await batch('winter')).toMatchObject({ quantity: null })
  })

  it('that a shopper already has gets better and never worse, by a call and by a shop file', async () => {
    await bring('promised')
    await take('promised')
    for (const worse of [
      ['--off', '10.00'],
      ['--over', '299.00'],
    ]) {
      const { code, output } = await hearth('coupon', 'change', 'promised', ...worse)
      expect(`${code} ${output}`).toMatch(/^1 .*优惠只能变好/)
    }
    const facts = { couponBatchId: 'promised', name: '满 199 减 10', discountType: 1, couponValue: 1000 }
    const time = { beginTime: NOON - DAY, endTime: NOON + 30 * DAY }
    const file = await importFile(shop, { couponBatches: [{ ...facts, thresholdAmount: 19900, ...time }] })
    expect(file.output).toContain('couponBatches[0].couponValue: 已有顾客领取')
    expect(await batch('promised')).toMatchObject({ coupon_value: 2000, threshold_amount: 19900 })
    expect((await hearth('coupon', 'change', 'promised', '--off', '25.00', '--over', '99.00')).code).toBe(0)
    // A coupon keeps the end with which it was given. An earlier end of the batch applies to coupons that are taken
    // from now on.
    expect((await hearth('coupon', 'change', 'promised', '--until', '2026-12-31')).code).toBe(0)
  })

  it('that is stopped is given to nobody, and shoppers who have one use it as promised', async () => {
    await bring('stopped', { onSignup: true })
    const { buyer } = await take('stopped')
    const { code, output } = await hearth('coupon', 'stop', 'stopped')
    expect(`${code} ${output}`).toContain('0 stopped')
    expect((await take('stopped')).code).not.toBe(0)
    const owned = await shop.connection.db
      .selectFrom('coupon')
      .selectAll()
      .where('batch_id', '=', 'stopped')
      .where('status', '=', 0)
      .execute()
    expect(owned.map(({ end_time }) => end_time)).toContain(NOON + 30 * DAY)
    expect(owned.some(({ shopper_id }) => shopper_id === buyer.id)).toBe(true)
    expect((await hearth('coupon', 'stop', 'stopped')).code).toBe(0)
    expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'coupons.stop' })
  })

  it('that is stopped accepts the codes already on cards, and no more of them', async () => {
    await bring('cards', { source: 'code', quantity: 10, codes: ['CARDCARD2345'] })
    await hearth('coupon', 'stop', 'cards')
    expect(await batch('cards')).toMatchObject({ quantity: 1 })
    const buyer = await shop.buyer()
    const url = '/api/platform/coupons/v1/redeem?code=CARDCARD2345'
    expect((await shop.ask({ url, headers: buyer.headers })).code).toBe(0)
  })

  it.each<[string, string[], string]>([
    ['nothing', [], 'Say what changes'],
    ['a day that does not exist', ['--until', 'morgen'], 'a day such as'],
    ['fewer than one', ['--pieces', '0'], '--pieces is a whole number'],
    ['a share on a coupon of a fixed amount', ['--rate', '8.5'], '--off is for that'],
    ['an end before the beginning', ['--until', '2020-01-01'], '结束时间要晚于开始时间'],
  ])('is not changed by %s', async (_, words, refusal) => {
    const before = await batch('winter')
    const { code, output } = await hearth('coupon', 'change', 'winter', ...words)
    expect(code).toBeGreaterThan(0)
    expect(output).toContain(refusal)
    expect(await batch('winter')).toEqual(before)
  })

  it('cannot be changed when it does not exist, or when members paid for it', async () => {
    expect((await hearth('coupon', 'stop', 'nobody')).output).toContain('There is no such coupon')
    await bring('members', { source: 'membership', vipType: 'yearly' })
    expect((await hearth('coupon', 'stop', 'members')).output).toContain('Members paid for')
  })
})
