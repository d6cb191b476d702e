export { catalogue } from './catalogue/catalogue'
export type { Call, CallTable, Empty } from './catalogue/call'
export { address } from './catalogue/address'
export { afterSale } from './catalogue/after-sale'
export { bargain } from './catalogue/bargain'
export { cart } from './catalogue/cart'
export { checkout } from './catalogue/checkout'
export { community } from './catalogue/community'
export { coupons } from './catalogue/coupons'
export { fission } from './catalogue/fission'
export { invite } from './catalogue/invite'
export { invoice } from './catalogue/invoice'
export { lottery } from './catalogue/lottery'
export { orders } from './catalogue/orders'
export { partner } from './catalogue/partner'
export { passport } from './catalogue/passport'
export { products } from './catalogue/products'
export { promotions } from './catalogue/promotions'
export { rebateShop } from './catalogue/rebate-shop'
export { rebate } from './catalogue/rebate'
export { reservation } from './catalogue/reservation'
export { skills } from './catalogue/skills'
export { tracking } from './catalogue/tracking'
export { user } from './catalogue/user'
export type * from './catalogue/address.types'
export type * from './catalogue/after-sale.types'
export type * from './catalogue/bargain.types'
export type * from './catalogue/cart-terms.types'
export type * from './catalogue/cart.types'
export type * from './catalogue/campaign.types'
export type * from './catalogue/checkout.types'
export type * from './catalogue/price-details.types'
export type * from './catalogue/community.types'
export type * from './catalogue/content.types'
export type * from './catalogue/coupon-worth.types'
export type * from './catalogue/coupons.types'
export type * from './catalogue/crowd-funding.types'
export type * from './catalogue/delivery.types'
export type * from './catalogue/fission.types'
export type * from './catalogue/groups.types'
export type * from './catalogue/invite.types'
export type * from './catalogue/invoice.types'
export type * from './catalogue/lottery.types'
export type * from './catalogue/order-extras.types'
export type * from './catalogue/orders.types'
export type * from './catalogue/partner.types'
export type * from './catalogue/free-trial.types'
export type * from './catalogue/payment.types'
export type * from './catalogue/presents.types'
export type * from './catalogue/passport.types'
export type * from './catalogue/picture.types'
export type * from './catalogue/products.types'
export type * from './catalogue/promotions.types'
export type * from './catalogue/shop-campaigns.types'
export type * from './catalogue/rebate-shop.types'
export type * from './catalogue/rebate.types'
export type * from './catalogue/reservation.types'
export type * from './catalogue/second-orders.types'
export type * from './catalogue/service-items.types'
export type * from './catalogue/shared.types'
export type * from './catalogue/skills.types'
export type * from './catalogue/tracking.types'
export type * from './catalogue/user.types'
export type * from './catalogue/values.types'
export type * from './catalogue/widgets.types'
export * from './codes'
export type { Api, RawCalls } from './client/api'
export {
  AbortError,
  ApiError,
  BusinessError,
  HttpError,
  NetworkError,
  PayloadError,
  TimeoutError,
} from './client/api-error'
export type { ApiEvent } from './client/api-event'
export { createCoreApi } from './client/create-core-api'
export { type Flags, type Line, parseLine } from './client/line'
export type {
  ApiOptions,
  CallOptions,
  CoreApiOptions,
  EndedCall,
  Hosts,
  SeenReply,
  SentRequest,
  Sign,
  Signable,
  Signal,
} from './client/options'
export type { Json } from './client/payload'
export { items } from './client/items'
export { pages } from './client/pages'
export { sendOrAsk } from './client/send-or-ask'
export type { Transport, TransportFailure, TransportReply, TransportRequest } from './transport/transport'
