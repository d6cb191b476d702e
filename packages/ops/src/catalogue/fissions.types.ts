import type { CampaignStatus, DoorWarning } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { Moment, Pieces, PlainId, ThingName, Words } from './values.types'

/** What staff may do with an activity in its present state. */
export type FissionDeed = 'start' | 'stop' | 'copy'

/** Which activities are meant. */
export interface ListFissions extends PageOf {
  /** Only those that are not over. */
  open?: boolean
  /** Only those that shoppers see, or do not. */
  published?: boolean
  /** By id where absent. */
  sort?: 'id' | 'newest'
}

/** Names an activity. */
export interface OpsFissionId {
  activityId: PlainId
}

/** An activity as it was read. */
export interface OpsFissionAsRead extends OpsFissionId, Expected {}

/** Makes an activity like another one. */
export interface CopyFission extends OpsFissionAsRead {
  /** Name of the copy in addresses. */
  newId: PlainId
  beginTime: Moment
  endTime: Moment
}

/** An activity in which friends help a shopper to a reward. */
export interface OpsFission {
  activityId: string
  version: number
  name: string
  /** The sku that it is about. */
  skuNo: string
  /** Whether shoppers see it. */
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
  /** How many rewards there are in all; absent for no limit. */
  quantity?: number
  /** Rewards that were reached, claimed or not. */
  reached: number
  /** What staff can do with it now. */
  allowed: FissionDeed[]
}

/** Activities of a page. */
export interface OpsFissionPage {
  activities: OpsFission[]
  /** Names the next page; empty on the last. */
  after: string
}

/** Results of an activity. */
export interface FissionResult {
  /** Shoppers who asked friends. */
  started: number
  /** Times that a friend helped. */
  helps: number
  /** Helpers whose account is younger than the activity. */
  newcomers: number
  /** Rewards that were claimed. */
  claimed: number
  /** Orders of shoppers who took part, paid for its product meanwhile and not cancelled. */
  orders: number
  /** Fen: what these orders were paid. */
  orderAmount: number
}

/** An activity with its results, and rules of platforms that it may break. */
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
  /** Its conditions, as shoppers read them. */
  rules: string[]
  warnings: DoorWarning[]
}

/** Whether asking friends runs at a door; by default as in `DOOR_FORMS` of the domain. */
export interface FissionDoorDraft {
  fission?: boolean
}

/** Whether the activity runs at each door, as the owner decides; platforms forbid it at some. */
export interface FissionDoorsDraft {
  web?: FissionDoorDraft
  messagingApp?: FissionDoorDraft
  searchApp?: FissionDoorDraft
}

/** An activity of a product in which so many friends help a shopper to a reward: one coupon, or points. */
export interface ShopFileFission {
  activityId: PlainId
  /**
   * @minLength 1
   * @maxLength 40
   */
  name: string
  /**
   * A short description; made from `helpers` and the reward when absent.
   * @minLength 1
   * @maxLength 200
   */
  description?: string
  /** Name of the picture it is shown with; that of its product when absent. */
  picture?: ThingName
  /** The sku that it is about. */
  skuNo: ThingName
  beginTime: Moment
  endTime: Moment
  /**
   * Number of friends required; fixed once somebody has asked friends.
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  helpers: number
  /** The kind of coupon that is the reward: one without a quantity of its own. This or `points`. */
  couponBatchId?: ThingName
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  points?: number
  /** How many rewards there are in all; as many as are reached when absent. */
  quantity?: Pieces
  /**
   * Further conditions, a sentence each; the usual ones are told by themselves.
   * @maxItems 10
   */
  rules?: Words[]
  doors?: FissionDoorsDraft
  /** Whether shoppers see it; by default yes, except for one that was not started yet. */
  published?: boolean
}
