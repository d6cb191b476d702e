import { ACQUIRE_STATUS, COUPON_SOURCE, couponOfferState, REPLY_CODE, VIP_TYPE, type VipType } from '@hearth/domain'
import type { AcquireStatuses, CouponBatch, CouponBatchAmounts, VipCoupons } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { membershipPrices } from '#areas/coupons/membership-prices'
import { mostOff, readBatches, type BatchViewer } from '#areas/coupons/read-batches'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

const among = (ids: readonly string[]) => sql<boolean>`id = any(${[...ids]}::text[])`

/**
 * Reads one batch.
 * @throws ShopError notFound
 */
export async function readBatch(db: Database, viewer: BatchViewer, batchId: string): Promise<CouponBatch> {
  const [batch] = await readBatches(db, viewer, sql<boolean>`id = ${batchId}`)
  if (!batch) throw new ShopError(REPLY_CODE.notFound, '没有这张优惠券', 'batchId')
  return batch
}

/** Batches by their ids, in the order of the ids, each batch once. */
async function batchesOf(db: Database, viewer: BatchViewer, ids: readonly string[]): Promise<CouponBatch[]> {
  const found = new Map((await readBatches(db, viewer, among(ids))).map((batch) => [batch.couponBatchId, batch]))
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}

/** Returns for each batch the largest saving with one of its coupons. */
export async function batchAmounts(
  db: Database,
  viewer: BatchViewer,
  ids: readonly string[],
): Promise<CouponBatchAmounts> {
  const batches = await batchesOf(db, viewer, ids)
  return {
    result: batches.map((batch) => ({ couponBatchId: batch.couponBatchId, couponAmount: mostOff(batch) })),
  }
}

/** Returns for each batch whether the shopper has taken its coupon, and otherwise whether a coupon is left. */
export async function acquireStatuses(
  db: Database,
  viewer: BatchViewer,
  ids: readonly string[],
): Promise<AcquireStatuses> {
  const batches = await batchesOf(db, viewer, ids)
  return {
    result: batches.map((batch) => ({
      couponBatchId: batch.couponBatchId,
      acquireStatus: acquireStatusOf(batch, viewer.now),
    })),
  }
}

function acquireStatusOf(batch: CouponBatch, now: number) {
  if (batch.receivedCount > 0) return ACQUIRE_STATUS.acquired
  const state = couponOfferState(batch, now)
  // The wire has no code for a batch whose time is over. The reply therefore reports such a batch as a batch without
  // coupons left. Replies about presents do the same.
  return state === 'noneLeft' || state === 'over' ? ACQUIRE_STATUS.noneLeft : ACQUIRE_STATUS.open
}

/**
 * Lists the coupons that come with each kind of membership, or with one kind. Omits batches that have given all their
 * coupons.
 */
export async function vipCoupons(db: Database, viewer: BatchViewer, vipType?: VipType): Promise<VipCoupons> {
  const kinds = vipType === undefined ? Object.values(VIP_TYPE) : [vipType]
  const { rows } = await sql<{ id: string; vipType: VipType }>`
    select id, vip_type as "vipType" from coupon_batch
    where source = ${COUPON_SOURCE.membership} and vip_type = any(${kinds}::text[]) and end_time >= ${viewer.now}
      and (quantity is null or given < quantity) order by id`.execute(db)
  const batches = await batchesOf(
    db,
    viewer,
    rows.map(({ id }) => id),
  )
  const prices = await membershipPrices(db)
  return {
    result: kinds.map((kind) => {
      const ids = rows.filter((row) => row.vipType === kind).map(({ id }) => id)
      return {
        vipType: kind,
        ...(prices[kind] === undefined ? {} : { price: prices[kind] }),
        coupons: batches.filter(({ couponBatchId }) => ids.includes(couponBatchId)),
      }
    }),
  }
}
