import type { AcquireStatus, CampaignStatus, CouponStatus, DeviceId, VipType } from '@hearth/domain'
import type { CheckoutCoupon, OrderAmounts } from './checkout.types'
import type { CouponWorth } from './coupon-worth.types'
import type { SkuQuantity } from './cart.types'
import type { ActivityId, List, Page, PageQuery } from './shared.types'
import type { ProductItem } from './products.types'
import type { Count, EpochMs, Fen, Id, SkuNo } from './values.types'

/**
 * The fields of a coupon batch besides its discount. The specification does not define names, times and the number
 * left.
 */
export interface CouponBatchFacts {
  /** Id of the batch.
   * @examples ["centre-20"] */
  couponBatchId: Id
  /** Name of the batch's coupons.
   * @examples ["新人满 100 减 20"] */
  couponName: string
  /** Fen: minimum amount of the products; 0 for none. */
  thresholdAmount: Fen
  /** Epoch ms: from when coupons of the batch can be used. */
  beginTime: EpochMs
  /** Epoch ms: until when coupons of the batch can be used. */
  endTime: EpochMs
  /** Days that a coupon can be used after it is received, at most until `endTime`; absent: until `endTime`. */
  validDays?: Count
  /**
   * Months between two coupons of a membership. Absent: the membership gives one coupon when it begins, or the coupon
   * does not belong to a membership.
   */
  everyMonths?: Count
  /** The skus that coupons of the batch can be used for; absent: all.
   * @maxItems 1000 */
  skuNos?: SkuNo[]
}

/**
 * Whether coupons of a batch can be received, and whether this shopper can receive one; see `couponOfferState` of the
 * domain.
 */
export interface CouponOfferFacts {
  /** Epoch ms: from when a coupon can be received. */
  receiveBeginTime: EpochMs
  /** Epoch ms: until when a coupon can be received. */
  receiveEndTime: EpochMs
  /** Coupons one shopper may receive. */
  limitPerShopper: Count
  /** Coupons this shopper has received; 0 for a visitor. */
  receivedCount: Count
  /** Whether this shopper has a coupon of the batch that can be used; false for a visitor. */
  received: boolean
  /** Coupons left to receive; absent for no limit. */
  remaining?: Count
}

/** A batch of coupons that can be received (E07).
 * @discriminator discountType */
export type CouponBatch = CouponBatchFacts & CouponOfferFacts & CouponWorth

/** The fields of a shopper's coupon besides those of its batch. */
export interface OwnedCouponFacts extends CouponBatchFacts {
  /** Id of the coupon. */
  couponId: Id
  /** Status: usable, used, expired, or held by an order that waits for payment. */
  couponStatus: CouponStatus
  /** Epoch ms: when the shopper received the coupon. */
  receivedTime: EpochMs
  /** The order that used or holds the coupon; absent for none.
   * @maxLength 64
   * @examples ["1795190400000000001"] */
  orderId?: string
}

/** A coupon of the shopper (E07).
 * @discriminator discountType */
export type Coupon = OwnedCouponFacts & CouponWorth

/** Asks for the shopper's coupons. */
export interface ListCoupons {
  /** Only coupons with this status; usable includes coupons held by an unpaid order. Absent: all. */
  couponStatus?: CouponStatus
  /** Cursor: `startId` of the last reply; absent or empty: the first page.
   * @maxLength 100
   * @examples ["482913570"] */
  startId?: string
  /** Page size, 1 to 50.
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 20
   * @examples [20] */
  count?: number
}

/**
 * A page of coupons. With status usable, the coupon that expires first comes first; with another status or none, the
 * coupon that expires last comes first.
 */
export interface CouponPage extends Page<Coupon> {
  /** Cursor for the next page: send it as `startId`; empty on the last page.
   * @maxLength 100
   * @examples ["482913570"] */
  startId: string
}

/** Identifies a batch of coupons. */
export interface CouponBatchId {
  /** The batch.
   * @examples ["centre-20"] */
  batchId: Id
}

/** Receives a coupon. A shopper who may receive no more gets a coupon that they have. */
export interface ReceiveCoupon {
  /** The batch.
   * @examples ["centre-20"] */
  couponBatchId: Id
  /** The activity of the coupon; absent for the coupon centre. */
  activityId?: Id
}

/** A received coupon; only code 0 is a success (X06). */
export interface ReceivedCoupon {
  /** Id of the coupon. */
  couponId: Id
}

/** Redeems a code for a coupon. */
export interface RedeemCoupon {
  /** The code, as printed on the card.
   * @minLength 1
   * @maxLength 40
   * @examples ["NUANJU2026"] */
  code: string
}

/** Receives the coupon of an invitation (X04). */
export interface ReceiveInviteCoupon {
  /** The inviter: the share id of the link. */
  shareId: Id
  /** The shopper's device (C01): 1 app, 2 mobile, 7 mini-program, 8 smart-app; absent: a browser. */
  systemType?: DeviceId
}

/** Asks for several batches. */
export interface GetCouponBatches {
  /** The batches.
   * @minItems 1
   * @maxItems 50
   * @examples [["centre-20"]] */
  couponBatchIdList: Id[]
}

/**
 * Maximum reductions of the coupons of several batches, in the order asked for; batches that do not exist are absent.
 */
export interface CouponBatchAmounts extends List<CouponBatchAmount> {}

/** The maximum reduction of a batch's coupons. */
export interface CouponBatchAmount {
  /** The batch.
   * @examples ["centre-20"] */
  couponBatchId: Id
  /** Fen: maximum reduction of one coupon. */
  couponAmount: Fen
}

/** Asks for coupons that can be received. */
export interface GetSkuCoupons {
  /** Only coupons for this sku; absent: all of the coupon centre. */
  skuNo?: SkuNo
}

/** Coupons to receive: those that can be received now first, the largest reduction first. */
export interface SkuCoupons extends List<CouponBatch> {}

/** Asks which of the shopper's coupons can be used for an order. */
export interface GetOrderCoupons {
  /** The products of the order.
   * @minItems 1
   * @maxItems 50 */
  products: SkuQuantity[]
  /** The shipping address. Ignored: coupons do not depend on it. */
  addressId?: Id
}

/** All unused coupons of the shopper; `usable` says whether each can be used for the order (S08). */
export interface OrderCoupons extends List<CheckoutCoupon> {}

/** Status of a coupon activity. */
export interface CouponActivityStatus extends ActivityId {
  /** Status: not begun, running or over. */
  status: CampaignStatus
  /** Whether this shopper has the activity's coupon; false for a visitor. */
  received: boolean
}

/** Whether the shopper has a coupon of a batch. */
export interface BatchAcquireStatus {
  /** The batch.
   * @examples ["centre-20"] */
  couponBatchId: Id
  /** Whether the shopper has a coupon of the batch. */
  acquireStatus: AcquireStatus
}

/** Whether the shopper has a coupon of each batch, in the order asked for; batches that do not exist are absent. */
export interface AcquireStatuses extends List<BatchAcquireStatus> {}

/** Asks for the coupons of memberships (F06). */
export interface GetVipCoupons {
  /** The kind of membership; absent: all three. */
  vipType?: VipType
}

/** The coupons of a kind of membership. */
export interface VipCouponSet {
  /** The kind of membership. */
  vipType: VipType
  /** Fen: price of the membership; absent if it is not sold. */
  price?: Fen
  /** The coupons that a member receives when the membership begins, or every `everyMonths` months. */
  coupons: CouponBatch[]
}

/** Coupons of memberships (F06): quarterly, yearly, monthly, or only the kind asked for. */
export interface VipCoupons extends List<VipCouponSet> {}

/** Coupons that can be merged into one. */
export interface MergeOffer {
  /** Id of the offer.
   * @examples ["merged-25"] */
  mergeId: Id
  /** The shopper's coupons that would be merged. */
  coupons: Coupon[]
  /** The resulting coupon. */
  merged: CouponBatch
}

/** A page of coupons that can be merged (F06, E07: `mergeCoupons`). */
export interface MergeableCoupons {
  /** Offers to merge coupons. The offer whose resulting coupon saves most comes first. */
  list: MergeOffer[]
  /** Offers: their number on all pages together. */
  totalCount: Count
}

/** Merges coupons. */
export interface MergeCoupons {
  /** The offer.
   * @examples ["merged-25"] */
  mergeId: Id
  /**
   * The coupons to merge; all must be usable.
   * @minItems 2
   * @maxItems 20
   */
  couponId: Id[]
}

/** Whether the shopper can receive the coupon of an activity. */
export interface CouponQualification {
  /** Whether the shopper can receive the coupon. */
  qualified: boolean
  /** The reason why the shopper cannot receive the coupon, in words for the shopper.
   * @examples ["仅限新用户领取"] */
  reason?: string
}

/** Asks for products that a coupon can be used for. */
export interface SearchCouponProducts extends PageQuery {
  /** The batch of the coupon.
   * @examples ["centre-20"] */
  couponBatchId: Id
  /** Text that the name contains; absent: any.
   * @maxLength 40
   * @examples ["台灯"] */
  keyword?: string
}

/** A page of products that a coupon can be used for, best sellers first. */
export interface CouponProducts extends Page<ProductItem> {}

/** Asks for the amounts of products after coupons. */
export interface QuoteDiscount {
  /** The products.
   * @minItems 1
   * @maxItems 50 */
  products: SkuQuantity[]
  /** Coupons to use; absent: the coupons that save most (S08); an empty list: none.
   * @maxItems 20 */
  couponId?: Id[]
}

/** The amounts of products after coupons. */
export interface QuotedDiscount {
  /** The amounts. */
  amounts: OrderAmounts
  /** The shopper's coupons, with whether each is applied. */
  coupons: CheckoutCoupon[]
}
