import { REPLY_CODE } from '@hearth/domain'
import { coupons, OPS_CODE, type GiveCoupon, type GivenCoupon, type ListBatches, type OpsBatch } from '@hearth/ops'
import { sql } from 'kysely'
import { addBatch, changeBatch, couponBatches, makeCodes, stopBatch } from '#areas/coupons/change-batches'
import { giveCoupon } from '#areas/coupons/give-coupon'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { needVersion, OpsError } from '#kernel/ops/ops-error'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending } from '#kernel/reads/page-of'
import { ShopError } from '#kernel/shop-error'

const batchList = opsList<ListBatches, OpsBatch>({
  columns: sql`id as "batchId", name, end_time as "endTime", version`,
  from: sql`coupon_batch`,
  filters: { usable: (usable, now) => (usable ? sql`end_time >= ${now}` : undefined) },
  sorts: { id: [ascending('id')] },
  nameOf: ({ batchId }) => batchId,
})

/** Calls of staff that create and give coupons. */
export const couponsOps: readonly OpsAnswers[] = [
  reads(coupons, {
    async list(payload, context) {
      const { rows, after } = await readList(batchList, context, payload)
      return { batches: rows, after }
    },
    get: ({ batchId }, { db }) => couponBatches.need(db, batchId),
  }),
  writes(coupons, {
    add: (payload, context) => addBatch(context, payload),
    change: (payload, context) => changeBatch(context, payload),
    stop: (payload, context) => stopBatch(context, payload),
    makeCodes: (payload, context) => makeCodes(context, payload),
    give: (payload, context) => giveFromBatch(context, payload),
  }),
]

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
