import type { CampaignStatus, GiftAudience } from '@hearth/domain'
import type { PageOf } from './shared.types'

/** Which activities are meant. */
export interface ListActivities extends PageOf {
  /** Only those that are not over. */
  open?: boolean
}

/** An activity that gives a coupon or points to whoever takes part, once a shopper. */
export interface OpsActivity {
  activityId: string
  name: string
  /** Who may take its present. */
  audience: GiftAudience
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms of its last moment: no later than that of its coupons. */
  endTime: number
  status: CampaignStatus
  /** The kind of coupon it gives; absent for points. */
  batchId?: string
  /** The points it gives; absent for a coupon. */
  points?: number
  /** How many there are in all; absent for as many as there are shoppers. */
  quantity?: number
  /** How many were taken. */
  taken: number
}

/** Activities of a page, by their ids. */
export interface OpsActivityPage {
  activities: OpsActivity[]
  /** Names the next page; empty on the last. */
  after: string
}
