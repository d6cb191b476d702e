import type { Call } from '@hearth/sdk/core'
import type { ListOpsBargainCampaigns, ListOpsBargains, OpsBargainCampaignPage, OpsBargainPage } from './bargains.types'

/** Bargains (115). The calls of `promotions` set up the campaigns of bargains; each bargain ends by itself. */
export const bargains = {
  /** Lists bargain campaigns with counts of their bargains, the latest end first. */
  listCampaigns: 'GET /ops/bargains/campaigns/v1 may=products.read' as Call<
    ListOpsBargainCampaigns,
    OpsBargainCampaignPage
  >,
  /** Lists the bargains of shoppers with their progress, the newest first. */
  list: 'GET /ops/bargains/v1 may=orders.read' as Call<ListOpsBargains, OpsBargainPage>,
}

export type * from './bargains.types'
