import type { CampaignStatus, PresentAudience, PresentKind, PresentStepName } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { Moment, Pieces, PlainId, SomePieces, ThingName, Words } from './values.types'

/** What staff may do with an activity in its present state. */
export type PresentDeed = 'start' | 'stop' | 'copy'

/** Selects the activities to list. */
export interface ListPresents extends PageOf {
  /** Only activities that are not over. */
  open?: boolean
  /** True: only published activities; false: only unpublished ones. */
  published?: boolean
  /** Only activities with this way of taking part. */
  kind?: PresentKind
  /** Only activities for this audience. */
  audience?: PresentAudience
  /** Order of the list; `id` when absent. */
  sort?: 'id' | 'newest'
}

/** Identifies an activity. */
export interface OpsPresentId {
  activityId: PlainId
}

/** An activity, with the version that was read. */
export interface OpsPresentAsRead extends OpsPresentId, Expected {}

/** Copies an activity. */
export interface CopyPresent extends OpsPresentAsRead {
  /** Id of the copy, part of its address. */
  newId: PlainId
  beginTime: Moment
  endTime: Moment
}

/** An activity that gives a present of coupons and points, once to each shopper. */
export interface OpsPresentActivity {
  activityId: string
  version: number
  name: string
  kind: PresentKind
  /** Shoppers who can take the present. */
  audience: PresentAudience
  /** Whether shoppers see the activity. */
  published: boolean
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms: last moment of the activity, not later than the last moment of its coupons. */
  endTime: number
  status: CampaignStatus
  /** The coupon batches of the present; empty if it has none. */
  couponBatchIds: string[]
  /** The points of the present; absent if it has none. */
  points?: number
  /** Number of presents; absent if there is no limit. */
  quantity?: number
  /** Number of presents taken. */
  taken: number
  /** What staff can do with the activity now. */
  allowed: PresentDeed[]
}

/** A page of activities. */
export interface OpsPresentPage {
  activities: OpsPresentActivity[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** A hotel whose guests can take the present, with the number of presents taken. */
export interface OpsPresentHotel {
  hotelCode: string
  name: string
  taken: number
}

/** Results of an activity. Money is fen. */
export interface PresentResult {
  /** Coupons that were given. */
  coupons: number
  /** Coupons of the present that are used by an order, paid or unpaid. */
  used: number
  /** Number of paid orders with a coupon of the present; cancelled orders are not included. */
  orders: number
  /** Amount paid for the orders with a coupon of the present. */
  orderAmount: number
  /** Discount of all coupons on the orders with a coupon of the present, including coupons from elsewhere. */
  couponAmount: number
  /** Points that were given. */
  points: number
}

/** An activity with its results. */
export interface OpsPresentDetail extends OpsPresentActivity {
  /** Steps besides logging in that a shopper completes before taking the present. */
  steps: PresentStepName[]
  hotels: OpsPresentHotel[]
  result: PresentResult
}

/** An activity as shoppers will see it, published or not. */
export interface PresentPreview {
  activityId: string
  name: string
  description: string
  /** The contents of the present, in words. */
  gives: string[]
  /** The conditions, as shoppers read them. */
  rules: string[]
  /**
   * Fen: highest cost, if all coupons are taken and used, and a point costs 1 fen; absent if the number of presents has
   * no limit.
   */
  mostCost?: number
}

/** A hotel whose guests take the present with the code on the card in their room. */
export interface PresentHotel {
  /**
   * The code on the card: capital letters, digits and `-`. A hotel takes part in one activity at a time.
   * @pattern ^[0-9A-Z-]{4,40}$
   * @examples ["BJ-WFJ-018"]
   */
  hotelCode: string
  /**
   * @minLength 1
   * @maxLength 60
   */
  name: string
}

/** An activity that gives one present to each shopper who takes part: coupons, points, or both. */
export interface ShopFilePresentActivity {
  activityId: PlainId
  /**
   * @minLength 1
   * @maxLength 40
   */
  name: string
  /**
   * A description for shoppers; when absent, it is made from `audience`.
   * @minLength 1
   * @maxLength 200
   */
  description?: string
  /** Name of the picture of the activity. */
  picture?: ThingName
  beginTime: Moment
  endTime: Moment
  /** Shoppers who can take the present; everybody when absent. */
  audience?: PresentAudience
  /**
   * The coupon batches of the present, with one coupon of each; none when absent.
   * @minItems 1
   * @maxItems 6
   */
  couponBatchIds?: ThingName[]
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  points?: number
  /** Number of presents in all; no limit when absent. */
  quantity?: Pieces
  /**
   * Steps besides logging in that a shopper completes before taking the present, in order.
   * @maxItems 3
   */
  steps?: ('address' | 'order' | 'member')[]
  /**
   * Fen: least amount of an order for the step `order`; any amount when absent.
   * @asType integer
   * @minimum 1
   * @maximum 100000000
   */
  orderAmount?: number
  /**
   * Further conditions, one sentence each. The usual conditions are added automatically.
   * @maxItems 10
   */
  rules?: Words[]
  /**
   * Hotels whose guests take the present with the code on the card in their room. If the activity has hotels, nobody
   * can take the present without a code.
   * @minItems 1
   * @maxItems 500
   */
  hotels?: PresentHotel[]
  /**
   * Number of presents that the guests of one room can take per day. When it is set, guests have to enter the number of
   * their room. It is only for activities with hotels.
   */
  perRoom?: SomePieces
  /** Whether shoppers see the activity. When absent, a known activity stays as it is, and a new one is published. */
  published?: boolean
}
