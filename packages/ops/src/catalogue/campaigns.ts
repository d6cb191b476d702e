import type { Call } from '@hearth/sdk/core'
import type { ListOpsCampaigns, OpsCampaignPage } from './campaigns.types'

/** Campaigns of all kinds. What each kind adds is in its own list. */
export const campaigns = {
  /** Lists campaigns with how often they were seen, those that end last first. */
  list: 'GET /ops/campaigns/v1 may=products.read' as Call<ListOpsCampaigns, OpsCampaignPage>,
}

export type * from './campaigns.types'
