import { bargainRefusal, campaignDoor, formRuns, REPLY_CODE, type CampaignDoor, type DeviceId } from '@hearth/domain'
import type {
  Bargain,
  BargainCampaign,
  BargainId,
  BargainItem,
  BargainList,
  BargainSku,
  GetBargainSku,
  OwnBargain,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readBargainCampaign, readCampaigns, type CampaignRow } from '#areas/bargains/bargain-campaigns'
import {
  helpBy,
  nameForOthers,
  priceOf,
  readBargains,
  readHelpers,
  statusOf,
  type BargainRow,
} from '#areas/bargains/bargain-row'
import { OPEN_UNTIL } from '#areas/products/promotion-time'
import { readSkus, withoutCartPromotions } from '#areas/products/read-skus'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The viewer of bargains, with the time and their device. */
export interface BargainViewer {
  /** The id of the viewer; undefined for a visitor. */
  shopper: string | undefined
  now: number
  systemType: DeviceId | undefined
}

const OWN_SHOWN = 20

const toItem = ({ pieces, doors, ...campaign }: CampaignRow, door: CampaignDoor): BargainItem => ({
  ...campaign,
  soldOut: pieces <= 0,
  runs: formRuns(door, 'bargain', doors),
})

const toOwn = (row: BargainRow, now: number): OwnBargain => ({
  bargainId: row.bargainId,
  bargainCampaignId: row.bargainCampaignId,
  skuNo: row.skuNo,
  skuName: row.skuName,
  picture: row.picture,
  price: row.price,
  floorPrice: row.floorPrice,
  helperCount: row.helperCount,
  currentPrice: priceOf(row),
  helped: row.helped,
  status: statusOf(row, now),
  endTime: row.endTime,
  ...(row.orderId === null ? {} : { orderId: row.orderId }),
})

/** Lists running campaigns, and the viewer's bargains. Sends two queries, or one for a visitor. */
export async function listBargains(db: Database, { shopper, now, systemType }: BargainViewer): Promise<BargainList> {
  const campaigns = await readCampaigns(db, sql<boolean>`promotion.begin_time <= ${now} and ${OPEN_UNTIL} >= ${now}`)
  const own =
    shopper === undefined
      ? []
      : await readBargains(
          db,
          sql<boolean>`bargain.shopper_id = ${shopper}`,
          sql`order by bargain.created_at desc, bargain.id desc limit ${OWN_SHOWN}`,
        )
  const door = campaignDoor(systemType)
  return {
    result: campaigns.map((campaign) => toItem(campaign, door)),
    own: own.map((row) => toOwn(row, now)),
    serverTime: now,
  }
}

/** Reads a bargain for its owner, a friend or a visitor, in at most three queries. @throws ShopError notFound */
export async function readBargain(
  db: Database,
  bargainId: string,
  { shopper, now, systemType }: BargainViewer,
): Promise<Bargain> {
  const [row] = await readBargains(db, sql<boolean>`bargain.id = ${bargainId}`)
  if (!row) throw noSuchBargain()
  const helpers = await readHelpers(db, bargainId)
  const own = row.shopperId === shopper
  const helped = shopper !== undefined && !own && (await helpBy(db, bargainId, shopper)) !== undefined
  const { helped: count, campaignBegin, orderId, ownerName, pieces, doors, shopperId: _, ...told } = row
  const status = statusOf(row, now)
  const runs = formRuns(campaignDoor(systemType), 'bargain', doors)
  const { helperCount } = row
  return {
    ...told,
    beginTime: campaignBegin,
    soldOut: pieces <= 0,
    runs,
    ownerName: nameForOthers(ownerName),
    currentPrice: priceOf(row),
    status,
    own,
    helped,
    captchaNeeded: runs && !helped && bargainRefusal({ status, own, helperCount, helped: count }) === undefined,
    ...(own && orderId !== null ? { orderId } : {}),
    helpers,
    serverTime: now,
  }
}

export const noSuchBargain = (): ShopError =>
  new ShopError(REPLY_CODE.notFound, '没有找到这次砍价，您可以看看其他砍价活动', 'bargainId')

export const noSuchCampaign = (): ShopError =>
  new ShopError(REPLY_CODE.notFound, '没有这个砍价活动，您可以看看其他砍价活动', 'bargainCampaignId')

/** Returns the id of a shopper's bargain in the current or last run of a campaign; undefined if there is none. */
export async function ownBargainId(
  db: Database,
  shopperId: string,
  { bargainCampaignId, skuNo }: BargainCampaign,
): Promise<string | undefined> {
  const { rows } = await sql<BargainId>`
    select bargain.id as "bargainId"
    from bargain join promotion on promotion.id = bargain.promotion_id
    where bargain.promotion_id = ${bargainCampaignId} and bargain.campaign_begin = promotion.begin_time
      and bargain.shopper_id = ${shopperId} and bargain.sku_no = ${skuNo}`.execute(db)
  return rows[0]?.bargainId
}

/** Reads a campaign with its sku and the viewer's bargain, in four queries. @throws ShopError notFound */
export async function readBargainSku(
  db: Database,
  wish: GetBargainSku,
  { shopper, now, systemType }: BargainViewer,
): Promise<BargainSku> {
  const campaign = await readBargainCampaign(db, wish, now)
  if (!campaign) throw noSuchCampaign()
  const [sku] = await readSkus(db, { skuNos: [wish.skuNo] }, now)
  const bargainId = shopper === undefined ? undefined : await ownBargainId(db, shopper, wish)
  return {
    ...toItem(campaign, campaignDoor(systemType)),
    sku: withoutCartPromotions(sku!),
    ...(bargainId === undefined ? {} : { bargainId }),
    serverTime: now,
  }
}
