import { CAMPAIGN_STATUS, PRESENT_AUDIENCE_LABEL, campaignStatusAt, REPLY_CODE } from '@hearth/domain'
import type { PresentInfo } from '@hearth/sdk/core'
import { needActivity } from '#areas/presents/need-activity'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/**
 * What the present of an activity is and when it can be taken, the same for everybody.
 * @throws ShopError notFound for an activity that is not there or over
 */
export async function presentInfo(db: Database, activityId: string, now: number): Promise<PresentInfo> {
  const activity = await needActivity(db, { now }, activityId)
  if (campaignStatusAt(activity, now) === CAMPAIGN_STATUS.over)
    throw new ShopError(REPLY_CODE.notFound, '活动不存在或已结束', 'activityId')
  const { name, description, audience, picture, beginTime, endTime } = activity
  return {
    activityId,
    title: name,
    description: description || `${PRESENT_AUDIENCE_LABEL[audience]}，每人一份，领完为止。`,
    ...(picture ? { picture } : {}),
    beginTime,
    endTime,
  }
}
