import { COUPON_STATUS, couponTime } from '@hearth/domain'
import { sql } from 'kysely'
import { listRows } from '#database/list-rows'
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
  const [couponId] = await giveCoupons(work, shopperId, [batch])
  return couponId!
}

/** Gives a shopper a coupon of each batch, and counts them: one statement. Answers their ids, in that order. */
export async function giveCoupons(
  { db, now, random }: UnitOfWork,
  shopperId: string,
  batches: readonly BatchToGive[],
): Promise<string[]> {
  const given = batches.map((batch) => {
    const { beginTime, endTime } = couponTime(batch, now)
    return { id: random.uuid(), batch_id: batch.couponBatchId, begin_time: beginTime, end_time: endTime }
  })
  await sql`
    with given as (
      select id, batch_id, begin_time, end_time
      from ${listRows(given, 'id text, batch_id text, begin_time bigint, end_time bigint')} as given
    ), counted as (
      insert into coupon_count (shopper_id, batch_id, pieces) select ${shopperId}, batch_id, 1 from given
      on conflict (shopper_id, batch_id) do update set pieces = coupon_count.pieces + 1
    )
    insert into coupon (id, batch_id, shopper_id, status, received_at, begin_time, end_time)
    select id, batch_id, ${shopperId}, ${sql.lit(COUPON_STATUS.usable)}, ${now}::bigint, begin_time, end_time from given`.execute(
    db,
  )
  return given.map(({ id }) => id)
}
