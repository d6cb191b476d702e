import { COUPON_SOURCE, membershipMonth, type VipType } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { giveCoupons, type BatchToGive } from '#areas/coupons/give-coupon'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Gives a shopper a coupon of each batch of a membership. `condition` chooses rows of `coupon_batch`. */
export async function giveMemberCoupons(
  work: UnitOfWork,
  shopperId: string,
  vipType: VipType,
  condition: RawBuilder<boolean>,
): Promise<void> {
  const { rows } = await sql<BatchToGive & { validDays: number | null }>`
    select id as "couponBatchId", begin_time as "beginTime", end_time as "endTime", valid_days as "validDays"
    from coupon_batch
    where source = ${COUPON_SOURCE.membership} and vip_type = ${vipType} and end_time >= ${work.now} and ${condition}
    order by id`.execute(work.db)
  const batches = rows.map((batch) => ({ ...batch, validDays: batch.validDays ?? undefined }))
  if (batches.length > 0) await giveCoupons(work, shopperId, batches)
}

/** Memberships processed in one transaction. */
const BATCH = 50

interface BegunMembership {
  orderId: string
  shopperId: string
  vipType: VipType
  beginTime: number
  endTime: number
  month: number
}

/**
 * Gives the coupons of the months of memberships that have begun since the last run. Each is given once, even if
 * several servers run this. Months that are already over get no coupons.
 * @returns the number of processed memberships
 */
export async function giveMonthlyCoupons(work: UnitOfWork): Promise<number> {
  let looked = 0
  for (;;) {
    const done = await inTransaction(work, giveDue)
    looked += done
    if (done < BATCH) return looked
  }
}

async function giveDue(work: UnitOfWork): Promise<number> {
  const { db, now } = work
  const { rows } = await sql<BegunMembership>`
    select order_id as "orderId", shopper_id as "shopperId", vip_type as "vipType", begin_time as "beginTime",
      end_time as "endTime", month
    from membership where next_month_at <= ${now} order by next_month_at, order_id limit ${BATCH}
    for update`.execute(db)
  for (const membership of rows) {
    const { orderId, shopperId, vipType, endTime } = membership
    const { month, next = null } = membershipMonth(membership, now)
    if (month > membership.month && now <= endTime)
      await giveMemberCoupons(
        work,
        shopperId,
        vipType,
        sql<boolean>`every_months is not null and ${month}::integer % every_months = 0`,
      )
    await sql`update membership set month = ${month}, next_month_at = ${next} where order_id = ${orderId}`.execute(db)
  }
  return rows.length
}
