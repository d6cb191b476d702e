import { DAY, LEDGER_UNIT } from '@hearth/domain'
import { OPS_CODE, type OpsPresentPage } from '@hearth/ops'
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
  couponBatchId: 'gift',
  quantity: 3,
}
const { couponBatchId: _, ...points } = { ...activity, activityId: 'points', points: 200 }

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
    expect((await hearth('presents')).output).toContain('There are no present activities')
    expect((await importing({ couponBatches: [batch], presentActivities: [activity, points] })).code).toBe(0)
    expect((await acquire('winter')).code).toBe(0)
    const staff = await newStaff(shop, 'support')
    const list = (query = '') => askAs<OpsPresentPage>(shop, staff, `GET /ops/presents/v1${query}`)
    expect((await list()).data).toEqual({
      activities: [
        {
          activityId: 'points',
          name: '冬日礼',
          audience: 'all',
          beginTime: NOON - DAY,
          endTime: NOON + 9 * DAY,
          status: 1,
          points: 200,
          quantity: 3,
          taken: 0,
        },
        {
          activityId: 'winter',
          name: '冬日礼',
          audience: 'all',
          beginTime: NOON - DAY,
          endTime: NOON + DAY,
          status: 1,
          batchId: 'gift',
          quantity: 3,
          taken: 1,
        },
      ],
      after: '',
    })
    const first = (await list('?count=1')).data!
    expect([first.activities.map(({ activityId }) => activityId), first.after]).toEqual([['points'], 'points'])
    const next = (await list(`?count=1&after=${first.after}`)).data!
    expect([next.activities.map(({ activityId }) => activityId), next.after]).toEqual([['winter'], ''])
    expect((await hearth('presents')).output.split('\n')).toEqual([
      'points  冬日礼  running  2026-11-20 10:30 to 2026-11-30 10:30  for everybody  200 points  taken 0 of 3',
      'winter  冬日礼  running  2026-11-20 10:30 to 2026-11-22 10:30  for everybody  coupon gift  taken 1 of 3',
    ])
    const orders = await newStaff(shop, 'orders')
    expect((await askAs(shop, orders, 'GET /ops/presents/v1')).code).toBe(OPS_CODE.notAllowed)
  })

  it('are changed by another file, never to fewer than were taken, and stay where it leaves them out', async () => {
    await acquire('winter')
    await importing({ presentActivities: [{ ...activity, name: '新名字', quantity: 1, audience: 'member' }] })
    expect(await read('winter')).toMatchObject({ name: '新名字', audience: 'member', remaining: 0 })
    expect(await read('points')).toMatchObject({ name: '冬日礼', remaining: 3 })
    const { quantity: _quantity, ...endless } = activity
    await importing({ presentActivities: [endless] })
    expect(await read('winter')).not.toHaveProperty('remaining')
    expect(await findFaults(shop.connection.db)).toEqual([])
  })

  it('are refused where they contradict themselves, each by its name, and nothing is imported', async () => {
    const refused = async (...activities: object[]) => {
      const { code, output } = await importing({
        presentActivities: [...activities, { ...points, activityId: 'fresh' }],
      })
      expect(code).not.toBe(0)
      expect(await read('fresh')).toBeNull()
      return output
    }
    expect(await refused({ ...activity, points: 5 })).toContain('winter gives a couponBatchId or points: one of them')
    expect(await refused({ ...points, points: undefined })).toContain('points gives a couponBatchId or points')
    expect(await refused({ ...points, points: 0 })).toContain('presentActivities[0].points')
    expect(await refused({ ...activity, audience: 'friends' })).toContain('presentActivities[0].audience')
    expect(await refused({ ...activity, endTime: 1 })).toContain('winter ends before it begins')
    expect(await refused(activity, activity)).toContain('activityId winter is there twice')
    expect(await refused({ ...activity, activityId: 'newcomer' })).toContain('newcomer is the name')
    expect(await refused({ ...activity, activityId: 'a/b' })).toContain('presentActivities[0].activityId')
    expect(await refused({ ...activity, couponBatchId: 'nothing' })).toContain('coupons of nothing, which is not there')
    expect(await refused({ ...points, activityId: 'winter' })).toContain('cannot give points instead of coupons')
    expect(await refused({ ...activity, picture: 'nothing' })).toContain('No picture is named nothing')
  })

  it('give points that end with the year after they came, as all do', async () => {
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

  it('are wrong in the books when more or less was counted than was taken, or what was taken is not there', async () => {
    const { db } = shop.connection
    const faults = async () => (await findFaults(db)).map(({ fault, id }) => `${fault}: ${id}`)
    const counted = 'an activity of which more was taken than there is, or another number than was counted'
    await sql`update present_activity set taken = taken + 1 where id = 'points'`.execute(db)
    expect(await faults()).toEqual([`${counted}: points`])
    await sql`update present_activity set taken = taken - 1 where id = 'points'`.execute(db)
    await sql`update present_taken set points = 7 where activity_id = 'points'`.execute(db)
    expect(await faults()).toEqual([expect.stringContaining('without its coupon or its points: points/')])
    await sql`update present_taken set points = 200 where activity_id = 'points'`.execute(db)
    await sql`update present_taken set coupon_id = 'nothing' where activity_id = 'winter'`.execute(db)
    expect(await faults()).toHaveLength(2)
  })
})

it('the demo shop has two that run at any date, with presents left', async () => {
  const demo = await openOrderingShop(undefined, undefined, { demo: true, moreAreas: [demoArea] })
  try {
    expect(await read('gift-winter', demo)).toMatchObject({ status: 1, couponBatchId: 'gift-25', remaining: 1000 })
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
