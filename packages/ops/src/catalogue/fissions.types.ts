import type { CampaignStatus, DoorWarning } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { Moment, Pieces, PlainId, ThingName, Words } from './values.types'

/** What staff may do with an activity in its present state. */
export type FissionDeed = 'start' | 'stop' | 'copy'

/** Selects the activities to list. */
export interface ListFissions extends PageOf {
  /** Only activities that are not over. */
  open?: boolean
  /** True: only published activities; false: only unpublished ones. */
  published?: boolean
  /** Order of the list; `id` when absent. */
  sort?: 'id' | 'newest'
}

/** Identifies an activity. */
export interface OpsFissionId {
  activityId: PlainId
}

/** An activity, with the version that was read. */
export interface OpsFissionAsRead extends OpsFissionId, Expected {}

/** Copies an activity. */
export interface CopyFission extends OpsFissionAsRead {
  /** Id of the copy, part of its address. */
  newId: PlainId
  beginTime: Moment
  endTime: Moment
}

/** An activity in which friends help a shopper to a reward. */
export interface OpsFission {
  activityId: string
  version: number
  name: string
  /** The sku that the activity promotes. */
  skuNo: string
  /** Whether shoppers see the activity. */
  published: boolean
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms. */
  endTime: number
  status: CampaignStatus
  /** Friends who have to help. */
  helpers: number
  /** The kind of coupon that is the reward; absent for points. */
  couponBatchId?: string
  /** The points that are the reward; absent for a coupon. */
  points?: number
  /** Number of rewards in all; absent if there is no limit. */
  quantity?: number
  /** Rewards that were reached, claimed or not. */
  reached: number
  /** What staff can do with the activity now. */
  allowed: FissionDeed[]
}

/** A page of activities. */
export interface OpsFissionPage {
  activities: OpsFission[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Results of an activity. */
export interface FissionResult {
  /** Shoppers who started to ask friends. */
  started: number
  /** Times that a friend helped. */
  helps: number
  /** Helpers whose account was created since the activity began. */
  newcomers: number
  /** Rewards that were claimed. */
  claimed: number
  /** Orders for the product by participants, placed during the activity, paid and not cancelled. */
  orders: number
  /** Fen: amount paid for the orders of the participants. */
  orderAmount: number
}

/** An activity with its results, and the rules of platforms that it may break. */
export interface OpsFissionDetail extends OpsFission {
  result: FissionResult
  warnings: DoorWarning[]
}

/** An activity as shoppers will see it, published or not. */
export interface FissionPreview {
  activityId: string
  name: string
  description: string
  /** The reward in words. */
  reward: string
  /** The conditions, as shoppers read them. */
  rules: string[]
  warnings: DoorWarning[]
}

/**
 * Whether an activity with help of friends runs on a platform (door). When absent, `DOOR_FORMS` of the domain says
 * whether the activity runs there.
 */
export interface FissionDoorDraft {
  fission?: boolean
}

/** The owner's choice of platforms (doors) on which the activity runs. Some platforms forbid such activities. */
export interface FissionDoorsDraft {
  web?: FissionDoorDraft
  messagingApp?: FissionDoorDraft
  searchApp?: FissionDoorDraft
}

/** An activity for a product: a number of friends help a shopper to a reward, one coupon or points. */
export interface ShopFileFission {
  activityId: PlainId
  /**
   * @minLength 1
   * @maxLength 40
   */
  name: string
  /**
   * A short description; when absent, it is made from `helpers` and the reward.
   * @minLength 1
   * @maxLength 200
   */
  description?: string
  /** Name of the picture of the activity; when absent, the activity has the picture of its product. */
  picture?: ThingName
  /** The sku that the activity promotes. */
  skuNo: ThingName
  beginTime: Moment
  endTime: Moment
  /**
   * Number of friends who have to help; fixed once a shopper has asked friends.
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  helpers: number
  /** The coupon batch of the reward, which has no `quantity`. An activity has either this field or `points`. */
  couponBatchId?: ThingName
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  points?: number
  /** Number of rewards in all; no limit when absent. */
  quantity?: Pieces
  /**
   * Further conditions, one sentence each. The usual conditions are added automatically.
   * @maxItems 10
   */
  rules?: Words[]
  doors?: FissionDoorsDraft
  /** Whether shoppers see the activity. When absent, a known activity stays as it is, and a new one is published. */
  published?: boolean
}
