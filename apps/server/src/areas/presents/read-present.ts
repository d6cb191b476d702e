import {
  AWARD_STATUS,
  campaignStatusAt,
  couponStatusAt,
  nextPresentStep,
  PRESENT_AUDIENCE_LABEL,
  PRESENT_KIND,
  presentAwardStatus,
  presentRefusal,
  presentRules,
  presentSteps,
  presentStepText,
} from '@hearth/domain'
import type { ActivityPresent, OtherActivity, PresentCoupon, PresentSteps, TakenCoupon } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { needActivity, type ActivityViewer, type SeenActivity } from '#areas/presents/need-activity'
import { withoutNothing } from '#kernel/reads/without-nothing'
import type { Database } from '#database/connect'

/** Returns the description of an activity, or the default one. */
export const descriptionOf = ({ description, audience }: Pick<SeenActivity, 'description' | 'audience'>): string =>
  description || `${PRESENT_AUDIENCE_LABEL[audience]}，每人一份，领完为止。`

/** The maximum number of other activities that are shown with an activity. */
const OTHERS = 6

type CouponRow = { [Field in keyof PresentCoupon]: PresentCoupon[Field] | null } & {
  couponId: string | null
  status: TakenCoupon['couponStatus'] | null
  ownEnd: number | null
}

/**
 * Reads the present of an activity for a shopper or a visitor, in three queries.
 * @throws ShopError notFound for an activity that does not exist
 */
export async function readPresent(db: Database, viewer: ActivityViewer, named: string): Promise<ActivityPresent> {
  const activity = await needActivity(db, viewer, named)
  const { activityId, name, picture, kind, state, audience, points, beginTime, endTime, quantity, remaining } = activity
  const { now } = viewer
  const reason = presentRefusal(state, activity)
  const status = presentAwardStatus(state)
  const { coupons, taken } = await readCoupons(db, activity, now)
  return {
    activityId,
    name,
    description: descriptionOf(activity),
    ...(picture ? { picture } : {}),
    kind,
    status,
    ...(reason === undefined ? {} : { reason }),
    audience,
    campaignStatus: campaignStatusAt(activity, now),
    coupons,
    ...(points === undefined ? {} : { integral: points }),
    beginTime,
    endTime,
    ...(quantity === undefined ? {} : { quantity }),
    ...(remaining === undefined ? {} : { remaining: Math.max(0, remaining) }),
    hasSteps: activity.steps.length > 0,
    stepsLeft: state === 'stepsLeft',
    needsRoom: activity.perRoom !== undefined,
    rules: presentRules(activity),
    ...(status === AWARD_STATUS.claimed ? { taken } : {}),
    others: await otherActivities(db, activityId, now),
  }
}

async function readCoupons(
  db: Database,
  { batchIds, tookCoupons = [] }: SeenActivity,
  now: number,
): Promise<{ coupons: PresentCoupon[]; taken: TakenCoupon[] }> {
  const { rows } = await sql<CouponRow>`
    select batch.id as "couponBatchId", batch.name as "couponName", discount_type as "discountType",
      coupon_value as "couponValue", most_saving as "mostSaving", threshold_amount as "thresholdAmount",
      batch.begin_time as "beginTime", batch.end_time as "endTime", valid_days as "validDays", sku_nos as "skuNos",
      coupon.id as "couponId", coupon.status, coupon.end_time as "ownEnd"
    from coupon_batch batch
    left join coupon on coupon.id = any(${tookCoupons}::text[]) and coupon.batch_id = batch.id
    where batch.id = any(${batchIds}::text[]) or coupon.id is not null
    order by threshold_amount desc, batch.id`.execute(db)
  const taken = rows.flatMap(({ couponBatchId, couponId, status, ownEnd }) =>
    couponId === null || status === null || ownEnd === null
      ? []
      : [{ couponBatchId: couponBatchId!, couponId, couponStatus: couponStatusAt(status, ownEnd, now) }],
  )
  const coupons = rows.map(({ couponId: _couponId, status: _status, ownEnd: _ownEnd, ...coupon }) =>
    withoutNothing(coupon),
  )
  return { coupons: coupons as PresentCoupon[], taken }
}

async function otherActivities(db: Database, activityId: string, now: number): Promise<OtherActivity[]> {
  const { rows } = await sql<{ [Field in keyof OtherActivity]-?: OtherActivity[Field] | null }>`
    select id as "activityId", name, picture, end_time as "endTime" from present_activity
    where published and kind = ${PRESENT_KIND.page} and begin_time <= ${now} and end_time >= ${now}
      and (quantity is null or taken < quantity) and id <> ${activityId}
    order by end_time, id limit ${OTHERS}`.execute(db)
  return rows.map((row) => withoutNothing(row) as OtherActivity)
}

/**
 * Returns the steps towards a present, and which of them the shopper has taken.
 * @throws ShopError notFound for an activity that does not exist
 */
export async function readSteps(db: Database, viewer: ActivityViewer, activityId: string): Promise<PresentSteps> {
  const { steps, done, orderAmount } = await needActivity(db, viewer, activityId)
  const told = presentSteps(steps, done)
  const next = nextPresentStep(told)
  const left = told.findIndex((one) => !one.done)
  return {
    steps: told.map((one) => ({ ...one, name: presentStepText(one.step, { orderAmount }) })),
    current: left < 0 ? told.length : left,
    ...(next === undefined ? {} : { next }),
    ...(orderAmount === undefined ? {} : { orderAmount }),
  }
}
