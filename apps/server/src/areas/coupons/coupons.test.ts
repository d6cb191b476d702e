import { COUPON_STATUS, DAY, REPLY_CODE } from '@hearth/domain'
import type { Coupon, CouponBatch, CouponPage, MergeableCoupons, ReceivedCoupon } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'

const skus = [
  { skuNo: 'lamp', price: 20000 },
  { skuNo: 'bulb', price: 5000 },
]

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, skus)
  await batch('open', {})
  await batch('lamps', { skuNos: ['lamp'], value: 3000 })
  await batch('two', { quantity: 2 })
  await batch('soon', { receiveBegin: NOON + DAY })
  await batch('past', { receiveEnd: NOON - 1 })
  await batch('ended', { endTime: NOON - 1, receiveEnd: NOON + DAY })
  await batch('days', { validDays: 3, perShopper: 2 })
  await batch('card', { source: 'code' })
  await batch('staff', { source: 'staff' })
  await batch('small', { value: 500, perShopper: 9 })
  await batch('big', { value: 2000, source: 'merge' })
  await batch('yearly', { source: 'membership', vipType: 'yearly' })
  const { db } = shop.connection
  await sql`insert into coupon_code (code, batch_id, created_at) values ('NUANJU2026AB', 'card', ${NOON})`.execute(db)
  await sql`
    insert into coupon_merge (id, batch_id, pieces, into_batch_id)
    values ('three-small', 'small', 3, 'big')`.execute(db)
})
afterAll(() => shop.close())

interface BatchOptions {
  value?: number
  source?: string
  skuNos?: string[]
  quantity?: number
  perShopper?: number
  receiveBegin?: number
  receiveEnd?: number
  validDays?: number
  vipType?: string
  endTime?: number
}

const batch = (id: string, options: BatchOptions) =>
  sql`
    insert into coupon_batch (id, name, discount_type, coupon_value, threshold_amount, begin_time, end_time, sku_nos,
      source, receive_begin, receive_end, quantity, per_shopper, valid_days, vip_type)
    values (${id}, ${`${id} 券`}, 1, ${options.value ?? 1000}, 0, ${NOON - DAY}, ${options.endTime ?? NOON + 30 * DAY},
      ${options.skuNos ? JSON.stringify(options.skuNos) : null}::jsonb, ${options.source ?? 'centre'},
      ${options.receiveBegin ?? 0},
      ${options.receiveEnd ?? null}, ${options.quantity ?? null}, ${options.perShopper ?? 1},
      ${options.validDays ?? null}, ${options.vipType ?? null})`.execute(shop.connection.db)

const receive = (buyer: Buyer, couponBatchId: string) =>
  shop.ask<ReceivedCoupon>({
    method: 'POST',
    url: '/api/coupons/v1',
    headers: buyer.headers,
    payload: { couponBatchId },
  })
const received = async (buyer: Buyer, couponBatchId: string) => {
  const { data, message } = await receive(buyer, couponBatchId)
  if (!data) throw new Error(message)
  return data.couponId
}
const mine = async (buyer: Buyer, query = '') =>
  (await shop.ask<CouponPage>({ url: `/api/coupons/v1?${query}`, headers: buyer.headers })).data!
const offers = async (query: string, headers = {}) =>
  (await shop.ask<{ result: CouponBatch[] }>({ url: `/api/coupons/sku/v1?${query}`, headers })).data!.result
const redeem = (buyer: Buyer, code: string) =>
  shop.ask<Coupon>({ url: `/api/platform/coupons/v1/redeem?code=${encodeURIComponent(code)}`, headers: buyer.headers })
const merge = (buyer: Buyer, couponId: string[], mergeId = 'three-small') =>
  shop.ask<Coupon>({
    method: 'POST',
    url: '/api/platform/coupons/v1/merge',
    headers: buyer.headers,
    payload: { mergeId, couponId },
  })
const statusOf = async (buyer: Buyer, couponId: string) =>
  (await mine(buyer)).result.find((coupon) => coupon.couponId === couponId)?.couponStatus

describe('the coupon centre', () => {
  it('shows a visitor the available coupons, the largest discount first, and none that are over', async () => {
    const ids = (await offers('')).map(({ couponBatchId }) => couponBatchId)
    expect(ids[0]).toBe('lamps')
    expect(ids.at(-1)).toBe('soon')
    for (const other of ['past', 'ended', 'card', 'staff', 'big', 'yearly']) expect(ids).not.toContain(other)
  })

  it('shows the coupons that can be used for a product', async () => {
    expect((await offers('skuNo=bulb')).map(({ couponBatchId }) => couponBatchId)).not.toContain('lamps')
    expect((await offers('skuNo=lamp')).map(({ couponBatchId }) => couponBatchId)).toContain('lamps')
  })

  it('lists the coupons of each membership', async () => {
    const { data } = await shop.ask<{ result: { vipType: string; coupons: CouponBatch[] }[] }>(
      '/api/products/coupon/vip/v1',
    )
    expect(data?.result.map(({ vipType, coupons }) => [vipType, coupons.length])).toEqual([
      ['monthly', 0],
      ['quarterly', 0],
      ['yearly', 1],
    ])
  })
})

describe('taking a coupon', () => {
  it('gives one, says so wherever the batch is shown, and gives the same one when asked again', async () => {
    const buyer = await shop.buyer()
    const couponId = await received(buyer, 'open')
    expect(await received(buyer, 'open')).toBe(couponId)
    expect((await mine(buyer)).result).toMatchObject([{ couponId, couponStatus: COUPON_STATUS.usable }])
    const seen = (await offers('', buyer.headers)).find(({ couponBatchId }) => couponBatchId === 'open')
    expect(seen).toMatchObject({ received: true, receivedCount: 1 })
    const { data } = await shop.ask({
      url: '/api/rest/coupons/v1/batchQueryAcquireStatus?couponBatchIdList=open&couponBatchIdList=lamps&couponBatchIdList=none&couponBatchIdList=past',
      headers: buyer.headers,
    })
    expect(data).toEqual({
      result: [
        { couponBatchId: 'open', acquireStatus: 1 },
        { couponBatchId: 'lamps', acquireStatus: 0 },
        { couponBatchId: 'past', acquireStatus: 2 },
      ],
    })
  })

  it.each([
    ['soon', REPLY_CODE.overLimit, '开始领取'],
    ['past', REPLY_CODE.overLimit, '领取时间已过'],
    ['ended', REPLY_CODE.overLimit, '领取时间已过'],
    ['staff', REPLY_CODE.notFound, '没有这张优惠券'],
    ['card', REPLY_CODE.notFound, '没有这张优惠券'],
    ['nowhere', REPLY_CODE.notFound, '没有这张优惠券'],
  ])('refuses %s, and says why', async (id, code, message) => {
    const buyer = await shop.buyer()
    const reply = await receive(buyer, id)
    expect(reply).toMatchObject({ code, field: 'couponBatchId', message: expect.stringContaining(message) as string })
    expect((await mine(buyer)).totalCount).toBe(0)
  })

  it('asks a visitor to log in', async () => {
    const reply = await shop.ask({ method: 'POST', url: '/api/coupons/v1', payload: { couponBatchId: 'open' } })
    expect(reply.code).toBe(REPLY_CODE.loginNeeded)
  })

  it('gives no more of a batch than there are', async () => {
    const [one, other, third] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
    await received(one!, 'two')
    await received(other!, 'two')
    expect(await receive(third!, 'two')).toMatchObject({ code: REPLY_CODE.overLimit, message: '手慢了，优惠券已领完' })
  })

  it('gives as many as one shopper may have, each with its own validity, and one for a repeated request', async () => {
    const buyer = await shop.buyer()
    const asked = { ...buyer, headers: { ...buyer.headers, 'idempotency-key': 'days-1' } }
    const first = await received(asked, 'days')
    expect(await received(asked, 'days')).toBe(first)
    expect((await mine(buyer)).result[0]?.endTime).toBe(NOON + 3 * DAY)
    const second = await received(buyer, 'days')
    expect(second).not.toBe(first)
    expect([first, second]).toContain(await received(buyer, 'days'))
    for (const couponId of [first, second])
      await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 19000, { coupons: [couponId] })
    expect(await receive(buyer, 'days')).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: '每人限领 2 张，您已领过',
    })
  })
})

describe('a coupon of an order', () => {
  it('is held until the order is paid, and used then', async () => {
    const buyer = await shop.buyer()
    const couponId = await received(buyer, 'lamps')
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 17000, { coupons: [couponId] })
    expect(await statusOf(buyer, couponId)).toBe(COUPON_STATUS.held)
    expect((await mine(buyer, 'couponStatus=0')).result).toMatchObject([{ couponId, orderId }])
    await shop.press(await shop.startPayment(buyer, orderId), 'pay', buyer)
    await shop.run('deliver')
    expect(await statusOf(buyer, couponId)).toBe(COUPON_STATUS.used)
    expect((await mine(buyer, 'couponStatus=0')).totalCount).toBe(0)
  })

  it('comes back when the order is cancelled', async () => {
    const buyer = await shop.buyer()
    const couponId = await received(buyer, 'lamps')
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 17000, { coupons: [couponId] })
    await shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers: buyer.headers, payload: {} })
    expect(await statusOf(buyer, couponId)).toBe(COUPON_STATUS.usable)
  })
})

describe('the shopper’s coupons', () => {
  it('come page by page, the earliest end first, and no other shopper sees them', async () => {
    const buyer = await shop.buyer()
    const ids = [await received(buyer, 'days'), await received(buyer, 'open'), await received(buyer, 'lamps')]
    const first = await mine(buyer, 'couponStatus=0&count=2')
    expect(first).toMatchObject({ totalCount: 3, result: [{ couponId: ids[0] }, {}] })
    const rest = await mine(buyer, `couponStatus=0&count=2&startId=${first.startId}`)
    expect(rest).toMatchObject({ totalCount: 3, startId: '' })
    expect([...first.result, ...rest.result].map(({ couponId }) => couponId).toSorted()).toEqual(ids.toSorted())
    expect((await mine(await shop.buyer())).totalCount).toBe(0)
  })

  it('are judged for the products to be ordered, with what they save', async () => {
    const buyer = await shop.buyer()
    const couponId = await received(buyer, 'lamps')
    const judged = await shop.ask<{ result: object[] }>({
      method: 'POST',
      url: '/api/coupons/order/v1',
      headers: buyer.headers,
      payload: { products: [{ skuNo: 'bulb', itemQuantity: 1 }] },
    })
    expect(judged.data?.result).toMatchObject([{ couponId, usable: false, unusableReason: '不适用于所选商品' }])
    const quoted = await shop.ask({
      method: 'POST',
      url: '/api/platform/product/v1/coupon/discount',
      headers: buyer.headers,
      payload: { products: [{ skuNo: 'lamp', itemQuantity: 1 }] },
    })
    expect(quoted.data).toMatchObject({ amounts: { couponAmount: 3000, payAmount: 17000 } })
  })
})

describe('a code from a card', () => {
  it('is exchanged once, however it is typed, and gives the same coupon to the same shopper again', async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    const first = await redeem(buyer, ' nuanju-2026-ab ')
    expect(first.data).toMatchObject({ couponBatchId: 'card', couponStatus: COUPON_STATUS.usable })
    for (const typed of ['NUANJU2026AB', "\uFEFF'NUANJU2026AB", 'NUANJU\u200B2026\u00A0AB', "' \u202Enuanju2026ab"])
      expect((await redeem(buyer, typed)).data?.couponId).toBe(first.data?.couponId)
    expect(await redeem(other, 'NUANJU2026AB')).toMatchObject({ code: REPLY_CODE.conflict, field: 'code' })
    expect(await redeem(other, 'NUANJU0000')).toMatchObject({ code: REPLY_CODE.notFound, field: 'code' })
  })
})

describe('coupons that are merged', () => {
  it('are offered for merging once there are enough, and are exchanged for a larger one, once', async () => {
    const buyer = await shop.buyer()
    const ids = [await received(buyer, 'small'), await received(buyer, 'small'), await received(buyer, 'small')]
    const list = await shop.ask<MergeableCoupons>({ url: '/api/platform/coupons/v1/merge', headers: buyer.headers })
    expect(list.data).toMatchObject({
      totalCount: 1,
      list: [{ mergeId: 'three-small', merged: { couponBatchId: 'big' } }],
    })
    expect(await merge(buyer, ids.slice(1))).toMatchObject({ code: REPLY_CODE.badInput, field: 'couponId' })
    expect(await merge(await shop.buyer(), ids)).toMatchObject({ code: REPLY_CODE.couponUnusable })
    const first = await merge(buyer, ids)
    expect(first.data).toMatchObject({ couponBatchId: 'big', couponValue: 2000 })
    expect((await merge(buyer, ids)).data?.couponId).toBe(first.data?.couponId)
    expect((await mine(buyer)).result.map(({ couponId }) => couponId)).toEqual([first.data?.couponId])
    const { db } = shop.connection
    const other = await shop.buyer()
    for (let pieces = 0; pieces < 3; pieces += 1) await received(other, 'small')
    await sql`update coupon_batch set quantity = given where id = 'big'`.execute(db)
    const none = await shop.ask<MergeableCoupons>({ url: '/api/platform/coupons/v1/merge', headers: other.headers })
    expect(none.data).toEqual({ list: [], totalCount: 0 })
    for (const status of [COUPON_STATUS.used, COUPON_STATUS.merged])
      expect((await mine(buyer, `couponStatus=${status}`)).result).toEqual([])
  })
})

it('leaves the books of the shop in order', async () => {
  expect(await checkBooks(shop.connection.db, { lamp: 100, bulb: 100 })).toEqual([])
})
