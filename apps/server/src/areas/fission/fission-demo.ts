import { DAY } from '@hearth/domain'
import type { ShopFileFission } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { DemoDay, DemoParts } from '#kernel/demo/demo-parts'

/** Fission activities of the demo shop: points for the help of two friends, and a coupon for the help of one. */
const activities = ({ now, banner }: DemoDay): ShopFileFission[] => [
  {
    activityId: 'light-together',
    name: '一起点亮小夜灯',
    description: '2 位好友助力，即可领取 200 积分。',
    picture: banner('1505'),
    skuNo: '150501',
    beginTime: now - DAY,
    endTime: now + 30 * DAY,
    helpers: 2,
    points: 200,
    quantity: 500,
    rules: ['积分可在积分商城兑换商品，不可兑换现金。'],
  },
  {
    activityId: 'desk-lamp-friend',
    name: '台灯好友礼',
    skuNo: '150101',
    beginTime: now - DAY,
    endTime: now + 30 * DAY,
    helpers: 1,
    couponBatchId: 'gift-25',
  },
]

/** Runs the demo shop's activities again after their end. @returns the number of activities that were run again */
async function renew(db: Database, day: DemoDay): Promise<number> {
  const fresh = activities(day).map(({ activityId, name, beginTime, endTime, quantity = null }) => ({
    ...{ id: activityId, name, begin_time: beginTime, end_time: endTime, quantity },
  }))
  const { rows } = await sql`
    update fission_activity set
      begin_time = fresh.begin_time, end_time = fresh.end_time, quantity = reached + fresh.quantity
    from ${listRows(fresh, 'id text, name text, begin_time bigint, end_time bigint, quantity integer')} as fresh
    where fission_activity.id = fresh.id and fission_activity.name = fresh.name
      and fission_activity.end_time <= ${day.now}
    returning fission_activity.id`.execute(db)
  return rows.length
}

/** The fission activities of the demo shop. */
export const fissionDemo: DemoParts = { file: (day) => ({ fissions: activities(day) }), renew }
