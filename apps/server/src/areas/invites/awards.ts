import { AWARD_STATUS, INVITE_CLAIM_TIME, REPLY_CODE } from '@hearth/domain'
import type { InviteAward, InviteAwards, PageQuery, ReceivedCoupon } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { giveCoupon, type BatchToGive } from '#areas/coupons/give-coupon'
import { couponText } from '#areas/invites/invite-row'
import { needPromoter } from '#areas/promoters/promoter-row'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Returns whether an award can be taken now, or was taken. */
export const awardStatus = ({ wonAt, takenAt }: { wonAt: number; takenAt: number | null }, now: number) => {
  if (takenAt !== null) return AWARD_STATUS.claimed
  return now <= wonAt + INVITE_CLAIM_TIME ? AWARD_STATUS.claimable : AWARD_STATUS.notReached
}

/** Reads a promoter's awards for invitations, latest first, in one query. */
export async function listAwards(
  { db, now }: { db: Database; now: number },
  promoterId: string,
  { startIndex = 0, count = 20 }: PageQuery,
): Promise<InviteAwards> {
  const { rows } = await sql<{
    awardId: string
    couponName: string
    buyerCount: number
    wonAt: number
    takenAt: number | null
    total: number
  }>`
    select award.id as "awardId", batch.name as "couponName", award.buyer_count as "buyerCount",
      award.won_at as "wonAt", award.taken_at as "takenAt", own.total
    from (select count(*) as total from invite_award where promoter_id = ${promoterId}) as own
    left join lateral (
      select * from invite_award where promoter_id = ${promoterId}
      order by won_at desc, id desc offset ${startIndex} limit ${count}
    ) as award on true
    left join coupon_batch batch on batch.id = award.coupon_batch_id
    order by award.won_at desc, award.id desc`.execute(db)
  const result = rows
    .filter(({ awardId }) => awardId !== null)
    .map((row): InviteAward => {
      const { awardId, buyerCount, wonAt } = row
      const name = couponText(row)
      return {
        awardId,
        name,
        buyerCount,
        status: awardStatus(row, now),
        time: wonAt,
        endTime: wonAt + INVITE_CLAIM_TIME,
      }
    })
  return { result, totalCount: rows[0]?.total ?? 0 }
}

/**
 * Takes an award, in the caller's transaction. Locks the award first, so that only one of several requests gives the
 * coupon. A repeat returns the same coupon.
 * @throws ShopError as the call says
 */
export async function takeAward(work: UnitOfWork, awardId: string, promoterId: string): Promise<ReceivedCoupon> {
  const { db, now } = work
  const own = sql`award.promoter_id = ${promoterId} and award.id = ${awardId}`
  await sql`select award.id from invite_award award where ${own} for update`.execute(db)
  const { rows } = await sql<
    Omit<BatchToGive, 'validDays'> & {
      validDays: number | null
      wonAt: number
      takenAt: number | null
      couponId: string | null
    }
  >`
    select award.won_at as "wonAt", award.taken_at as "takenAt", award.coupon_id as "couponId",
      batch.id as "couponBatchId", batch.begin_time as "beginTime", batch.end_time as "endTime",
      batch.valid_days as "validDays"
    from invite_award award
    join coupon_batch batch on batch.id = award.coupon_batch_id
    where ${own}`.execute(db)
  const [award] = rows
  if (!award) throw new ShopError(REPLY_CODE.notFound, '没有这个奖励', 'awardId')
  if (award.couponId !== null) return { couponId: award.couponId }
  if (awardStatus(award, now) !== AWARD_STATUS.claimable)
    throw new ShopError(REPLY_CODE.wrongState, '已过领取期限', 'awardId')
  await needPromoter(db, promoterId)
  const { validDays, ...batch } = award
  const couponId = await giveCoupon(work, promoterId, { ...batch, validDays: validDays ?? undefined }, 'awardId')
  await sql`update invite_award award set taken_at = ${now}, coupon_id = ${couponId} where ${own}`.execute(db)
  return { couponId }
}
