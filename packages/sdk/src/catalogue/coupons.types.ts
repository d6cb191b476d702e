import type { CouponDiscountType } from '@hearth/domain'
import type { CheckoutCoupon, OrderAmounts } from './checkout.types'
import type { SkuQuantity } from './cart.types'
import type { Picture, ProductItem } from './products.types'
import type { ActivityId, PageQuery } from './shared.types'

/** A batch of coupons: what can be received (E07). */
export interface CouponBatch {
  couponBatchId: string
  couponName: string
  discountType: CouponDiscountType
  /** Fen taken off; for 2, percent to pay; for 3, the freight it can take off. */
  couponValue: number
  /** Fen the products must reach; 0 for none. */
  thresholdAmount: number
  beginTime: number
  endTime: number
  /** Whether this shopper has one. */
  received: boolean
  /** Coupons left; absent when there is no limit. */
  remaining?: number
}

/** A coupon of the shopper. */
export interface Coupon extends CouponBatch {
  couponId: string
  /** 0 usable, 1 used, 2 expired. */
  couponStatus: 0 | 1 | 2
}

/** Asks for the shopper's coupons. */
export interface ListCoupons extends PageQuery {
  /** 0 usable, 1 used, 2 expired; absent: all. */
  couponStatus?: 0 | 1 | 2
}

/** A page of coupons. */
export interface CouponPage {
  result: Coupon[]
  totalCount: number
}

/** Names a batch of coupons. */
export interface CouponBatchId {
  batchId: string
}

/** Receives a coupon. */
export interface ReceiveCoupon {
  couponBatchId: string
  activityId?: string
}

/** A received coupon. */
export interface ReceivedCoupon {
  couponId: string
}

/** Redeems a code for a coupon. */
export interface RedeemCoupon {
  /** @minLength 1
   * @maxLength 40 */
  code: string
}

/** Receives the coupon of an invitation. */
export interface ReceiveInviteCoupon {
  /** Who invited. */
  shareId: string
}

/** Asks about batches. */
export interface GetCouponBatches {
  /** @minItems 1
   * @maxItems 50 */
  couponBatchIdList: string[]
}

/** What a batch is worth. */
export interface CouponBatchAmount {
  couponBatchId: string
  /** Fen. */
  couponAmount: number
}

/** Asks for coupons that suit a sku. */
export interface GetSkuCoupons {
  skuNo: string
}

/** Coupons that suit a sku. */
export interface SkuCoupons {
  coupons: CouponBatch[]
}

/** Asks which coupons suit an order. */
export interface GetOrderCoupons {
  /** @minItems 1
   * @maxItems 50 */
  products: SkuQuantity[]
  addressId?: string
}

/** Coupons of an order, told apart by `usable`. */
export interface OrderCoupons {
  coupons: CheckoutCoupon[]
}

/** A present of an activity. */
export interface Present extends ActivityId {
  name: string
  picture?: Picture
  coupons: ReceivedCoupon[]
}

/** Whether a present was acquired. */
export interface PresentStatus {
  /** 0 not yet, 1 acquired, 2 none left. */
  acquireStatus: 0 | 1 | 2
}

/** Acquires the hotel guest's present. */
export interface AcquireHotelPresent {
  hotelCode: string
  roomNo?: string
}

/** Names a hotel. */
export interface HotelCode {
  hotelCode: string
}

/** How a coupon activity stands. */
export interface CouponActivityStatus extends ActivityId {
  /** 0 not begun, 1 running, 2 over. */
  status: 0 | 1 | 2
  received: boolean
}

/** Names several batches. */
export interface CouponBatchIds {
  /** @minItems 1
   * @maxItems 50 */
  batchId: string[]
}

/** Which batches the shopper has received. */
export interface AcquireStatuses {
  list: { couponBatchId: string; acquireStatus: 0 | 1 | 2 }[]
}

/** Asks for coupons that come with a membership. */
export interface GetVipCoupons {
  vipType?: 'quarterly' | 'yearly' | 'monthly'
}

/** Coupons that come with a membership. */
export interface VipCoupons {
  list: { vipType: 'quarterly' | 'yearly' | 'monthly'; coupons: CouponBatch[] }[]
}

/** Coupons that can become one. */
export interface MergeableCoupons {
  list: { mergeId: string; coupons: Coupon[]; merged: CouponBatch }[]
}

/** Makes one coupon of several. */
export interface MergeCoupons {
  mergeId: string
  /** @minItems 2
   * @maxItems 20 */
  couponId: string[]
}

/** Whether a coupon of an activity can be had. */
export interface CouponQualification {
  qualified: boolean
  reason?: string
}

/** Asks for products a coupon suits. */
export interface SearchCouponProducts extends PageQuery {
  couponBatchId: string
  keyword?: string
}

/** Products a coupon suits. */
export interface CouponProducts {
  items: ProductItem[]
  totalCount: number
}

/** Exchanges points for a product. */
export interface ExchangeProduct {
  productId: string
  addressId?: string
}

/** A product got for points. */
export interface ExchangedProduct {
  orderId: string
  /** Points left. */
  integral: number
}

/** Products to be had for points. */
export interface IntegralProducts {
  list: { productId: string; name: string; picture: Picture; /** Points. */ integral: number; stock: number }[]
  /** Points of the shopper. */
  integral: number
}

/** Asks what products cost after coupons. */
export interface QuoteDiscount {
  /** @minItems 1
   * @maxItems 50 */
  products: SkuQuantity[]
  couponId?: string[]
}

/** What products cost after coupons. */
export interface QuotedDiscount {
  amounts: OrderAmounts
  coupons: CheckoutCoupon[]
}
