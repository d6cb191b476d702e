import { COUPON_STATUS, couponTime, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { listRows } from '#database/list-rows'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The message for a batch without coupons left. */
export const NONE_LEFT = '手慢了，优惠券已领完'

/** The fields of a batch that giving a coupon needs. */
export interface BatchToGive {
  couponBatchId: string
  beginTime: number
  endTime: number
  validDays?: number
}

/**
 * Locks the number of coupons that a shopper has of a batch, so that concurrent transactions count each other's
 * coupons. The locking statement may see data from before its wait for the lock. Use a later statement to read the data
 * that decides about the coupon.
 */
export async function lockCouponCount({ db }: UnitOfWork, shopperId: string, batchId: string): Promise<void> {
  await sql`
    insert into coupon_count (shopper_id, batch_id) values (${shopperId}, ${batchId})
    on conflict (shopper_id, batch_id) do nothing`.execute(db)
  await sql`
    select pieces from coupon_count
    where shopper_id = ${shopperId} and batch_id = ${batchId}
    for update`.execute(db)
}

/**
 * Gives a shopper a coupon of a batch, counts it, and returns its id.
 * @throws ShopError overLimit with `field`, if no coupon is left
 */
export async function giveCoupon(
  work: UnitOfWork,
  shopperId: string,
  batch: BatchToGive,
  field: string,
): Promise<string> {
  const [couponId] = await giveCoupons(work, shopperId, [batch])
  if (couponId === undefined) throw new ShopError(REPLY_CODE.overLimit, NONE_LEFT, field)
  return couponId
}

/**
 * Gives a shopper a coupon of each batch that has one left, and counts them. A batch never gives more coupons than it
 * has, however many requests are concurrent. To avoid deadlocks, the shopper's counts are locked first, then the
 * batches, both in the order of their ids. The batches are locked with `for no key update`, since `for update` could
 * deadlock: it waits for every transaction that has inserted a count of the batch, and such a transaction may wait for
 * this one.
 * @returns the ids of the coupons, in the order of the batches
 */
export async function giveCoupons(
  work: UnitOfWork,
  shopperId: string,
  batches: readonly BatchToGive[],
): Promise<string[]> {
  const { db, now, random } = work
  const wanted = batches.map((batch) => {
    const { beginTime, endTime } = couponTime(batch, now)
    return { id: random.uuid(), batch_id: batch.couponBatchId, begin_time: beginTime, end_time: endTime }
  })
  const lines = listRows(wanted, 'id text, batch_id text, begin_time bigint, end_time bigint')
  await sql`
    insert into coupon_count (shopper_id, batch_id)
    select ${shopperId}, batch_id from ${lines} as wanted order by batch_id
    on conflict (shopper_id, batch_id) do update set pieces = coupon_count.pieces`.execute(db)
  const { rows } = await sql<{ id: string }>`
    with wanted as (select id, batch_id, begin_time, end_time from ${lines} as wanted),
    locked as (
      select id from coupon_batch where id in (select batch_id from wanted) order by id for no key update
    ),
    taken as (
      update coupon_batch set given = given + 1 from locked
      where locked.id = coupon_batch.id and (quantity is null or given < quantity) returning coupon_batch.id
    ),
    counted as (
      update coupon_count set pieces = pieces + 1 from taken where shopper_id = ${shopperId} and batch_id = taken.id
    )
    insert into coupon (id, batch_id, shopper_id, status, received_at, begin_time, end_time)
    select wanted.id, batch_id, ${shopperId}, ${sql.lit(COUPON_STATUS.usable)}, ${now}::bigint, begin_time, end_time
    from wanted join taken on taken.id = batch_id returning id`.execute(db)
  const given = new Set(rows.map(({ id }) => id))
  return wanted.filter(({ id }) => given.has(id)).map(({ id }) => id)
}
