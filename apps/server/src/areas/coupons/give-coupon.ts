import { COUPON_STATUS, couponTime } from '@hearth/domain'
import { sql } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A batch as far as a coupon of it needs. */
export interface BatchToGive {
  couponBatchId: string
  beginTime: number
  endTime: number
  validDays?: number
}

/**
 * Locks what a shopper has had of a batch, so that of many who give them one at once each sees what the others did; read
 * what is decided about in a later statement.
 */
export async function lockCouponCount({ db }: UnitOfWork, shopperId: string, batchId: string): Promise<void> {
  await sql`
    insert into coupon_count (shopper_id, batch_id) values (${shopperId}, ${batchId})
    on conflict (shopper_id, batch_id) do nothing`.execute(db)
  await sql`select pieces from coupon_count where shopper_id = ${shopperId} and batch_id = ${batchId} for update`.execute(
    db,
  )
}

/** Gives a shopper a coupon of a batch, and counts it; answers its id. */
export async function giveCoupon(work: UnitOfWork, shopperId: string, batch: BatchToGive): Promise<string> {
  const { db, now, random } = work
  const couponId = random.uuid()
  const { beginTime, endTime } = couponTime(batch, now)
  await sql`
    with counted as (
      insert into coupon_count (shopper_id, batch_id, pieces) values (${shopperId}, ${batch.couponBatchId}, 1)
      on conflict (shopper_id, batch_id) do update set pieces = coupon_count.pieces + 1
    )
    insert into coupon (id, batch_id, shopper_id, status, received_at, begin_time, end_time)
    values (${couponId}, ${batch.couponBatchId}, ${shopperId}, ${COUPON_STATUS.usable}, ${now}, ${beginTime}, ${endTime})`.execute(
    db,
  )
  return couponId
}
