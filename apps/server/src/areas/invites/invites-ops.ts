import {
  boardName,
  CAMPAIGN_FORM,
  CAMPAIGN_STATUS,
  campaignStatusAt,
  doorWarnings,
  inviteSmsText,
  maskTelephone,
  ORDER_STATUS,
  REPLY_CODE,
  type DoorChoices,
} from '@hearth/domain'
import {
  invitations,
  type CopyInvitation,
  type InvitationPreview,
  type InvitationResult,
  type ListInvitations,
  type OpsInvitation,
  type OpsInvitationAsRead,
  type OpsInvitationDetail,
  type OpsInvitationStep,
  type RefusedNumber,
} from '@hearth/ops'
import { sql } from 'kysely'
import { readShopName } from '#areas/content/shop-profile'
import { couponText, findCampaign, noSuchCampaign, toCampaign } from '#areas/invites/invite-row'
import { INVITED_LINES } from '#areas/invites/invited-lines'
import { digestOf } from '#areas/invites/note-number'
import { findOverlaps, lockCampaigns, overlapText } from '#areas/invites/one-at-a-time'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { activityDeeds, startActivity, stopActivity } from '#kernel/campaigns/run-activity'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

type ListedRow = Omit<OpsInvitation, 'status' | 'allowed'>

const COLUMNS = sql`
  campaign.id as "campaignId", campaign.version, campaign.name as title, campaign.published,
  campaign.begin_time as "beginTime", campaign.end_time as "endTime", campaign.channels,
  campaign.coupon_batch_id as "couponBatchId",
  (select count(*) from invite_bond where invite_bond.campaign_id = campaign.id) as invited,
  (select count(bought_at) from invite_bond where invite_bond.campaign_id = campaign.id) as buyers`

const campaignList = opsList<ListInvitations, ListedRow>({
  columns: COLUMNS,
  from: sql`invite_campaign campaign`,
  filters: {
    open: (open, now) => (open ? sql`campaign.end_time >= ${now}` : undefined),
    published: (published) => sql`campaign.published = ${published}`,
  },
  sorts: {
    id: [ascending('campaign.id')],
    newest: [descending('campaign.begin_time'), descending('campaign.id')],
  },
  row: (after) => sql`invite_campaign campaign where campaign.id = ${after}`,
  nameOf: ({ campaignId }) => campaignId,
})

const toListed = (row: ListedRow, now: number): OpsInvitation => {
  const status = campaignStatusAt(row, now)
  return { ...row, status, allowed: activityDeeds(row.published, status !== CAMPAIGN_STATUS.over) }
}

const warningsOf = (doors: DoorChoices) => doorWarnings([CAMPAIGN_FORM.invite], doors)

type DetailRow = ListedRow & {
  doors: DoorChoices
  steps: OpsInvitationStep[]
  smsPromoterDay: number
  smsShopDay: number
  result: InvitationResult
}

/** Finds a campaign with its results, in one query. */
async function findDetail(
  { db, now }: Pick<OpsContext, 'db' | 'now'>,
  campaignId: string,
  lock: boolean,
): Promise<OpsInvitationDetail | undefined> {
  if (lock) await sql`select id from invite_campaign where id = ${campaignId} for no key update`.execute(db)
  const { rows } = await sql<DetailRow>`
    with bought as (
      select orders.id, orders.pay_amount
      from invite_bond bond
      join invite_campaign campaign on campaign.id = bond.campaign_id
      join order_share share on share.buyer_id = bond.shopper_id and share.shopper_id = bond.promoter_id
        and share.placed_at between bond.invited_at and campaign.end_time
      join orders on orders.id = share.order_id and orders.paid_at is not null
        and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
      where bond.campaign_id = ${campaignId}
    ),
    bonds as (select * from invite_bond where campaign_id = ${campaignId}),
    awards as (select * from invite_award where campaign_id = ${campaignId})
    select ${COLUMNS}, campaign.doors, campaign.sms_promoter_day as "smsPromoterDay",
      campaign.sms_shop_day as "smsShopDay",
      coalesce((
        select jsonb_agg(jsonb_build_object('buyerCount', buyer_count, 'couponBatchId', step.coupon_batch_id)
          order by buyer_count)
        from invite_step step where step.campaign_id = campaign.id
      ), '[]') as steps,
      jsonb_build_object(
        'promoters', (select count(distinct promoter_id) from bonds),
        'coupons', (select count(coupon_id) from bonds),
        'awards', (select count(*) from awards),
        'awardsTaken', (select count(taken_at) from awards),
        'smsNumbers', (
          select count(*) from invite_note where invite_note.campaign_id = campaign.id and sent_at is not null
        ),
        'orders', (select count(*) from bought),
        'orderAmount', (select coalesce(sum(pay_amount), 0) from bought),
        'rebate', (
          select coalesce(sum(line.earned - line.taken_back), 0) from ${INVITED_LINES}
          where bond.campaign_id = ${campaignId}
        )
      ) as result
    from invite_campaign campaign where campaign.id = ${campaignId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { doors, steps, smsPromoterDay, smsShopDay, result, ...listed } = row
  return { ...toListed(listed, now), steps, smsPromoterDay, smsShopDay, result, warnings: warningsOf(doors) }
}

const wrongState = (text: string) => new ShopError(REPLY_CODE.wrongState, text, 'campaignId')
const taken = () => new ShopError(REPLY_CODE.conflict, '已有同名的邀请活动', 'newId')

const opsInvitations = (context: Pick<OpsContext, 'now'>) =>
  versioned<OpsInvitationDetail>({
    kind: 'invitation',
    find: (db, id, lock) => findDetail({ db, now: context.now }, id, lock),
    missing: () => noSuchCampaign(),
    told: ({ title, published, beginTime, endTime, couponBatchId, steps, smsPromoterDay, smsShopDay }) => ({
      ...{ title, published, beginTime, endTime, couponBatchId, steps, smsPromoterDay, smsShopDay },
    }),
  })

/** Returns the texts of a campaign for promoters and their friends. @throws ShopError notFound */
async function preview({ db, now }: OpsContext, campaignId: string): Promise<InvitationPreview> {
  const row = await findCampaign(db, campaignId)
  if (!row) throw noSuchCampaign()
  const { title, description, coupon, steps, rules } = toCampaign(row, now)
  return {
    campaignId,
    title,
    description,
    reward: couponText(coupon),
    steps: steps.map(({ buyerCount, reward }) => `${buyerCount} 位成交好友：${reward}`),
    rules,
    sms: inviteSmsText({
      shopName: await readShopName(db),
      inviter: boardName(null, '推广员'),
      couponName: coupon.couponName,
      url: '/invite',
    }),
    warnings: warningsOf(row.doors),
  }
}

/** Publishes a campaign for its times, unless another campaign runs at the same time. */
async function start(
  context: OpsContext,
  { campaignId, version }: OpsInvitationAsRead,
): Promise<Written<OpsInvitationDetail>> {
  await lockCampaigns(context.db)
  return opsInvitations(context).change(context, { id: campaignId, version }, async ({ allowed }) => {
    if (!allowed.includes('start')) throw wrongState('活动已开始或已结束')
    await startActivity(context, 'invite_campaign', campaignId)
    const [overlap] = await findOverlaps(context.db, [campaignId])
    if (overlap) throw wrongState(overlapText(overlap))
    await pagesChanged(context.db)
  })
}

/** Ends a running campaign now. A campaign that has not begun will not start. */
const stop = (
  context: OpsContext,
  { campaignId, version }: OpsInvitationAsRead,
): Promise<Written<OpsInvitationDetail>> =>
  opsInvitations(context).change(context, { id: campaignId, version }, async ({ allowed, status }) => {
    if (!allowed.includes('stop')) throw wrongState('活动没有开始或已结束，不能停止')
    if (status === CAMPAIGN_STATUS.notBegun)
      await sql`update invite_campaign set published = false, version = version + 1 where id = ${campaignId}`.execute(
        context.db,
      )
    else await stopActivity(context, 'invite_campaign', campaignId)
    await pagesChanged(context.db)
  })

async function copy(
  context: OpsContext,
  { campaignId, version, newId, beginTime, endTime }: CopyInvitation,
): Promise<Written<OpsInvitationDetail>> {
  if (endTime < beginTime) throw new ShopError(REPLY_CODE.badInput, '结束时间不能早于开始时间', 'endTime')
  const things = opsInvitations(context)
  await things.lock(context.db, campaignId, version)
  return things.add(context, newId, taken, async () => {
    await sql`
      insert into invite_campaign (
        id, name, description, picture, rules, channels, begin_time, end_time, coupon_batch_id, sms_promoter_day,
        sms_shop_day, doors, published)
      select ${newId}, name, description, picture, rules, channels, ${beginTime}, ${endTime}, coupon_batch_id,
        sms_promoter_day, sms_shop_day, doors, false
      from invite_campaign where id = ${campaignId}`.execute(context.db)
    await sql`
      insert into invite_step (campaign_id, buyer_count, coupon_batch_id)
      select ${newId}, buyer_count, coupon_batch_id from invite_step where campaign_id = ${campaignId}`.execute(
      context.db,
    )
  })
}

/** Records that a number does not want invitations. The audit log contains the HMAC of the number, not the number. */
async function refuse(context: OpsContext, telephone: string): Promise<Written<RefusedNumber>> {
  const { db, now } = context
  const digest = digestOf(context, telephone)
  const { rows } = await sql<{ refusedAt: number }>`
    insert into invite_number (digest, refused_at) values (${digest}, ${now})
    on conflict (digest) do update set refused_at = coalesce(invite_number.refused_at, excluded.refused_at)
    returning refused_at as "refusedAt"`.execute(db)
  const reply = { telephone: maskTelephone(telephone), refusedAt: rows[0]!.refusedAt }
  return { reply, changes: [{ target: { kind: 'inviteNumber', id: digest.slice(0, 16) }, after: reply }] }
}

/** Calls of staff for invitations. */
export const invitesOps: readonly OpsAnswers[] = [
  reads(invitations, {
    async list(payload, context) {
      const { rows, after } = await readList(campaignList, context, payload)
      return { campaigns: rows.map((row) => toListed(row, context.now)), after }
    },
    get: ({ campaignId }, context) => opsInvitations(context).need(context.db, campaignId),
    preview: ({ campaignId }, context) => preview(context, campaignId),
  }),
  writes(invitations, {
    start: (payload, context) => start(context, payload),
    stop: (payload, context) => stop(context, payload),
    copy: (payload, context) => copy(context, payload),
    refuse: ({ telephone }, context) => refuse(context, telephone),
  }),
]
