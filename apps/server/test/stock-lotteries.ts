import { DAY } from '@hearth/domain'
import type { ShopFileLottery } from '@hearth/ops'
import { sql } from 'kysely'
import { writeLotteries } from '#areas/lottery/write-lotteries'
import type { Database } from '#database/connect'
import { NOON } from './noon'

/** A running lottery: everybody may draw three times a day, and half of the draws win points. */
export const lotteryFacts = (more: Partial<ShopFileLottery> = {}): ShopFileLottery & { published: boolean } => ({
  lotteryId: 'plain',
  name: '天天抽好礼',
  rules: ['每人每天 3 次'],
  beginTime: NOON - DAY,
  endTime: NOON + 2 * DAY,
  prizes: [
    { prizeId: 'points', name: '20 积分', weight: 50, points: 20, worth: 20 },
    { prizeId: 'thanks', name: '谢谢参与', weight: 50 },
  ],
  forms: { day: { draws: 3 } },
  mostWins: 100,
  organiser: '暖居商城',
  contact: '400-000-0000',
  published: true,
  ...more,
})

/** Returns two prizes: the given one, which nearly every draw wins, and an empty one. */
const nearlyAlways = (prize: Omit<ShopFileLottery['prizes'][number], 'weight'>): ShopFileLottery['prizes'] => [
  { ...prize, weight: 999_999 },
  { prizeId: 'thanks', name: '谢谢参与', weight: 1 },
]

/** Makes lotteries for tests, named after what is special about them. */
export async function stockLotteries(db: Database, skuNo: string): Promise<void> {
  await sql`
    insert into coupon_batch (id, name, discount_type, coupon_value, begin_time, end_time, source, quantity)
    values ('won', '满 100 减 10', 1, 1000, ${NOON - DAY}, ${NOON + 90 * DAY}, 'staff', 2)`.execute(db)
  const of = (lotteryId: string, more: Partial<ShopFileLottery>) => lotteryFacts({ lotteryId, ...more })
  await writeLotteries({ db, now: NOON }, [
    of('plain', {}),
    of('later', { beginTime: NOON + DAY }),
    of('past', { beginTime: NOON - 9 * DAY, endTime: NOON - DAY }),
    of('draft', { published: false } as Partial<ShopFileLottery>),
    of('last', { prizes: nearlyAlways({ prizeId: 'lamp', name: '台灯', skuNo, quantity: 1 }) }),
    of('ten', { prizes: nearlyAlways({ prizeId: 'points', name: '50 积分', points: 50, quantity: 10 }) }),
    of('lamps', { prizes: nearlyAlways({ prizeId: 'lamp', name: '台灯', skuNo, quantity: 50 }), claimDays: 5 }),
    of('coupons', { prizes: nearlyAlways({ prizeId: 'won', name: '优惠券', couponBatchId: 'won' }) }),
    of('points', { prizes: nearlyAlways({ prizeId: 'points', name: '50 积分', points: 50 }) }),
    of('capped', {
      prizes: nearlyAlways({ prizeId: 'points', name: '50 积分', points: 50 }),
      mostWins: 2,
      forms: { day: { draws: 9 } },
    }),
    of('forms', {
      forms: {
        order: { most: 2 },
        points: { cost: 100, mostADay: 2 },
        share: { mostADay: 1 },
        help: { helpers: 2, most: 1 },
      },
      doors: { web: { share: true } },
      reward: { prizeId: 'steady', name: '参与奖', points: 30, after: 2 },
    }),
  ])
}
