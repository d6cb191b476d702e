import {
  campaignDoor,
  campaignStatusAt,
  CHANNEL_CODE,
  formRuns,
  inviteRules,
  REPLY_CODE,
  type DeviceId,
  type DoorChoices,
} from '@hearth/domain'
import type { GetInviteStatus, InviteCampaign, Picture, PresentCoupon } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { BATCH_JSON } from '#areas/coupons/batch-json'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** A campaign of invitations as stored, with its coupons. Times are epoch ms. */
export interface InviteRow {
  campaignId: string
  version: number
  title: string
  description: string
  picture: Picture | null
  rules: string[]
  channels: string[]
  beginTime: number
  endTime: number
  published: boolean
  /** The coupon for an invited friend. */
  coupon: PresentCoupon
  steps: { buyerCount: number; coupon: PresentCoupon }[]
  smsPromoterDay: number
  smsShopDay: number
  doors: DoorChoices
}

/** Finds campaigns in one query, in the order that `which` gives. */
async function findCampaigns(db: Database, which: RawBuilder<unknown>): Promise<InviteRow[]> {
  const { rows } = await sql<InviteRow>`
    select campaign.id as "campaignId", campaign.version, campaign.name as title, campaign.description,
      campaign.picture, campaign.rules, campaign.channels, campaign.begin_time as "beginTime",
      campaign.end_time as "endTime",
      campaign.published, campaign.sms_promoter_day as "smsPromoterDay", campaign.sms_shop_day as "smsShopDay",
      campaign.doors,
      (select ${BATCH_JSON} from coupon_batch batch where batch.id = campaign.coupon_batch_id) as coupon,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('buyerCount', step.buyer_count, 'coupon', ${BATCH_JSON}) order by step.buyer_count)
        from invite_step step
        join coupon_batch batch on batch.id = step.coupon_batch_id
        where step.campaign_id = campaign.id
      ), '[]') as steps
    from invite_campaign campaign
    where ${which}`.execute(db)
  return rows
}

/** Finds a campaign, published or not; undefined if it does not exist. */
export async function findCampaign(db: Database, campaignId: string): Promise<InviteRow | undefined> {
  const [campaign] = await findCampaigns(db, sql`campaign.id = ${campaignId}`)
  return campaign
}

/** Finds the campaign that was running at a time; undefined if there was none. */
export async function runningCampaign(db: Database, at: number): Promise<InviteRow | undefined> {
  const [campaign] = await findCampaigns(
    db,
    sql`campaign.published and campaign.begin_time <= ${at} and campaign.end_time >= ${at}`,
  )
  return campaign
}

/**
 * Finds the campaign that a channel shows: the running one, otherwise the next one, otherwise the last one. Undefined
 * if there is none.
 */
export async function shownCampaign(
  db: Database,
  { channelCode = CHANNEL_CODE.inviteStatus }: Pick<GetInviteStatus, 'channelCode'>,
  now: number,
): Promise<InviteRow | undefined> {
  const [campaign] = await findCampaigns(
    db,
    sql`campaign.published and campaign.channels @> ${JSON.stringify([channelCode])}::jsonb
      order by case when campaign.end_time < ${now}::bigint then 1 else 0 end,
        case when campaign.end_time < ${now}::bigint then -campaign.end_time else campaign.begin_time end, campaign.id
      limit 1`,
  )
  return campaign
}

/** Returns whether inviting for rewards is available on the platform (door) of a device. */
export const invitesAt = ({ doors }: Pick<InviteRow, 'doors'>, systemType: DeviceId | undefined): boolean =>
  formRuns(campaignDoor(systemType), 'invite', doors)

/** Returns the name of a coupon as texts quote it. */
export const couponText = ({ couponName }: Pick<PresentCoupon, 'couponName'>): string => `「${couponName}」优惠券`

/** Returns the description of a campaign that has none. */
const inviteText = ({ couponName }: Pick<PresentCoupon, 'couponName'>): string =>
  `新朋友领「${couponName}」，推广员邀请成交另有奖励`

/** Returns a campaign in the form for promoters and their friends. */
export function toCampaign(row: InviteRow, now: number): InviteCampaign {
  const { campaignId, title, description, picture, beginTime, endTime, coupon, steps, rules } = row
  return {
    campaignId,
    title,
    description: description || inviteText(coupon),
    ...(picture ? { picture } : {}),
    status: campaignStatusAt(row, now),
    beginTime,
    endTime,
    coupon,
    steps: steps.map((step) => ({ ...step, reward: couponText(step.coupon) })),
    rules: inviteRules({ beginTime, endTime, rules }),
  }
}

/** Returns the error for a campaign that does not exist. */
export const noSuchCampaign = (field = 'campaignId') => new ShopError(REPLY_CODE.notFound, '邀请活动不存在', field)
