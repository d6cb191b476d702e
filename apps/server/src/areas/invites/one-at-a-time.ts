import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Two published campaigns whose times overlap. */
export interface Overlap {
  campaignId: string
  otherId: string
}

/** Locks one row until the transaction ends, so that campaigns are published one after the other. */
export async function lockCampaigns(db: Database): Promise<void> {
  await sql`select name from setting where name = 'inviteCampaigns' for update`.execute(db)
}

/**
 * Finds published campaigns that overlap with one of the given ones. Only one campaign runs at a time over all
 * channels, so that an invitation always belongs to one campaign.
 */
export async function findOverlaps(db: Database, campaignIds: readonly string[]): Promise<Overlap[]> {
  const { rows } = await sql<Overlap>`
    select campaign.id as "campaignId", other.id as "otherId"
    from invite_campaign campaign
    join invite_campaign other on other.id <> campaign.id and other.published
      and other.begin_time <= campaign.end_time and other.end_time >= campaign.begin_time
    where campaign.published and campaign.id = any(${campaignIds}::text[])
    order by campaign.id, other.id`.execute(db)
  return rows
}

/** Returns the text for staff about two overlapping campaigns. */
export const overlapText = ({ campaignId, otherId }: Overlap): string =>
  `${campaignId} 与 ${otherId} 的时间重叠，同一时间只能有一个邀请活动`
