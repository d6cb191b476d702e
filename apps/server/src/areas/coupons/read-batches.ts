import { COUPON_SOURCE, couponOfferState, couponSaving, isFreePostage } from '@hearth/domain'
import type { CouponBatch, CouponWorth } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { isUsable } from '#areas/coupons/owned-coupons'
import { withoutNothing } from '#kernel/reads/without-nothing'
import type { Database } from '#database/connect'

/** The shopper who looks at batches; absent for a visitor. */
export interface BatchViewer {
  shopperId?: string
  /** Epoch ms. */
  now: number
}

type BatchRow = CouponWorth &
  Omit<CouponBatch, keyof CouponWorth | 'skuNos' | 'remaining' | 'validDays' | 'everyMonths'> & {
    skuNos: string[] | null
    quantity: number | null
    given: number
    validDays: number | null
    everyMonths: number | null
  }

/**
 * Reads the batches that meet a condition on `coupon_batch`, with the number of coupons that the shopper has taken of
 * each, in one query.
 */
export async function readBatches(
  db: Database,
  { shopperId, now }: BatchViewer,
  condition: RawBuilder<boolean>,
): Promise<CouponBatch[]> {
  const { rows } = await sql<BatchRow>`
    select id as "couponBatchId", name as "couponName", discount_type as "discountType", coupon_value as "couponValue",
      most_saving as "mostSaving",
      threshold_amount as "thresholdAmount", begin_time as "beginTime", end_time as "endTime",
      valid_days as "validDays", every_months as "everyMonths", sku_nos as "skuNos",
      receive_begin as "receiveBeginTime", least(receive_end, end_time) as "receiveEndTime",
      per_shopper as "limitPerShopper", quantity, given,
      coalesce((
        select pieces from coupon_count
        where batch_id = coupon_batch.id and shopper_id = ${shopperId ?? null}
      ), 0) as "receivedCount",
      exists (
        select from coupon
        where batch_id = coupon_batch.id and shopper_id = ${shopperId ?? null} and ${isUsable(now)}
      ) as received
    from coupon_batch
    where ${condition}
    order by id`.execute(db)
  return rows.map(toBatch)
}

function toBatch({ quantity, given, ...row }: BatchRow): CouponBatch {
  return {
    ...(withoutNothing(row) as CouponBatch),
    ...(quantity === null ? {} : { remaining: Math.max(0, quantity - given) }),
  }
}

/**
 * Reads the batches of the coupon centre whose coupons can be taken now or later. With `skuNo`, reads only those that
 * apply to the sku.
 */
export async function readOffers(db: Database, viewer: BatchViewer, skuNo?: string): Promise<CouponBatch[]> {
  const { now } = viewer
  const suits = skuNo === undefined ? sql`` : sql`and (sku_nos is null or sku_nos ? ${skuNo})`
  const batches = await readBatches(
    db,
    viewer,
    sql<boolean>`source = ${COUPON_SOURCE.centre} and end_time >= ${now}
      and coalesce(receive_end, end_time) >= ${now} ${suits}`,
  )
  return byGain(batches, now)
}

/** Sorts batches: those that can be taken now first, then by their saving. */
function byGain(batches: readonly CouponBatch[], now: number): CouponBatch[] {
  const isOpen = (batch: CouponBatch) => (couponOfferState(batch, now) === 'open' ? 0 : 1)
  return batches.toSorted((one, other) => isOpen(one) - isOpen(other) || mostOff(other) - mostOff(one))
}

/** Fen: a typical price of products, by which percentages are compared with amounts. */
const USUAL_AMOUNT = 50_000

/**
 * Fen: the largest saving with a coupon of a batch. A percentage is computed from the batch's threshold or the typical
 * price, whichever is higher.
 */
export const mostOff = (batch: CouponBatch): number =>
  isFreePostage(batch)
    ? batch.couponValue
    : couponSaving({ ...batch, couponId: '' }, Math.max(batch.thresholdAmount, USUAL_AMOUNT), 0)
