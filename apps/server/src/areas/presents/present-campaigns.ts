import { CAMPAIGN_KIND, PRESENT_KIND } from '@hearth/domain'
import { sql } from 'kysely'
import type { CampaignSource, ListedCampaign } from '#kernel/campaign-source'

/** Activities that shoppers see and take presents of from their page, as campaigns. */
export const presentCampaigns: CampaignSource = {
  kind: CAMPAIGN_KIND.welfare,
  known: () => sql<ListedCampaign>`
    select id, name, begin_time, end_time, null::text, picture from present_activity
    where published and kind = ${PRESENT_KIND.page} and (quantity is null or taken < quantity)`,
}
