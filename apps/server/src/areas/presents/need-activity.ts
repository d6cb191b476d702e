import { presentState, REPLY_CODE, type PresentActivity, type PresentState } from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { IS_NEWCOMER, memberTypeAt } from '#areas/products/running-promotions'
import { withoutNothing } from '#areas/products/without-nothing'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** Who looks at an activity; nobody's id for a visitor. */
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
  /** The kind of coupon it gives; absent for points. */
  batchId?: string
  /** The points it gives; absent for a coupon. */
  points?: number
  state: PresentState
  /** What this shopper took: the coupon, or so many points. */
  tookCoupon?: string
  tookPoints?: number
}

type Row = { [Field in keyof Omit<SeenActivity, 'state'>]-?: Omit<SeenActivity, 'state'>[Field] | null } & {
  newcomer: boolean | null
  member: boolean | null
  taken: boolean
} & PresentActivity

/**
 * An activity as one shopper finds it: one query. It lasts no longer than its coupons can be used, and has no more left
 * than there are of these.
 * @throws ShopError notFound for an activity that is not there
 */
export async function needActivity(
  db: Database,
  { shopperId, now }: ActivityViewer,
  activityId: string,
): Promise<SeenActivity> {
  const { rows } = await sql<Row>`
    select activity.id as "activityId", activity.name, activity.description, activity.picture,
      activity.begin_time as "beginTime", least(activity.end_time, batch.end_time) as "endTime", activity.audience,
      least(activity.quantity - activity.taken, batch.quantity - batch.given) as remaining,
      activity.coupon_batch_id as "batchId", activity.points,
      had.shopper_id is not null as taken, had.coupon_id as "tookCoupon", had.points as "tookPoints",
      ${IS_NEWCOMER} as newcomer, ${memberTypeAt(now)} > 0 as member
    from present_activity activity
    left join coupon_batch batch on batch.id = activity.coupon_batch_id
    left join shopper on shopper.id = ${shopperId ?? null}
    left join present_taken had on had.shopper_id = shopper.id and had.activity_id = activity.id
    where activity.id = ${activityId}`.execute(db)
  const [row] = rows
  if (!row) throw new ShopError(REPLY_CODE.notFound, '活动不存在', 'activityId')
  const { newcomer, member, taken, ...found } = row
  const activity = withoutNothing(found) as Omit<SeenActivity, 'state'>
  const seeker = shopperId === undefined ? undefined : { newcomer: newcomer === true, member: member === true, taken }
  return { ...activity, state: presentState(activity, seeker, now) }
}

/** The same for calls of coupons. @throws ShopError notFound for an activity that gives none, too */
export async function needCouponActivity(
  db: Database,
  viewer: ActivityViewer,
  activityId: string,
): Promise<SeenActivity & { batchId: string }> {
  const activity = await needActivity(db, viewer, activityId)
  const { batchId } = activity
  if (batchId === undefined) throw noCoupon()
  return { ...activity, batchId }
}

/** What is answered for an activity that gives no coupon, where one is asked for. */
export const noCoupon = () => new ShopError(REPLY_CODE.notFound, '没有这个领券活动', 'activityId')
