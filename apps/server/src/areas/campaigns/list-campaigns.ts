import { campaignStatusAt, type CampaignKind } from '@hearth/domain'
import type { ShopCampaign } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { allCampaigns } from '#areas/campaigns/all-campaigns'
import type { Database } from '#database/connect'
import type { CampaignSource, ListedCampaign } from '#kernel/campaigns/campaign-source'

/** The most campaigns in a reply. */
const MOST = 60

/**
 * Lists public campaigns of all kinds that are not over, in one query: running ones first, by their end, then announced
 * ones, by their beginning.
 */
export async function listCampaigns(
  db: Database,
  sources: readonly CampaignSource[],
  now: number,
): Promise<ShopCampaign[]> {
  const { rows } = await sql<Omit<ListedCampaign, 'knownFrom'> & { kind: CampaignKind }>`
    select kind, campaign_id as "campaignId", name, begin_time as "beginTime", end_time as "endTime",
      spu_no as "spuNo", picture
    from ${allCampaigns(sources)}
    where known_from <= ${now} and end_time >= ${now}
    order by begin_time > ${now}, case when begin_time > ${now} then begin_time else end_time end, kind, campaign_id
    limit ${MOST}`.execute(db)
  return rows.map(({ spuNo, picture, ...campaign }) => ({
    ...campaign,
    ...(spuNo === null ? {} : { spuNo }),
    ...(picture === null ? {} : { picture }),
    status: campaignStatusAt(campaign, now),
  }))
}
