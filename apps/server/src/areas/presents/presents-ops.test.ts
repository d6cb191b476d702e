import { DAY, LEDGER_UNIT } from '@hearth/domain'
import { OPS_CODE, type OpsPresentDetail, type OpsPresentPage, type PresentPreview } from '@hearth/ops'
import type { ActivityPresent, Present, UserProfile } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endPoints } from '#areas/points/ending'
import { findFaults } from '#audit/audit-shop'
import { demoArea } from '#demo/demo-area'
import { renewDemo } from '#demo/renew-demo'
import { commandLine, importFile } from '../../../test/command-line'
import { NOON } from '../../../test/noon'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { askAs, newStaff } from '../../../test/staff'
import { within } from '../../../test/work'

const batch = {
  couponBatchId: 'gift',
  name: '礼券',
  discountType: 1,
  couponValue: 1000,
  beginTime: NOON - DAY,
  endTime: NOON + DAY,
}
const activity = {
  activityId: 'winter',
  name: '冬日礼',
  beginTime: NOON - DAY,
  endTime: NOON + 9 * DAY,
  couponBatchIds: ['gift'],
  quantity: 3,
}
const { couponBatchIds: _, ...points } = { ...activity, activityId: 'points', points: 200 }

let shop: OrderingShop
beforeAll(async () => void (shop = await openOrderingShop()))
afterAll(() => shop.close())

const hearth = commandLine(() => shop)
const importing = (file: object) => importFile(shop, file)
const acquire = async (id: string, on = shop) => {
  const buyer = await on.buyer()
  const { code } = await on.ask<Present>({
    method: 'POST',
    url: `/api/rest/present/v1/${id}`,
    payload: {},
    headers: buyer.headers,
  })
  return { buyer, code }
}
const read = (id: string, on = shop) =>
  on.ask<ActivityPresent>(`/api/platform/activity/present/v1/${id}`).then(({ data }) => data)

describe('an owner’s present activities', () => {
  it('come with a shop file, and are listed with how many were taken', async () => {
    expect((await hearth('presents', 'list')).output).toContain('There are no present activities')
    expect((await importing({ couponBatches: [batch], presentActivities: [activity, points] })).code).toBe(0)
    expect((await acquire('winter')).code).toBe(0)
    const staff = await newStaff(shop, 'support')
    const list = (query = '') => askAs<OpsPresentPage>(shop, staff, `GET /ops/presents/v1${query}`)
    expect((await list()).data).toEqual({
      activities: [
        {
          activityId: 'points',
          version: 1,
          name: '冬日礼',
          kind: 'page',
          audience: 'all',
          published: true,
          beginTime: NOON - DAY,
          endTime: NOON + 9 * DAY,
          couponBatchIds: [],
          status: 1,
          points: 200,
          quantity: 3,
          taken: 0,
          allowed: ['stop', 'copy'],
        },
        {
          activityId: 'winter',
          version: 1,
          name: '冬日礼',
          kind: 'page',
          audience: 'all',
          published: true,
          beginTime: NOON - DAY,
          endTime: NOON + DAY,
          couponBatchIds: ['gift'],
          status: 1,
          quantity: 3,
          taken: 1,
          allowed: ['stop', 'copy'],
        },
      ],
      after: '',
    })
    const first = (await list('?count=1')).data!
    expect([first.activities.map(({ activityId }) => activityId), first.after]).toEqual([['points'], 'points'])
    const next = (await list(`?count=1&after=${first.after}`)).data!
    expect([next.activities.map(({ activityId }) => activityId), next.after]).toEqual([['winter'], ''])
    expect((await hearth('presents', 'list')).output.split('\n')).toEqual([
      'points  冬日礼  running  2026-11-20 10:30 to 2026-11-30 10:30  for everybody  200 points  taken 0 of 3',
      'winter  冬日礼  running  2026-11-20 10:30 to 2026-11-22 10:30  for everybody  coupon gift  taken 1 of 3',
    ])
    const orders = await newStaff(shop, 'orders')
    expect((await askAs(shop, orders, 'GET /ops/presents/v1')).code).toBe(OPS_CODE.notAllowed)
  })

  it('are changed by another file, never to fewer presents than were taken, and kept where a file leaves them out', async () => {
    await acquire('winter')
    await importing({ presentActivities: [{ ...activity, name: '新名字', quantity: 1, audience: 'member' }] })
    expect(await read('winter')).toMatchObject({ name: '新名字', audience: 'member', remaining: 0 })
    expect(await read('points')).toMatchObject({ name: '冬日礼', remaining: 3 })
    const { quantity: _quantity, ...endless } = activity
    await importing({ presentActivities: [endless] })
    expect(await read('winter')).not.toHaveProperty('remaining')
    expect(await findFaults(shop.connection.db)).toEqual([])
  })

  it('are refused, each by its name, where they contradict themselves, and nothing is imported', async () => {
    const refused = async (...activities: object[]) => {
      const { code, output } = await importing({
        presentActivities: [...activities, { ...points, activityId: 'fresh' }],
      })
      expect(code).not.toBe(0)
      expect(await read('fresh')).toBeNull()
      return output
    }
    expect(await refused({ ...points, points: undefined })).toContain('要填写 couponBatchIds 或 points')
    expect(await refused({ ...activity, couponBatchIds: ['gift', 'gift'] })).toContain('每批优惠券只能写一次')
    expect(await refused({ ...points, points: 0 })).toContain('presentActivities[0].points')
    expect(await refused({ ...activity, audience: 'friends' })).toContain('presentActivities[0].audience')
    expect(await refused({ ...activity, endTime: 946_684_800_000 })).toContain('winter 的结束时间早于开始时间')
    expect(await refused(activity, activity)).toContain('activityId: winter 重复出现')
    expect(await refused({ ...activity, activityId: 'newcomer' })).toContain('编号 newcomer 留给新人礼使用')
    expect(await refused({ ...activity, activityId: 'a/b' })).toContain('presentActivities[0].activityId')
    expect(await refused({ ...activity, activityId: 'now' })).toContain('编号 now 在页面地址中表示当前活动')
    expect(await refused({ ...activity, couponBatchIds: ['nothing'] })).toContain('没有优惠券 nothing')
    expect(await refused({ ...activity, steps: ['login'] })).toContain('presentActivities[0].steps')
    expect(await refused({ ...activity, steps: ['order', 'order'] })).toContain('每个步骤只能写一次')
    expect(await refused({ ...activity, orderAmount: 100 })).toContain('没有 order 这一步')
    expect(await refused({ ...activity, perRoom: 1 })).toContain('没有酒店，不能填写每间房的份数')
    const hotels = [{ hotelCode: 'BJ-001', name: '王府井店' }]
    expect(await refused({ ...activity, hotels: [...hotels, ...hotels] })).toContain('酒店 BJ-001 重复出现')
    expect(await refused({ ...activity, hotels: [{ hotelCode: 'bj', name: '店' }] })).toContain('hotelCode')
    expect(await refused({ ...activity, picture: 'nothing' })).toContain('没有图片 nothing')
  })

  it('are invisible until they are started, previewed before, stopped for good, and copied', async () => {
    const draft = {
      ...activity,
      activityId: 'draft',
      points: 30,
      quantity: 10,
      rules: ['不可转赠。'],
      published: false,
    }
    expect((await importing({ presentActivities: [draft] })).code).toBe(0)
    expect(await read('draft')).toBeNull()
    const staff = await newStaff(shop, 'catalogue')
    const deed = <Data = OpsPresentDetail>(line: string, payload: object) => askAs<Data>(shop, staff, line, payload)
    const { data: seen } = await askAs<OpsPresentDetail>(shop, staff, 'GET /ops/presents/draft/v1')
    expect(seen).toMatchObject({ published: false, allowed: ['start', 'copy'], result: { coupons: 0, orders: 0 } })
    const { data: preview } = await askAs<PresentPreview>(shop, staff, 'GET /ops/presents/draft/preview/v1')
    expect(preview).toMatchObject({ gives: ['礼券（¥10，无门槛）', '30 积分'], mostCost: 10 * 1030 })
    expect(preview?.rules).toContain('不可转赠。')
    expect((await deed('POST /ops/presents/draft/start/v1', { version: 9 })).code).toBe(OPS_CODE.stale)
    expect((await hearth('presents', 'start', 'draft')).output).toContain('draft  冬日礼  running')
    expect(await read('draft')).toMatchObject({ status: 1 })
    expect((await acquire('draft')).code).toBe(0)
    expect((await hearth('presents', 'start', 'draft')).code).not.toBe(0)
    const copied = await hearth('presents', 'copy', 'draft', 'again', '--from', '2026-12-01', '--to', '2026-12-31')
    expect(copied.output).toContain('again  冬日礼  not started')
    expect(await read('again')).toBeNull()
    expect(
      (await hearth('presents', 'copy', 'draft', 'again', '--from', '2026-12-01', '--to', '2026-12-31')).code,
    ).not.toBe(0)
    expect((await hearth('presents', 'stop', 'draft')).output).toContain('draft  冬日礼  over')
    expect(await read('draft')).toMatchObject({ status: 0, reason: '活动已结束', campaignStatus: 2 })
    expect((await acquire('draft')).code).not.toBe(0)
    expect((await hearth('presents', 'preview', 'draft')).output).toContain('- 不可转赠。')
    const list = async (query: string) =>
      (await askAs<OpsPresentPage>(shop, staff, `GET /ops/presents/v1?${query}`)).data!.activities.map(
        ({ activityId }) => activityId,
      )
    expect(await list('published=false')).toEqual(['again'])
    expect(await list('open=true')).not.toContain('draft')
    expect(await list('kind=hotel')).toEqual([])
    expect(await list('sort=newest&count=1')).toEqual(['again'])
  })

  it('report their results: coupons used, orders and their money', async () => {
    const { db } = shop.connection
    await stockShelf(db, [{ skuNo: 'lamp', price: 20000, stock: 100 }])
    const brought = { ...activity, activityId: 'brought', quantity: 5 }
    await importing({ presentActivities: [brought] })
    const { buyer } = await acquire('brought')
    const present = await shop.ask<ActivityPresent>({
      url: '/api/platform/activity/present/v1/brought',
      headers: buyer.headers,
    })
    const coupons = [present.data!.taken![0]!.couponId]
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 19000, { coupons })
    const result = async () => {
      const staff = await newStaff(shop, 'support')
      return (await askAs<OpsPresentDetail>(shop, staff, 'GET /ops/presents/brought/v1')).data?.result
    }
    expect(await result()).toMatchObject({ coupons: 1, used: 1, orders: 0, orderAmount: 0 })
    await shop.press(await shop.startPayment(buyer, orderId), 'pay')
    await shop.run('deliver')
    expect(await result()).toEqual({
      coupons: 1,
      used: 1,
      orders: 1,
      orderAmount: 19000,
      couponAmount: 1000,
      points: 0,
    })
    expect((await hearth('presents', 'show', 'brought')).output).toContain('orders paid with them 1: 190.00')
  })

  it('belong to hotels where the file names some; a hotel takes part in one at a time', async () => {
    const hotels = [{ hotelCode: 'BJ-001', name: '王府井店' }]
    const inn = { ...activity, activityId: 'inn', hotels, perRoom: 2 }
    expect((await importing({ presentActivities: [inn] })).code).toBe(0)
    expect(await read('inn')).toMatchObject({ kind: 'hotel', needsRoom: true })
    const other = await importing({ presentActivities: [{ ...inn, activityId: 'inn-2' }] })
    expect(other.output).toContain('酒店 BJ-001 还在参加活动 inn')
    expect((await hearth('presents', 'show', 'inn')).output).toContain('BJ-001  王府井店  taken 0')
    await hearth('presents', 'stop', 'inn')
    expect((await importing({ presentActivities: [{ ...inn, activityId: 'inn-2' }] })).code).toBe(0)
    expect(await findFaults(shop.connection.db)).toEqual([])
  })

  it('give points that end with the year after they came, as all points do', async () => {
    const { buyer } = await acquire('points')
    const profile = await shop.ask<UserProfile>({ url: '/api/platform/usercenter/v1/userinfo', headers: buyer.headers })
    expect(profile.data).toMatchObject({ integral: 200 })
    await within(shop.connection.db, NOON + 3 * 366 * DAY, endPoints)
    expect(
      await shop.number(sql<{ n: number }>`
        select balance as n from ledger_account where owner = ${buyer.id} and unit = ${LEDGER_UNIT.points}`),
    ).toBe(0)
    expect(await findFaults(shop.connection.db)).toEqual([])
  })

  it('are reported by the books when the count is not what was taken, or a taken present is missing', async () => {
    const { db } = shop.connection
    const faults = async () => (await findFaults(db)).map(({ fault, id }) => `${fault}: ${id}`)
    const counted = 'an activity of which more was taken than there is, or another number than was counted'
    await sql`update present_activity set taken = taken + 1 where id = 'points'`.execute(db)
    expect(await faults()).toEqual([`${counted}: points`])
    await sql`update present_activity set taken = taken - 1 where id = 'points'`.execute(db)
    await sql`update present_taken set points = 7 where activity_id = 'points'`.execute(db)
    expect(await faults()).toEqual([expect.stringContaining('without its coupons or its points: points/')])
    await sql`update present_taken set points = 200 where activity_id = 'points'`.execute(db)
    await sql`update present_taken set coupon_ids = '["nothing"]' where activity_id = 'winter'`.execute(db)
    expect(await faults()).toHaveLength(2)
  })
})

it('the demo shop has present activities that run at any date, with presents left', async () => {
  const demo = await openOrderingShop(undefined, undefined, { demo: true, moreAreas: [demoArea] })
  try {
    expect(await read('gift-winter', demo)).toMatchObject({ status: 1, integral: 50, remaining: 1000 })
    expect(await read('gift-members', demo)).toMatchObject({ status: 1, audience: 'member', integral: 300 })
    expect((await acquire('gift-winter', demo)).code).toBe(0)
    demo.wait(100 * DAY)
    expect(await read('gift-winter', demo)).toMatchObject({ status: 0, reason: '活动已结束' })
    await renewDemo(demo.connection.db, demo.ports.clock())
    expect(await read('gift-winter', demo)).toMatchObject({ status: 1, remaining: 1000 })
    expect((await acquire('gift-winter', demo)).code).toBe(0)
    expect(await renewDemo(demo.connection.db, demo.ports.clock())).toBe(0)
    expect(await findFaults(demo.connection.db)).toEqual([])
  } finally {
    await demo.close()
  }
})
