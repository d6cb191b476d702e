import { CAMPAIGN_STATUS, campaignStatusAt, REPLY_CODE } from '@hearth/domain'
import type { PresentInfo } from '@hearth/sdk/core'
import { needActivity } from '#areas/presents/need-activity'
import { descriptionOf } from '#areas/presents/read-present'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/**
 * Returns the present of an activity and its times, which are the same for everybody.
 * @throws ShopError notFound for an activity that does not exist or is over
 */
export async function presentInfo(db: Database, named: string, now: number): Promise<PresentInfo> {
  const activity = await needActivity(db, { now }, named)
  if (campaignStatusAt(activity, now) === CAMPAIGN_STATUS.over)
    throw new ShopError(REPLY_CODE.notFound, '活动不存在或已结束', 'activityId')
  const { activityId, name, picture, beginTime, endTime } = activity
  return {
    activityId,
    title: name,
    description: descriptionOf(activity),
    ...(picture ? { picture } : {}),
    beginTime,
    endTime,
  }
}
