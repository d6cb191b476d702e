import {
  CAMPAIGN_STATUS,
  CAMPAIGN_FORM,
  campaignStatusAt,
  doorWarnings,
  fissionRules,
  ORDER_STATUS,
  REPLY_CODE,
  type DoorChoices,
} from '@hearth/domain'
import {
  fissions,
  type CopyFission,
  type FissionPreview,
  type FissionResult,
  type ListFissions,
  type OpsFission,
  type OpsFissionAsRead,
  type OpsFissionDetail,
} from '@hearth/ops'
import { sql } from 'kysely'
import { findFission, noSuchFission, rewardOf } from '#areas/fission/fission-row'
import { fissionText } from '#areas/fission/read-fission'
import { withoutNothing } from '#kernel/reads/without-nothing'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { activityDeeds, startActivity, stopActivity } from '#kernel/campaigns/run-activity'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

type Missing = 'couponBatchId' | 'points' | 'quantity'
type ListedRow = Omit<OpsFission, 'status' | 'allowed' | Missing> & {
  [Field in Missing]: NonNullable<OpsFission[Field]> | null
}

const COLUMNS = sql`
  activity.id as "activityId", activity.version, activity.name, activity.sku_no as "skuNo", activity.published,
  activity.begin_time as "beginTime", activity.end_time as "endTime", activity.helpers,
  activity.coupon_batch_id as "couponBatchId", activity.points, activity.quantity, activity.reached`

const activityList = opsList<ListFissions, ListedRow>({
  columns: COLUMNS,
  from: sql`fission_activity activity`,
  filters: {
    open: (open, now) => (open ? sql`activity.end_time >= ${now}` : undefined),
    published: (published) => sql`activity.published = ${published}`,
  },
  sorts: {
    id: [ascending('activity.id')],
    newest: [descending('activity.begin_time'), descending('activity.id')],
  },
  row: (after) => sql`fission_activity activity where activity.id = ${after}`,
  nameOf: ({ activityId }) => activityId,
})

const toListed = (row: ListedRow, now: number): OpsFission => {
  const status = campaignStatusAt(row, now)
  return { ...withoutNothing(row), status, allowed: activityDeeds(row.published, status !== CAMPAIGN_STATUS.over) }
}

type DetailRow = ListedRow & { doors: DoorChoices; result: FissionResult }

const warningsOf = (doors: DoorChoices) => doorWarnings([CAMPAIGN_FORM.fission], doors)

/** Finds an activity with its results, in one query. */
async function findDetail(
  { db, now }: Pick<OpsContext, 'db' | 'now'>,
  activityId: string,
  lock: boolean,
): Promise<OpsFissionDetail | undefined> {
  if (lock) await sql`select id from fission_activity where id = ${activityId} for no key update`.execute(db)
  const { rows } = await sql<DetailRow>`
    with bought as (
      select orders.id, orders.pay_amount
      from fission_activity activity
      join sku on sku.sku_no = activity.sku_no
      join orders on orders.paid_at is not null and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
        and orders.created_at between activity.begin_time and activity.end_time
      where activity.id = ${activityId} and orders.shopper_id in (
        select shopper_id from fission_share where fission_share.activity_id = activity.id
        union
        select helper_shopper_id from fission_help where fission_help.activity_id = activity.id
      ) and exists (
        select from order_item item where item.order_id = orders.id and item.spu_no = sku.spu_no
      )
    )
    select ${COLUMNS}, activity.doors,
      jsonb_build_object(
        'started', (select count(*) from fission_share where activity_id = activity.id),
        'helps', (select count(*) from fission_help where activity_id = activity.id),
        'newcomers', (
          select count(distinct helper.id) from fission_help help
          join shopper helper on helper.id = help.helper_shopper_id
          where help.activity_id = activity.id and helper.created_at >= activity.begin_time
        ),
        'claimed', (select count(*) from fission_share where activity_id = activity.id and claimed_at is not null),
        'orders', (select count(*) from bought),
        'orderAmount', (select coalesce(sum(pay_amount), 0) from bought)
      ) as result
    from fission_activity activity where activity.id = ${activityId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { doors, result, ...listed } = row
  return { ...toListed(listed, now), result, warnings: warningsOf(doors) }
}

const wrongState = (text: string) => new ShopError(REPLY_CODE.wrongState, text, 'activityId')
const taken = () => new ShopError(REPLY_CODE.conflict, '已有同名的助力活动', 'newId')

const opsFissions = (context: Pick<OpsContext, 'now'>) =>
  versioned<OpsFissionDetail>({
    kind: 'fission',
    find: (db, id, lock) => findDetail({ db, now: context.now }, id, lock),
    missing: () => noSuchFission(),
    told: ({ name, published, beginTime, endTime, helpers, couponBatchId, points, quantity }) => ({
      ...{ name, published, beginTime, endTime, helpers, couponBatchId, points, quantity },
    }),
  })

/** Returns what shoppers will see of an activity. @throws ShopError notFound */
async function preview(db: Database, activityId: string): Promise<FissionPreview> {
  const activity = await findFission(db, activityId)
  if (!activity) throw noSuchFission()
  const { name, description, helpers, beginTime, endTime, rules, quantity, doors } = activity
  const { name: rewardName } = rewardOf(activity)
  return {
    activityId,
    name,
    description: description || fissionText(helpers, rewardName),
    reward: rewardName,
    rules: fissionRules({
      ...{ beginTime, endTime, helpers, rules, rewardName },
      ...(quantity === null ? {} : { quantity }),
    }),
    warnings: warningsOf(doors),
  }
}

/** Publishes an activity. */
const start = (context: OpsContext, { activityId, version }: OpsFissionAsRead): Promise<Written<OpsFissionDetail>> =>
  opsFissions(context).change(context, { id: activityId, version }, async ({ allowed }) => {
    if (!allowed.includes('start')) throw wrongState('活动已上线或已结束')
    await startActivity(context, 'fission_activity', activityId)
    await pagesChanged(context.db)
  })

/** Ends an activity now. */
const stop = (context: OpsContext, { activityId, version }: OpsFissionAsRead): Promise<Written<OpsFissionDetail>> =>
  opsFissions(context).change(context, { id: activityId, version }, async ({ allowed }) => {
    if (!allowed.includes('stop')) throw wrongState('活动没有上线或已结束，不能停止')
    await stopActivity(context, 'fission_activity', activityId)
    await pagesChanged(context.db)
  })

async function copy(
  context: OpsContext,
  { activityId, version, newId, beginTime, endTime }: CopyFission,
): Promise<Written<OpsFissionDetail>> {
  if (endTime < beginTime) throw new ShopError(REPLY_CODE.badInput, '结束时间不能早于开始时间', 'endTime')
  const things = opsFissions(context)
  await things.lock(context.db, activityId, version)
  return things.add(context, newId, taken, async () => {
    await sql`
      insert into fission_activity (
        id, name, description, picture, sku_no, rules, begin_time, end_time, helpers, coupon_batch_id, points, quantity,
        doors, published)
      select ${newId}, name, description, picture, sku_no, rules, ${beginTime}, ${endTime}, helpers, coupon_batch_id,
        points, quantity, doors, false
      from fission_activity where id = ${activityId}`.execute(context.db)
  })
}

/** Calls of staff for fission activities. */
export const fissionOps: readonly OpsAnswers[] = [
  reads(fissions, {
    async list(payload, context) {
      const { rows, after } = await readList(activityList, context, payload)
      return { activities: rows.map((row) => toListed(row, context.now)), after }
    },
    get: ({ activityId }, context) => opsFissions(context).need(context.db, activityId),
    preview: ({ activityId }, context) => preview(context.db, activityId),
  }),
  writes(fissions, {
    start: (payload, context) => start(context, payload),
    stop: (payload, context) => stop(context, payload),
    copy: (payload, context) => copy(context, payload),
  }),
]
