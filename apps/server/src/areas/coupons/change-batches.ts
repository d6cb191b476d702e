import { COUPON_SOURCE, COUPON_STATUS, REPLY_CODE } from '@hearth/domain'
import type { AddBatch, ChangeBatch, MadeCodes, MakeCodes, OpsBatchDetail, StopBatch } from '@hearth/ops'
import { sql } from 'kysely'
import { writeBatches, writeCodes } from '#areas/coupons/write-batches'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'
import { randomCode } from '#shop/random'

type Row = { [Field in keyof OpsBatchDetail]-?: OpsBatchDetail[Field] | null }

/** A coupon batch, with the use of its coupons; undefined if no batch has the id. */
async function findBatch(db: Database, batchId: string, lock: boolean): Promise<OpsBatchDetail | undefined> {
  const { rows } = await sql<Row>`
    select id as "batchId", name, discount_type as "discountType", coupon_value as "couponValue",
      most_saving as "mostSaving",
      threshold_amount as "thresholdAmount", begin_time as "beginTime", end_time as "endTime", sku_nos as "skuNos",
      on_signup as "onSignup", source, nullif(receive_begin, 0) as "receiveBegin", receive_end as "receiveEnd",
      quantity, per_shopper as "perShopper", valid_days as "validDays", vip_type as "vipType",
      every_months as "everyMonths", version,
      (select count(*) from coupon where batch_id = coupon_batch.id) as given,
      (select count(*) from coupon
        where batch_id = coupon_batch.id and status = ${sql.lit(COUPON_STATUS.used)}) as used,
      (select count(*) from coupon_code where batch_id = coupon_batch.id) as codes,
      (select count(*) from coupon_code where batch_id = coupon_batch.id and coupon_id is not null) as redeemed,
      (select jsonb_build_object('couponBatchId', batch_id, 'pieces', pieces) from coupon_merge
        where into_batch_id = coupon_batch.id) as "mergedFrom"
    from coupon_batch where id = ${batchId} ${lock ? sql`for update` : sql``}`.execute(db)
  const [row] = rows
  return (
    row && (Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as OpsBatchDetail)
  )
}

/** Calls of staff that create and change coupon batches. */
export const couponBatches = versioned<OpsBatchDetail>({
  kind: 'coupon-batch',
  find: findBatch,
  missing: () => new ShopError(REPLY_CODE.notFound, '没有这批优惠券', 'batchId'),
})

const taken = () => new ShopError(REPLY_CODE.conflict, '已有同名的优惠券批次', 'batchId')

/** Adds a coupon batch. @throws ShopError conflict; RefusedRows */
export const addBatch = (context: OpsContext, { batchId, ...facts }: AddBatch): Promise<Written<OpsBatchDetail>> =>
  couponBatches.add(context, batchId, taken, () => writeBatches(context, [{ couponBatchId: batchId, ...facts }]))

/** Changes a coupon batch. @throws ShopError notFound; RefusedRows; OpsError stale */
export const changeBatch = (
  context: OpsContext,
  { batchId, version, ...facts }: ChangeBatch,
): Promise<Written<OpsBatchDetail>> =>
  couponBatches.change(context, { id: batchId, version }, () =>
    writeBatches(context, [{ couponBatchId: batchId, ...facts }]),
  )

/**
 * Stops a batch: no more of its coupons can be taken. Coupons that were taken can be used, and printed codes can be
 * redeemed.
 * @throws ShopError notFound, wrongState; OpsError stale
 */
export const stopBatch = (context: OpsContext, { batchId, version }: StopBatch): Promise<Written<OpsBatchDetail>> =>
  couponBatches.change(context, { id: batchId, version }, async ({ source, codes, redeemed }) => {
    if (source === COUPON_SOURCE.membership)
      throw new ShopError(REPLY_CODE.wrongState, '会员权益券是会员付费所得，不能停发', 'batchId')
    const { db, now } = context
    await sql`
      update coupon_batch set quantity = given + ${codes - redeemed}, on_signup = false,
        receive_begin = least(receive_begin, ${now - 2}), receive_end = least(receive_end, ${now - 1}),
        version = version + 1
      where id = ${batchId}`.execute(db)
  })

/** Length of a code: 60 bits, which cannot be guessed at ten tries a minute. */
const LENGTH = 12

/**
 * Creates codes that shoppers exchange for coupons of a batch.
 * @throws ShopError notFound; wrongState for a batch whose coupons are not given for codes; OpsError stale
 */
export async function makeCodes(
  { db, now, random }: OpsContext,
  { batchId, version, count }: MakeCodes,
): Promise<Written<MadeCodes>> {
  const batch = await couponBatches.lock(db, batchId, version)
  if (batch.source !== COUPON_SOURCE.code)
    throw new ShopError(REPLY_CODE.wrongState, '这批优惠券不是用兑换码领取的', 'batchId')
  const codes = Array.from({ length: count }, () => randomCode(random, LENGTH))
  await writeCodes(
    db,
    codes.map((code) => ({ batchId, code })),
    now,
  )
  return {
    reply: { codes },
    changes: [
      {
        target: couponBatches.target(batchId),
        before: { codes: batch.codes },
        after: { codes: batch.codes + count },
      },
    ],
  }
}
