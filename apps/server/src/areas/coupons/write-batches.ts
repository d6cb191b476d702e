import { COUPON_SOURCE, type CouponDiscountType, type CouponSource, type VipType } from '@hearth/domain'
import { sql } from 'kysely'
import { couponCode } from '#areas/coupons/redeem-code'
import type { Database } from '#database/connect'

/** A kind of coupon as an owner says it; see `ShopFileCouponBatch`. */
export interface BatchDraft {
  couponBatchId: string
  name: string
  discountType: CouponDiscountType
  couponValue: number
  thresholdAmount?: number
  beginTime: number
  endTime: number
  skuNos?: string[]
  onSignup?: boolean
  source?: CouponSource
  receiveBegin?: number
  receiveEnd?: number
  quantity?: number
  perShopper?: number
  validDays?: number
  vipType?: VipType
  everyMonths?: number
  codes?: string[]
  mergedFrom?: { couponBatchId: string; pieces: number }
}

/**
 * Adds or changes coupon batches, with their codes and what becomes one of them. Those that were given keep their time
 * of use.
 * @throws Error that names a batch whose coupons would become another and which is not there
 */
export async function writeBatches(db: Database, batches: readonly BatchDraft[], now: number): Promise<void> {
  for (const one of batches) {
    const values = {
      name: one.name,
      discount_type: one.discountType,
      coupon_value: one.couponValue,
      threshold_amount: one.thresholdAmount ?? 0,
      begin_time: one.beginTime,
      end_time: one.endTime,
      sku_nos: one.skuNos ? JSON.stringify(one.skuNos) : null,
      on_signup: one.onSignup ?? false,
      source: one.source ?? COUPON_SOURCE.staff,
      receive_begin: one.receiveBegin ?? 0,
      receive_end: one.receiveEnd ?? null,
      quantity: one.quantity ?? null,
      per_shopper: one.perShopper ?? 1,
      valid_days: one.validDays ?? null,
      vip_type: one.vipType ?? null,
      every_months: one.everyMonths ?? null,
    }
    await db
      .insertInto('coupon_batch')
      .values({ id: one.couponBatchId, ...values })
      .onConflict((clash) =>
        clash.column('id').doUpdateSet({
          ...values,
          // There are never fewer than were given.
          quantity: sql<
            number | null
          >`case when excluded.quantity is not null then greatest(excluded.quantity, coupon_batch.given) end`,
          version: sql<number>`coupon_batch.version + 1`,
        }),
      )
      .execute()
    await writeCodes(db, one.couponBatchId, one.codes ?? [], now)
  }
  for (const one of batches) await writeMerge(db, one.couponBatchId, one.mergedFrom)
}

/** Adds codes to a batch; those that are there already stay. */
export async function writeCodes(db: Database, batchId: string, codes: readonly string[], now: number) {
  if (codes.length === 0) return
  await sql`
    insert into coupon_code (code, batch_id, created_at)
    select code, ${batchId}, ${now} from unnest(${codes.map(couponCode)}::text[]) as given (code)
    on conflict (code) do nothing`.execute(db)
}

/** A batch is the aim of one merge, named after it. */
async function writeMerge(db: Database, batchId: string, from: { couponBatchId: string; pieces: number } | undefined) {
  await db.deleteFrom('coupon_merge').where('into_batch_id', '=', batchId).execute()
  if (!from) return
  const known = await db.selectFrom('coupon_batch').select('id').where('id', '=', from.couponBatchId).executeTakeFirst()
  if (!known) throw new Error(`${batchId} is made of coupons of ${from.couponBatchId}, which is not there`)
  await db
    .insertInto('coupon_merge')
    .values({ id: batchId, batch_id: from.couponBatchId, pieces: from.pieces, into_batch_id: batchId })
    .execute()
}
