import {
  AWARD_STATUS,
  BARRAGE_MOST,
  barrageText,
  beijingDayBegin,
  boardName,
  CAMPAIGN_STATUS,
  campaignStatusAt,
  INVITE_REFUSAL_TEXT,
  inviteRefusal,
  REBATE_STATUS,
  REPLY_CODE,
} from '@hearth/domain'
import type {
  Barrage,
  GetInviteStatus,
  HonorList,
  Invitation,
  InvitationQuery,
  InviteProgress,
  InviteRank,
  InviteStatus,
  InviteSummary,
  PageQuery,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { awardStatus } from '#areas/invites/awards'
import { boardOf, HONORS, readBoard } from '#areas/invites/boards'
import { mayCount } from '#areas/invites/counting-order'
import { findInvitation } from '#areas/invites/invite-facts'
import { invitesAt, runningCampaign, shownCampaign, toCampaign } from '#areas/invites/invite-row'
import { INVITED_LINES } from '#areas/invites/invited-lines'
import { inviterRefusal } from '#areas/invites/inviter-refusal'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/** Returns the campaign that a channel shows, and whether it runs. One query. */
export async function readInviteStatus(
  { db, now }: Pick<Context, 'db' | 'now'>,
  query: GetInviteStatus,
): Promise<InviteStatus> {
  const campaign = await shownCampaign(db, query, now)
  if (!campaign) return { active: false, runs: invitesAt({ doors: {} }, query.systemType) }
  const runs = invitesAt(campaign, query.systemType)
  const active = runs && campaignStatusAt(campaign, now) === CAMPAIGN_STATUS.running
  return { active, runs, campaign: toCampaign(campaign, now) }
}

/** Reads an invitation for the visitor of its link, in two queries. @throws ShopError notFound */
export async function readInvitation(
  { db, now, shopper }: Pick<Context, 'db' | 'now' | 'shopper'>,
  { shareId, systemType }: InvitationQuery,
): Promise<Invitation> {
  const found = await findInvitation(db, shareId, shopper)
  const campaign = await runningCampaign(db, now)
  if (!found?.mayInvite) throw new ShopError(REPLY_CODE.notFound, INVITE_REFUSAL_TEXT.gone, 'shareId')
  const { nickname, displayName, uimg, own, couponId } = found
  const running = campaign !== undefined
  const refusal =
    shopper === undefined || couponId !== null || own
      ? undefined
      : inviteRefusal({ ...found, running, runs: !campaign || invitesAt(campaign, systemType) })
  return {
    displayName: boardName(nickname, displayName),
    uimg,
    mine: own,
    ...(couponId === null ? {} : { couponId }),
    ...(refusal === undefined ? {} : { refusal: INVITE_REFUSAL_TEXT[refusal] }),
  }
}

/** Reads a promoter's progress in the campaign that is shown, in three queries. */
export async function readProgress(
  { db, now }: Pick<Context, 'db' | 'now'>,
  promoterId: string,
  query: GetInviteStatus,
): Promise<InviteProgress> {
  const refusal = await inviterRefusal(db, promoterId)
  const campaign = await shownCampaign(db, query, now)
  const { rows } = await sql<{
    invitedCount: number
    waitingCount: number
    buyerCount: number
    noted: number
    awards: { awardId: string; buyerCount: number; wonAt: number; takenAt: number | null }[]
  }>`
    select count(*) as "invitedCount", count(bond.bought_at) as "buyerCount",
      (count(*) filter (where bond.bought_at is null and exists (select from orders where ${mayCount})))
        as "waitingCount",
      (
        select count(*) from invite_note note
        where note.promoter_id = ${promoterId}
          and (note.noted_at >= ${beijingDayBegin(now)} or note.sent_at >= ${beijingDayBegin(now)})
      ) as noted,
      coalesce((
        select jsonb_agg(jsonb_build_object('awardId', id, 'buyerCount', buyer_count, 'wonAt', won_at,
          'takenAt', taken_at))
        from invite_award
        where invite_award.promoter_id = ${promoterId} and invite_award.campaign_id = ${campaign?.campaignId ?? ''}
      ), '[]') as awards
    from invite_bond bond
    join invite_campaign campaign on campaign.id = bond.campaign_id
    where bond.promoter_id = ${promoterId} and bond.campaign_id = ${campaign?.campaignId ?? ''}`.execute(db)
  const { awards, noted, ...counted } = rows[0]!
  return {
    mayInvite: refusal === undefined,
    ...(refusal === undefined ? {} : { refusal }),
    ...counted,
    smsLeft: Math.max(0, (campaign?.smsPromoterDay ?? 0) - noted),
    steps: (campaign?.steps ?? []).map(({ buyerCount }) => {
      const award = awards.find((one) => one.buyerCount === buyerCount)
      if (!award) return { buyerCount, status: AWARD_STATUS.notReached }
      return { buyerCount, status: awardStatus(award, now), awardId: award.awardId }
    }),
  }
}

/** Reads a promoter's total earnings from invitations less what was taken back, and the unsettled part. One query. */
export async function readInviteSummary(db: Database, promoterId: string): Promise<InviteSummary> {
  const { rows } = await sql<InviteSummary>`
    select coalesce(sum(line.earned - line.taken_back), 0)::bigint as "totalAmount",
      coalesce(sum(line.earned - line.taken_back) filter (where line.status = ${sql.lit(REBATE_STATUS.pending)}), 0)
        ::bigint as "pendingAmount"
    from ${INVITED_LINES} where bond.promoter_id = ${promoterId}`.execute(db)
  return rows[0]!
}

/** Reads the board of the campaign that is shown, in two queries. */
export async function readRank({ db, now, shopper }: Context, page: PageQuery): Promise<InviteRank> {
  const campaign = await shownCampaign(db, {}, now)
  return readBoard(db, boardOf(campaign?.campaignId ?? ''), page, shopper)
}

/** Reads the board of promoters' total earnings, in one query. */
export async function readHonors({ db, shopper }: Context, page: PageQuery): Promise<HonorList> {
  const { result, ...board } = await readBoard(db, HONORS, page, shopper)
  return { result: result.map(({ rank, usernick, uimg, amount }) => ({ rank, usernick, uimg, amount })), ...board }
}

/**
 * Reads the latest earnings from invitations in the running campaign, latest first, in two queries. All of them are
 * real.
 */
export async function readBarrage({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Barrage> {
  const campaign = await runningCampaign(db, now)
  const { rows } = await sql<{ name: string; uimg: string; fen: number }>`
    select coalesce(promoter.nickname, shopper.display_name) as name, shopper.avatar as uimg,
      line.earned - line.taken_back as fen
    from ${INVITED_LINES}
    join shopper on shopper.id = bond.promoter_id
    join promoter on promoter.shopper_id = bond.promoter_id and promoter.suspended_at is null
    where campaign.id = ${campaign?.campaignId ?? ''} and line.earned > line.taken_back
    order by line.earned_at desc, line.item_id limit ${BARRAGE_MOST}`.execute(db)
  return { result: rows.map(({ name, uimg, fen }) => ({ text: barrageText(name, fen), uimg })) }
}
