import { cardCode, COUPON_SOURCE, COUPON_STATUS, REPLY_CODE, worseCouponTerms, type CouponTerms } from '@hearth/domain'
import type { ShopFileCouponBatch } from '@hearth/ops'
import { sql } from 'kysely'
import { batchFaults } from '#areas/coupons/batch-faults'
import { refuseUnknownSkus } from '#areas/stock/refuse-unknown-skus'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { withoutNothing } from '#kernel/reads/without-nothing'
import { refuseRows } from '#kernel/ops/refused-rows'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'

const COLUMNS =
  '"couponBatchId" text, name text, "discountType" integer, "couponValue" double precision, "thresholdAmount" bigint, ' +
  '"beginTime" bigint, "endTime" bigint, "skuNos" jsonb, "onSignup" boolean, source text, "receiveBegin" bigint, ' +
  '"receiveEnd" bigint, quantity integer, "perShopper" integer, "validDays" integer, "vipType" text, ' +
  '"everyMonths" integer, "mostSaving" bigint'

/**
 * Adds or changes coupon batches, with their codes and merges. Coupons that were given keep their time of use. The
 * quantity cannot fall below the number of coupons given.
 * @throws RefusedRows
 */
export async function writeBatches({ db, now }: OwnerWork, batches: readonly ShopFileCouponBatch[]): Promise<void> {
  refuseRows(batchFaults(batches))
  await refuseWorse(db, batches, now)
  await refuseUnknownSkus(
    db,
    batches.flatMap(({ skuNos = [] }, row) => skuNos.map((skuNo, at) => ({ skuNo, row, field: `skuNos[${at}]` }))),
  )
  await sql`
    insert into coupon_batch (id, name, discount_type, coupon_value, threshold_amount, begin_time, end_time, sku_nos,
      on_signup, source, receive_begin, receive_end, quantity, per_shopper, valid_days, vip_type, every_months,
      most_saving)
    select "couponBatchId", name, "discountType", "couponValue", coalesce("thresholdAmount", 0), "beginTime", "endTime",
      "skuNos", coalesce("onSignup", false), coalesce(source, ${COUPON_SOURCE.staff}), coalesce("receiveBegin", 0),
      "receiveEnd", quantity, coalesce("perShopper", 1), "validDays", "vipType", "everyMonths", "mostSaving"
    from ${listRows(batches, COLUMNS)} as listed
    on conflict (id) do update set name = excluded.name, discount_type = excluded.discount_type,
      coupon_value = excluded.coupon_value, threshold_amount = excluded.threshold_amount,
      begin_time = excluded.begin_time, end_time = excluded.end_time, sku_nos = excluded.sku_nos,
      on_signup = excluded.on_signup, source = excluded.source, receive_begin = excluded.receive_begin,
      receive_end = excluded.receive_end, per_shopper = excluded.per_shopper, valid_days = excluded.valid_days,
      vip_type = excluded.vip_type, every_months = excluded.every_months,
      most_saving = excluded.most_saving, version = coupon_batch.version + 1,
      quantity = case when excluded.quantity is not null
        then greatest(excluded.quantity, coupon_batch.given) end`.execute(db)
  await writeCodes(
    db,
    batches.flatMap(({ couponBatchId, codes = [] }) => codes.map((code) => ({ batchId: couponBatchId, code }))),
    now,
  )
  await writeMerges(db, batches)
}

/**
 * Refuses changes that would make existing coupons or codes worth less, since their value is read from the batch.
 * @throws RefusedRows
 */
async function refuseWorse(db: Database, batches: readonly ShopFileCouponBatch[], now: number): Promise<void> {
  const ids = batches.map(({ couponBatchId }) => couponBatchId)
  // The batches are locked before their coupons are looked up, so that no coupon is taken meanwhile.
  await sql`
    select from coupon_batch
    where id = any(${ids}::text[])
    order by id for no key update`.execute(db)
  const { rows } = await sql<CouponTerms & { id: string }>`
    select id, discount_type as "discountType", coupon_value as "couponValue", most_saving as "mostSaving",
      threshold_amount as "thresholdAmount", sku_nos as "skuNos"
    from coupon_batch
    where id = any(${ids}::text[]) and (
      exists (
        select from coupon
        where batch_id = coupon_batch.id and coupon.end_time >= ${now}
          and status in (${sql.lit(COUPON_STATUS.usable)}, ${sql.lit(COUPON_STATUS.held)})
      )
      or end_time >= ${now}
        and exists (select from coupon_code where batch_id = coupon_batch.id and coupon_id is null)
    )`.execute(db)
  const promised = new Map(rows.map((row) => [row.id, withoutNothing(row) as unknown as CouponTerms]))
  refuseRows(
    batches.flatMap((batch, row) => {
      const before = promised.get(batch.couponBatchId)
      return (before ? worseCouponTerms(before, batch) : []).map((field) => ({ row, field, text: WORSE }))
    }),
  )
}

const WORSE = '已有顾客领取，优惠只能变好；要降低优惠，请停发这一批，另建一批'

/** Adds codes to batches. Existing codes do not change. */
export async function writeCodes(
  db: Database,
  codes: readonly { batchId: string; code: string }[],
  now: number,
): Promise<void> {
  if (codes.length === 0) return
  const rows = codes.map(({ batchId, code }) => ({ batch_id: batchId, code: cardCode(code) }))
  await sql`
    insert into coupon_code (code, batch_id, created_at)
    select code, batch_id, ${now}::bigint from ${listRows(rows, 'code text, batch_id text')} as given
    on conflict (code) do nothing`.execute(db)
}

/**
 * Writes the merges of batches. A merge has the id of the batch whose coupons it gives, so there is at most one merge
 * into a batch.
 * @throws RefusedRows for an unknown batch to merge
 */
async function writeMerges(db: Database, batches: readonly ShopFileCouponBatch[]): Promise<void> {
  await sql`
    delete from coupon_merge
    where into_batch_id = any(${batches.map(({ couponBatchId }) => couponBatchId)}::text[])`.execute(db)
  const merges = batches.flatMap(({ couponBatchId, mergedFrom }, row) =>
    mergedFrom ? [{ row, id: couponBatchId, batch_id: mergedFrom.couponBatchId, pieces: mergedFrom.pieces }] : [],
  )
  if (merges.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select id from coupon_batch where id = any(${merges.map((one) => one.batch_id)}::text[])`.execute(db)
  const known = new Set(rows.map(({ id }) => id))
  refuseRows(
    merges.flatMap(({ row, batch_id: from }) =>
      known.has(from)
        ? []
        : [
            {
              row,
              field: 'mergedFrom',
              text: `没有这批可合并的优惠券：${from}`,
              code: REPLY_CODE.notFound,
              missing: from,
            },
          ],
    ),
  )
  await sql`
    insert into coupon_merge (id, batch_id, pieces, into_batch_id)
    select id, batch_id, pieces, id from ${listRows(merges, 'id text, batch_id text, pieces integer')} as listed
  `.execute(db)
}
