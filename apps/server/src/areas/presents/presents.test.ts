import { DAY, REPLY_CODE } from '@hearth/domain'
import type {
  ActivityPresent,
  CouponActivityStatus,
  CouponPage,
  CouponQualification,
  Present,
  PlacedOrder,
  PresentInfo,
  PresentStatus,
  PresentSteps,
  ReceivedCoupon,
  UserProfile,
} from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { presentsArea } from '#areas/presents/presents-area'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { draftOf, stockShelf } from '../../../test/shelf'
import { within } from '../../../test/work'
import { sentStatements } from '../../../test/sent-statements'
import { stockPresents } from '../../../test/stock-presents'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20000, stock: 100 }])
  await stockPresents(shop.connection.db)
})
afterAll(() => shop.close())

const get = <Data>(url: string, buyer?: Buyer) => shop.ask<Data>({ url, ...(buyer && { headers: buyer.headers }) })
const post = <Data>(url: string, payload: object, buyer?: Buyer, key?: string) =>
  shop.ask<Data>({
    method: 'POST',
    url,
    payload,
    headers: { ...buyer?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  })

const read = (id: string, buyer?: Buyer) => get<ActivityPresent>(`/api/platform/activity/present/v1/${id}`, buyer)
const status = (id: string, buyer?: Buyer) => get<PresentStatus>(`/api/rest/present/v1/${id}/acquireStatus`, buyer)
const steps = (id: string, buyer?: Buyer) => get<PresentSteps>(`/api/platform/present/v1/activity/${id}/step`, buyer)
const activity = (id: string, buyer?: Buyer) =>
  get<CouponActivityStatus>(`/api/platform/coupons/v1/activity/status/query?activityId=${id}`, buyer)
const qualifies = (id: string, buyer?: Buyer) =>
  get<CouponQualification>(`/api/platform/activity/v1/${id}/coupon/qualification`, buyer)
const acquire = (id: string, buyer?: Buyer, key?: string) => post<Present>(`/api/rest/present/v1/${id}`, {}, buyer, key)
const acquireNamed = (id: string, buyer?: Buyer) =>
  post<Present>('/api/platform/activity/present/v1/acquire', { activityId: id }, buyer)
const receive = (id: string, buyer?: Buyer) => post<ReceivedCoupon>(`/api/platform/activity/v1/${id}/coupon`, {}, buyer)
const couponsOf = async (buyer: Buyer) => (await get<CouponPage>('/api/coupons/v1', buyer)).data!.result
const pointsOf = async (buyer: Buyer) =>
  (await get<UserProfile>('/api/platform/usercenter/v1/userinfo', buyer)).data!.integral

describe('the present of an activity', () => {
  it('is a coupon of its batch, taken once, and returned again to a shopper who repeats any of the calls', async () => {
    const buyer = await shop.buyer()
    const { others, rules, ...told } = (await read('coupon', buyer)).data!
    expect(told).toEqual({
      activityId: 'coupon',
      name: 'coupon',
      description: '所有用户均可领取，每人一份，领完为止。',
      kind: 'page',
      status: 1,
      audience: 'all',
      campaignStatus: 1,
      coupons: [
        {
          couponBatchId: 'gift',
          couponName: 'gift',
          discountType: 1,
          couponValue: 1000,
          thresholdAmount: 0,
          beginTime: NOON - DAY,
          endTime: NOON + 9 * DAY,
        },
      ],
      beginTime: NOON - DAY,
      endTime: NOON + DAY,
      hasSteps: false,
      stepsLeft: false,
      needsRoom: false,
    })
    expect(rules).toContain('所有用户均可领取，登录后领取，每人限领 1 份。')
    expect(others).toHaveLength(6)
    expect(others.map(({ activityId }) => activityId)).not.toContain('coupon')
    expect((await status('coupon', buyer)).data).toEqual({ acquireStatus: 0 })
    expect((await qualifies('coupon', buyer)).data).toEqual({ qualified: true })
    const { data } = await acquire('coupon', buyer, 'one')
    expect(data).toMatchObject({ activityId: 'coupon', name: 'coupon' })
    const [{ couponId }] = data!.coupons as [ReceivedCoupon]
    expect((await acquire('coupon', buyer, 'one')).data).toEqual(data)
    expect((await acquire('coupon', buyer, 'two')).data).toEqual(data)
    expect((await acquireNamed('coupon', buyer)).data).toEqual(data)
    expect((await receive('coupon', buyer)).data).toEqual({ couponId })
    expect((await couponsOf(buyer)).filter((one) => one.couponBatchId === 'gift').map((one) => one.couponId)).toEqual([
      couponId,
    ])
    expect((await read('coupon', buyer)).data).toMatchObject({
      status: 2,
      taken: [{ couponBatchId: 'gift', couponId, couponStatus: 0 }],
    })
    expect((await status('coupon', buyer)).data).toEqual({ acquireStatus: 1 })
    expect((await activity('coupon', buyer)).data).toEqual({ activityId: 'coupon', status: 1, received: true })
    expect((await qualifies('coupon', buyer)).data).toEqual({ qualified: false, reason: '您已领取过' })
  })

  it('can be points, given once', async () => {
    const buyer = await shop.buyer()
    expect((await read('points', buyer)).data).toMatchObject({ status: 1, integral: 300, remaining: 5 })
    expect((await acquire('points', buyer)).data).toEqual({
      activityId: 'points',
      name: 'points',
      coupons: [],
      integral: 300,
    })
    expect((await acquireNamed('points', buyer)).data).toMatchObject({ integral: 300 })
    expect(await pointsOf(buyer)).toBe(300)
    expect((await read('points', buyer)).data).toMatchObject({ status: 2, remaining: 4 })
  })

  it('with points is no coupon activity', async () => {
    const buyer = await shop.buyer()
    for (const asked of [activity('points', buyer), qualifies('points', buyer), receive('points', buyer)])
      expect(await asked).toMatchObject({ status: 404, code: REPLY_CODE.notFound, field: 'activityId' })
    expect(await pointsOf(buyer)).toBe(0)
  })

  it('is shown to visitors as to its audience, and taken only by shoppers', async () => {
    expect((await read('member')).data).toMatchObject({ status: 1, audience: 'member' })
    expect((await status('coupon')).data).toEqual({ acquireStatus: 0 })
    expect((await activity('coupon')).data).toEqual({ activityId: 'coupon', status: 1, received: false })
    for (const asked of [acquire('coupon'), acquireNamed('coupon'), receive('coupon'), qualifies('coupon')])
      expect(await asked).toMatchObject({ code: REPLY_CODE.loginNeeded })
  })

  it('is for members alone where the activity says so', async () => {
    const buyer = await shop.buyer()
    expect((await read('member', buyer)).data).toMatchObject({ status: 0, reason: '仅限会员领取' })
    expect((await qualifies('member', buyer)).data).toEqual({ qualified: false, reason: '仅限会员领取' })
    expect(await acquire('member', buyer)).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: '仅限会员领取',
      field: 'activityId',
    })
    await sql`update shopper set member_type = 1, member_until = ${NOON - 1} where id = ${buyer.id}`.execute(
      shop.connection.db,
    )
    expect((await receive('member', buyer)).code).toBe(REPLY_CODE.wrongState)
    await sql`update shopper set member_until = ${NOON + DAY} where id = ${buyer.id}`.execute(shop.connection.db)
    expect((await receive('member', buyer)).code).toBe(0)
  })

  it('is for newcomers alone if the activity says so: not for a shopper who has ordered', async () => {
    const [newcomer, other] = [await shop.buyer(), await shop.buyer()]
    await shop.buy(other, [{ skuNo: 'lamp', itemQuantity: 1 }], 20000)
    expect(await acquire('newcomers', other)).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: '仅限新用户领取',
      field: 'activityId',
    })
    expect((await acquire('newcomers', newcomer)).code).toBe(0)
    await shop.buy(newcomer, [{ skuNo: 'lamp', itemQuantity: 1 }], 20000)
    expect((await read('newcomers', newcomer)).data).toMatchObject({ status: 2 })
  })

  it('cannot be taken before the activity, after it, or where there is none', async () => {
    const buyer = await shop.buyer()
    const refusals = async (id: string) => [
      (await read(id, buyer)).data?.reason,
      (await qualifies(id, buyer)).data?.reason,
      (await receive(id, buyer)).message,
      (await acquire(id, buyer)).message,
    ]
    const later = '活动将于 2026-11-22 10:30 开始'
    expect(await refusals('later')).toEqual([later, later, later, later])
    expect(await refusals('past')).toEqual(Array.from({ length: 4 }, () => '活动已结束'))
    expect((await activity('later', buyer)).data).toMatchObject({ status: 0, received: false })
    expect((await activity('past', buyer)).data).toMatchObject({ status: 2, received: false })
    expect((await status('past', buyer)).data).toEqual({ acquireStatus: 2 })
    for (const asked of [read('none', buyer), status('none', buyer), activity('none', buyer), acquire('none', buyer)])
      expect(await asked).toMatchObject({ status: 404, code: REPLY_CODE.notFound, message: '活动不存在' })
    expect(await couponsOf(buyer)).toEqual([])
  })

  it('ends with its coupons, and has no more left than there are of these', async () => {
    const buyer = await shop.buyer()
    expect((await read('ended coupons', buyer)).data).toMatchObject({ status: 0, endTime: NOON - 1 })
    expect((await acquire('ended coupons', buyer)).message).toBe('活动已结束')
    expect((await read('scarce', buyer)).data).toMatchObject({ status: 1, remaining: 1 })
    expect((await acquire('scarce', buyer)).code).toBe(0)
    const late = await shop.buyer()
    expect((await read('scarce', late)).data).toMatchObject({ status: 0, remaining: 0, reason: '手慢了，礼品已领完' })
    expect(await acquire('scarce', late)).toMatchObject({ code: REPLY_CODE.overLimit, field: 'activityId' })
    expect((await status('scarce', late)).data).toEqual({ acquireStatus: 2 })
    expect((await status('scarce', buyer)).data).toEqual({ acquireStatus: 1 })
  })

  it('stays with the shopper who took it when the activity is over', async () => {
    const buyer = await shop.buyer()
    const { data } = await acquire('short', buyer)
    await sql`update present_activity set end_time = ${NOON - 1} where id = 'short'`.execute(shop.connection.db)
    expect((await acquire('short', buyer)).data).toEqual(data)
    expect((await read('short', buyer)).data).toMatchObject({ status: 2 })
    expect((await activity('short', buyer)).data).toMatchObject({ status: 2, received: true })
    expect((await acquire('short', await shop.buyer())).message).toBe('活动已结束')
  })

  it('is what its page says, the same to everybody', async () => {
    expect((await get<PresentInfo>('/api/rest/present/v1/member/info')).data).toEqual({
      activityId: 'member',
      title: 'member',
      description: '仅限会员领取，每人一份，领完为止。',
      beginTime: NOON - DAY,
      endTime: NOON + DAY,
    })
    for (const id of ['past', 'none'])
      expect(await get(`/api/rest/present/v1/${id}/info`)).toMatchObject({
        code: REPLY_CODE.notFound,
        field: 'activityId',
      })
  })

  it('is read with the same number of statements, however many activities there are', async () => {
    const buyer = await shop.buyer()
    const count = async () => (await sentStatements(() => read('coupon', buyer))).length
    await count()
    const before = await count()
    expect(before).toBeLessThan(6)
    await sql`
      insert into present_activity (id, name, begin_time, end_time, points)
      select 'more' || n, 'more', 0, 1, 1 from generate_series(1, 200) as n`.execute(shop.connection.db)
    expect(await count()).toBe(before)
  })

  it('is a bundle where the activity gives several coupons and points: all of it, or nothing', async () => {
    const buyer = await shop.buyer()
    expect((await read('bundle', buyer)).data).toMatchObject({
      coupons: [{ couponBatchId: 'card' }, { couponBatchId: 'gift' }],
      integral: 20,
    })
    const { data } = await acquire('bundle', buyer)
    expect(data?.coupons).toHaveLength(2)
    expect(data?.integral).toBe(20)
    expect((await acquireNamed('bundle', buyer)).data).toEqual(data)
    expect(await pointsOf(buyer)).toBe(20)
    expect((await acquire('scarce bundle', buyer)).code).toBe(0)
    const late = await shop.buyer()
    expect(await acquire('scarce bundle', late)).toMatchObject({ code: REPLY_CODE.overLimit })
    expect([await couponsOf(late), await pointsOf(late)]).toEqual([[], 0])
  })

  it('shows its coupon as used once it pays for an order, and for one order at a time', async () => {
    const buyer = await shop.buyer()
    const { data } = await acquire('coupon', buyer)
    const { couponId } = data!.coupons[0]!
    const statusOf = async () => (await read('coupon', buyer)).data?.taken?.[0]?.couponStatus
    expect(await statusOf()).toBe(0)
    const draft = { addressId: buyer.addressId, products: [{ skuNo: 'lamp', itemQuantity: 1 }], coupons: [couponId] }
    const order = () =>
      post<PlacedOrder>('/api/orders/v1', draftOf(draft.addressId, draft.products, 19000, draft), buyer)
    expect((await order()).code).toBe(0)
    expect(await statusOf()).toBe(3)
    expect((await order()).code).not.toBe(0)
  })

  it('is that of the current activity where a page names none, and is hidden before it is started', async () => {
    const buyer = await shop.buyer()
    const { data } = await read('now', buyer)
    expect(data).toMatchObject({ campaignStatus: 1, kind: 'page' })
    expect((await acquire('now', buyer)).data?.activityId).toBe(data?.activityId)
    expect((await read('now', buyer)).data?.status).toBe(2)
    for (const asked of [read('hidden', buyer), acquire('hidden', buyer), steps('hidden', buyer)])
      expect(await asked).toMatchObject({ status: 404, code: REPLY_CODE.notFound })
  })

  it('is refused to a shopper who read it while it ran and presses after it was stopped', async () => {
    const buyer = await shop.buyer()
    expect((await read('ten', buyer)).data?.status).toBe(1)
    await sql`update present_activity set end_time = ${NOON - 1} where id = 'ten'`.execute(shop.connection.db)
    expect(await acquire('ten', buyer)).toMatchObject({ code: REPLY_CODE.wrongState, message: '活动已结束' })
    await sql`update present_activity set end_time = ${NOON + DAY} where id = 'ten'`.execute(shop.connection.db)
  })

  it('is one for each shopper, though they looked as a visitor before or come by another device', async () => {
    const buyer = await shop.buyer()
    expect((await read('points')).data?.status).toBe(1)
    const first = await acquire('points', buyer)
    const elsewhere = await shop.ask<Present>({
      method: 'POST',
      url: '/api/rest/present/v1/points',
      payload: {},
      headers: { ...buyer.headers, 'x-visitor': 'another-device' },
    })
    expect(elsewhere.data).toEqual(first.data)
    expect(await pointsOf(buyer)).toBe(300)
  })

  it('refuses an invalid id, by its field', async () => {
    const buyer = await shop.buyer()
    expect(await acquireNamed('', buyer)).toMatchObject({ status: 400, field: 'activityId' })
    expect(await activity('', buyer)).toMatchObject({ status: 400, field: 'activityId' })
    expect(await acquireNamed('x'.repeat(500), buyer)).toMatchObject({ status: 400, field: 'activityId' })
    expect((await read('%00', buyer)).status).toBe(400)
  })

  describe('after steps', () => {
    it('shows the finished steps and the next one, logging in first', async () => {
      const buyer = await shop.buyer()
      await sql`delete from address where shopper_id = ${buyer.id}`.execute(shop.connection.db)
      expect((await steps('steps')).data).toMatchObject({
        steps: [
          { step: 'login', name: '登录账号', done: false },
          { step: 'address', name: '保存收货地址', done: false },
          { step: 'order', done: false },
        ],
        current: 0,
        next: 'login',
      })
      expect((await steps('steps', buyer)).data).toMatchObject({ current: 1, next: 'address' })
      expect((await read('steps', buyer)).data).toMatchObject({
        status: 0,
        reason: '完成全部步骤后即可领取',
        hasSteps: true,
      })
      expect(await acquire('steps', buyer)).toMatchObject({
        code: REPLY_CODE.wrongState,
        message: '完成全部步骤后即可领取',
        field: 'activityId',
      })
      expect((await steps('coupon', buyer)).data).toEqual({
        steps: [{ step: 'login', name: '登录账号', done: true }],
        current: 1,
      })
    })

    it('counts an order seven days after its receipt, unless it is returned', async () => {
      const { db } = shop.connection
      const buyer = await shop.buyer()
      const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 20000)
      const next = async () => (await steps('steps', buyer)).data?.next
      const received = (at: number | null) =>
        sql`update orders set received_at = ${at} where id = ${orderId}`.execute(db)
      expect(await next()).toBe('order')
      await received(NOON - 7 * DAY + 1)
      expect(await next()).toBe('order')
      await received(NOON - 7 * DAY)
      expect(await next()).toBeUndefined()
      await sql`update order_item set refunded = 1 where order_id = ${orderId}`.execute(db)
      expect(await next()).toBe('order')
      expect((await acquire('steps', buyer)).code).toBe(REPLY_CODE.wrongState)
      await sql`update order_item set refunded = 0 where order_id = ${orderId}`.execute(db)
      await sql`update present_activity set order_amount = 20001 where id = 'steps'`.execute(db)
      expect(await next()).toBe('order')
      await sql`update present_activity set order_amount = 20000 where id = 'steps'`.execute(db)
      expect(await next()).toBeUndefined()
      expect((await read('steps', buyer)).data).toMatchObject({ status: 1 })
      expect((await acquire('steps', buyer)).data).toMatchObject({ integral: 10 })
      await received(null)
    })
  })

  describe('for guests of a hotel', () => {
    const hotel = (code: string, buyer?: Buyer, roomNo?: string) =>
      post<Present>('/api/platform/present/hotel/v1', { hotelCode: code, ...(roomNo ? { roomNo } : {}) }, buyer)
    const hotelStatus = (code: string, buyer?: Buyer) =>
      get<PresentStatus>(`/api/platform/present/hotel/v1/status?hotelCode=${encodeURIComponent(code)}`, buyer)

    it('is taken with the code on the card, once for a shopper in all of its hotels', async () => {
      const buyer = await shop.buyer()
      expect((await hotelStatus('BJ-001')).data).toEqual({ acquireStatus: 0 })
      expect((await hotelStatus('BJ-001', buyer)).data).toEqual({ acquireStatus: 0 })
      const { data } = await hotel(' bj-001 ', buyer, '1808')
      expect(data).toMatchObject({ activityId: 'guests', coupons: [{}] })
      expect((await hotel('BJ-002', buyer, '201')).data).toEqual(data)
      expect((await hotelStatus('BJ-002', buyer)).data).toEqual({ acquireStatus: 1 })
      expect((await read('guests', buyer)).data).toMatchObject({ kind: 'hotel', status: 2, needsRoom: true })
    })

    it('is refused without a code, with an unknown code, and without the room it is counted by', async () => {
      const buyer = await shop.buyer()
      expect(await acquire('guests', buyer)).toMatchObject({
        code: REPLY_CODE.wrongState,
        message: '请凭房卡上的酒店编号领取',
      })
      expect(await receive('guests', buyer)).toMatchObject({ code: REPLY_CODE.wrongState })
      for (const asked of [hotel('NOWHERE', buyer), hotelStatus('NOWHERE', buyer)])
        expect(await asked).toMatchObject({ status: 404, field: 'hotelCode' })
      expect(await hotel('BJ-001', buyer)).toMatchObject({ code: REPLY_CODE.badInput, field: 'roomNo' })
      expect(await hotel('BJ-001')).toMatchObject({ code: REPLY_CODE.loginNeeded })
      expect(await couponsOf(buyer)).toEqual([])
      expect((await hotel('INN-1', buyer)).data).toMatchObject({ integral: 10 })
    })

    it('goes to two guests of a room each day', async () => {
      const guests = [await shop.buyer(), await shop.buyer(), await shop.buyer()] as const
      expect((await hotel('BJ-002', guests[0], '909')).code).toBe(0)
      expect((await hotel('BJ-002', guests[1], '909')).code).toBe(0)
      expect(await hotel('BJ-002', guests[2], '909')).toMatchObject({ code: REPLY_CODE.overLimit, field: 'roomNo' })
      expect((await hotel('BJ-002', guests[2], '910')).code).toBe(0)
    })
  })

  it('deletes with the account the room its shopper stayed in, and keeps that the room had its present', async () => {
    const { db } = shop.connection
    const buyer = await shop.buyer()
    await post('/api/platform/present/hotel/v1', { hotelCode: 'BJ-001', roomNo: '606' }, buyer)
    await within(db, NOON, (work) => presentsArea.accountEnd!.end!(work, buyer.id))
    const rows = async (query: RawBuilder<object>) => (await query.execute(db)).rows
    expect(await rows(sql`select room_no from present_taken where shopper_id = ${buyer.id}`)).toEqual([
      { room_no: null },
    ])
    expect(await rows(sql`select shopper_id from present_room where room_no = '606'`)).toEqual([{ shopper_id: '' }])
  })

  it('leaves books that agree', async () => {
    expect(await checkBooks(shop.connection.db, { lamp: 100 })).toEqual([])
  })
})
