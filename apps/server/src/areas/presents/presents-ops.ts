import { campaignStatusAt } from '@hearth/domain'
import { presents, type ListPresents, type OpsPresentActivity } from '@hearth/ops'
import { sql } from 'kysely'
import { withoutNothing } from '#areas/products/without-nothing'
import { reads, type OpsAnswers } from '#kernel/ops-area'
import { opsList, readList } from '#kernel/ops-list'
import { ascending } from '#kernel/page-of'

type Row = { [Field in keyof Omit<OpsPresentActivity, 'status'>]-?: OpsPresentActivity[Field] | null } & {
  activityId: string
}

const activityList = opsList<ListPresents, Row>({
  columns: sql`
    activity.id as "activityId", activity.name, audience, activity.begin_time as "beginTime",
    least(activity.end_time, batch.end_time) as "endTime", coupon_batch_id as "batchId", points,
    activity.quantity, taken`,
  from: sql`present_activity activity left join coupon_batch batch on batch.id = coupon_batch_id`,
  filters: {
    open: (open, now) => (open ? sql`least(activity.end_time, batch.end_time) >= ${now}` : undefined),
  },
  sorts: { id: [ascending('activity.id')] },
  nameOf: ({ activityId }) => activityId,
})

/** Activities, as staff see them. */
export const presentsOps: readonly OpsAnswers[] = [
  reads(presents, {
    async list(payload, context) {
      const { rows, after } = await readList(activityList, context, payload)
      const found = rows.map((row) => withoutNothing(row) as Omit<OpsPresentActivity, 'status'>)
      return { activities: found.map((one) => ({ ...one, status: campaignStatusAt(one, context.now) })), after }
    },
  }),
]
