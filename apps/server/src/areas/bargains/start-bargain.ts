import { bargainEndTime, CAMPAIGN_STATUS, campaignDoor, campaignStatusAt, formRuns, REPLY_CODE } from '@hearth/domain'
import type { Bargain, GetBargainSku } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readBargainCampaign } from '#areas/bargains/bargain-campaigns'
import { noSuchCampaign, ownBargainId, readBargain } from '#areas/bargains/read-bargains'
import { holdPromotion } from '#areas/products/promotion-time'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

const wrong = (text: string) => new ShopError(REPLY_CODE.wrongState, text, 'bargainCampaignId')

/** Returns the error for a platform (door) on which bargains are not available. */
export const doorOff = (): ShopError => wrong('当前平台暂不支持砍价，您可以直接购买，或看看其他优惠')

/**
 * Starts a shopper's bargain, in the caller's transaction. Locks the shopper. There is one row for each run and
 * shopper, so concurrent starts all return the same bargain.
 * @throws ShopError notFound for an unknown campaign; wrongState if it does not run now or on this platform; soldOut;
 * loginNeeded if the account was deleted
 */
export async function startBargain(
  { db, now, numbers }: UnitOfWork,
  shopperId: string,
  wish: GetBargainSku,
): Promise<Bargain> {
  const { rows } = await sql`
    select id from shopper where id = ${shopperId} and deleted_at is null for no key update`.execute(db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.loginNeeded)
  await holdPromotion(db, wish.bargainCampaignId)
  const campaign = await readBargainCampaign(db, wish, now)
  if (!campaign) throw noSuchCampaign()
  const viewer = { shopper: shopperId, now, systemType: wish.systemType }
  const before = await ownBargainId(db, shopperId, wish)
  if (before !== undefined) return readBargain(db, before, viewer)
  const status = campaignStatusAt(campaign, now)
  if (status === CAMPAIGN_STATUS.notBegun) throw wrong('砍价活动还没开始，请稍后再来')
  if (status === CAMPAIGN_STATUS.over) throw wrong('砍价活动已结束，您可以看看其他砍价活动')
  if (!formRuns(campaignDoor(wish.systemType), 'bargain', campaign.doors)) throw doorOff()
  if (campaign.pieces <= 0)
    throw new ShopError(REPLY_CODE.soldOut, '砍价商品已抢光，您可以看看其他砍价活动', 'bargainCampaignId')
  const bargainId = numbers.next(now)
  await sql`
    insert into bargain (id, promotion_id, campaign_begin, shopper_id, spu_no, sku_no, price, floor_price, helpers,
      created_at, end_time)
    values (${bargainId}, ${campaign.bargainCampaignId}, ${campaign.beginTime}, ${shopperId}, ${campaign.spuNo},
      ${campaign.skuNo}, ${campaign.price}, ${campaign.floorPrice}, ${campaign.helperCount}, ${now},
      ${bargainEndTime(campaign, now)})`.execute(db)
  return readBargain(db, bargainId, viewer)
}
