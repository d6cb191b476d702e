import { inviteStepsFault, REPLY_CODE } from '@hearth/domain'
import type { ShopFileInvitation } from '@hearth/ops'
import { sql } from 'kysely'
import { findOverlaps, lockCampaigns, overlapText } from '#areas/invites/one-at-a-time'
import { findPictures } from '#areas/pictures/find-pictures'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { endingTooEarly, refuseRows, type RowFault } from '#kernel/ops/refused-rows'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'

/** Returns the faults of campaigns of invitations in a shop file. */
export const invitationFaults = (campaigns: readonly ShopFileInvitation[]): RowFault[] => [
  ...endingTooEarly('campaignId')(campaigns),
  ...campaigns.flatMap(({ campaignId, steps }, row) =>
    inviteStepsFault(steps)
      ? [{ row, field: 'steps', text: `${campaignId} 的每一级奖励所需的成交好友数都要多于前一级` }]
      : [],
  ),
]

const COLUMNS =
  '"campaignId" text, title text, description text, picture jsonb, "beginTime" bigint, "endTime" bigint, ' +
  'channels jsonb, "couponBatchId" text, rules jsonb, "smsPromoterDay" integer, "smsShopDay" integer, doors jsonb, ' +
  'published boolean'

/**
 * Adds or changes campaigns of invitations. Their awards and coupons can't be changed after the first shopper was
 * invited. Published campaigns can't overlap.
 * @throws RefusedRows for an unknown coupon batch, for fields that can't be changed, and for overlapping campaigns
 */
export async function writeInvitations({ db }: OwnerWork, campaigns: readonly ShopFileInvitation[]): Promise<void> {
  await lockCampaigns(db)
  await refuseUnknown(db, campaigns)
  const picture = await findPictures(
    db,
    campaigns.flatMap((one, row) => (one.picture === undefined ? [] : [{ name: one.picture, row, field: 'picture' }])),
  )
  const rows = campaigns.map((one) => ({ ...one, picture: one.picture === undefined ? null : picture(one.picture) }))
  const ids = campaigns.map(({ campaignId }) => campaignId)
  await sql`
    insert into invite_campaign (
      id, name, description, picture, rules, channels, begin_time, end_time, coupon_batch_id, sms_promoter_day,
      sms_shop_day, doors, published)
    select "campaignId", title, coalesce(description, ''), picture, coalesce(rules, '[]'),
      coalesce(channels, '["xdapp", "retail"]'), "beginTime", "endTime", "couponBatchId",
      coalesce("smsPromoterDay", 5), coalesce("smsShopDay", 200), coalesce(doors, '{}'), coalesce(published, true)
    from ${listRows(rows, COLUMNS)} as listed
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      picture = excluded.picture, rules = excluded.rules, channels = excluded.channels,
      begin_time = excluded.begin_time, end_time = excluded.end_time, coupon_batch_id = excluded.coupon_batch_id,
      sms_promoter_day = excluded.sms_promoter_day, sms_shop_day = excluded.sms_shop_day, doors = excluded.doors,
      version = invite_campaign.version + 1`.execute(db)
  const said = campaigns.flatMap(({ campaignId, published }) =>
    published === undefined ? [] : [{ campaignId, published }],
  )
  await sql`
    update invite_campaign set published = said.published
    from ${listRows(said, '"campaignId" text, published boolean')} as said
    where invite_campaign.id = said."campaignId"`.execute(db)
  await sql`delete from invite_step where campaign_id = any(${ids}::text[])`.execute(db)
  const steps = campaigns.flatMap(({ campaignId, steps }) => steps.map((step) => ({ campaignId, ...step })))
  await sql`
    insert into invite_step (campaign_id, buyer_count, coupon_batch_id)
    select "campaignId", "buyerCount", "couponBatchId"
    from ${listRows(steps, '"campaignId" text, "buyerCount" integer, "couponBatchId" text')} as step`.execute(db)
  const overlaps = await findOverlaps(db, ids)
  refuseRows(
    overlaps.map((overlap) => ({
      row: ids.indexOf(overlap.campaignId),
      field: 'beginTime',
      text: overlapText(overlap),
    })),
  )
  await pagesChanged(db)
}

interface Known {
  /** The known coupon batches, each with whether its number of coupons is limited. */
  batches: Record<string, boolean>
  /** The terms of campaigns that have already invited a shopper. */
  begun: Record<string, { couponBatchId: string; steps: { buyerCount: number; couponBatchId: string }[] }>
}

async function refuseUnknown(db: Database, campaigns: readonly ShopFileInvitation[]): Promise<void> {
  const ids = campaigns.map(({ campaignId }) => campaignId)
  // The lock keeps buyers from being counted and SMS from being sent during the write.
  await sql`select from invite_campaign where id = any(${ids}::text[]) order by id for update`.execute(db)
  const batches = campaigns.flatMap(({ couponBatchId, steps }) => [
    couponBatchId,
    ...steps.map((step) => step.couponBatchId),
  ])
  const { rows } = await sql<Known>`
    select coalesce((
        select jsonb_object_agg(id, quantity is not null) from coupon_batch where id = any(${batches}::text[])
      ), '{}') as batches,
      coalesce((
        select jsonb_object_agg(id, jsonb_build_object('couponBatchId', coupon_batch_id, 'steps', (
          select jsonb_agg(jsonb_build_object('buyerCount', buyer_count, 'couponBatchId', invite_step.coupon_batch_id)
            order by buyer_count)
          from invite_step where invite_step.campaign_id = campaign.id
        )))
        from invite_campaign campaign
        where id = any(${ids}::text[]) and exists (
          select from invite_bond where invite_bond.campaign_id = campaign.id
        )
      ), '{}') as begun`.execute(db)
  const [known] = rows as [Known]
  refuseRows(campaigns.flatMap((one, row) => faultsOf(one, known).map((fault) => ({ row, ...fault }))))
}

const stepsText = (steps: readonly { buyerCount: number; couponBatchId: string }[]): string =>
  steps.map(({ buyerCount, couponBatchId }) => `${buyerCount} ${couponBatchId}`).join('\n')

function faultsOf(
  { campaignId, couponBatchId, steps }: ShopFileInvitation,
  { batches, begun }: Known,
): Omit<RowFault, 'row'>[] {
  const before = begun[campaignId]
  const stands = (field: string) => ({
    ...{ field, text: `已有顾客受邀，${campaignId} 的新人券和奖励不能再改`, code: REPLY_CODE.wrongState },
  })
  return [
    ...(batches[couponBatchId] === undefined
      ? [{ field: 'couponBatchId', text: `没有优惠券 ${couponBatchId}`, missing: couponBatchId }]
      : []),
    ...steps.flatMap((step, at) => {
      const field = `steps[${at}].couponBatchId`
      if (batches[step.couponBatchId] === undefined)
        return [{ field, text: `没有优惠券 ${step.couponBatchId}`, missing: step.couponBatchId }]
      return batches[step.couponBatchId]
        ? [{ field, text: `${step.couponBatchId} 限量，可能发完；达成的奖励必须总能领取，请换一种不限量的券` }]
        : []
    }),
    ...(before && before.couponBatchId !== couponBatchId ? [stands('couponBatchId')] : []),
    ...(before && stepsText(before.steps) !== stepsText(steps) ? [stands('steps')] : []),
  ]
}
