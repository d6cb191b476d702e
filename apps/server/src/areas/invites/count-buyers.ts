import { DAY, INVITE_CLAIM_TIME, reachedInviteSteps } from '@hearth/domain'
import { sql } from 'kysely'
import { counts } from '#areas/invites/counting-order'
import { awardWon } from '#areas/invites/invites-messages'
import { isPromoter } from '#areas/promoter-terms/may-earn'
import { listRows } from '#database/list-rows'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Promoters processed in one step of the job. */
const BATCH = 100

/**
 * Ms after the end of a campaign for which its orders are checked. By then each order was received, or never will be.
 */
export const COUNTED_FOR = 180 * DAY

/** A promoter in a campaign. */
interface Inviter {
  promoterId: string
  campaignId: string
}

/**
 * Counts the invited buyers of a promoter whose orders can no longer be returned, and gives each award that is reached
 * once. Locks the promoter's row first, so that a concurrent count sees this result. Counts and awards are never taken
 * back. Tells the promoter about each award.
 * @returns the number of newly counted buyers
 */
export function countBuyersOf(work: UnitOfWork, { promoterId, campaignId }: Inviter): Promise<number> {
  return inTransaction(work, async (inside) => {
    const { db, now, random } = inside
    await sql`select shopper_id from promoter where shopper_id = ${promoterId} for no key update`.execute(db)
    const { rows: counted } = await sql`
      with counting as (
        select bond.shopper_id, placed.id as order_id
        from invite_bond bond
        join invite_campaign campaign on campaign.id = bond.campaign_id
        cross join lateral (
          select orders.id from orders where ${counts(now)} order by orders.created_at, orders.id limit 1
        ) as placed
        where bond.promoter_id = ${promoterId} and bond.campaign_id = ${campaignId} and bond.bought_at is null
      )
      update invite_bond set order_id = counting.order_id, bought_at = ${now}
      from counting where counting.shopper_id = invite_bond.shopper_id and invite_bond.bought_at is null
      returning invite_bond.shopper_id`.execute(db)
    const { rows: steps } = await sql<{ buyerCount: number; couponBatchId: string; buyers: number }>`
      select step.buyer_count as "buyerCount", step.coupon_batch_id as "couponBatchId",
        (
          select count(*) from invite_bond bond
          where bond.promoter_id = ${promoterId} and bond.campaign_id = ${campaignId} and bond.bought_at is not null
        ) as buyers
      from invite_step step where step.campaign_id = ${campaignId}`.execute(db)
    const won = reachedInviteSteps(steps, steps[0]?.buyers ?? 0).map(({ buyerCount, couponBatchId }) => ({
      ...{ id: random.uuid(), buyer_count: buyerCount, coupon_batch_id: couponBatchId },
    }))
    const { rows: awards } = await sql<{ awardId: string; buyerCount: number; couponName: string }>`
      with award as (
        insert into invite_award (id, promoter_id, campaign_id, buyer_count, coupon_batch_id, won_at)
        select id, ${promoterId}, ${campaignId}, buyer_count, coupon_batch_id, ${now}
        from ${listRows(won, 'id text, buyer_count integer, coupon_batch_id text')} as won
        on conflict (promoter_id, campaign_id, buyer_count) do nothing
        returning id, buyer_count, coupon_batch_id
      )
      select award.id as "awardId", award.buyer_count as "buyerCount", batch.name as "couponName"
      from award
      join coupon_batch batch on batch.id = award.coupon_batch_id`.execute(db)
    const endTime = now + INVITE_CLAIM_TIME
    await awardWon.emit(
      inside,
      awards.map((award) => ({
        subject: `invite-award/${award.awardId}`,
        version: 1,
        data: { shopperId: promoterId, ...award, endTime },
      })),
    )
    return counted.length
  })
}

/**
 * Counts the invited buyers of all promoters who can invite now. Buyers of a suspended promoter are counted after the
 * suspension.
 * @returns the number of newly counted buyers
 */
export async function countBuyers(work: UnitOfWork): Promise<number> {
  let counted = 0
  for (let after = ''; ;) {
    const { rows } = await sql<Inviter>`
      select distinct bond.promoter_id as "promoterId", bond.campaign_id as "campaignId"
      from invite_bond bond
      join invite_campaign campaign on campaign.id = bond.campaign_id
        and campaign.end_time > ${work.now - COUNTED_FOR}
      where bond.bought_at is null and bond.promoter_id > ${after} and ${isPromoter(sql`bond.promoter_id`)}
        and exists (select from orders where ${counts(work.now)})
      order by 1, 2 limit ${BATCH}`.execute(work.db)
    for (const inviter of rows) counted += await countBuyersOf(work, inviter)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return counted
    after = last.promoterId
  }
}
