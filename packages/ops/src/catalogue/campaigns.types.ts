import type { CampaignKind, CampaignStatus } from '@hearth/domain'
import type { PageOf } from './shared.types'

/** Which campaigns are meant. */
export interface ListOpsCampaigns extends PageOf {
  /** Only campaigns of this kind. */
  kind?: CampaignKind
  /** Only those with this status: not begun, running, or over. */
  status?: CampaignStatus
  /** The time they are ordered by; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** A campaign and how often it was seen. Times are epoch ms. */
export interface OpsCampaign {
  kind: CampaignKind
  /** The promotion, where its kind is one of promotions. */
  campaignId: string
  /** What shoppers read. */
  name: string
  beginTime: number
  endTime: number
  /** From when shoppers may know of it; absent for a draft. */
  knownFrom?: number
  status: CampaignStatus
  /** How often its page was opened. */
  views: number
  /** By how many visitors, each counted once a day. */
  visitors: number
}

/** Campaigns of a page. */
export interface OpsCampaignPage {
  campaigns: OpsCampaign[]
  /** Names the next page; empty on the last. */
  after: string
}
