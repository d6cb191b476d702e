import { FISSION_CLAIM_TIME, REPLY_CODE } from '@hearth/domain'
import type { FissionReward } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { giveCoupon } from '#areas/coupons/give-coupon'
import { needFission, rewardOf } from '#areas/fission/fission-row'
import { givePoints } from '#areas/points/give-points'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Gives the reward of a completed share, in the caller's transaction. Locks the share first, so that only one of
 * several requests gives the reward. A repeat returns the same reply.
 * @throws ShopError as the call says
 */
export async function takeFissionReward(
  work: UnitOfWork,
  activityId: string,
  shopperId: string,
): Promise<FissionReward> {
  const { db, now } = work
  await sql`
    select id from fission_share
    where activity_id = ${activityId} and shopper_id = ${shopperId} for update`.execute(db)
  const activity = await needFission(db, activityId)
  const { rows } = await sql<{ id: string; reachedAt: number | null; claimedAt: number | null; left: number }>`
    select id, reached_at as "reachedAt", claimed_at as "claimedAt", ${activity.helpers} - helper_count as left
    from fission_share where activity_id = ${activityId} and shopper_id = ${shopperId}`.execute(db)
  const [share] = rows
  const reward = rewardOf(activity)
  if (share && share.claimedAt !== null) return reward
  if (!share || share.reachedAt === null)
    throw new ShopError(
      REPLY_CODE.wrongState,
      `还差 ${share?.left ?? activity.helpers} 位好友助力，满额后即可领取`,
      'activityId',
    )
  if (now > activity.endTime + FISSION_CLAIM_TIME)
    throw new ShopError(REPLY_CODE.wrongState, '已过领取期限', 'activityId')
  const { coupon, integral } = reward
  const couponId = coupon ? await giveCoupon(work, shopperId, coupon, 'activityId') : null
  await sql`
    update fission_share set claimed_at = ${now}, coupon_id = ${couponId}, points = ${integral ?? null}
    where id = ${share.id}`.execute(db)
  if (integral !== undefined) await givePoints(work, shopperId, `fission/${share.id}`, integral)
  return reward
}
