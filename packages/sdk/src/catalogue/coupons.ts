import type { Call, Empty } from './call'
import type {
  AcquireStatuses, Coupon, CouponActivityStatus, CouponBatch, CouponBatchAmounts, CouponBatchId, CouponPage, CouponProducts, CouponQualification, GetCouponBatches, GetOrderCoupons,
  GetSkuCoupons, GetVipCoupons, ListCoupons, MergeableCoupons, MergeCoupons, OrderCoupons, QuotedDiscount, QuoteDiscount, ReceiveCoupon, ReceivedCoupon, ReceiveInviteCoupon, RedeemCoupon,
  SearchCouponProducts, SkuCoupons, VipCoupons,
} from './coupons.types'
import type { AcquireHotelPresent, ExchangedProduct, ExchangeProduct, HotelCode, IntegralProducts, Present, PresentStatus } from './presents.types'
import type { ActivityId, PageQuery } from './shared.types'

/** Coupons, presents and points. */
export const coupons = {
  /** The shopper's coupons. */
  list: 'GET /api/coupons/v1' as Call<ListCoupons, CouponPage>,
  /** Receives a coupon. */
  receive: 'POST /api/coupons/v1' as Call<ReceiveCoupon, ReceivedCoupon>,
  /** Receives a coupon, version 2. */
  receiveV2: 'POST /api/coupons/v2' as Call<ReceiveCoupon, ReceivedCoupon>,
  /** Redeems a code for a coupon. */
  redeem: 'GET /api/platform/coupons/v1/redeem once' as Call<RedeemCoupon, Coupon>,
  /** Receives the coupon of an invitation. */
  receiveInvite: 'POST /api/platform/invite/v1/coupon !toast' as Call<ReceiveInviteCoupon, ReceivedCoupon>,
  /** What batches are worth. */
  listBatchAmounts: 'POST /api/platform/coupons/batch/info/v1' as Call<GetCouponBatches, CouponBatchAmounts>,
  /** Coupons that suit a sku. */
  listForSku: 'GET /api/coupons/sku/v1' as Call<GetSkuCoupons, SkuCoupons>,
  /** Coupons that suit an order. */
  listForOrder: 'POST /api/coupons/order/v1' as Call<GetOrderCoupons, OrderCoupons>,
  /** Acquires a present. */
  acquirePresent: 'POST /api/rest/present/v1/{activityId}' as Call<ActivityId, Present>,
  /** Whether a present was acquired. */
  getPresentStatus: 'GET /api/rest/present/v1/{activityId}/acquireStatus' as Call<ActivityId, PresentStatus>,
  /** Acquires the hotel guest's present. */
  acquireHotelPresent: 'POST /api/platform/present/hotel/v1' as Call<AcquireHotelPresent, Present>,
  /** Whether the hotel guest's present was acquired. */
  getHotelPresentStatus: 'GET /api/platform/present/hotel/v1/status' as Call<HotelCode, PresentStatus>,
  /** Acquires the present of an activity. */
  acquireActivityPresent: 'POST /api/platform/activity/present/v1/acquire' as Call<ActivityId, Present>,
  /** How a coupon activity stands. */
  getActivityStatus: 'GET /api/platform/coupons/v1/activity/status/query' as Call<ActivityId, CouponActivityStatus>,
  /** A batch of coupons. */
  getBatch: 'GET /api/rest/coupons/v1/{batchId}/info' as Call<CouponBatchId, CouponBatch>,
  /** Which of several batches the shopper received. */
  listBatchStatuses: 'GET /api/rest/coupons/v1/batchQueryAcquireStatus' as Call<GetCouponBatches, AcquireStatuses>,
  /** Coupons that come with a membership. */
  listVip: 'GET /api/products/coupon/vip/v1' as Call<GetVipCoupons, VipCoupons>,
  /** Which of several batches the shopper received, asked in a body. */
  listAcquireStatuses: 'POST /api/coupons/v1/acquire/status/list' as Call<GetCouponBatches, AcquireStatuses>,
  /** Coupons that can become one. */
  listMergeable: 'GET /api/platform/coupons/v1/merge' as Call<PageQuery, MergeableCoupons>,
  /** Makes one coupon of several. */
  merge: 'POST /api/platform/coupons/v1/merge' as Call<MergeCoupons, Coupon>,
  /** Whether a coupon of an activity can be had. */
  checkQualification: 'GET /api/platform/activity/v1/{activityId}/coupon/qualification' as Call<ActivityId, CouponQualification>,
  /** Receives the coupon of an activity. */
  receiveActivity: 'POST /api/platform/activity/v1/{activityId}/coupon' as Call<ActivityId, ReceivedCoupon>,
  /** Receives a coupon of a batch. */
  receiveBatch: 'POST /api/platform/coupons/v1' as Call<CouponBatchId, ReceivedCoupon>,
  /** Products a coupon suits. */
  searchProducts: 'POST /api/platform/search/v1/coupon/products' as Call<SearchCouponProducts, CouponProducts>,
  /** Exchanges points for a product. */
  exchangeProduct: 'POST /api/platform/integral/v1/product/exchange' as Call<ExchangeProduct, ExchangedProduct>,
  /** Products to be had for points. */
  listIntegralProducts: 'GET /api/platform/integral/v1/product' as Call<Empty, IntegralProducts>,
  /** What products cost after coupons. */
  quoteDiscount: 'POST /api/platform/product/v1/coupon/discount' as Call<QuoteDiscount, QuotedDiscount>,
}

export type * from './coupons.types'
export type * from './presents.types'
