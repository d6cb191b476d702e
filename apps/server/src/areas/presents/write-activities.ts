import type { Picture } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { ShopFileActivity } from '#shop-file/shop-file'

/**
 * Activities that give a coupon or points. Who took something has it; there are never fewer than were taken.
 * @throws Error that names a batch of coupons that nobody knows, or an activity that would give points for coupons or the
 *   other way round after some were taken
 */
export async function writeActivities(
  db: Database,
  activities: readonly ShopFileActivity[],
  picture: (name: string) => Picture,
): Promise<void> {
  for (const one of activities) {
    await refuseUnknown(db, one)
    const values = {
      name: one.name,
      description: one.description ?? '',
      picture: one.picture === undefined ? null : JSON.stringify(picture(one.picture)),
      begin_time: one.beginTime,
      end_time: one.endTime,
      audience: one.audience ?? ('all' as const),
      coupon_batch_id: one.couponBatchId ?? null,
      points: one.points ?? null,
      quantity: one.quantity ?? null,
    }
    await db
      .insertInto('gift_activity')
      .values({ id: one.activityId, ...values })
      .onConflict((clash) =>
        clash.column('id').doUpdateSet({
          ...values,
          quantity: sql<
            number | null
          >`case when excluded.quantity is not null then greatest(excluded.quantity, gift_activity.taken) end`,
        }),
      )
      .execute()
  }
}

async function refuseUnknown(db: Database, { activityId, couponBatchId }: ShopFileActivity): Promise<void> {
  const known = await db
    .selectFrom('gift_activity')
    .select(['coupon_batch_id', 'taken'])
    .where('id', '=', activityId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (known && known.taken > 0 && (known.coupon_batch_id === null) !== (couponBatchId === undefined))
    throw new Error(
      `The activity ${activityId} was taken part in, and cannot give ${couponBatchId === undefined ? 'points instead of coupons' : 'coupons instead of points'}`,
    )
  if (couponBatchId === undefined) return
  const batch = await db.selectFrom('coupon_batch').select('id').where('id', '=', couponBatchId).executeTakeFirst()
  if (!batch) throw new Error(`The activity ${activityId} gives coupons of ${couponBatchId}, which is not there`)
}
