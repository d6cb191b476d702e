import {
  AFTER_SALE_STATUS,
  CURRENT_ACTIVITY,
  ORDER_STATUS,
  PRESENT_ORDER_WAIT,
  PRESENT_STEP,
  presentState,
  REPLY_CODE,
  SERVICE_TYPE,
  type PresentActivity,
  type PresentKind,
  type PresentState,
  type PresentStepName,
} from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { IS_NEWCOMER, memberTypeAt } from '#areas/products/running-promotions'
import { withoutNothing } from '#kernel/reads/without-nothing'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The viewer of an activity; without an id for a visitor. */
export interface ActivityViewer {
  shopperId?: string
  /** Epoch ms. */
  now: number
}

/** An activity with what one shopper can do about its present. */
export interface SeenActivity extends PresentActivity {
  activityId: string
  name: string
  description: string
  picture?: Picture
  kind: PresentKind
  /** The coupon batches it gives; empty for none. */
  batchIds: string[]
  /** The points it gives; absent for none. */
  points?: number
  /** The number of presents; absent for no limit. */
  quantity?: number
  /** Steps to do before it can be taken, besides logging in. */
  steps: PresentStepName[]
  /** Least amount of an order that counts as a step, fen; absent for any. */
  orderAmount?: number
  /** Conditions the owner adds to the usual ones. */
  rules: string[]
  /** Presents for the guests of one room in a day; absent for no limit. */
  perRoom?: number
  state: PresentState
  /** Steps this shopper has done; undefined for a visitor. */
  done?: PresentStepName[]
  /** What this shopper took: coupons, and points. Absent for nothing. */
  tookCoupons?: string[]
  tookPoints?: number
}

type Row = { [Field in keyof Omit<SeenActivity, 'state' | 'done'>]-?: Omit<SeenActivity, 'state'>[Field] | null } & {
  newcomer: boolean | null
  member: boolean | null
  address: boolean
  order: boolean
  taken: boolean
} & PresentActivity

const CLOSED_SERVICE = sql.lit(`{${AFTER_SALE_STATUS.cancelled},${AFTER_SALE_STATUS.refused}}`)

/**
 * Whether an order of the shopper counts as a step: ordered during the activity, received, past the days of returns
 * without a reason, and with nothing refunded or in service.
 */
const hasOrder = (now: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from orders
  where orders.shopper_id = shopper.id and orders.purchase and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
    and orders.created_at between activity.begin_time and activity.end_time
    and orders.received_at <= ${now - PRESENT_ORDER_WAIT} and orders.pay_amount >= coalesce(activity.order_amount, 0)
    and not exists (
      select from order_item item where item.order_id = orders.id and item.refunded > 0
    )
    and not exists (
      select from after_sale
      where after_sale.order_id = orders.id and after_sale.service_type = ${sql.lit(SERVICE_TYPE.refund)}
        and after_sale.status <> all(${CLOSED_SERVICE}::integer[])
    )
)`

/**
 * An activity as one shopper finds it: one query. It ends with its coupons at the latest, and has no more presents left
 * than they have.
 * @param activityId `now` for the running one that began last, of those taken from their page
 * @throws ShopError notFound for an activity that is not there, or that shoppers do not see
 */
export async function needActivity(
  db: Database,
  { shopperId, now }: ActivityViewer,
  activityId: string,
): Promise<SeenActivity> {
  const { rows } = await sql<Row>`
    select activity.id as "activityId", activity.name, activity.description, activity.picture, activity.kind,
      activity.begin_time as "beginTime", least(activity.end_time, batches.ends) as "endTime", activity.audience,
      least(activity.quantity - activity.taken, batches.remaining) as remaining, activity.quantity,
      activity.coupon_batch_ids as "batchIds", activity.points, activity.steps, activity.order_amount as "orderAmount",
      activity.rules, activity.per_room as "perRoom",
      had.shopper_id is not null as taken, had.coupon_ids as "tookCoupons", had.points as "tookPoints",
      ${IS_NEWCOMER} as newcomer, ${memberTypeAt(now)} > 0 as member,
      exists (select from address where address.shopper_id = shopper.id) as address,
      activity.steps @> '["order"]' and ${hasOrder(now)} as order
    from present_activity activity
    cross join lateral (
      select min(batch.end_time) as ends, min(batch.quantity - batch.given) as remaining from coupon_batch batch
      where batch.id in (select jsonb_array_elements_text(activity.coupon_batch_ids))
    ) as batches
    left join shopper on shopper.id = ${shopperId ?? null}
    left join present_taken had on had.shopper_id = shopper.id and had.activity_id = activity.id
    where activity.published and activity.id = ${idOf(activityId, now)}`.execute(db)
  const [row] = rows
  if (!row) throw new ShopError(REPLY_CODE.notFound, '活动不存在', 'activityId')
  const { newcomer, member, taken, address, order, ...found } = row
  const activity = withoutNothing(found) as Omit<SeenActivity, 'state' | 'done'>
  if (shopperId === undefined) return { ...activity, state: presentState(activity, undefined, now) }
  const steps = { [PRESENT_STEP.address]: address, [PRESENT_STEP.order]: order, [PRESENT_STEP.member]: member }
  const done = activity.steps.filter((step) => step === PRESENT_STEP.login || steps[step] === true)
  const seeker = { newcomer: newcomer === true, member: member === true, taken, done }
  return { ...activity, done, state: presentState(activity, seeker, now) }
}

/** The id of an activity, as a value or a select. */
const idOf = (activityId: string, now: number): RawBuilder<string> =>
  activityId === CURRENT_ACTIVITY
    ? sql<string>`(
        select id from present_activity
        where published and kind = 'page' and begin_time <= ${now} and end_time >= ${now}
        order by begin_time desc, id limit 1
      )`
    : sql<string>`${activityId}`

/** The same for calls of coupons. @throws ShopError notFound for an activity that gives none, too */
export async function needCouponActivity(
  db: Database,
  viewer: ActivityViewer,
  activityId: string,
): Promise<SeenActivity> {
  const activity = await needActivity(db, viewer, activityId)
  if (activity.batchIds.length === 0) throw noCoupon()
  return activity
}

/** The error for an activity without coupons where one is requested. */
export const noCoupon = () => new ShopError(REPLY_CODE.notFound, '没有这个领券活动', 'activityId')
