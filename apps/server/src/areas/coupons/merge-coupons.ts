import { COUPON_STATUS, REPLY_CODE } from '@hearth/domain'
import type { MergeableCoupons, MergeOffer } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { giveCoupon } from '#areas/coupons/give-coupon'
import { isUsable } from '#areas/coupons/owned-coupons'
import { mostOff, readBatches } from '#areas/coupons/read-batches'
import { readCoupons } from '#areas/coupons/read-coupons'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

interface OfferRow {
  mergeId: string
  into: string
  /** The coupons to merge: as many of the shopper's usable ones as needed, those that end first. */
  couponIds: string[]
}

/** Lists offers to merge a shopper's coupons into another coupon (E07), the largest saving first. */
export async function listMergeable(
  db: Database,
  shopperId: string,
  now: number,
  { startIndex = 0, count = 20 }: { startIndex?: number; count?: number },
): Promise<MergeableCoupons> {
  const { rows } = await sql<OfferRow>`
    select coupon_merge.id as "mergeId", coupon_merge.into_batch_id as "into",
      (array_agg(coupon.id order by coupon.end_time, coupon.id))[1:coupon_merge.pieces] as "couponIds"
    from coupon_merge
    join coupon on coupon.batch_id = coupon_merge.batch_id
    join coupon_batch target on target.id = coupon_merge.into_batch_id
    where coupon.shopper_id = ${shopperId} and ${isUsable(now)}
      and target.end_time >= ${now} and (target.quantity is null or target.given < target.quantity)
    group by coupon_merge.id, coupon_merge.into_batch_id, coupon_merge.pieces
    having count(*) >= coupon_merge.pieces
    order by coupon_merge.id`.execute(db)
  const batches = await readBatches(
    db,
    { shopperId, now },
    sql<boolean>`id = any(${rows.map(({ into }) => into)}::text[])`,
  )
  const coupons = await readCoupons(
    db,
    rows.flatMap(({ couponIds }) => couponIds),
    now,
  )
  const offers = rows.flatMap(({ mergeId, into, couponIds }): MergeOffer[] => {
    const merged = batches.find(({ couponBatchId }) => couponBatchId === into)
    const going = coupons.filter(({ couponId }) => couponIds.includes(couponId))
    return merged ? [{ mergeId, coupons: going, merged }] : []
  })
  const byGain = offers.toSorted((one, other) => mostOff(other.merged) - mostOff(one.merged))
  return { list: byGain.slice(startIndex, startIndex + count), totalCount: byGain.length }
}

/**
 * Merges several coupons of a shopper into one, in the caller's transaction. Repeated with the same coupons, it returns
 * the same result.
 * @throws ShopError notFound for an unknown offer; badInput for a wrong number of coupons; couponUnusable for a coupon
 * that is not the shopper's, is of another batch, or is no longer usable
 */
export async function mergeCoupons(
  work: UnitOfWork,
  shopperId: string,
  { mergeId, couponId }: { mergeId: string; couponId: readonly string[] },
): Promise<string> {
  const { db, now } = work
  const offer = await readOffer(db, mergeId)
  if (!offer) throw new ShopError(REPLY_CODE.notFound, '合并活动不存在', 'mergeId')
  const ids = [...new Set(couponId)].toSorted()
  if (ids.length !== offer.pieces)
    throw new ShopError(REPLY_CODE.badInput, `请选择 ${offer.pieces} 张优惠券`, 'couponId')
  const { rows } = await sql<{ status: number; endTime: number; batchId: string; mergedInto: string | null }>`
    select status, end_time as "endTime", batch_id as "batchId", merged_into as "mergedInto" from coupon
    where id = any(${ids}::text[]) and shopper_id = ${shopperId} order by id for update`.execute(db)
  const [first] = rows
  if (rows.length === ids.length && first?.mergedInto && rows.every((row) => row.mergedInto === first.mergedInto))
    return first.mergedInto
  const isUsable = (row: (typeof rows)[number]) =>
    row.status === COUPON_STATUS.usable && row.endTime >= now && row.batchId === offer.batchId
  if (rows.length !== ids.length || !rows.every(isUsable) || offer.endTime < now)
    throw new ShopError(REPLY_CODE.couponUnusable, '所选优惠券已变化，请刷新后重试', 'couponId')
  const merged = await giveCoupon(work, shopperId, offer, 'mergeId')
  await sql`
    update coupon set status = ${COUPON_STATUS.merged}, merged_into = ${merged}
    where id = any(${ids}::text[])`.execute(db)
  return merged
}

async function readOffer(db: Database, mergeId: string) {
  const { rows } = await sql<{
    batchId: string
    pieces: number
    couponBatchId: string
    beginTime: number
    endTime: number
    validDays: number | null
  }>`
    select coupon_merge.batch_id as "batchId", pieces, target.id as "couponBatchId", target.begin_time as "beginTime",
      target.end_time as "endTime", target.valid_days as "validDays"
    from coupon_merge
    join coupon_batch target on target.id = coupon_merge.into_batch_id
    where coupon_merge.id = ${mergeId}`.execute(db)
  const [row] = rows
  return row && { ...row, validDays: row.validDays ?? undefined }
}
