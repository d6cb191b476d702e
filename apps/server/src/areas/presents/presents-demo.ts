import { DAY } from '@hearth/domain'
import type { ShopFilePresentActivity } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { DemoDay, DemoParts } from '#kernel/demo/demo-parts'

/**
 * Present activities of the demo shop, which all run from its first day on: a coupon for everybody, points for members.
 */
const activities = ({ now, banner }: DemoDay): ShopFilePresentActivity[] => [
  {
    activityId: 'gift-winter',
    name: '冬日暖心礼',
    description: '活动期间登录即可领取一张满 199 减 25 元的优惠券，每人一份，共 1000 份，领完为止。',
    picture: banner('1501'),
    beginTime: now - DAY,
    endTime: now + 30 * DAY,
    couponBatchId: 'gift-25',
    quantity: 1000,
  },
  {
    activityId: 'gift-members',
    name: '会员回馈 300 积分',
    description: '会员可领取 300 积分，可在积分商城兑换商品，每人一份，领完为止。',
    picture: banner('1001'),
    beginTime: now - DAY,
    endTime: now + 30 * DAY,
    audience: 'member',
    points: 300,
    quantity: 500,
  },
]

/**
 * Runs the demo shop's present activities again when they have ended, with as many presents as on the first day. Who
 * took one has had it.
 * @returns how many were run again
 */
async function renew(trx: Database, day: DemoDay): Promise<number> {
  const fresh = activities(day).map((one) => ({
    id: one.activityId,
    name: one.name,
    begin_time: one.beginTime,
    end_time: one.endTime,
    quantity: one.quantity,
  }))
  const { rows } = await sql`
    update present_activity set
      begin_time = fresh.begin_time, end_time = fresh.end_time, quantity = taken + fresh.quantity
    from ${listRows(fresh, 'id text, name text, begin_time bigint, end_time bigint, quantity integer')} as fresh
    where present_activity.id = fresh.id and present_activity.name = fresh.name
      and present_activity.end_time <= ${day.now}
    returning present_activity.id`.execute(trx)
  return rows.length
}

/** Present activities of the demo shop. */
export const presentsDemo: DemoParts = { file: (day) => ({ presentActivities: activities(day) }), renew }
