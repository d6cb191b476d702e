import { CAMPAIGN_KIND, PRESENT_KIND } from '@hearth/domain'
import { sql } from 'kysely'
import type { CampaignSource, ListedCampaign } from '#kernel/campaigns/campaign-source'

/** Activities as campaigns. Shoppers see those that are published, have presents left, and are not for hotel guests. */
export const presentCampaigns: CampaignSource = {
  kind: CAMPAIGN_KIND.welfare,
  all: sql<ListedCampaign>`
    select id, name, begin_time, end_time,
      case
        when published and kind = ${sql.lit(PRESENT_KIND.page)} and (quantity is null or taken < quantity)
          then 0::bigint
      end, null::text, picture
    from present_activity`,
}
