import { beijingTime, DAY } from '@hearth/domain'
import type { ShopFileLottery } from '@hearth/ops'
import type { PrizePage, RemainingDraws } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { writeLotteries } from '#areas/lottery/write-lotteries'
import type { Database } from '#database/connect'
import type { DemoDay, DemoParts } from '#kernel/demo/demo-parts'
import type { PastCustomer } from '#kernel/demo/past-customer'

const ORGANISER = { organiser: '暖居商城', contact: '在线客服或 400-000-0000' } as const

/** A lottery in which nearly every draw wins, so that visitors of the demo shop can claim a product. */
const forAll = ({ now, banner }: DemoDay): ShopFileLottery => ({
  ...ORGANISER,
  lotteryId: 'welcome-gift',
  name: '新店有礼',
  description: '几乎人人有奖：抽中小夜灯，免费寄到家',
  picture: banner('1505'),
  rules: ['每人每天可免费抽 1 次，每人最多中奖 1 次。', '小夜灯共 500 件，送完后抽中的均为“谢谢参与”。'],
  // This lottery begins before the other one of the demo shop, so that the name `now` means the other one.
  beginTime: now - 9 * DAY,
  endTime: now + 365 * DAY,
  prizes: [
    { prizeId: 'night-light', name: '暖居感应小夜灯', weight: 999_980, quantity: 500, skuNo: '150501' },
    { prizeId: 'points-50', name: '50 积分', weight: 5, points: 50, worth: 50 },
    { prizeId: 'coupon-25', name: '满 199 减 25 券', weight: 5, couponBatchId: 'gift-25' },
    { prizeId: 'points-100', name: '100 积分', weight: 5, points: 100, worth: 100 },
    { prizeId: 'thanks', name: '谢谢参与', weight: 5 },
  ],
  forms: { day: { draws: 1 } },
  mostWins: 1,
  claimDays: 60,
})

const lucky = ({ now, banner }: DemoDay, lotteryId: string): ShopFileLottery => ({
  ...ORGANISER,
  lotteryId,
  name: '天天抽好礼',
  description: '每天免费抽 3 次，智能好物、优惠券和积分等你来',
  picture: banner('1001'),
  rules: [
    '每人每天可免费抽 3 次；活动期间每笔已付款订单多得 1 次；100 积分可兑换 1 次，每天最多 2 次。',
    '奖品送完后，抽中该奖品的结果为“谢谢参与”，其他奖品的概率不变。',
    '中奖后请在 30 天内领取；实物奖品由商城包邮寄出，逾期未领取视为放弃。',
    '抽奖与是否购买商品无关，奖品不可兑换现金。',
  ],
  beginTime: now - 10 * DAY,
  endTime: now + 30 * DAY,
  prizes: [
    { prizeId: 'speaker', name: '暖居智能音箱 mini', weight: 5, quantity: 3, skuNo: '100201' },
    { prizeId: 'points-20', name: '20 积分', weight: 3000, points: 20, worth: 20 },
    { prizeId: 'night-light', name: '感应小夜灯', weight: 95, quantity: 50, skuNo: '150501' },
    { prizeId: 'thanks', name: '谢谢参与', weight: 4900 },
    { prizeId: 'coupon-25', name: '满 199 减 25 券', weight: 1500, couponBatchId: 'gift-25' },
    { prizeId: 'points-200', name: '200 积分', weight: 500, quantity: 2000, points: 200, worth: 200 },
  ],
  reward: { prizeId: 'steady', name: '参与奖 30 积分', points: 30, worth: 30, after: 5 },
  forms: {
    day: { draws: 3 },
    order: { most: 5 },
    points: { cost: 100, mostADay: 2 },
    help: { helpers: 2, most: 3 },
  },
  mostWins: 20,
  claimDays: 30,
})

/**
 * Returns the id of a lottery that begins on a day. Each has an id of its own, so that former lotteries keep their
 * seeds and draws.
 */
const nameAt = (now: number): string => `lucky-${beijingTime(now).toJSON().slice(0, 10)}`

/**
 * Starts the demo shop's lottery again after the last one has ended.
 * @returns the number of started lotteries
 */
async function renew(db: Database, day: DemoDay): Promise<number> {
  const { rows } = await sql`
    select id from lottery where id like 'lucky-%' and published and end_time > ${day.now}
    union all
    select id from lottery where id = ${nameAt(day.now)}`.execute(db)
  const known = await sql`select id from lottery where id like 'lucky-%' limit 1`.execute(db)
  if (rows.length > 0 || known.rows.length === 0) return 0
  const next = lucky(day, nameAt(day.now))
  await writeLotteries({ db, now: day.now }, [{ ...next, beginTime: day.now, published: true }])
  return 1
}

/** The customer draws on some days, claims prizes that are given at once, and leaves the product unclaimed. */
const past = ({ past: shop }: PastCustomer) => {
  const draw = async (activityId: string) =>
    void (await shop.ask('POST', '/api/platform/luck/v1/draw', { activityId, word: 'nuan' }))
  return [
    { daysAgo: 8, live: () => draw('welcome-gift') },
    ...[6, 4, 2].map((daysAgo) => ({
      daysAgo,
      async live() {
        const { lotteries } = await shop.ops().lotteries.list({ count: 100 })
        const activityNo = lotteries.find(({ lotteryId }) => lotteryId.startsWith('lucky-'))!.lotteryId
        const { remainNum } = await shop.ask<RemainingDraws>('GET', `/api/lottery/activity/${activityNo}/count/v1`)
        for (let left = remainNum; left > 0; left -= 1) await draw(activityNo)
        if (daysAgo > 2) return
        const { result } = await shop.ask<PrizePage>(
          'GET',
          `/api/platform/prize/list/v1?claimStatus=0&activityId=${activityNo}`,
        )
        const atOnce = result.find(({ prizeType }) => prizeType > 1)
        if (atOnce) await shop.ask('POST', '/api/platform/prize/v1', { recordId: atOnce.recordId })
      },
    })),
  ]
}

/** The lotteries of the demo shop, and the draws and prizes of its customer. */
export const lotteryDemo: DemoParts = {
  file: (day) => ({ lotteries: [forAll(day), lucky(day, nameAt(day.now))] }),
  renew,
  past,
}
