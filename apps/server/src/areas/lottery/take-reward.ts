import { CLAIM_STATUS, REPLY_CODE } from '@hearth/domain'
import type { Prize } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { givePrizeCoupon } from '#areas/lottery/claim-prize'
import { lockShopper, takePrize } from '#areas/lottery/draw'
import { readDrawer } from '#areas/lottery/drawer'
import { needLottery } from '#areas/lottery/lottery-row'
import { shownPrize } from '#areas/lottery/shown-prize'
import { givePoints } from '#areas/points/give-points'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Gives the reward for a number of draws, a coupon or points, in the caller's transaction. Its record has the draw
 * number 0, which is unique for each shopper and lottery, so that the reward is given once. It can be taken after the
 * lottery has ended.
 * @throws ShopError as the call says
 */
export async function takeReward(work: UnitOfWork, lotteryId: string, shopperId: string): Promise<Prize> {
  const { db, now, numbers } = work
  await lockShopper(work, shopperId)
  const lottery = await needLottery(db, lotteryId, 'activityNo')
  const { reward, rewardAfter } = lottery
  if (!reward || rewardAfter === null) throw new ShopError(REPLY_CODE.notFound, '活动没有参与奖', 'activityNo')
  const { draws, rewarded } = await readDrawer(db, lottery, shopperId, now)
  if (rewarded) return shownPrize(reward)
  if (draws < rewardAfter)
    throw new ShopError(REPLY_CODE.wrongState, `再抽 ${rewardAfter - draws} 次即可领取`, 'activityNo')
  if (!(await takePrize(work, lotteryId, reward)))
    throw new ShopError(REPLY_CODE.overLimit, '手慢了，参与奖已领完', 'activityNo')
  const recordId = numbers.next(now)
  const couponId = reward.couponBatchId === null ? null : await givePrizeCoupon(work, shopperId, reward.couponBatchId)
  if (reward.points !== null) await givePoints(work, shopperId, `prize/${recordId}`, reward.points)
  await sql`
    insert into prize_record (id, lottery_id, shopper_id, draw_no, drawn_prize_id, prize_id, prize_type, status,
      won_at, claim_deadline, claimed_at, coupon_id)
    values (${recordId}, ${lotteryId}, ${shopperId}, 0, ${reward.prizeId}, ${reward.prizeId}, ${reward.prizeType},
      ${CLAIM_STATUS.claimed}, ${now}, ${now}, ${now}, ${couponId})`.execute(db)
  return shownPrize(reward)
}
