export { catalogue } from './catalogue/catalogue'
export type { Call, CallTable, Empty } from './catalogue/call'
export { address } from './catalogue/address'
export { afterSale } from './catalogue/after-sale'
export { bargain } from './catalogue/bargain'
export { cart } from './catalogue/cart'
export { checkout } from './catalogue/checkout'
export { community } from './catalogue/community'
export { coupons } from './catalogue/coupons'
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
export type * from './catalogue/cart.types'
export type * from './catalogue/checkout.types'
export type * from './catalogue/community.types'
export type * from './catalogue/content.types'
export type * from './catalogue/coupons.types'
export type * from './catalogue/delivery.types'
export type * from './catalogue/groups.types'
export type * from './catalogue/invite.types'
export type * from './catalogue/invoice.types'
export type * from './catalogue/lottery.types'
export type * from './catalogue/order-extras.types'
export type * from './catalogue/orders.types'
export type * from './catalogue/partner.types'
export type * from './catalogue/payment.types'
export type * from './catalogue/presents.types'
export type * from './catalogue/passport.types'
export type * from './catalogue/products.types'
export type * from './catalogue/promotions.types'
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
export {
  ACCOUNT_ENTRY_TYPE, ACCOUNT_ENTRY_TYPE_LABEL, ACQUIRE_STATUS, ACQUIRE_STATUS_LABEL, AFTER_SALE_STATUS, AFTER_SALE_STATUS_LABEL, AFTER_SALE_SUBMISSION,
  AFTER_SALE_SUBMISSION_LABEL, AGREEMENT_ID, AGREEMENT_ID_LABEL, AREA_TYPE, AREA_TYPE_LABEL, ARRIVAL_NOTICE_STATUS, ARRIVAL_NOTICE_STATUS_LABEL, AVAILABILITY, AVAILABILITY_LABEL,
  AWARD_STATUS, AWARD_STATUS_LABEL, BANNER_TONE, BANNER_TONE_LABEL, BARGAIN_STATUS, BARGAIN_STATUS_LABEL, BILLING_STATUS, BILLING_STATUS_LABEL, CABINET_STATUS,
  CABINET_STATUS_LABEL, CAMPAIGN_STATUS, CAMPAIGN_STATUS_LABEL, CART_OPERATION, CART_OPERATION_LABEL, CERTIFICATION_STATUS, CERTIFICATION_STATUS_LABEL, CHANNEL_ID,
  CHANNEL_ID_LABEL, CHECK_STATUS, CHECK_STATUS_LABEL, CLAIM_STATUS, CLAIM_STATUS_LABEL, CONTENT_PAGE, CONTENT_PAGE_LABEL, COUPON_DISCOUNT_TYPE, COUPON_DISCOUNT_TYPE_LABEL,
  COUPON_STATUS, COUPON_STATUS_LABEL, DEVICE_ID, DEVICE_ID_LABEL, FLAG, FLAG_LABEL, FREE_TRIAL_STATUS, FREE_TRIAL_STATUS_LABEL, FREIGHT_PAYER, FREIGHT_PAYER_LABEL, GROUP_STATUS,
  GROUP_STATUS_LABEL, HAS_INVOICE, HAS_INVOICE_LABEL, INVENTORY_STATUS, INVENTORY_STATUS_LABEL, INVOICE_CONTENT, INVOICE_CONTENT_LABEL, INVOICE_HEADER, INVOICE_HEADER_LABEL,
  INVOICE_PATTERN, INVOICE_PATTERN_LABEL, INVOICE_TYPE, INVOICE_TYPE_LABEL, LIVE_STATUS, LIVE_STATUS_LABEL, LOGIN_CALLBACK_STATUS, LOGIN_CALLBACK_STATUS_LABEL, LOGIN_STATE,
  LOGIN_STATE_LABEL, LOGISTICS_STATUS, LOGISTICS_STATUS_LABEL, MEMBER_TYPE, MEMBER_TYPE_LABEL, ORDER_STATUS, ORDER_STATUS_LABEL, ORDER_WAY, ORDER_WAY_LABEL, PAYMENT_STATUS,
  PAYMENT_STATUS_LABEL, PAYOUT_ACCOUNT_TYPE, PAYOUT_ACCOUNT_TYPE_LABEL, PICKUP_STATUS, PICKUP_STATUS_LABEL, PLATFORM_ID, PLATFORM_ID_LABEL, POSTER_STATUS, POSTER_STATUS_LABEL,
  POST_STATUS, POST_STATUS_LABEL, PRESENT_TYPE, PRESENT_TYPE_LABEL, PRIZE_TYPE, PRIZE_TYPE_LABEL, PRODUCT_STATUS, PRODUCT_STATUS_LABEL, PROMOTION_SUPPORT_TARGET,
  PROMOTION_SUPPORT_TARGET_LABEL, PROMOTION_TYPE, PROMOTION_TYPE_LABEL, REBATE_ITEM_TYPE, REBATE_ITEM_TYPE_LABEL, REBATE_STATUS, REBATE_STATUS_LABEL, RECOMMEND_SCENE,
  RECOMMEND_SCENE_LABEL, REFUND_STATUS, REFUND_STATUS_LABEL, REMINDER_STATUS, REMINDER_STATUS_LABEL, REPLY_CODE, REPLY_MESSAGE, REPLY_STATUS, RESERVATION_STATUS,
  RESERVATION_STATUS_LABEL, RETURN_TYPE, RETURN_TYPE_LABEL, SALES_CHANNEL, SALES_CHANNEL_LABEL, SALES_MAGNITUDE, SALES_MAGNITUDE_LABEL, SERVICE_TYPE, SERVICE_TYPE_LABEL,
  SESSION_CARRIER, SESSION_CARRIER_LABEL, SHOP_STATUS, SHOP_STATUS_LABEL, SKU_SALE_STATUS, SKU_SALE_STATUS_LABEL, SKU_STATUS, SKU_STATUS_LABEL, SPECIAL_CODE, SPU_PLATFORM,
  SPU_PLATFORM_LABEL, TRACK_ACTION, TRACK_ACTION_LABEL, USER_ATTRIBUTE, USER_ATTRIBUTE_LABEL, VAT_INVOICE_STATUS, VAT_INVOICE_STATUS_LABEL, VIP_TYPE, VIP_TYPE_LABEL, WIDGET_TYPE,
  WIDGET_TYPE_LABEL, WITHDRAWAL_STATUS, WITHDRAWAL_STATUS_LABEL, ERROR_CODE,
} from './codes'
export type * from './codes'
export type { Api } from './client/api'
export { AbortError, ApiError, BusinessError, HttpError, NetworkError, PayloadError, TimeoutError } from './client/api-error'
export type { ApiEvent } from './client/api-event'
export { createCoreApi } from './client/create-core-api'
export { type Flags, type Line, parseLine } from './client/line'
export type { ApiOptions, CallOptions, CoreApiOptions, Hosts, SeenReply, SentRequest, Sign, Signable, Signal } from './client/options'
export type { Json } from './client/payload'
export { pages } from './client/pages'
export { sendOrAsk } from './client/send-or-ask'
export type { Transport, TransportFailure, TransportReply, TransportRequest } from './transport/transport'
