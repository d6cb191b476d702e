import { DAY, REPLY_CODE } from '@hearth/domain'
import { OPS_CODE, type MadeCodes, type OpsBatchDetail } from '@hearth/ops'
import type { CouponBatch } from '@hearth/sdk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOON } from '../../../test/noon'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { askAs, auditOf, newStaff } from '../../../test/staff'

let shop: OrderingShop
let staff: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await openOrderingShop()
  staff = await newStaff(shop, 'catalogue')
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp' }])
})
afterAll(() => shop.close())

const facts = {
  name: '满 199 减 20',
  discountType: 1,
  couponValue: 2000,
  thresholdAmount: 19900,
  beginTime: NOON - DAY,
  endTime: NOON + 30 * DAY,
  source: 'centre',
  quantity: 100,
}
const add = (batchId: string, more: object = {}) =>
  askAs<OpsBatchDetail>(shop, staff, 'POST /ops/coupons/v1', { batchId, ...facts, ...more })
const change = (batchId: string, payload: object) =>
  askAs<OpsBatchDetail>(shop, staff, `PUT /ops/coupons/${batchId}/v1`, payload)

describe('a kind of coupon', () => {
  it('is created by staff, taken by shoppers, and read with its use', async () => {
    const made = await add('winter')
    expect(made.data).toMatchObject({ ...facts, batchId: 'winter', given: 0, used: 0, codes: 0 })
    const buyer = await shop.buyer()
    await shop.ask({
      method: 'POST',
      url: '/api/coupons/v1',
      headers: buyer.headers,
      payload: { couponBatchId: 'winter' },
    })
    const read = await askAs<OpsBatchDetail>(shop, staff, 'GET /ops/coupons/winter/v1')
    expect(read.data).toMatchObject({ given: 1 })
    expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'coupons.add', after: { couponValue: 2000 } })
  })

  it('is changed in the version that was read, and by one at a time', async () => {
    const { data } = await add('spring')
    const wish = { ...facts, version: data!.version, couponValue: 3000, quantity: 5 }
    expect((await change('spring', wish)).data).toMatchObject({ couponValue: 3000, quantity: 5 })
    expect(await change('spring', wish)).toMatchObject({ code: OPS_CODE.stale })
    expect(await change('nothing', wish)).toMatchObject({ code: REPLY_CODE.notFound, field: 'batchId' })
    const shown = await shop.ask<{ result: CouponBatch[] }>({ url: '/api/coupons/sku/v1' })
    expect(shown.data?.result).toContainEqual(expect.objectContaining({ couponBatchId: 'spring', remaining: 5 }))
  })

  it('with a percentage takes off no more than its limit, and says so wherever it is shown', async () => {
    const share = { discountType: 2, couponValue: 50, thresholdAmount: 0, mostSaving: 1500 }
    expect((await add('half', share)).data).toMatchObject(share)
    const buyer = await shop.buyer()
    const { headers } = buyer
    await shop.ask({ method: 'POST', url: '/api/coupons/v1', headers, payload: { couponBatchId: 'half' } })
    const mine = await shop.ask<{ result: object[] }>({ url: '/api/coupons/v1', headers })
    expect(mine.data?.result).toMatchObject([{ couponBatchId: 'half', mostSaving: 1500 }])
    const settled = await shop.ask<{ coupons: object[]; amounts: object }>({
      url: '/api/cart/v1/settlement?skuNo=lamp',
      headers,
    })
    expect(settled.data).toMatchObject({
      coupons: [{ mostSaving: 1500, applied: true }],
      amounts: { couponAmount: 1500 },
    })
  })

  it.each([
    ['endTime', { endTime: facts.beginTime }],
    ['receiveEnd', { receiveBegin: NOON, receiveEnd: NOON - 1 }],
    ['couponValue', { discountType: 2, couponValue: 100 }],
    ['mostSaving', { mostSaving: 500 }],
    ['vipType', { source: 'membership' }],
    ['mergedFrom', { source: 'merge' }],
    ['mergedFrom', { source: 'merge', mergedFrom: { couponBatchId: 'bad', pieces: 3 } }],
    ['mergedFrom', { source: 'merge', mergedFrom: { couponBatchId: 'nowhere', pieces: 3 } }],
  ])('is refused at %s where it contradicts itself, and nothing is kept', async (field, more) => {
    expect(await add('bad', more)).toMatchObject({
      status:
        field === 'mergedFrom' && 'mergedFrom' in more && more.mergedFrom?.couponBatchId === 'nowhere' ? 404 : 400,
      field,
    })
    expect(await askAs(shop, staff, 'GET /ops/coupons/bad/v1')).toMatchObject({ code: REPLY_CODE.notFound })
  })

  it('is not created twice under one name, nor without the permission', async () => {
    await add('once')
    expect(await add('once')).toMatchObject({ code: REPLY_CODE.conflict, field: 'batchId' })
    const support = await newStaff(shop, 'support')
    expect(await askAs(shop, support, 'POST /ops/coupons/v1', { batchId: 'mine', ...facts })).toMatchObject({
      status: 403,
    })
  })
})

describe('codes for cards', () => {
  it('are made once for a request, all different, and each is good for a coupon', async () => {
    const { data } = await add('cards', { source: 'code' })
    const make = (key: string) =>
      askAs<MadeCodes>(shop, staff, 'POST /ops/coupons/cards/codes/v1', { version: data!.version, count: 50 }, key)
    const first = await make('one')
    expect((await make('one')).data).toEqual(first.data)
    const codes = first.data!.codes
    expect(new Set(codes).size).toBe(50)
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/)
    const buyer = await shop.buyer()
    const redeem = (code: string) =>
      shop.ask({ url: `/api/platform/coupons/v1/redeem?code=${code}`, headers: buyer.headers })
    expect(await redeem(codes[0]!.toLowerCase())).toMatchObject({ code: 0, data: { couponBatchId: 'cards' } })
    const read = await askAs<OpsBatchDetail>(shop, staff, 'GET /ops/coupons/cards/v1')
    expect(read.data).toMatchObject({ codes: 50, redeemed: 1, given: 1 })
  })

  it('are not made for coupons that shoppers get another way', async () => {
    const { data } = await add('plain')
    const wish = { version: data!.version, count: 1 }
    expect(await askAs(shop, staff, 'POST /ops/coupons/plain/codes/v1', wish)).toMatchObject({
      code: REPLY_CODE.wrongState,
    })
  })
})
