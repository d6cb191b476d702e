import type { CampaignStatus, PresentAudience, PresentKind, PresentStepName } from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'
import type { Moment, Pieces, PlainId, SomePieces, ThingName, Words } from './values.types'

/** What staff may do with an activity in its present state. */
export type PresentDeed = 'start' | 'stop' | 'copy'

/** Which activities are meant. */
export interface ListPresents extends PageOf {
  /** Only those that are not over. */
  open?: boolean
  /** Only those that shoppers see, or do not. */
  published?: boolean
  /** Only those with this way of taking part. */
  kind?: PresentKind
  /** Only those for this audience. */
  audience?: PresentAudience
  /** By id where absent. */
  sort?: 'id' | 'newest'
}

/** Names an activity. */
export interface OpsPresentId {
  activityId: PlainId
}

/** An activity as it was read. */
export interface OpsPresentAsRead extends OpsPresentId, Expected {}

/** Makes an activity like another one. */
export interface CopyPresent extends OpsPresentAsRead {
  /** Name of the copy in addresses. */
  newId: PlainId
  beginTime: Moment
  endTime: Moment
}

/** An activity that gives coupons and points to whoever takes part, once a shopper. */
export interface OpsPresentActivity {
  activityId: string
  version: number
  name: string
  kind: PresentKind
  /** Who may take its present. */
  audience: PresentAudience
  /** Whether shoppers see it. */
  published: boolean
  /** Epoch ms. */
  beginTime: number
  /** Epoch ms of its last moment: no later than that of its coupons. */
  endTime: number
  status: CampaignStatus
  /** The kinds of coupons it gives; empty for none. */
  couponBatchIds: string[]
  /** The points it gives; absent for none. */
  points?: number
  /** The number of presents; absent for one for every shopper. */
  quantity?: number
  /** How many were taken. */
  taken: number
  /** What staff can do with it now. */
  allowed: PresentDeed[]
}

/** Activities of a page. */
export interface OpsPresentPage {
  activities: OpsPresentActivity[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A hotel whose guests take the present, with how many did. */
export interface OpsPresentHotel {
  hotelCode: string
  name: string
  taken: number
}

/** Results of an activity. Money is fen. */
export interface PresentResult {
  /** Coupons that were given. */
  coupons: number
  /** Coupons of these that pay for an order, paid or not. */
  used: number
  /** Orders that were paid with its coupons and not cancelled. */
  orders: number
  /** Amount paid for these orders. */
  orderAmount: number
  /** Discount of coupons on these orders, coupons of other activities included. */
  couponAmount: number
  /** Points that were given. */
  points: number
}

/** An activity with its results. */
export interface OpsPresentDetail extends OpsPresentActivity {
  /** Steps before it is taken, beside logging in. */
  steps: PresentStepName[]
  hotels: OpsPresentHotel[]
  result: PresentResult
}

/** An activity as shoppers will see it, published or not. */
export interface PresentPreview {
  activityId: string
  name: string
  description: string
  /** What it gives, in words. */
  gives: string[]
  /** Its conditions, as shoppers read them. */
  rules: string[]
  /** Most fen that its coupons take off if all are taken and used, with points at 1 fen; absent without a limit. */
  mostCost?: number
}

/** A hotel whose guests take the present of an activity by the code on the card in their room. */
export interface PresentHotel {
  /**
   * The code on the card: capitals, digits and `-`. A hotel takes part in one activity at a time.
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
   * A description for shoppers; made from `audience` when absent.
   * @minLength 1
   * @maxLength 200
   */
  description?: string
  /** Name of the picture it is shown with. */
  picture?: ThingName
  beginTime: Moment
  endTime: Moment
  /** Who may take it; everybody when absent. */
  audience?: PresentAudience
  /**
   * The kinds of coupons it gives, one of each; none when absent.
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
  /** How many there are in all; as many as there are shoppers when absent. */
  quantity?: Pieces
  /**
   * What shoppers do before they take it, in order, beside logging in.
   * @maxItems 3
   */
  steps?: ('address' | 'order' | 'member')[]
  /**
   * Least amount of an order for the step `order`, fen; any when absent.
   * @asType integer
   * @minimum 1
   * @maximum 100000000
   */
  orderAmount?: number
  /**
   * Further conditions, a sentence each; the usual ones are told by themselves.
   * @maxItems 10
   */
  rules?: Words[]
  /**
   * Hotels whose guests take it by the code on the card in their room; nobody takes it without a code then.
   * @minItems 1
   * @maxItems 500
   */
  hotels?: PresentHotel[]
  /** Most presents for the guests of one room in a day; a guest then names the room. Only for hotels. */
  perRoom?: SomePieces
  /** Whether shoppers see it; by default yes, except for one that was not started yet. */
  published?: boolean
}
