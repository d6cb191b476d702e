import type { Call } from '@hearth/sdk/core'
import type { ListOpsCampaigns, OpsCampaignPage } from './campaigns.types'

/**
 * Campaigns of all kinds, with the fields that they share. Each kind has calls of its own, such as `groups`, which
 * return its further fields.
 */
export const campaigns = {
  /** Lists campaigns with counts of their page views, the latest end first. */
  list: 'GET /ops/campaigns/v1 may=products.read' as Call<ListOpsCampaigns, OpsCampaignPage>,
}

export type * from './campaigns.types'
