import type { Call, Empty } from './call'
import type {
  AcquireStatuses,
  Coupon,
  CouponActivityStatus,
  CouponBatch,
  CouponBatchAmounts,
  CouponBatchId,
  CouponPage,
  CouponProducts,
  CouponQualification,
  GetCouponBatches,
  GetOrderCoupons,
  GetSkuCoupons,
  GetVipCoupons,
  ListCoupons,
  MergeableCoupons,
  MergeCoupons,
  OrderCoupons,
  QuotedDiscount,
  QuoteDiscount,
  ReceiveCoupon,
  ReceivedCoupon,
  ReceiveInviteCoupon,
  RedeemCoupon,
  SearchCouponProducts,
  SkuCoupons,
  VipCoupons,
} from './coupons.types'
import type {
  AcquireHotelPresent,
  ExchangedProduct,
  ExchangeProduct,
  HotelCode,
  IntegralProducts,
  Present,
  PresentStatus,
} from './presents.types'
import type { ActivityId, PageQuery } from './shared.types'

/** Coupons, presents and points. */
export const coupons = {
  /**
   * Lists the shopper's own coupons page by page: usable ones by their end, the first to end first; used and expired
   * ones by it backwards. `couponStatus` narrows it.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  list: 'GET /api/coupons/v1' as Call<ListCoupons, CouponPage>,
  /**
   * Receives a coupon of a batch for the shopper (X06). A shopper at the limit gets the id of the one they have, so
   * that a repeat does no harm; if several are allowed, send an idempotency key.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  receive: 'POST /api/coupons/v1' as Call<ReceiveCoupon, ReceivedCoupon>,
  /**
   * Receives a coupon as `receive` does; the second version of the address, for pages that send the coupon's activity.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  receiveV2: 'POST /api/coupons/v2' as Call<ReceiveCoupon, ReceivedCoupon>,
  /**
   * Exchanges a code from a card for a coupon and answers the coupon. A GET that changes something: never repeated
   * blindly, since a code works once.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  redeem: 'GET /api/platform/coupons/v1/redeem once' as Call<RedeemCoupon, Coupon>,
  /**
   * Receives the coupon that an invitation promises to a friend who never bought here; the share id identifies the
   * inviter. A repeat returns the same coupon. Failures raise no toast (X04).
   * @throws notFound 107002404: for a share of nobody who may invite now
   * @throws wrongState 107002414: for a shopper who cannot be invited, while no campaign runs, or at a door where
   *   inviting is off
   * @throws overLimit 107002412: when all coupons were given
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  receiveInvite: 'POST /api/platform/invite/v1/coupon !toast' as Call<ReceiveInviteCoupon, ReceivedCoupon>,
  /**
   * Tells for up to 50 batches what one coupon takes off at most, in fen; rebate lists look their `couponValue` up here
   * (E11).
   * @access visitors and shoppers
   * @built yes
   */
  listBatchAmounts: 'POST /api/platform/coupons/batch/info/v1' as Call<GetCouponBatches, CouponBatchAmounts>,
  /**
   * Lists coupons that can be received for a sku's product page, or in the coupon centre where no sku is named: those
   * that can be received first, and of these those that take off most; with whether the shopper has each.
   * @access visitors and shoppers
   * @built yes
   */
  listForSku: 'GET /api/coupons/sku/v1' as Call<GetSkuCoupons, SkuCoupons>,
  /**
   * Judges all unused coupons of the shopper against products that would be ordered: usable or not, and why not (S08).
   * Applies nothing.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listForOrder: 'POST /api/coupons/order/v1' as Call<GetOrderCoupons, OrderCoupons>,
  /**
   * Acquires the present of an activity, coupons and points, and puts it into the shopper's account. Asking again
   * answers the same present (F07).
   * @throws notFound 107002404: for an activity the shop does not have
   * @throws wrongState 107002414: before the activity begins and after it, where it is for others, while steps are
   *   left, and where it takes the code of a hotel
   * @throws overLimit 107002412: when all were taken
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  acquirePresent: 'POST /api/rest/present/v1/{activityId}' as Call<ActivityId, Present>,
  /**
   * Tells whether the shopper acquired an activity's present, can do so, or came too late: decides the button's text.
   * @throws notFound 107002404: for an activity the shop does not have
   * @access visitors and shoppers
   * @built yes
   */
  getPresentStatus: 'GET /api/rest/present/v1/{activityId}/acquireStatus' as Call<ActivityId, PresentStatus>,
  /**
   * Acquires the present for guests of a hotel by the code on the card in their room: the present of the hotel's
   * activity, once for each shopper. A repeat returns the same present (F07).
   * @throws notFound 107002404: for a code that no hotel has
   * @throws badInput 107002400: without a room, where the activity counts presents by room
   * @throws wrongState 107002414: before the activity begins and after it, where it is for others, or while steps are
   *   left
   * @throws overLimit 107002412: when all were taken, or as many by guests of this room today as may be
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  acquireHotelPresent: 'POST /api/platform/present/hotel/v1' as Call<AcquireHotelPresent, Present>,
  /**
   * Tells whether the shopper acquired the present of a hotel, can do so, or came too late.
   * @throws notFound 107002404: for a code that no hotel has
   * @access visitors and shoppers
   * @built yes
   */
  getHotelPresentStatus: 'GET /api/platform/present/hotel/v1/status' as Call<HotelCode, PresentStatus>,
  /**
   * Acquires the present of an activity from its campaign page; other than `acquirePresent` it is named in the body.
   * @throws notFound 107002404: for an activity the shop does not have
   * @throws wrongState 107002414: before the activity begins and after it, where it is for others, while steps are
   *   left, and where it takes the code of a hotel
   * @throws overLimit 107002412: when all were taken
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  acquireActivityPresent: 'POST /api/platform/activity/present/v1/acquire' as Call<ActivityId, Present>,
  /**
   * Tells whether a coupon activity is still to begin, runs or is over, and whether the shopper has its coupon.
   * @throws notFound 107002404: for an activity the shop does not have, or that gives no coupon
   * @access visitors and shoppers
   * @built yes
   */
  getActivityStatus: 'GET /api/platform/coupons/v1/activity/status/query' as Call<ActivityId, CouponActivityStatus>,
  /**
   * Reads a batch of coupons: what it takes off, from which amount, when it can be used, how many are left, and whether
   * the shopper has one.
   * @access visitors and shoppers
   * @built yes
   */
  getBatch: 'GET /api/rest/coupons/v1/{batchId}/info' as Call<CouponBatchId, CouponBatch>,
  /**
   * Tells of which of up to 50 batches the shopper has a coupon, asked as a GET with repeated keys; unknown batches are
   * left out.
   * @access visitors and shoppers
   * @built yes
   */
  listBatchStatuses: 'GET /api/rest/coupons/v1/batchQueryAcquireStatus' as Call<GetCouponBatches, AcquireStatuses>,
  /**
   * Lists the coupons that come with a quarterly, yearly or monthly membership (F06), all three kinds unless one is
   * named.
   * @access visitors and shoppers
   * @built yes
   */
  listVip: 'GET /api/products/coupon/vip/v1' as Call<GetVipCoupons, VipCoupons>,
  /**
   * Tells of which of up to 50 batches the shopper has a coupon; the same as `listBatchStatuses` with the batches in a
   * body.
   * @access visitors and shoppers
   * @built yes
   */
  listAcquireStatuses: 'POST /api/coupons/v1/acquire/status/list' as Call<GetCouponBatches, AcquireStatuses>,
  /**
   * Lists page by page which of the shopper's coupons could become one, with the coupon they would become (E07).
   * Nothing is merged by looking.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listMergeable: 'GET /api/platform/coupons/v1/merge' as Call<PageQuery, MergeableCoupons>,
  /**
   * Turns several coupons of one offer into one and answers it. The old ones are gone afterwards; all must be usable at
   * that moment.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  merge: 'POST /api/platform/coupons/v1/merge' as Call<MergeCoupons, Coupon>,
  /**
   * Tells whether the shopper can have the coupon of an activity, and why not in words to show. Receives nothing.
   * @throws notFound 107002404: for an activity the shop does not have, or that gives no coupon
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  checkQualification: 'GET /api/platform/activity/v1/{activityId}/coupon/qualification' as Call<
    ActivityId,
    CouponQualification
  >,
  /**
   * Receives the coupon of an activity for a shopper who qualifies; answers its id, the same one when asked again
   * (X06).
   * @throws notFound 107002404: for an activity the shop does not have, or that gives no coupon
   * @throws wrongState 107002414: before the activity begins and after it, or where it is for others
   * @throws overLimit 107002412: when all were taken
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  receiveActivity: 'POST /api/platform/activity/v1/{activityId}/coupon' as Call<ActivityId, ReceivedCoupon>,
  /**
   * Receives a coupon of a batch named as `batchId`; the address that campaign pages use (X06).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  receiveBatch: 'POST /api/platform/coupons/v1' as Call<CouponBatchId, ReceivedCoupon>,
  /**
   * Searches products that a batch's coupons can be used for, page by page, those sold most first; `keyword` looks in
   * their names.
   * @access visitors and shoppers
   * @built yes
   */
  searchProducts: 'POST /api/platform/search/v1/coupon/products' as Call<SearchCouponProducts, CouponProducts>,
  /**
   * Exchanges points for one piece of a product and answers the order it travels with and the points left (F09). Send
   * an idempotency key.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  exchangeProduct: 'POST /api/platform/integral/v1/product/exchange' as Call<ExchangeProduct, ExchangedProduct>,
  /**
   * Lists products to be had for points, those for the fewest points first, and tells the points the shopper has (F09).
   * @access visitors and shoppers
   * @built yes
   */
  listIntegralProducts: 'GET /api/platform/integral/v1/product' as Call<Empty, IntegralProducts>,
  /**
   * Tells what products would cost with the coupons named, or with those that save most: amounts in fen and the judged
   * coupons. Keeps nothing.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  quoteDiscount: 'POST /api/platform/product/v1/coupon/discount' as Call<QuoteDiscount, QuotedDiscount>,
}

export type * from './coupon-worth.types'
export type * from './coupons.types'
export type * from './presents.types'
