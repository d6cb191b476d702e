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
   * Lists the shopper's coupons page by page. With status usable, the coupon that expires first comes first; with
   * another status or none, the coupon that expires last comes first. `couponStatus` filters the list.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  list: 'GET /api/coupons/v1' as Call<ListCoupons, CouponPage>,
  /**
   * Receives a coupon of a batch (X06). A shopper who may receive no more gets the id of a coupon that they have, so a
   * repeat does no harm. If a shopper may receive several, send an idempotency key.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  receive: 'POST /api/coupons/v1' as Call<ReceiveCoupon, ReceivedCoupon>,
  /**
   * Receives a coupon as `receive` does. Use `receive`; this address exists because the specification lists both.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  receiveV2: 'POST /api/coupons/v2' as Call<ReceiveCoupon, ReceivedCoupon>,
  /**
   * Redeems a coupon code from a card and returns the coupon. Although it is a GET, it changes data, so the client does
   * not repeat it automatically: a code can be redeemed once.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  redeem: 'GET /api/platform/coupons/v1/redeem once' as Call<RedeemCoupon, Coupon>,
  /**
   * Receives the coupon of an invitation, for a shopper who has never bought here; the share id identifies the inviter.
   * A repeated call returns the same coupon. Failures raise no toast (X04).
   * @throws notFound 107002404: if the share does not belong to a promoter who may invite now
   * @throws wrongState 107002414: if the shopper cannot be invited, while no campaign is running, or on a platform
   *   where inviting is switched off
   * @throws overLimit 107002412: if no coupon is left
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  receiveInvite: 'POST /api/platform/invite/v1/coupon !toast' as Call<ReceiveInviteCoupon, ReceivedCoupon>,
  /**
   * Returns for up to 50 batches the maximum reduction of one coupon, in fen; lists of rebate products look up their
   * `couponValue` here (E11).
   * @access visitors and shoppers
   * @built yes
   */
  listBatchAmounts: 'POST /api/platform/coupons/batch/info/v1' as Call<GetCouponBatches, CouponBatchAmounts>,
  /**
   * Lists the coupons that can be received for a sku, or all of the coupon centre if no sku is named, and whether the
   * shopper has each. Coupons that can be received now come first, beginning with the largest reduction.
   * @access visitors and shoppers
   * @built yes
   */
  listForSku: 'GET /api/coupons/sku/v1' as Call<GetSkuCoupons, SkuCoupons>,
  /**
   * Returns all unused coupons of the shopper, whether each can be used for an order of the given products, and if not,
   * why (S08). Applies nothing.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listForOrder: 'POST /api/coupons/order/v1' as Call<GetOrderCoupons, OrderCoupons>,
  /**
   * Receives the present of an activity as `acquireActivityPresent` does (F07). Use `acquireActivityPresent`; this
   * address exists because the specification lists both.
   * @throws notFound 107002404: if the activity does not exist
   * @throws wrongState 107002414: before the activity begins and after it ends, if it is for other shoppers, while the
   *   shopper has not done all steps of the activity, and if it requires the code of a hotel
   * @throws overLimit 107002412: if none is left
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  acquirePresent: 'POST /api/rest/present/v1/{activityId}' as Call<ActivityId, Present>,
  /**
   * Returns whether the shopper has received an activity's present, can receive it, or is too late, for the text of a
   * button.
   * @throws notFound 107002404: if the activity does not exist
   * @access visitors and shoppers
   * @built yes
   */
  getPresentStatus: 'GET /api/rest/present/v1/{activityId}/acquireStatus' as Call<ActivityId, PresentStatus>,
  /**
   * Receives the present for guests of a hotel, by the code on the card in their room: the present of the hotel's
   * activity, once for each shopper. A repeated call returns the same present (F07).
   * @throws notFound 107002404: if no hotel has the code
   * @throws badInput 107002400: without a room, if the activity limits presents by room
   * @throws wrongState 107002414: before the activity begins and after it ends, if it is for other shoppers, or while
   *   the shopper has not done all steps of the activity
   * @throws overLimit 107002412: if no present is left, or guests of this room have received the maximum for today
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  acquireHotelPresent: 'POST /api/platform/present/hotel/v1' as Call<AcquireHotelPresent, Present>,
  /**
   * Returns whether the shopper has received the present of a hotel, can receive it, or is too late.
   * @throws notFound 107002404: if no hotel has the code
   * @access visitors and shoppers
   * @built yes
   */
  getHotelPresentStatus: 'GET /api/platform/present/hotel/v1/status' as Call<HotelCode, PresentStatus>,
  /**
   * Receives the present of an activity, coupons and points, for the shopper. A repeated call returns the same present.
   * @throws notFound 107002404: if the activity does not exist
   * @throws wrongState 107002414: before the activity begins and after it ends, if it is for other shoppers, while the
   *   shopper has not done all steps of the activity, and if it requires the code of a hotel
   * @throws overLimit 107002412: if none is left
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  acquireActivityPresent: 'POST /api/platform/activity/present/v1/acquire' as Call<ActivityId, Present>,
  /**
   * Returns whether a coupon activity has not begun, is running or is over, and whether the shopper has its coupon.
   * @throws notFound 107002404: if the activity does not exist or gives no coupon
   * @access visitors and shoppers
   * @built yes
   */
  getActivityStatus: 'GET /api/platform/coupons/v1/activity/status/query' as Call<ActivityId, CouponActivityStatus>,
  /**
   * Reads a batch of coupons: discount, minimum amount, period of use, number left, and whether the shopper has one.
   * @access visitors and shoppers
   * @built yes
   */
  getBatch: 'GET /api/rest/coupons/v1/{batchId}/info' as Call<CouponBatchId, CouponBatch>,
  /**
   * Returns for up to 50 batches whether the shopper has a coupon of each, by GET with repeated keys; unknown batches
   * are left out.
   * @access visitors and shoppers
   * @built yes
   */
  listBatchStatuses: 'GET /api/rest/coupons/v1/batchQueryAcquireStatus' as Call<GetCouponBatches, AcquireStatuses>,
  /**
   * Lists the coupons of a quarterly, yearly or monthly membership (F06), or of all three if the payload names none.
   * @access visitors and shoppers
   * @built yes
   */
  listVip: 'GET /api/products/coupon/vip/v1' as Call<GetVipCoupons, VipCoupons>,
  /**
   * Returns for up to 50 batches whether the shopper has a coupon of each. Use `listBatchStatuses`; this address exists
   * because the specification lists both.
   * @access visitors and shoppers
   * @built yes
   */
  listAcquireStatuses: 'POST /api/coupons/v1/acquire/status/list' as Call<GetCouponBatches, AcquireStatuses>,
  /**
   * Lists page by page which of the shopper's coupons can be merged, with the resulting coupon (E07). Merges nothing.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listMergeable: 'GET /api/platform/coupons/v1/merge' as Call<PageQuery, MergeableCoupons>,
  /**
   * Merges several coupons of one offer into one and returns it. The old coupons no longer exist afterwards; all must
   * be usable.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  merge: 'POST /api/platform/coupons/v1/merge' as Call<MergeCoupons, Coupon>,
  /**
   * Returns whether the shopper can receive the coupon of an activity, and if not, the reason. Receives nothing.
   * @throws notFound 107002404: if the activity does not exist or gives no coupon
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  checkQualification: 'GET /api/platform/activity/v1/{activityId}/coupon/qualification' as Call<
    ActivityId,
    CouponQualification
  >,
  /**
   * Receives the coupon of an activity for a shopper who qualifies, and returns its id. A repeated call returns the
   * same id (X06).
   * @throws notFound 107002404: if the activity does not exist or gives no coupon
   * @throws wrongState 107002414: before the activity begins and after it ends, or if it is for other shoppers
   * @throws overLimit 107002412: if none is left
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  receiveActivity: 'POST /api/platform/activity/v1/{activityId}/coupon' as Call<ActivityId, ReceivedCoupon>,
  /**
   * Receives a coupon of the batch `batchId` (X06). Use `receive`; this address exists because the specification lists
   * both.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  receiveBatch: 'POST /api/platform/coupons/v1' as Call<CouponBatchId, ReceivedCoupon>,
  /**
   * Searches products that coupons of a batch can be used for, page by page, best sellers first; `keyword` searches
   * their names.
   * @access visitors and shoppers
   * @built yes
   */
  searchProducts: 'POST /api/platform/search/v1/coupon/products' as Call<SearchCouponProducts, CouponProducts>,
  /**
   * Exchanges points for one piece of a product, and returns its order and the points left (F09). Send an idempotency
   * key.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  exchangeProduct: 'POST /api/platform/integral/v1/product/exchange' as Call<ExchangeProduct, ExchangedProduct>,
  /**
   * Lists the products of the points mall, the fewest points first, and returns the shopper's points (F09).
   * @access visitors and shoppers
   * @built yes
   */
  listIntegralProducts: 'GET /api/platform/integral/v1/product' as Call<Empty, IntegralProducts>,
  /**
   * Returns the amounts of products in fen with the named coupons, or with the coupons that save most. Also lists all
   * coupons of the shopper and whether each can be used. Stores nothing.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  quoteDiscount: 'POST /api/platform/product/v1/coupon/discount' as Call<QuoteDiscount, QuotedDiscount>,
}

export type * from './coupon-worth.types'
export type * from './coupons.types'
export type * from './presents.types'
