import { DAY } from '@hearth/domain'
import type { ShopFilePresentActivity } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { DemoDay, DemoParts } from '#kernel/demo/demo-parts'

/** Hotels of the demo shop's guests. */
const HOTELS = [
  { hotelCode: 'NUAN-0001', name: '暖居合作酒店（王府井店）' },
  { hotelCode: 'NUAN-0002', name: '暖居合作酒店（西湖店）' },
]

/**
 * Present activities of the demo shop. One begins later, all others are running. They give coupons and points to
 * everybody, points to members, points after some steps, and coupons to hotel guests.
 */
const activities = ({ now, banner }: DemoDay): ShopFilePresentActivity[] => [
  {
    activityId: 'gift-winter',
    name: '冬日暖心礼',
    description: '活动期间登录即可领取满 199 减 25 元优惠券和 50 积分，每人一份，共 1000 份，领完为止。',
    picture: banner('1501'),
    beginTime: now - DAY,
    endTime: now + 30 * DAY,
    couponBatchIds: ['gift-25'],
    points: 50,
    quantity: 1000,
    rules: ['优惠券不可兑换现金，不可转赠。'],
  },
  {
    activityId: 'gift-members',
    name: '会员回馈 300 积分',
    description: '会员可领取 300 积分，可在积分商城兑换商品，每人一份，领完为止。',
    picture: banner('1001'),
    beginTime: now - 2 * DAY,
    endTime: now + 30 * DAY,
    audience: 'member',
    points: 300,
    quantity: 500,
  },
  {
    activityId: 'gift-steps',
    name: '新家入住礼',
    description: '保存收货地址，买一件智能好物，确认收货满 7 天后领取 500 积分。',
    picture: banner('1505'),
    beginTime: now - 2 * DAY,
    endTime: now + 60 * DAY,
    points: 500,
    quantity: 800,
    steps: ['address', 'order'],
    orderAmount: 9900,
  },
  {
    activityId: 'gift-hotel',
    name: '合作酒店住客礼',
    description: '入住合作酒店，凭房卡上的编号领取满 199 减 25 元优惠券，把房间里的智能设备带回家。',
    picture: banner('1001'),
    beginTime: now - 2 * DAY,
    endTime: now + 60 * DAY,
    couponBatchIds: ['gift-25'],
    quantity: 300,
    hotels: HOTELS,
    perRoom: 2,
  },
  {
    activityId: 'gift-next',
    name: '周末会员日',
    description: '周末登录领取 66 积分，每人一份。',
    picture: banner('1501'),
    beginTime: now + 3 * DAY,
    endTime: now + 33 * DAY,
    points: 66,
  },
]

/**
 * Runs the demo shop's present activities again after their end, with as many presents as the first time. Shoppers who
 * took a present can't take it again.
 * @returns the number of activities that were run again
 */
async function renew(trx: Database, day: DemoDay): Promise<number> {
  const fresh = activities(day).map((one) => ({
    id: one.activityId,
    name: one.name,
    begin_time: one.beginTime,
    end_time: one.endTime,
    quantity: one.quantity ?? null,
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

/** The present activities of the demo shop. */
export const presentsDemo: DemoParts = { file: (day) => ({ presentActivities: activities(day) }), renew }
