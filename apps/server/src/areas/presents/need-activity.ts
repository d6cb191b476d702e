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

/** The viewer of an activity. A visitor has no id. */
export interface ActivityViewer {
  shopperId?: string
  /** Epoch ms. */
  now: number
}

/** An activity with its state for one shopper. */
export interface SeenActivity extends PresentActivity {
  activityId: string
  name: string
  description: string
  picture?: Picture
  kind: PresentKind
  /** The ids of the coupon batches from which the activity gives coupons; empty for none. */
  batchIds: string[]
  /** Points that the activity gives; absent for none. */
  points?: number
  /** The number of presents; absent for no limit. */
  quantity?: number
  /** The steps to take before the present can be taken, besides the login. */
  steps: PresentStepName[]
  /** Fen: the least amount of an order that counts as a step; absent for any amount. */
  orderAmount?: number
  /** Conditions that the owner adds to the default ones. */
  rules: string[]
  /** The most presents for the guests of a room per day; absent for no limit. */
  perRoom?: number
  state: PresentState
  /** The steps that this shopper has taken; absent for a visitor. */
  done?: PresentStepName[]
  /** The coupons and points that this shopper took; absent for none. */
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
 * Condition on a row of `shopper` and a row of `activity`: the shopper has an order that counts as a step. It was
 * placed during the activity and received, can no longer be returned without a reason, and has no refund or open
 * request for one.
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
 * Reads an activity for one shopper, in one query. The activity ends when its coupons end, if that is earlier. It never
 * has more presents left than coupons.
 * @param activityId an id, or `now` for the running activity of the kind `page`. If there are several, the one that
 * began last is read
 * @throws ShopError notFound for an activity that does not exist, or that shoppers do not see
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

/** Returns the id of an activity as an expression. For `now`, the expression is a query. */
const idOf = (activityId: string, now: number): RawBuilder<string> =>
  activityId === CURRENT_ACTIVITY
    ? sql<string>`(
        select id from present_activity
        where published and kind = 'page' and begin_time <= ${now} and end_time >= ${now}
        order by begin_time desc, id limit 1
      )`
    : sql<string>`${activityId}`

/** Reads an activity that gives coupons. @throws ShopError notFound also for an activity that gives none */
export async function needCouponActivity(
  db: Database,
  viewer: ActivityViewer,
  activityId: string,
): Promise<SeenActivity> {
  const activity = await needActivity(db, viewer, activityId)
  if (activity.batchIds.length === 0) throw noCoupon()
  return activity
}

/** Returns the error for an activity that gives no coupons. */
export const noCoupon = () => new ShopError(REPLY_CODE.notFound, '没有这个领券活动', 'activityId')
