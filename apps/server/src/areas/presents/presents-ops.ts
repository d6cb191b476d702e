import {
  CAMPAIGN_STATUS,
  campaignStatusAt,
  COUPON_STATUS,
  couponThreshold,
  couponWorth,
  ORDER_STATUS,
  presentRules,
  REPLY_CODE,
  type PresentStepName,
} from '@hearth/domain'
import {
  presents,
  type CopyPresent,
  type ListPresents,
  type OpsPresentActivity,
  type OpsPresentAsRead,
  type OpsPresentDetail,
  type OpsPresentHotel,
  type PresentPreview,
  type PresentResult,
} from '@hearth/ops'
import { sql } from 'kysely'
import { descriptionOf } from '#areas/presents/read-present'
import { withoutNothing } from '#kernel/reads/without-nothing'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { activityDeeds, startActivity, stopActivity } from '#kernel/campaigns/run-activity'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

type ListedRow = Omit<OpsPresentActivity, 'status' | 'allowed' | 'points' | 'quantity'> & {
  [Field in 'points' | 'quantity']: number | null
}

/** An expression for the end of an activity, or the end of its coupons if that is earlier. */
const ENDS = sql`least(activity.end_time, (
  select min(batch.end_time) from coupon_batch batch
  where batch.id in (select jsonb_array_elements_text(activity.coupon_batch_ids))
))`

const COLUMNS = sql`
  activity.id as "activityId", activity.version, activity.name, activity.kind, activity.audience, activity.published,
  activity.begin_time as "beginTime", ${ENDS} as "endTime", activity.coupon_batch_ids as "couponBatchIds",
  activity.points, activity.quantity, activity.taken`

const activityList = opsList<ListPresents, ListedRow>({
  columns: COLUMNS,
  from: sql`present_activity activity`,
  filters: {
    open: (open, now) => (open ? sql`${ENDS} >= ${now}` : undefined),
    published: (published) => sql`activity.published = ${published}`,
    kind: (kind) => sql`activity.kind = ${kind}`,
    audience: (audience) => sql`activity.audience = ${audience}`,
  },
  sorts: {
    id: [ascending('activity.id')],
    newest: [descending('activity.begin_time'), descending('activity.id')],
  },
  row: (after) => sql`present_activity activity where activity.id = ${after}`,
  nameOf: ({ activityId }) => activityId,
})

const toListed = (row: ListedRow, now: number): OpsPresentActivity => {
  const status = campaignStatusAt(row, now)
  return { ...withoutNothing(row), status, allowed: activityDeeds(row.published, status !== CAMPAIGN_STATUS.over) }
}

type DetailRow = ListedRow & {
  steps: PresentStepName[]
  hotels: OpsPresentHotel[]
  result: PresentResult
}

/** Finds an activity with its results, in one query. */
async function findDetail(
  { db, now }: Pick<OpsContext, 'db' | 'now'>,
  activityId: string,
  lock: boolean,
): Promise<OpsPresentDetail | undefined> {
  if (lock) await sql`select id from present_activity where id = ${activityId} for no key update`.execute(db)
  const { rows } = await sql<DetailRow>`
    with given as (
      select coupon.status, coupon.order_id
      from present_taken had
      cross join lateral jsonb_array_elements_text(had.coupon_ids) as named (coupon_id)
      join coupon on coupon.id = named.coupon_id
      where had.activity_id = ${activityId}
    ),
    paid as (
      select orders.pay_amount, orders.coupon_amount from orders
      where orders.id in (select order_id from given) and orders.paid_at is not null
        and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
    )
    select ${COLUMNS}, activity.steps,
      coalesce((
        select jsonb_agg(jsonb_build_object('hotelCode', code, 'name', hotel.name, 'taken', (
          select count(*) from present_taken had where had.activity_id = activity.id and had.hotel_code = hotel.code
        )) order by position)
        from present_hotel hotel where hotel.activity_id = activity.id
      ), '[]') as hotels,
      jsonb_build_object(
        'coupons', (select count(*) from given),
        'used', (
          select count(*) from given
          where status in (${sql.lit(COUPON_STATUS.used)}, ${sql.lit(COUPON_STATUS.held)})
        ),
        'orders', (select count(*) from paid),
        'orderAmount', (select coalesce(sum(pay_amount), 0) from paid),
        'couponAmount', (select coalesce(sum(coupon_amount), 0) from paid),
        'points', (select coalesce(sum(points), 0) from present_taken where activity_id = activity.id)
      ) as result
    from present_activity activity where activity.id = ${activityId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { steps, hotels, result, ...listed } = row
  return { ...toListed(listed, now), steps, hotels, result }
}

const noSuchActivity = () => new ShopError(REPLY_CODE.notFound, '没有这个福利活动', 'activityId')
const wrongState = (text: string) => new ShopError(REPLY_CODE.wrongState, text, 'activityId')
const taken = () => new ShopError(REPLY_CODE.conflict, '已有同名的福利活动', 'newId')

const opsPresents = (context: Pick<OpsContext, 'now'>) =>
  versioned<OpsPresentDetail>({
    kind: 'presentActivity',
    find: (db, id, lock) => findDetail({ db, now: context.now }, id, lock),
    missing: noSuchActivity,
    told: ({ name, published, beginTime, endTime, couponBatchIds, points, quantity }) => ({
      ...{ name, published, beginTime, endTime, couponBatchIds, points, quantity },
    }),
  })

interface PreviewRow {
  name: string
  description: string
  kind: OpsPresentActivity['kind']
  audience: OpsPresentActivity['audience']
  beginTime: number
  endTime: number
  orderAmount: number | null
  quantity: number | null
  steps: PresentStepName[]
  rules: string[]
  points: number | null
  batches: { name: string; discountType: number; couponValue: number; thresholdAmount: number; most: number | null }[]
}

/**
 * Returns what shoppers will see of an activity, and the most that it can cost, in one query.
 * @throws ShopError notFound
 */
async function preview(db: Database, activityId: string): Promise<PresentPreview> {
  const { rows } = await sql<PreviewRow>`
    select activity.name, description, kind, audience, activity.begin_time as "beginTime", ${ENDS} as "endTime",
      order_amount as "orderAmount", activity.quantity, steps, rules, points,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', batch.name, 'discountType', discount_type,
          'couponValue', coupon_value, 'thresholdAmount', threshold_amount,
          'most', case when discount_type = 2 then most_saving else coupon_value end) order by batch.id)
        from coupon_batch batch
        where batch.id in (select jsonb_array_elements_text(activity.coupon_batch_ids))
      ), '[]') as batches
    from present_activity activity where activity.id = ${activityId}`.execute(db)
  const [row] = rows
  if (!row) throw noSuchActivity()
  const { name, batches, points, quantity, orderAmount, ...terms } = row
  const mosts = batches.flatMap(({ most }) => most ?? [])
  const known = quantity !== null && mosts.length === batches.length
  return {
    activityId,
    name,
    description: descriptionOf(terms),
    gives: [
      ...batches.map((batch) => `${batch.name}（${couponWorth(batch)}，${couponThreshold(batch)}）`),
      ...(points === null ? [] : [`${points} 积分`]),
    ],
    rules: presentRules({
      ...terms,
      ...(orderAmount === null ? {} : { orderAmount }),
      ...(quantity === null ? {} : { quantity }),
    }),
    ...(known ? { mostCost: quantity * (mosts.reduce((sum, most) => sum + most, 0) + (points ?? 0)) } : {}),
  }
}

/** Publishes an activity. */
const start = (context: OpsContext, { activityId, version }: OpsPresentAsRead): Promise<Written<OpsPresentDetail>> =>
  opsPresents(context).change(context, { id: activityId, version }, async ({ allowed }) => {
    if (!allowed.includes('start')) throw wrongState('活动已上线或已结束')
    await startActivity(context, 'present_activity', activityId)
    await pagesChanged(context.db)
  })

/** Ends an activity now. */
const stop = (context: OpsContext, { activityId, version }: OpsPresentAsRead): Promise<Written<OpsPresentDetail>> =>
  opsPresents(context).change(context, { id: activityId, version }, async ({ allowed }) => {
    if (!allowed.includes('stop')) throw wrongState('活动没有上线或已结束，不能停止')
    await stopActivity(context, 'present_activity', activityId)
    await pagesChanged(context.db)
  })

/** Copies an activity without its hotels, since a hotel takes part in one activity only. */
async function copy(
  context: OpsContext,
  { activityId, version, newId, beginTime, endTime }: CopyPresent,
): Promise<Written<OpsPresentDetail>> {
  if (endTime < beginTime) throw new ShopError(REPLY_CODE.badInput, '结束时间不能早于开始时间', 'endTime')
  const things = opsPresents(context)
  await things.lock(context.db, activityId, version)
  return things.add(context, newId, taken, async () => {
    await sql`
      insert into present_activity (
        id, name, description, picture, kind, begin_time, end_time, audience, coupon_batch_ids, points, quantity, steps,
        order_amount, rules, per_room, published)
      select ${newId}, name, description, picture, kind, ${beginTime}, ${endTime}, audience, coupon_batch_ids, points,
        quantity, steps, order_amount, rules, per_room, false
      from present_activity where id = ${activityId}`.execute(context.db)
  })
}

/** Calls of staff for activities that give presents. */
export const presentsOps: readonly OpsAnswers[] = [
  reads(presents, {
    async list(payload, context) {
      const { rows, after } = await readList(activityList, context, payload)
      return { activities: rows.map((row) => toListed(row, context.now)), after }
    },
    get: ({ activityId }, context) => opsPresents(context).need(context.db, activityId),
    preview: ({ activityId }, context) => preview(context.db, activityId),
  }),
  writes(presents, {
    start: (payload, context) => start(context, payload),
    stop: (payload, context) => stop(context, payload),
    copy: (payload, context) => copy(context, payload),
  }),
]
