import { CAMPAIGN_KIND } from '@hearth/domain'
import { sql } from 'kysely'
import type { CampaignSource, ListedCampaign } from '#kernel/campaign-source'

/** Lotteries that shoppers see, as campaigns. */
export const lotteryCampaigns: CampaignSource = {
  kind: CAMPAIGN_KIND.lottery,
  known: () => sql<ListedCampaign>`
    select id, name, begin_time, end_time, null::text, picture from lottery where published`,
}
