import type { CampaignStatus, PresentAudience } from '@hearth/domain'
import type { EpochMs } from '@hearth/sdk/core'
import type { PageOf } from './shared.types'
import type { Pieces, PlainId, Words } from './values.types'

/** Which activities are meant. */
export interface ListPresents extends PageOf {
  /** Only those that are not over. */
  open?: boolean
}

/** An activity that gives a coupon or points to whoever takes part, once a shopper. */
export interface OpsPresentActivity {
  activityId: string
  name: string
  /** Who may take its present. */
  audience: PresentAudience
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
export interface OpsPresentPage {
  activities: OpsPresentActivity[]
  /** Names the next page; empty on the last. */
  after: string
}

/** An activity that gives one present to each shopper who takes part: a coupon or points. */
export interface ShopFilePresentActivity {
  activityId: PlainId
  /**
   * @minLength 1
   * @maxLength 40
   */
  name: string
  /**
   * What shoppers read of it; made of `audience` when absent.
   * @minLength 1
   * @maxLength 200
   */
  description?: string
  /** Name of the picture it is shown with. */
  picture?: Words
  beginTime: EpochMs
  endTime: EpochMs
  /** Who may take it; everybody when absent. */
  audience?: PresentAudience
  /** The kind of coupon it gives; this or `points`. */
  couponBatchId?: Words
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  points?: number
  /** How many there are in all; as many as there are shoppers when absent. */
  quantity?: Pieces
}
