import type { AcquireStatus, CampaignStatus, CouponStatus, DeviceId, VipType } from '@hearth/domain'
import type { CheckoutCoupon, OrderAmounts } from './checkout.types'
import type { CouponWorth } from './coupon-worth.types'
import type { SkuQuantity } from './cart.types'
import type { ActivityId, List, Page, PageQuery } from './shared.types'
import type { ProductItem } from './products.types'
import type { Count, EpochMs, Fen, Id, SkuNo } from './values.types'

/** What is known of a batch of coupons beside its worth. Names, times and what is left are the shop's own choice. */
export interface CouponBatchFacts {
  /** Names the batch. */
  couponBatchId: Id
  /** What its coupons are called.
   * @examples ["新人满 100 减 20"] */
  couponName: string
  /** Fen: what the products must come to; 0 for anything. */
  thresholdAmount: Fen
  /** Epoch ms: from when they can be used. */
  beginTime: EpochMs
  /** Epoch ms: until when they can be used. */
  endTime: EpochMs
  /** Days for which a coupon can be used from when it is received, `endTime` at most; absent: until `endTime`. */
  validDays?: Count
  /** Months of a membership after which another one comes; absent: one, when it begins, or of no membership. */
  everyMonths?: Count
  /** The skus they are for; absent: all.
   * @maxItems 1000 */
  skuNos?: SkuNo[]
}

/** Whether a coupon of a batch can be received, and by this shopper; see `couponOfferState` of the domain. */
export interface CouponOfferFacts {
  /** Epoch ms: from when it can be received. */
  receiveBeginTime: EpochMs
  /** Epoch ms: until when it can be received. */
  receiveEndTime: EpochMs
  /** Coupons one shopper may receive. */
  limitPerShopper: Count
  /** Coupons this shopper has received; 0 for a visitor. */
  receivedCount: Count
  /** Whether this shopper has one that can still be used; false for a visitor. */
  received: boolean
  /** Coupons left to receive; absent when there is no limit. */
  remaining?: Count
}

/** A batch of coupons: what can be received (E07).
 * @discriminator discountType */
export type CouponBatch = CouponBatchFacts & CouponOfferFacts & CouponWorth

/** What a coupon of a shopper has beside its batch. */
export interface OwnedCouponFacts extends CouponBatchFacts {
  /** Names the coupon. */
  couponId: Id
  /** Where it stands: usable, used, expired, or held by an order that waits for payment. */
  couponStatus: CouponStatus
  /** Epoch ms: when it was received. */
  receivedTime: EpochMs
  /** The order that used it, or holds it; absent while it is free.
   * @maxLength 64
   * @examples ["1795190400000000001"] */
  orderId?: string
}

/** A coupon of the shopper (E07).
 * @discriminator discountType */
export type Coupon = OwnedCouponFacts & CouponWorth

/** Asks for the shopper's coupons. */
export interface ListCoupons {
  /** Only those of this status; usable ones come with those that an unpaid order holds. Absent: all. */
  couponStatus?: CouponStatus
  /** From where to go on: `startId` of the last reply; absent or empty: from the first.
   * @maxLength 100
   * @examples ["482913570"] */
  startId?: string
  /** Coupons at most, 1 to 50.
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 20
   * @examples [20] */
  count?: number
}

/**
 * A page of coupons: usable ones by their end, the first to end first; used and expired ones, and all of them, by it
 * backwards.
 */
export interface CouponPage extends Page<Coupon> {
  /** Send it for the next page; empty at the end.
   * @maxLength 100
   * @examples ["482913570"] */
  startId: string
}

/** Names a batch of coupons. */
export interface CouponBatchId {
  /** Which batch. */
  batchId: Id
}

/** Receives a coupon. A shopper at the limit gets the one they have. */
export interface ReceiveCoupon {
  /** Of which batch. */
  couponBatchId: Id
  /** The activity that gives it away; absent for the coupon centre. */
  activityId?: Id
}

/** A received coupon; code 0 alone is a success (X06). */
export interface ReceivedCoupon {
  /** Names the coupon. */
  couponId: Id
}

/** Redeems a code for a coupon. */
export interface RedeemCoupon {
  /** The code, as it stands on the card.
   * @minLength 1
   * @maxLength 40
   * @examples ["NUANJU2026"] */
  code: string
}

/** Receives the coupon of an invitation (X04). */
export interface ReceiveInviteCoupon {
  /** Who invited: the share id of the link. */
  shareId: Id
  /** On which kind of device, as detection yields it (C01); absent: a browser. */
  systemType?: DeviceId
}

/** Asks about batches. */
export interface GetCouponBatches {
  /** Which batches.
   * @minItems 1
   * @maxItems 50 */
  couponBatchIdList: Id[]
}

/** What the coupons of several batches are worth, in the order asked for; none for batches that do not exist. */
export interface CouponBatchAmounts extends List<CouponBatchAmount> {}

/** What the coupons of a batch are worth. */
export interface CouponBatchAmount {
  /** Which batch. */
  couponBatchId: Id
  /** Fen: what one coupon takes off at most. */
  couponAmount: Fen
}

/** Asks for coupons to receive. */
export interface GetSkuCoupons {
  /** Only those that suit this sku; absent: all of the coupon centre. */
  skuNo?: SkuNo
}

/** Coupons to receive, those that can be received first, and of these those that take off most. */
export interface SkuCoupons extends List<CouponBatch> {}

/** Asks which of the shopper's coupons suit an order. */
export interface GetOrderCoupons {
  /** What would be ordered.
   * @minItems 1
   * @maxItems 50 */
  products: SkuQuantity[]
  /** Where to. Freight of this shop is the same everywhere, so it decides nothing and is not looked up. */
  addressId?: Id
}

/** All unused coupons of the shopper; `usable` tells those that can be used for the order from the others (S08). */
export interface OrderCoupons extends List<CheckoutCoupon> {}

/** How a coupon activity stands. */
export interface CouponActivityStatus extends ActivityId {
  /** Not begun, running, over. */
  status: CampaignStatus
  /** Whether this shopper has its coupon; false for a visitor. */
  received: boolean
}

/** Whether the shopper has a coupon of a batch. */
export interface BatchAcquireStatus {
  /** Which batch. */
  couponBatchId: Id
  /** Whether they have one. */
  acquireStatus: AcquireStatus
}

/** Of which batches the shopper has a coupon, in the order asked for; none for batches that do not exist. */
export interface AcquireStatuses extends List<BatchAcquireStatus> {}

/** Asks for coupons that come with a membership (F06). */
export interface GetVipCoupons {
  /** With which; absent: all three. */
  vipType?: VipType
}

/** Coupons that come with a membership. */
export interface VipCouponSet {
  /** With which. */
  vipType: VipType
  /** Fen: what the membership costs; absent where it is not sold. */
  price?: Fen
  /** The coupons: they come when it begins. */
  coupons: CouponBatch[]
}

/** Coupons that come with memberships (F06): quarterly, yearly, monthly, as far as asked for. */
export interface VipCoupons extends List<VipCouponSet> {}

/** Coupons that can become one. */
export interface MergeOffer {
  /** Names the offer. */
  mergeId: Id
  /** The shopper's coupons that would be used up. */
  coupons: Coupon[]
  /** The resulting coupon. */
  merged: CouponBatch
}

/** A page of what coupons can become one (F06, E07: `mergeCoupons`). */
export interface MergeableCoupons {
  /** Those that gain most first. */
  list: MergeOffer[]
  /** Offers in all. */
  totalCount: Count
}

/** Makes one coupon of several. */
export interface MergeCoupons {
  /** Which offer. */
  mergeId: Id
  /**
   * The coupons to merge; all must be usable.
   * @minItems 2
   * @maxItems 20
   */
  couponId: Id[]
}

/** Whether a coupon of an activity can be had. */
export interface CouponQualification {
  /** Whether it can. */
  qualified: boolean
  /** Why not, for the shopper.
   * @examples ["仅限新用户领取"] */
  reason?: string
}

/** Asks for products a coupon suits. */
export interface SearchCouponProducts extends PageQuery {
  /** Of which batch. */
  couponBatchId: Id
  /** What their names must hold; absent: anything.
   * @maxLength 40
   * @examples ["台灯"] */
  keyword?: string
}

/** A page of products a coupon suits, those sold most first. */
export interface CouponProducts extends Page<ProductItem> {}

/** Asks what products cost after coupons. */
export interface QuoteDiscount {
  /** What would be ordered.
   * @minItems 1
   * @maxItems 50 */
  products: SkuQuantity[]
  /** Coupons to use; absent: those that save most (S08); an empty list: none.
   * @maxItems 20 */
  couponId?: Id[]
}

/** What products cost after coupons. */
export interface QuotedDiscount {
  /** What it comes to. */
  amounts: OrderAmounts
  /** The shopper's coupons, with those that were used. */
  coupons: CheckoutCoupon[]
}
