import type { ShopFilePresentActivity } from '@hearth/ops'
import { sql } from 'kysely'
import { findPictures } from '#areas/pictures/find-pictures'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { refuseRows, type RowFault } from '#kernel/refused-rows'

const COLUMNS =
  '"activityId" text, name text, description text, picture jsonb, "beginTime" bigint, "endTime" bigint, ' +
  'audience text, "couponBatchId" text, points integer, quantity integer'

/**
 * Adds or changes activities that give a coupon or points. Who took something has it; there are never fewer than were
 * taken.
 * @throws RefusedRows for a batch of coupons that is not there, or an activity that gave coupons and would give points
 *   now, or the other way round
 */
export async function writeActivities(db: Database, activities: readonly ShopFilePresentActivity[]): Promise<void> {
  await refuseUnknown(db, activities)
  const picture = await findPictures(
    db,
    activities.flatMap((one, row) => (one.picture === undefined ? [] : [{ name: one.picture, row, field: 'picture' }])),
  )
  const rows = activities.map((one) => ({ ...one, picture: one.picture === undefined ? null : picture(one.picture) }))
  await sql`
    insert into present_activity (
      id, name, description, picture, begin_time, end_time, audience, coupon_batch_id, points, quantity)
    select "activityId", name, coalesce(description, ''), picture, "beginTime", "endTime",
      coalesce(audience, 'all'), "couponBatchId", points, quantity
    from ${listRows(rows, COLUMNS)} as listed
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      picture = excluded.picture, begin_time = excluded.begin_time, end_time = excluded.end_time,
      audience = excluded.audience, coupon_batch_id = excluded.coupon_batch_id, points = excluded.points,
      quantity = case when excluded.quantity is not null
        then greatest(excluded.quantity, present_activity.taken) end`.execute(db)
}

interface Known {
  /** Activities that were taken part in, and whether they gave coupons. */
  taken: Record<string, boolean>
  batches: string[]
}

async function refuseUnknown(db: Database, activities: readonly ShopFilePresentActivity[]): Promise<void> {
  const ids = activities.map(({ activityId }) => activityId)
  // Nobody takes part meanwhile.
  await sql`select from present_activity where id = any(${ids}::text[]) order by id for no key update`.execute(db)
  const wanted = activities.flatMap(({ couponBatchId }) => couponBatchId ?? [])
  const { rows } = await sql<Known>`
    select coalesce((select jsonb_object_agg(id, coupon_batch_id is not null) from present_activity
        where id = any(${ids}::text[]) and taken > 0), '{}') as taken,
      coalesce((select jsonb_agg(id) from coupon_batch where id = any(${wanted}::text[])), '[]') as batches
  `.execute(db)
  const [known] = rows as [Known]
  refuseRows(activities.flatMap((one, row) => faultsOf(one, known).map((fault) => ({ row, ...fault }))))
}

function faultsOf({ activityId, couponBatchId }: ShopFilePresentActivity, { taken, batches }: Known): RowFault[] {
  const givesCoupons = couponBatchId !== undefined
  if (activityId in taken && taken[activityId] !== givesCoupons) {
    const other = givesCoupons ? 'coupons instead of points' : 'points instead of coupons'
    return [
      {
        field: givesCoupons ? 'couponBatchId' : 'points',
        text: `The activity ${activityId} was taken part in, and cannot give ${other}`,
      },
    ]
  }
  if (!givesCoupons || batches.includes(couponBatchId)) return []
  return [
    {
      field: 'couponBatchId',
      text: `The activity ${activityId} gives coupons of ${couponBatchId}, which is not there`,
    },
  ]
}
