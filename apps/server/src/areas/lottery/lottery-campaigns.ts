import { CAMPAIGN_KIND } from '@hearth/domain'
import { sql } from 'kysely'
import type { CampaignSource, ListedCampaign } from '#kernel/campaigns/campaign-source'

/** Lotteries as campaigns. Shoppers see the published ones. */
export const lotteryCampaigns: CampaignSource = {
  kind: CAMPAIGN_KIND.lottery,
  all: sql<ListedCampaign>`
    select id, name, begin_time, end_time, case when published then 0::bigint end, null::text, picture from lottery`,
}
