/** The code tables. Each has a table of labels for shoppers in Chinese, named `..._LABEL`. */
export { ACCOUNT_ENTRY_TYPE, ACCOUNT_ENTRY_TYPE_LABEL, type AccountEntryType } from '#codes/account-entry-type'
export { ACQUIRE_STATUS, ACQUIRE_STATUS_LABEL, type AcquireStatus } from '#codes/acquire-status'
export { AFTER_SALE_STATUS, AFTER_SALE_STATUS_LABEL, type AfterSaleStatus } from '#codes/after-sale-status'
export {
  AFTER_SALE_SUBMISSION,
  AFTER_SALE_SUBMISSION_LABEL,
  type AfterSaleSubmission,
} from '#codes/after-sale-submission'
export {
  AGREEMENT_ID,
  AGREEMENT_ID_LABEL,
  PROMOTER_AGREEMENT_ID,
  type AgreementId,
  type SignedAgreementId,
} from '#codes/agreement-id'
export { AREA_TYPE, AREA_TYPE_LABEL, type AreaType } from '#codes/area-type'
export {
  ARRIVAL_NOTICE_STATUS,
  ARRIVAL_NOTICE_STATUS_LABEL,
  type ArrivalNoticeStatus,
} from '#codes/arrival-notice-status'
export { AWARD_STATUS, AWARD_STATUS_LABEL, type AwardStatus } from '#codes/award-status'
export { BANNER_TONE, BANNER_TONE_LABEL, type BannerTone } from '#codes/banner-tone'
export { BARGAIN_STATUS, BARGAIN_STATUS_LABEL, type BargainStatus } from '#codes/bargain-status'
export { BILLING_STATUS, BILLING_STATUS_LABEL, type BillingStatus } from '#codes/billing-status'
export { CABINET_STATUS, CABINET_STATUS_LABEL, type CabinetStatus } from '#codes/cabinet-status'
export { CAMPAIGN_DOOR, CAMPAIGN_DOOR_LABEL, type CampaignDoor } from '#codes/campaign-door'
export { CAMPAIGN_FORM, CAMPAIGN_FORM_LABEL, type CampaignForm } from '#codes/campaign-form'
export { CAMPAIGN_KIND, CAMPAIGN_KIND_LABEL, type CampaignKind } from '#codes/campaign-kind'
export { CAMPAIGN_STATUS, CAMPAIGN_STATUS_LABEL, type CampaignStatus } from '#codes/campaign-status'
export { CART_OPERATION, CART_OPERATION_LABEL, type CartOperation } from '#codes/cart-operation'
export { CERTIFICATION_STATUS, CERTIFICATION_STATUS_LABEL, type CertificationStatus } from '#codes/certification-status'
export { CHECK_STATUS, CHECK_STATUS_LABEL, type CheckStatus } from '#codes/check-status'
export { CLAIM_STATUS, CLAIM_STATUS_LABEL, type ClaimStatus } from '#codes/claim-status'
export { classifyCode, GIFT_CANCELLED_ALONE_TEXT, SPECIAL_CODE, type CodeClass } from '#codes/classify-code'
export { COUPON_SOURCE, COUPON_SOURCE_LABEL, type CouponSource } from '#codes/coupon-source'
export { COUPON_STATUS, COUPON_STATUS_LABEL, type CouponStatus } from '#codes/coupon-status'
export { COUPON_DISCOUNT_TYPE, COUPON_DISCOUNT_TYPE_LABEL, type CouponDiscountType } from '#codes/coupon-type'
export { DELETION_BLOCKER, DELETION_BLOCKER_LABEL, type DeletionBlocker } from '#codes/deletion-blocker'
export { FLAG, FLAG_LABEL, type Flag } from '#codes/flag'
export { FREE_TRIAL_STATUS, FREE_TRIAL_STATUS_LABEL, type FreeTrialStatus } from '#codes/free-trial-status'
export { FREIGHT_PAYER, FREIGHT_PAYER_LABEL, type FreightPayer } from '#codes/freight-payer'
export { PRESENT_AUDIENCE, PRESENT_AUDIENCE_LABEL, type PresentAudience } from '#codes/present-audience'
export { GROUP_STATE, GROUP_STATE_LABEL, type GroupState } from '#codes/group-state'
export { GROUP_STATUS, GROUP_STATUS_LABEL, type GroupStatus } from '#codes/group-status'
export { HAS_INVOICE, HAS_INVOICE_LABEL, type HasInvoice } from '#codes/has-invoice'
export { INVOICE_CONTENT, INVOICE_CONTENT_LABEL, type InvoiceContent } from '#codes/invoice-content'
export { INVOICE_PATTERN, INVOICE_PATTERN_LABEL, type InvoicePattern } from '#codes/invoice-pattern'
export {
  INVOICE_HEADER,
  INVOICE_HEADER_LABEL,
  INVOICE_TYPE,
  INVOICE_TYPE_LABEL,
  type InvoiceHeader,
  type InvoiceType,
} from '#codes/invoice-type'
export { LIVE_STATUS, LIVE_STATUS_LABEL, type LiveStatus } from '#codes/live-status'
export {
  LOGIN_CALLBACK_STATUS,
  LOGIN_CALLBACK_STATUS_LABEL,
  type LoginCallbackStatus,
} from '#codes/login-callback-status'
export { LOGIN_STATE, LOGIN_STATE_LABEL, type LoginState } from '#codes/login-state'
export { LOGISTICS_STATUS, LOGISTICS_STATUS_LABEL, type LogisticsStatus } from '#codes/logistics-status'
export { LOTTERY_FORM, LOTTERY_FORM_LABEL, type LotteryForm } from '#codes/lottery-form'
export { MEMBER_TYPE, MEMBER_TYPE_LABEL, type MemberType } from '#codes/member-type'
export { MESSAGE_KIND, MESSAGE_KIND_LABEL, type MessageKind } from '#codes/message-kind'
export { MESSAGE_CHANNEL, MESSAGE_CHANNEL_LABEL, type MessageChannel } from '#codes/message-channel'
export { MESSAGE_TOPIC, MESSAGE_TOPIC_LABEL, type MessageTopic } from '#codes/message-topic'
export { ORDER_KIND, ORDER_KIND_LABEL, type OrderKindName } from '#codes/order-kind'
export { isPendingPayment, ORDER_STATUS, ORDER_STATUS_LABEL, type OrderStatus } from '#codes/order-status'
export { ORDER_WAY, ORDER_WAY_LABEL, type OrderWay } from '#codes/order-way'
export { PAYMENT_STATUS, PAYMENT_STATUS_LABEL, type PaymentStatus } from '#codes/payment-status'
export { PAYMENT_WAY, PAYMENT_WAY_LABEL, type PaymentWay } from '#codes/payment-way'
export { PAYOUT_ACCOUNT_TYPE, PAYOUT_ACCOUNT_TYPE_LABEL, type PayoutAccountType } from '#codes/payout-account-type'
export { PICKUP_STATUS, PICKUP_STATUS_LABEL, type PickupStatus } from '#codes/pickup-status'
export {
  PLATFORM_ID,
  PLATFORM_ID_LABEL,
  CHANNEL_ID,
  CHANNEL_ID_LABEL,
  DEVICE_ID,
  DEVICE_ID_LABEL,
  type PlatformId,
  type ChannelId,
  type DeviceId,
} from '#codes/platform'
export { POST_REPORT, POST_REPORT_LABEL, type PostReport } from '#codes/post-report'
export { POST_STATUS, POST_STATUS_LABEL, type PostStatus } from '#codes/post-status'
export { POSTER_STATUS, POSTER_STATUS_LABEL, type PosterStatus } from '#codes/poster-status'
export { PRESENT_KIND, PRESENT_KIND_LABEL, type PresentKind } from '#codes/present-kind'
export { PRESENT_STEP, PRESENT_STEP_LABEL, type PresentStepName } from '#codes/present-step'
export { PRESENT_TYPE, PRESENT_TYPE_LABEL, type PresentType } from '#codes/present-type'
export { PRIZE_TYPE, PRIZE_TYPE_LABEL, type PrizeType } from '#codes/prize-type'
export { BUNDLE_KIND, BUNDLE_KIND_LABEL, type BundleKind } from '#codes/bundle-kind'
export { PRICE_STAGE, PRICE_STAGE_LABEL, type PriceStageName } from '#codes/price-stage'
export { isPurchasable, PRODUCT_STATUS, PRODUCT_STATUS_LABEL, type ProductStatus } from '#codes/product-status'
export { CROWD_FUNDING_STATE, CROWD_FUNDING_STATE_LABEL, type CrowdFundingState } from '#codes/crowd-funding-state'
export { PROMOTER_KIND, PROMOTER_KIND_LABEL, type PromoterKind } from '#codes/promoter-kind'
export {
  PROMOTION_SUPPORT_TARGET,
  PROMOTION_SUPPORT_TARGET_LABEL,
  type PromotionSupportTarget,
} from '#codes/promotion-support-target'
export { PROMOTION_TYPE, PROMOTION_TYPE_LABEL, type PromotionType } from '#codes/promotion-type'
export { REBATE_ITEM_TYPE, REBATE_ITEM_TYPE_LABEL, type RebateItemType } from '#codes/rebate-item-type'
export { REBATE_REFUSAL, REBATE_REFUSAL_LABEL, type RebateRefusal } from '#codes/rebate-refusal'
export { REBATE_STATUS, REBATE_STATUS_LABEL, type RebateStatus } from '#codes/rebate-status'
export { RECOMMEND_SCENE, RECOMMEND_SCENE_LABEL, type RecommendScene } from '#codes/recommend-scene'
export { REPAIR_STATUS, REPAIR_STATUS_LABEL, type RepairStatus } from '#codes/repair-status'
export { RED_STATUS, RED_STATUS_LABEL, type RedStatus } from '#codes/red-status'
export { REFUND_STATUS, REFUND_STATUS_LABEL, type RefundStatus } from '#codes/refund-status'
export { REMINDER_STATUS, REMINDER_STATUS_LABEL, type ReminderStatus } from '#codes/reminder-status'
export { NOT_FOUND_CODE } from '#codes/first-page-codes'
export { REPLY_CODE, REPLY_MESSAGE, REPLY_STATUS, type ReplyCode } from '#codes/reply-code'
export { RESERVATION_STATUS, RESERVATION_STATUS_LABEL, type ReservationStatus } from '#codes/reservation-status'
export { RETURN_TYPE, RETURN_TYPE_LABEL, type ReturnType } from '#codes/return-type'
export { SALES_CHANNEL, SALES_CHANNEL_LABEL, type SalesChannel } from '#codes/sales-channel'
export { SALES_MAGNITUDE, SALES_MAGNITUDE_LABEL, type SalesMagnitude } from '#codes/sales-magnitude'
export { SERVICE_TYPE, SERVICE_TYPE_LABEL, type ServiceType } from '#codes/service-type'
export { SESSION_CARRIER, SESSION_CARRIER_LABEL, type SessionCarrier } from '#codes/session-carrier'
export { SHARE_TEMPLATE, SHARE_TEMPLATE_LABEL, type ShareTemplate } from '#codes/share-template'
export { SHOP_STATUS, SHOP_STATUS_LABEL, type ShopStatus } from '#codes/shop-status'
export {
  SKU_STATUS,
  SKU_STATUS_LABEL,
  SKU_SALE_STATUS,
  SKU_SALE_STATUS_LABEL,
  INVENTORY_STATUS,
  INVENTORY_STATUS_LABEL,
  type SkuStatus,
  type SkuSaleStatus,
  type InventoryStatus,
} from '#codes/sku-status'
export { TAX_METHOD, TAX_METHOD_LABEL, type TaxMethod } from '#codes/tax-method'
export { SPU_PLATFORM, SPU_PLATFORM_LABEL, type SpuPlatform } from '#codes/spu-platform'
export { cutMessage } from '#codes/cut-message'
export { TENDER, TENDER_LABEL, type TenderName } from '#codes/tender'
export { TRACK_ACTION, TRACK_ACTION_LABEL, type TrackAction } from '#codes/track-action'
export { TRIAL_CHARGE, TRIAL_CHARGE_LABEL, type TrialCharge } from '#codes/trial-charge'
export { TRIAL_REVIEW, TRIAL_REVIEW_LABEL, type TrialReview } from '#codes/trial-review'
export { USER_ATTRIBUTE, USER_ATTRIBUTE_LABEL, type UserAttribute } from '#codes/user-attribute'
export { VAT_INVOICE_STATUS, VAT_INVOICE_STATUS_LABEL, type VatInvoiceStatus } from '#codes/vat-invoice-status'
export { VIP_TYPE, VIP_TYPE_LABEL, type VipType } from '#codes/vip-type'
export { WIDGET_TYPE, WIDGET_TYPE_LABEL, type WidgetType } from '#codes/widget-type'
export { WITHDRAWAL_STATUS, WITHDRAWAL_STATUS_LABEL, type WithdrawalStatus } from '#codes/withdrawal-status'
