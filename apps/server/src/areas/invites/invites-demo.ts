import { DAY } from '@hearth/domain'
import type { ShopFileInvitation } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { DemoDay, DemoParts } from '#kernel/demo/demo-parts'

/** The campaign of the demo shop: a coupon for each friend, and one for the promoter at each step. */
const campaigns = ({ now, banner }: DemoDay): ShopFileInvitation[] => [
  {
    campaignId: 'invite-friends',
    title: '邀请有礼',
    picture: banner('1501'),
    beginTime: now - DAY,
    endTime: now + 60 * DAY,
    couponBatchId: 'gift-25',
    steps: [
      { buyerCount: 1, couponBatchId: 'gift-25' },
      { buyerCount: 3, couponBatchId: 'gift-25' },
      { buyerCount: 10, couponBatchId: 'gift-25' },
    ],
  },
]

/**
 * Runs the demo shop's campaign again after its end, unless another campaign runs then.
 * @returns the number of campaigns that were run again
 */
async function renew(db: Database, day: DemoDay): Promise<number> {
  const [campaign] = campaigns(day) as [ShopFileInvitation]
  const { campaignId, title, beginTime, endTime } = campaign
  const { rows } = await sql`
    update invite_campaign set begin_time = ${beginTime}, end_time = ${endTime}
    where id = ${campaignId} and name = ${title} and end_time <= ${day.now} and not exists (
      select from invite_campaign other
      where other.id <> ${campaignId} and other.published
        and other.begin_time <= ${endTime} and other.end_time >= ${beginTime}
    ) returning id`.execute(db)
  return rows.length
}

/** The invitations of the demo shop. */
export const invitesDemo: DemoParts = { file: (day) => ({ invitations: campaigns(day) }), renew }
