// Codes
export { ACCOUNT_ENTRY_TYPE, ACCOUNT_ENTRY_TYPE_LABEL, type AccountEntryType } from '#codes/account-entry-type'
export { ACQUIRE_STATUS, ACQUIRE_STATUS_LABEL, type AcquireStatus } from '#codes/acquire-status'
export { AFTER_SALE_STATUS, AFTER_SALE_STATUS_LABEL, type AfterSaleStatus } from '#codes/after-sale-status'
export {
  AFTER_SALE_SUBMISSION,
  AFTER_SALE_SUBMISSION_LABEL,
  type AfterSaleSubmission,
} from '#codes/after-sale-submission'
export { AGREEMENT_ID, AGREEMENT_ID_LABEL, type AgreementId } from '#codes/agreement-id'
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
export { MEMBER_TYPE, MEMBER_TYPE_LABEL, type MemberType } from '#codes/member-type'
export { NOTICE_KIND, NOTICE_KIND_LABEL, type NoticeKind } from '#codes/notice-kind'
export { isPendingPayment, ORDER_STATUS, ORDER_STATUS_LABEL, type OrderStatus } from '#codes/order-status'
export { ORDER_WAY, ORDER_WAY_LABEL, type OrderWay } from '#codes/order-way'
export { PAYMENT_STATUS, PAYMENT_STATUS_LABEL, type PaymentStatus } from '#codes/payment-status'
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
export { POST_STATUS, POST_STATUS_LABEL, type PostStatus } from '#codes/post-status'
export { POSTER_STATUS, POSTER_STATUS_LABEL, type PosterStatus } from '#codes/poster-status'
export { PRESENT_TYPE, PRESENT_TYPE_LABEL, type PresentType } from '#codes/present-type'
export { PRIZE_TYPE, PRIZE_TYPE_LABEL, type PrizeType } from '#codes/prize-type'
export { BUNDLE_KIND, BUNDLE_KIND_LABEL, type BundleKind } from '#codes/bundle-kind'
export { PRICE_STAGE, PRICE_STAGE_LABEL, type PriceStageName } from '#codes/price-stage'
export { isPurchasable, PRODUCT_STATUS, PRODUCT_STATUS_LABEL, type ProductStatus } from '#codes/product-status'
export {
  PROMOTION_SUPPORT_TARGET,
  PROMOTION_SUPPORT_TARGET_LABEL,
  type PromotionSupportTarget,
} from '#codes/promotion-support-target'
export {
  PROMOTION_TYPE,
  PROMOTION_TYPE_LABEL,
  PROMOTION_TYPES_TO_COME,
  type PromotionType,
} from '#codes/promotion-type'
export { REBATE_ITEM_TYPE, REBATE_ITEM_TYPE_LABEL, type RebateItemType } from '#codes/rebate-item-type'
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

// Products
export { crowdFundingPath } from '#promotion/crowd-funding-path'
export { isPromotionActive } from '#promotion/is-promotion-active'
export { filterPromotions } from '#promotion/filter-promotions'
export { MOST_LAPSED_ORDERS } from '#promotion/lapsed-orders'
export {
  countsForPrice,
  dependsOnBuyer,
  isCartPromotion,
  isPriceForSome,
  LIMITED_PROMOTION_TYPES,
  PROMOTION_PRICING,
  shopperLimit,
  type PromotionPricing,
} from '#promotion/promotion-pricing'
export type { PromotionLike } from '#promotion/promotion-like'
export { AVAILABILITY, AVAILABILITY_LABEL, type Availability } from '#availability/availability'
export { skuAvailability } from '#availability/sku-availability'
export { spuAvailability } from '#availability/spu-availability'
export {
  mostPieces,
  promotionPieces,
  SCARCE_PIECES,
  type PieceLimits,
  type Shortage,
  type StockedPromotionLike,
} from '#price/most-pieces'
export { priceSku, type SkuPrice } from '#price/price-sku'
export type { HeldPieces, PricingBuyer, PricingConditions } from '#price/pricing-buyer'
export { skuFor } from '#price/sku-for'
export { allowsFreeTrial, pickSku, type PickOptions } from '#sku/pick-sku'
export { skuMatrix, type MatrixAttribute, type MatrixValue, type SelectedAttributes } from '#sku/sku-matrix'
export type { AttributeLike, AvailableLike, ChoosableSku, SkuLike } from '#sku/sku-like'
export { imageAddress, PICTURE_WIDTHS, snapWidth, type PictureSize } from '#picture/image-address'
export { imageSet } from '#picture/image-set'

// Cart and checkout
export type {
  CartLike,
  CartProductLike,
  CartPromotionLike,
  PricedCartProduct,
  PromotionGroupLike,
} from '#cart/cart-like'
export { cartProducts } from '#cart/cart-products'
export { countPieces } from '#cart/count-pieces'
export { mergeCartLines, type BroughtLine, type MergingLine } from '#cart/merge-cart-lines'
export { priceCart, type CartPrice, type PricedGroup } from '#cart/price-cart'
export { countCart, viewCart, type CartCounts, type CartView } from '#cart/view-cart'
export { VISITOR_CART, VISITOR_LIMITS } from '#cart/visitor-cart'
export { couponSaving } from '#coupon/coupon-saving'
export { isFreePostage, type CouponLike } from '#coupon/coupon-like'
export { COUPON_OFFER_TEXT, couponOfferState, type CouponOffer, type CouponOfferState } from '#coupon/coupon-offer'
export { couponThreshold, couponWorth } from '#coupon/coupon-text'
export { COUPON_SOON, couponEndsSoon, couponStatusAt, couponTime, type CouponBatchTime } from '#coupon/coupon-time'
export { splitCoupons, type CouponSplit, type MarkedCoupon } from '#coupon/split-coupons'
export { FREE_FREIGHT_FROM, FREIGHT, freightFor } from '#freight/freight-for'
export { giftLineId } from '#price/give-gifts'
export type { CouponChoice, CouponRefusal, JudgedCoupon, PricingCoupon } from '#price/judge-coupons'
export type { PricedLine } from '#price/price-line'
export { reachingFirst } from '#promotion/reaching-first'
export { arrivalText, arrivalTime } from '#delivery/arrival'
export {
  daysTo,
  NOT_DELIVERED_TEXT,
  USUAL_DELIVERY,
  type DeliveryAreaRule,
  type DeliveryPlace,
  type DeliveryRules,
} from '#delivery/delivery-rules'
export { listLives, liveStatusAt, REPLAY_LISTED, type LiveTimes } from '#live/live-order'
export { distanceBetween, formatDistance, type GeoPoint } from '#geo/distance'
export { deletionBlockers, ORDERS_KEPT, type Dealings } from '#account/deletion-blockers'
export { isToldByDefault } from '#notice/notice-defaults'
export { balanceReminder, isCouponReminderDue, isPointsReminderDue, isReminderTime } from '#notice/reminder-times'
export {
  beginTrial,
  FREE_TRIAL_STEPS,
  freeTrialDeeds,
  freeTrialStep,
  isTrialOpen,
  type FreeTrialActor,
  type FreeTrialDeed,
  type FreeTrialState,
  type FreeTrialStep,
} from '#trial/free-trial-steps'
export {
  ADULT_YEARS,
  ID_NUMBER_FAULT_TEXT,
  idNumberFault,
  isRealName,
  plainIdNumber,
  type IdNumberFault,
} from '#trial/id-number'
export {
  judgeTrialApplicant,
  TRIAL_REFUSAL,
  TRIAL_REFUSAL_TEXT,
  type TrialApplicant,
  type TrialRefusal,
} from '#trial/judge-applicant'
export { TRIAL_DAYS, TRIAL_DUE_EVERY, TRIAL_ENDING, trialEnd } from '#trial/trial-period'
export { MEMBERSHIP_SPU } from '#membership/membership-spu'
export { memberTypeOf, membershipTerm, VIP_MONTHS, type MembershipTerm } from '#membership/membership-term'
export { restLineId } from '#price/rest-line-id'
export { bundlesFor, judgeBundles, type BundlePart, type JudgedBundles, type PricingBundle } from '#price/bundle-rows'
export type { BundleSku } from '#price/bundle-sku'
export { priceOrder, type PricedOrder } from '#price/price-order'
export type { PricingInput } from '#price/pricing-input'
export type { JudgedTender, Tender } from '#price/tender'
export { AMOUNT_STAGES, sumRows, type Amounts, type PriceRow, type PriceSource } from '#price/price-row'
export { DU_CODE_LENGTH, DU_CODE_SIGNS, duCodeCheckSign, readDuCode, showDuCode } from '#du-code/du-code'
export { DU_CODE_REFUSAL, duCodeRefusal, type DuCodeFacts, type DuCodeRefusal } from '#du-code/du-code-refusal'
export type {
  FixedPrice,
  GiftOf,
  PricingGift,
  PricingLine,
  PricingPromotion,
  PricingSku,
  PromotionOf,
} from '#price/pricing-line'
export { chooseAddress, type ChoosableAddress, type ChosenAddress } from '#address/choose-address'
export { fullAddress, type AddressParts } from '#address/full-address'
export { UNKNOWN_STREET, type AreaLike } from '#address/unknown-street'
export { matchAreas, type AreaNode, type MatchedAddress } from '#address/match-areas'
export { parseAddressText, type ParsedAddress } from '#address/parse-address-text'

// Orders and what follows
export {
  afterSaleAddress,
  fetchedAfterSaleAddress,
  streetChoices,
  type AfterSaleAddress,
} from '#after-sale/after-sale-address'
export { emptyAfterSaleForm, type AfterSaleForm, type PickupInfo } from '#after-sale/after-sale-form'
export {
  AFTER_SALE_STEPS,
  afterSaleDeeds,
  afterSaleStep,
  isAfterSaleOver,
  type AfterSaleActor,
  type AfterSaleDeed,
  type AfterSaleState,
  type AfterSaleStep,
} from '#after-sale/after-sale-steps'
export { COURIERS, PICKUP_HOURS, type Courier } from '#after-sale/couriers'
export { giftPieces } from '#after-sale/gift-pieces'
export { returnFreight, type ReturnFreight } from '#after-sale/return-freight'
export { findReason, serviceReasons, type ChosenReason, type ServiceReasonNode } from '#after-sale/service-reasons'
export { serviceRights, type ServiceLine, type ServiceRights } from '#after-sale/service-rights'
export { serviceWaitEnd, USUAL_SERVICE_RULES, type ServiceRules } from '#after-sale/service-rules'
export { checkVat, type CheckedVat, type VatFaults } from '#invoice/check-vat'
export { taxLines, type GrossLine, type TaxedLines, type TaxLine } from '#invoice/tax-lines'
export { checkInvoice, type CheckedInvoice, type InvoiceFaults } from '#invoice/check-invoice'
export { isCreditCode } from '#invoice/credit-code'
export { afterInvoiceAdded, emptyInvoice, withInvoice, type InvoiceState } from '#invoice/invoice-state'
export { earnedFor, takenBackFor, tenderBack } from '#points/earned-points'
export { leftOfEarned, nextPointsEnd, pointsEnd, pointsEndingBefore, pointsGoneBefore } from '#points/points-end'
export { USUAL_POINTS_RULES, type PointsRules, type TenderRule } from '#points/points-rules'
export {
  refundRows,
  type RefundedPieces,
  type RefundRow,
  type RefundStageName,
  type RefundWish,
} from '#refund/refund-rows'
export { checkJournal, ledgerAccountId, type Journal, type LedgerEntry } from '#ledger/check-journal'
export {
  LEDGER_ACCOUNT,
  LEDGER_UNIT,
  type LedgerAccountKind,
  type LedgerAccountName,
  type LedgerUnit,
} from '#ledger/ledger-accounts'
export {
  mergeOrders,
  sourcesToAsk,
  startOrderMerge,
  type MergeOrder,
  type OrderCursor,
  type OrderMerge,
  type OrderReplies,
  type SecondChannelOrder,
} from '#order/merge-orders'
export { emptyOrderDraft, invoiceHeaderFor, type OrderPlace } from '#order/order-defaults'
export { ordersToPrice, withPaymentFees, type FeeOrder } from '#order/payment-fees'
export { canChangeAddress, receiveTime, USUAL_RECEIVE_DAYS } from '#order/receive-days'
export { canComeBack, canMove, canRefundWhole } from '#order/can-move'
export { cabinetStatus, fitsCabinet, type CabinetRoom } from '#pickup/cabinet-fits'
export {
  fetchUntil,
  holdsCompartment,
  PICKUP_DAYS,
  PICKUP_STEPS,
  pickupAfter,
  type PickupActor,
  type PickupDeed,
  type PickupStep,
} from '#pickup/pickup-steps'
export { canAskService, orderActions, type OrderActions, type OrderActionsOrder } from '#order/order-actions'
export {
  keptDeposit,
  PRE_SALE_STATE,
  PRE_SALE_STEPS,
  preSaleState,
  preSaleStep,
  type DepositFate,
  type PreSaleActor,
  type PreSaleDeed,
  type PreSaleOrderLike,
  type PreSaleState,
  type PreSaleStep,
} from '#pre-sale/pre-sale-steps'
export {
  depositBonus,
  LEAST_BALANCE_TIME,
  MOST_KEPT_PERCENT,
  preSaleFaults,
  type DepositLike,
  type PreSaleFault,
  type PreSaleOffer,
} from '#pre-sale/pre-sale-terms'
export { reloadAfter, type OrderDeed, type Reload } from '#order/reload-after'
export { MOST_PAYMENTS, MOST_UNPAID_ORDERS, UNPAID_LIFETIME } from '#order/unpaid-orders'

// Campaigns and sellers
export {
  readActiveActivity,
  readDraw,
  readReceivedCoupon,
  reserveStatus,
  type CampaignReply,
  type DrawResult,
} from '#draw/read-draw'
export { mergeRebateProducts, openRebateActivity, type CalibratedClock } from '#rebate/rebate-windows'
export { applyUtm, type AppliedUtm, type UtmValues, type UtmVisit } from '#tracking/apply-utm'
export { trackingLog, type TrackedEvent, type TrackingLog } from '#tracking/tracking-log'

// Who asks, and from where
export { compareVersions } from '#platform/compare-versions'
export { detectPlatform, type DetectedPlatform } from '#platform/detect-platform'
export { afterAppLogin, loginWay, type LoginVisit, type LoginWay } from '#platform/login-way'
export { isLoggedIn, visitor } from '#user/visitor'
export { isInternalVisitor, type Probe } from '#route/internal-visitor'
export {
  CONTENT_PAGE,
  CONTENT_PAGE_LABEL,
  headerMenu,
  shopProfile,
  type ContentPageLike,
  type ContentPagePath,
} from '#route/content-page'
export { TEXT_PAGE, TEXT_PAGE_LABEL, type TextPagePath } from '#route/text-page'
export {
  HAND_OVER_FAILED_PATH,
  miniProgramPage,
  smartAppPage,
  specialActivityPath,
  type HandedOver,
  type HandOverConditions,
} from '#route/hand-over'
export {
  DEFAULT_SHARE,
  SECKILL_SHARE_TITLE,
  SHARE_MENUS,
  shareMeta,
  shareTitle,
  type MetaInfo,
  type ShareMenu,
} from '#share/share-meta'
export { SHARED_PAGES, sharedPage, type SharedPage, type SharedPageName } from '#share/shared-pages'

// Numbers the shop runs by
export { CHANNEL_CODE, COOKIE, FREE_TRIAL_AGREEMENT, PAGE, THROTTLE_INTERVAL, TIMEOUT } from '#limits/limits'
export { PRODUCTS_SHOWN, pagesOf } from '#limits/products-shown'
export { TOAST } from '#limits/toast'

// Login
export { LOGIN_CODE, LOGIN_LIMITS, PROOF_WANTED, type RateLimit } from '#login/login-limits'
export { isProofHit, PROOF_OF_WORK, proofText, type Challenge } from '#login/proof-of-work'

// Money, time, text, routes
export { formatAmount } from '#money/format-amount'
export { formatFen, formatYuan } from '#money/format-fen'
export { countdown, type CountdownParts } from '#time/countdown'
export { DAY } from '#time/day'
export { formatDateTime } from '#time/format-date-time'
export { formatRemaining } from '#time/format-remaining'
export { isTimerRunning, timerEnd, timerKey, type TimerEnd } from '#time/timer'
export { timeOffset } from '#time/time-offset'
export { maskName } from '#text/mask-name'
export { maskTelephone } from '#text/mask-telephone'
export { stringWidth } from '#text/string-width'
export { truncate } from '#text/truncate'
export { loginPath } from '#route/login-path'
export { safeNext } from '#route/safe-next'
