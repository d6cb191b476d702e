import { CAMPAIGN_STATUS, campaignStatusAt, REPLY_CODE, type DoorChoices } from '@hearth/domain'
import type { FissionReward, Picture, PresentCoupon } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { BATCH_JSON } from '#areas/coupons/batch-json'
import { withoutNothing } from '#kernel/reads/without-nothing'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** A fission activity, as stored. Times are epoch ms. */
export interface FissionRow {
  activityId: string
  version: number
  name: string
  description: string
  picture: Picture | null
  skuNo: string
  spuNo: string | null
  rules: string[]
  beginTime: number
  endTime: number
  published: boolean
  helpers: number
  points: number | null
  coupon: PresentCoupon | null
  quantity: number | null
  reached: number
  doors: DoorChoices
}

/** An expression for the batch of an activity's coupon, in the form for shoppers. */
const COUPON = sql`(select ${BATCH_JSON} from coupon_batch batch where batch.id = activity.coupon_batch_id)`

/** Finds an activity, published or not, in one query. */
export async function findFission(
  db: Database,
  activityId: string | RawBuilder<string>,
): Promise<FissionRow | undefined> {
  const { rows } = await sql<FissionRow>`
    select activity.id as "activityId", activity.version, activity.name, activity.description, activity.picture,
      activity.sku_no as "skuNo", sku.spu_no as "spuNo", activity.rules, activity.begin_time as "beginTime",
      activity.end_time as "endTime", activity.published, activity.helpers, activity.points, ${COUPON} as coupon,
      activity.quantity, activity.reached, activity.doors
    from fission_activity activity
    left join sku on sku.sku_no = activity.sku_no
    where activity.id = ${activityId}`.execute(db)
  return rows[0]
}

/** Returns the error for an activity that does not exist. */
export const noSuchFission = (field = 'activityId') => new ShopError(REPLY_CODE.notFound, '助力活动不存在', field)

/** Finds a published activity. @throws ShopError notFound */
export async function needFission(db: Database, activityId: string): Promise<FissionRow> {
  const activity = await findFission(db, activityId)
  if (!activity?.published) throw noSuchFission()
  return activity
}

/** Refuses an action unless the activity is running. @throws ShopError wrongState */
export function needRunning(activity: FissionRow, now: number, field = 'activityId'): void {
  const status = campaignStatusAt(activity, now)
  if (status === CAMPAIGN_STATUS.running) return
  const text = status === CAMPAIGN_STATUS.over ? '活动已结束' : '活动还没有开始'
  throw new ShopError(REPLY_CODE.wrongState, text, field)
}

/** Returns the reward of an activity, in the form for shoppers who have not reached it yet. */
export function rewardOf({ points, coupon }: FissionRow): FissionReward {
  if (coupon === null) return { name: `${points} 积分`, integral: points ?? 0 }
  return { name: `「${coupon.couponName}」优惠券`, coupon: withoutNothing(coupon) as PresentCoupon }
}

/** Returns the number of remaining rewards; undefined without a limit. */
export const remainingOf = ({ quantity, reached }: FissionRow): number | undefined =>
  quantity === null ? undefined : Math.max(0, quantity - reached)
