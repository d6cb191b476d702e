import type {
  AcquireStatus,
  AwardStatus,
  CampaignStatus,
  CouponStatus,
  PresentAudience,
  PresentKind,
  PresentStepName,
} from '@hearth/domain'
import type { PresentCoupon } from './content.types'
import type { ReceivedCoupon } from './coupons.types'
import type { Picture } from './picture.types'
import type { ActivityId, List } from './shared.types'
import type { Count, EpochMs, Fen, Id, SkuNo, SpuNo, Title } from './values.types'

/** A present of an activity (F07). The shop's own choice of fields. */
export interface Present extends ActivityId {
  /** What it is called.
   * @examples ["新人礼包"] */
  name: string
  /** Picture of it. */
  picture?: Picture
  /** Coupons that come with it; empty for none. */
  coupons: ReceivedCoupon[]
  /** Points that come with it; absent for none. */
  integral?: Count
}

/** What became of a coupon of a present that this shopper took. */
export interface TakenCoupon {
  /** The kind of coupon. */
  couponBatchId: Id
  /** The coupon. */
  couponId: Id
  /** Whether it can be used still. */
  couponStatus: CouponStatus
}

/** Another activity that gives presents and runs now. */
export interface OtherActivity extends ActivityId {
  /** What it is called. */
  name: Title
  /** What it looks like; absent for none. */
  picture?: Picture
  /** Epoch ms: until when its present can be taken. */
  endTime: EpochMs
}

/** The present of an activity (F07): what it is, for whom, and whether this shopper can take it. */
export interface ActivityPresent extends ActivityId {
  /** What it is called. */
  name: Title
  /** What it is about, and who gets it.
   * @maxLength 500
   * @examples ["活动期间登录即可领取，每人一份。"] */
  description: string
  /** What it looks like; absent for none. */
  picture?: Picture
  /** How it is taken: from the page, or by the code of a hotel. */
  kind: PresentKind
  /** Whether this shopper can take it, or has; to a visitor as to whoever it is for. */
  status: AwardStatus
  /** Why it cannot be taken, for the shopper; absent when it can, or was.
   * @examples ["仅限会员领取"] */
  reason?: string
  /** Who may take it. */
  audience: PresentAudience
  /** Where the activity stands in its time. */
  campaignStatus: CampaignStatus
  /** Coupons that it gives; empty for none. */
  coupons: PresentCoupon[]
  /** Points that it gives; absent for none. */
  integral?: Count
  /** Epoch ms: from when it can be taken. */
  beginTime: EpochMs
  /** Epoch ms: until when. */
  endTime: EpochMs
  /** Pieces of it in all; absent when there is no limit. */
  quantity?: Count
  /** Pieces left of it; absent when there is no limit. */
  remaining?: Count
  /** Whether something is to be done before; `products.getPresentSteps` tells what. */
  hasSteps: boolean
  /** Whether steps are left, and it can be taken after them. */
  stepsLeft: boolean
  /** Whether a guest of a hotel has to name the room. */
  needsRoom: boolean
  /** Its conditions in words, a sentence each.
   * @examples [["每人限领 1 份。"]] */
  rules: string[]
  /** Coupons that this shopper took; absent for none. */
  taken?: TakenCoupon[]
  /** Other activities that run now, those that end first in front; 6 at most. */
  others: OtherActivity[]
}

/** A step towards a present. */
export interface PresentStep {
  /** Which step. */
  step: PresentStepName
  /** What is to be done.
   * @maxLength 60
   * @examples ["保存收货地址"] */
  name: string
  /** Whether it is. */
  done: boolean
}

/** How far a shopper came towards a present. */
export interface PresentSteps {
  /** The steps, in order. */
  steps: PresentStep[]
  /** Steps that are done, from the first on. */
  current: Count
  /** The step that comes next; absent when all are done. */
  next?: PresentStepName
  /** Fen: what an order must come to that counts; absent for any. */
  orderAmount?: Fen
}

/** Whether a present was acquired. */
export interface PresentStatus {
  /** Not yet, acquired, or none left to be had. */
  acquireStatus: AcquireStatus
}

/** Names a hotel whose guests get a present. */
export interface HotelCode {
  /** As it stands on the card in the room.
   * @minLength 1
   * @maxLength 40
   * @examples ["BJ-WFJ-018"] */
  hotelCode: string
}

/** Acquires the hotel guest's present. */
export interface AcquireHotelPresent extends HotelCode {
  /** The guest's room; needed where the activity counts presents by room.
   * @minLength 1
   * @maxLength 20
   * @examples ["1808"] */
  roomNo?: string
}

/** A product to be had for points (F09). */
export interface IntegralProduct {
  /** Names it; points products have numbers of their own. */
  productId: Id
  /** What it is called.
   * @examples ["暖居保温杯"] */
  name: string
  /** Picture of it. */
  picture: Picture
  /** Points for one piece. */
  integral: Count
  /** Pieces left. */
  stock: Count
  /** Its product, which tells more about it. */
  spuNo: SpuNo
  /** Its sku. */
  skuNo: SkuNo
  /** Fen: its ordinary price in the shop: what the points are worth. */
  price: Fen
}

/** Products to be had for points (F09), those for the fewest points first. */
export interface IntegralProducts extends List<IntegralProduct> {
  /** Points of the shopper; 0 for a visitor. */
  integral: Count
}

/** Exchanges points for one piece of a product (F09). Sent with an `Idempotency-Key`. */
export interface ExchangeProduct {
  /** Which product. */
  productId: Id
  /** Where it goes; absent for what needs no parcel. */
  addressId?: Id
}

/** A product got for points. */
export interface ExchangedProduct {
  /** The order it travels with. */
  orderId: Id
  /** Points left. */
  integral: Count
}
