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

/** The present of an activity that a shopper received (F07). The specification does not define the fields. */
export interface Present extends ActivityId {
  /** Name of the present.
   * @examples ["新人礼包"] */
  name: string
  /** Picture. */
  picture?: Picture
  /** Coupons of the present; empty for none. */
  coupons: ReceivedCoupon[]
  /** Points of the present; absent for none. */
  integral?: Count
}

/** A coupon that this shopper received with a present. */
export interface TakenCoupon {
  /** The batch of the coupon.
   * @examples ["centre-20"] */
  couponBatchId: Id
  /** The coupon. */
  couponId: Id
  /** Status of the coupon. */
  couponStatus: CouponStatus
}

/** Another running present activity. */
export interface OtherActivity extends ActivityId {
  /** Name of the activity. */
  name: Title
  /** Picture; absent for none. */
  picture?: Picture
  /** Epoch ms: until when the present of the activity can be received. */
  endTime: EpochMs
}

/** The present of an activity (F07): its content, its audience, and whether this shopper can receive it. */
export interface ActivityPresent extends ActivityId {
  /** Name of the present. */
  name: Title
  /** What the present is, and who can receive it.
   * @maxLength 500
   * @examples ["活动期间登录即可领取，每人一份。"] */
  description: string
  /** Picture; absent for none. */
  picture?: Picture
  /** How a shopper receives the present: on the page, or by the code of a hotel. */
  kind: PresentKind
  /**
   * Whether this shopper can receive the present, or has received it. A visitor gets the status of a shopper who
   * belongs to the audience.
   */
  status: AwardStatus
  /** The reason why the present cannot be received, in words for the shopper. Absent if the shopper can receive the
   * present or has received it.
   * @examples ["仅限会员领取"] */
  reason?: string
  /** The shoppers who can receive the present. */
  audience: PresentAudience
  /** Status of the activity: not begun, running or over. */
  campaignStatus: CampaignStatus
  /** Coupons of the present; empty for none. */
  coupons: PresentCoupon[]
  /** Points of the present; absent for none. */
  integral?: Count
  /** Epoch ms: from when the present can be received. */
  beginTime: EpochMs
  /** Epoch ms: until when the present can be received. */
  endTime: EpochMs
  /** Pieces of the present in total; absent for no limit. */
  quantity?: Count
  /** Pieces of the present that are left; absent for no limit. */
  remaining?: Count
  /** Whether steps are required first; see `products.getPresentSteps`. */
  hasSteps: boolean
  /** Whether the shopper still has to do steps before the present can be received. */
  stepsLeft: boolean
  /** Whether a guest of a hotel must enter the room. */
  needsRoom: boolean
  /** Conditions in words, one sentence each.
   * @examples [["每人限领 1 份。"]] */
  rules: string[]
  /** Coupons that this shopper received; absent for none. */
  taken?: TakenCoupon[]
  /** Other running activities, sorted by end time; at most 6. */
  others: OtherActivity[]
}

/** A step required for a present. */
export interface PresentStep {
  /** The step. */
  step: PresentStepName
  /** Description of the step.
   * @maxLength 60
   * @examples ["保存收货地址"] */
  name: string
  /** Whether the step is done. */
  done: boolean
}

/** A shopper's progress towards a present. */
export interface PresentSteps {
  /** The steps, in order. */
  steps: PresentStep[]
  /** Steps done before the first one that is not done. */
  current: Count
  /** The next step; absent if all are done. */
  next?: PresentStepName
  /** Fen: minimum amount of the order that a step requires; absent for none. */
  orderAmount?: Fen
}

/** Whether a present was received. */
export interface PresentStatus {
  /** Status: not received, received, or none left. */
  acquireStatus: AcquireStatus
}

/** Identifies a hotel whose guests can receive a present. */
export interface HotelCode {
  /** The code, as printed on the card in the room.
   * @minLength 1
   * @maxLength 40
   * @examples ["NUAN-0001"] */
  hotelCode: string
}

/** Receives the present for guests of a hotel. */
export interface AcquireHotelPresent extends HotelCode {
  /** The guest's room; required if the activity limits presents by room.
   * @minLength 1
   * @maxLength 20
   * @examples ["1808"] */
  roomNo?: string
}

/** A product of the points mall (F09). */
export interface IntegralProduct {
  /** Id of the points product; it differs from the spu number.
   * @examples ["p-night-light"] */
  productId: Id
  /** Name of the product.
   * @examples ["暖居保温杯"] */
  name: string
  /** Picture. */
  picture: Picture
  /** Points: price of one piece. */
  integral: Count
  /** Pieces left. */
  stock: Count
  /** The spu, for the link to its product page. */
  spuNo: SpuNo
  /** The sku. */
  skuNo: SkuNo
  /** Fen: ordinary price of the product in the shop. */
  price: Fen
}

/** Products of the points mall (F09), the fewest points first. */
export interface IntegralProducts extends List<IntegralProduct> {
  /** Points of the shopper; 0 for a visitor. */
  integral: Count
}

/** Exchanges points for one piece of a product (F09). Sent with an `Idempotency-Key`. */
export interface ExchangeProduct {
  /** The points product.
   * @examples ["p-night-light"] */
  productId: Id
  /** The shipping address; absent for products that are not shipped. */
  addressId?: Id
}

/** A product exchanged for points. */
export interface ExchangedProduct {
  /** The order of the product. */
  orderId: Id
  /** Points left. */
  integral: Count
}
