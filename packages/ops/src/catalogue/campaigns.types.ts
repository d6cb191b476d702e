import type { CampaignKind, CampaignStatus } from '@hearth/domain'
import type { PageOf } from './shared.types'

/** Selects the campaigns to list. */
export interface ListOpsCampaigns extends PageOf {
  /** Only campaigns of this kind. */
  kind?: CampaignKind
  /** Only campaigns with this status: not begun, running, or over. */
  status?: CampaignStatus
  /** Order of the list; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** A campaign with counts of its page views. Times are epoch ms. */
export interface OpsCampaign {
  kind: CampaignKind
  /** Id of the campaign; for campaigns that are promotions, the id of the promotion. */
  campaignId: string
  /** Name of the campaign, as shoppers read it. */
  name: string
  beginTime: number
  endTime: number
  /** The time from which shoppers can see the campaign; absent for a draft. */
  knownFrom?: number
  status: CampaignStatus
  /** How often the campaign's page was opened. */
  views: number
  /** Visitors of the campaign's page, each counted once a day. */
  visitors: number
}

/** A page of campaigns. */
export interface OpsCampaignPage {
  campaigns: OpsCampaign[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}
