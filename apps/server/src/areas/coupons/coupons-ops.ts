import { REPLY_CODE } from '@hearth/domain'
import { coupons, OPS_CODE, type GiveCoupon, type GivenCoupon, type ListBatches, type OpsBatchPage } from '@hearth/ops'
import { addBatch, changeBatch, makeCodes, needBatch } from '#areas/coupons/change-batches'
import { giveCoupon } from '#areas/coupons/give-coupon'
import type { Database } from '#database/connect'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops-area'
import { needVersion, OpsError } from '#kernel/ops-error'
import { ShopError } from '#kernel/shop-error'

/** Coupons, as far as staff make and give them. */
export const couponsOps: readonly OpsAnswers[] = [
  reads(coupons, {
    list: (payload, { db, now }) => listBatches(db, payload, now),
    get: ({ batchId }, { db }) => needBatch(db, batchId),
  }),
  writes(coupons, {
    add: (payload, context) => addBatch(context, payload),
    change: (payload, context) => changeBatch(context, payload),
    makeCodes: (payload, context) => makeCodes(context, payload),
    give: (payload, context) => giveFromBatch(context, payload),
  }),
]

async function listBatches(
  db: Database,
  { usable, after, count = 20 }: ListBatches,
  now: number,
): Promise<OpsBatchPage> {
  let query = db
    .selectFrom('coupon_batch')
    .select(['id as batchId', 'name', 'end_time as endTime', 'version'])
    .orderBy('id')
    .limit(count + 1)
  if (usable) query = query.where('end_time', '>=', now)
  if (after) query = query.where('id', '>', after)
  const rows = await query.execute()
  const batches = rows.slice(0, count)
  return { batches, after: rows.length > count ? batches.at(-1)!.batchId : '' }
}

async function giveFromBatch(
  context: OpsContext,
  { batchId, version, telephone }: GiveCoupon,
): Promise<Written<GivenCoupon>> {
  const { db, now } = context
  const shopper = await db.selectFrom('shopper').select('id').where('telephone', '=', telephone).executeTakeFirst()
  if (!shopper) throw new OpsError(OPS_CODE.notFound, { message: '没有用此手机号登录过的顾客', field: 'telephone' })
  const batch = await db
    .selectFrom('coupon_batch')
    .select(['name', 'begin_time as beginTime', 'end_time as endTime', 'valid_days as validDays', 'version'])
    .where('id', '=', batchId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!batch) throw new OpsError(OPS_CODE.notFound, { message: '没有这批优惠券', field: 'batchId' })
  needVersion(batch.version, version)
  if (batch.endTime < now) throw new ShopError(REPLY_CODE.couponUnusable, '这批优惠券已过期', 'batchId')
  const couponId = await giveCoupon(
    context,
    shopper.id,
    { ...batch, couponBatchId: batchId, validDays: batch.validDays ?? undefined },
    'batchId',
  )
  return {
    reply: { couponId, name: batch.name },
    changes: [{ target: { kind: 'coupon', id: couponId }, after: { batchId, telephone } }],
  }
}
