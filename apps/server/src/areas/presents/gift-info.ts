import { CAMPAIGN_STATUS, GIFT_AUDIENCE_LABEL, giftCampaignStatus, REPLY_CODE } from '@hearth/domain'
import type { PresentInfo } from '@hearth/sdk/core'
import { needGift } from '#areas/presents/read-gifts'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/**
 * What the present of an activity is and when it can be taken, the same for everybody.
 * @throws ShopError notFound for an activity that is not there or over
 */
export async function giftInfo(db: Database, activityId: string, now: number): Promise<PresentInfo> {
  const gift = await needGift(db, { now }, activityId)
  if (giftCampaignStatus(gift, now) === CAMPAIGN_STATUS.over)
    throw new ShopError(REPLY_CODE.notFound, '活动不存在或已结束', 'activityId')
  const { name, description, audience, picture, beginTime, endTime } = gift
  return {
    activityId,
    title: name,
    description: description || `${GIFT_AUDIENCE_LABEL[audience]}，每人一份，领完为止。`,
    ...(picture ? { picture } : {}),
    beginTime,
    endTime,
  }
}
