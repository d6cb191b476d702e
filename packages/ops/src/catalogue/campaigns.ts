import type { Call } from '@hearth/sdk/core'
import type { ListOpsCampaigns, OpsCampaignPage } from './campaigns.types'

/** Campaigns of all kinds. The table of each kind, such as `groups`, lists its further fields. */
export const campaigns = {
  /** Lists campaigns with counts of their page views, the latest end first. */
  list: 'GET /ops/campaigns/v1 may=products.read' as Call<ListOpsCampaigns, OpsCampaignPage>,
}

export type * from './campaigns.types'
