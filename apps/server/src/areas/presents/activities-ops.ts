import { giftCampaignStatus } from '@hearth/domain'
import { activities, type ListActivities, type OpsActivity, type OpsActivityPage } from '@hearth/ops'
import { sql } from 'kysely'
import { withoutNothing } from '#areas/products/without-nothing'
import type { Database } from '#database/connect'
import { reads, type OpsAnswers } from '#kernel/ops-area'

/** Activities, as staff see them. */
export const activitiesOps: readonly OpsAnswers[] = [
  reads(activities, { list: (payload, { db, now }) => listActivities(db, payload, now) }),
]

type Row = { [Field in keyof Omit<OpsActivity, 'status'>]-?: OpsActivity[Field] | null }

async function listActivities(
  db: Database,
  { open, after = '', count = 20 }: ListActivities,
  now: number,
): Promise<OpsActivityPage> {
  const { rows } = await sql<Row>`
    select activity.id as "activityId", activity.name, audience, activity.begin_time as "beginTime",
      least(activity.end_time, batch.end_time) as "endTime", coupon_batch_id as "batchId", points, activity.quantity, taken
    from gift_activity activity left join coupon_batch batch on batch.id = coupon_batch_id
    where activity.id > ${after} and (${open ?? false} = false or least(activity.end_time, batch.end_time) >= ${now})
    order by activity.id limit ${count + 1}`.execute(db)
  const found = rows.slice(0, count).map((row) => withoutNothing(row) as Omit<OpsActivity, 'status'>)
  return {
    activities: found.map((one) => ({ ...one, status: giftCampaignStatus(one, now) })),
    after: rows.length > count ? found.at(-1)!.activityId : '',
  }
}
