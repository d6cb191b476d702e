export * from './addresses'
export * from './bargaining'
export * from './campaigns'
export * from './fission'
export * from './codes'
export * from './group-buying'
export * from './invitations'
export * from './lottery'
export * from './withdrawal'
export * from './promoters'
export * from './rebates'

// Products
export { ownPagePath } from '#promotion/own-page-path'
export { boughtWhere, takesNoCart } from '#promotion/sold-elsewhere'
export { isPromotionActive } from '#promotion/is-promotion-active'
export { campaignStatusAt, type CampaignTime } from '#promotion/campaign-status-at'
export { cartPromotionFaults, type CartPromotionFault, type FieldFault } from '#promotion/cart-promotion-faults'
export { cartPromotionTag } from '#promotion/cart-promotion-tag'
export { filterPromotions } from '#promotion/filter-promotions'
export { MOST_LAPSED_ORDERS } from '#promotion/lapsed-orders'
export {
  countsForPrice,
  dependsOnBuyer,
  isCartPromotion,
  isPriceForSome,
  LIMITED_PROMOTION_TYPES,
  PROMOTION_PRICING,
  pricingOf,
  shopperLimit,
  type PromotionPricing,
} from '#promotion/promotion-pricing'
export { ratePrice } from '#promotion/rate-price'
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
export { COMPARED_DAYS, CUT_DAYS, lowestBefore, type PriceFrom } from '#price/price-history'
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
  CartTierLike,
  PricedCartProduct,
  PromotionGroupLike,
} from '#cart/cart-like'
export { tierPieces, type TierPieces } from '#cart/cart-parts'
export { cartProducts } from '#cart/cart-products'
export { countPieces } from '#cart/count-pieces'
export { mergeCartLines, type BroughtLine, type MergingLine } from '#cart/merge-cart-lines'
export { priceCart, type CartPrice, type PricedGroup } from '#cart/price-cart'
export { countCart, viewCart, type CartCounts, type CartView } from '#cart/view-cart'
export { VISITOR_CART, VISITOR_LIMITS } from '#cart/visitor-cart'
export { couponSaving } from '#coupon/coupon-saving'
export { isFreePostage, type CouponLike } from '#coupon/coupon-like'
export { COUPON_OFFER_TEXT, couponOfferState, type CouponOffer, type CouponOfferState } from '#coupon/coupon-offer'
export { couponLimit, couponThreshold, couponWorth } from '#coupon/coupon-text'
export { COUPON_SOON, couponEndsSoon, couponStatusAt, couponTime, type CouponBatchTime } from '#coupon/coupon-time'
export { worseCouponTerms, type CouponTerms } from '#coupon/worse-coupon-terms'
export { splitCoupons, type CouponSplit, type MarkedCoupon } from '#coupon/split-coupons'
export {
  FREE_FREIGHT_FROM,
  freeFreightFrom,
  freeFreightGap,
  FREIGHT,
  freightFor,
  freightTermsOf,
  type FreightPart,
  type FreightProduct,
} from '#freight/freight-for'
export {
  FREIGHT_BY,
  freightTerms,
  type FreightArea,
  type FreightBy,
  type FreightRate,
  type FreightRules,
  type FreightTable,
  type FreightTerms,
} from '#freight/freight-table'
export { USUAL_FREIGHT } from '#freight/usual-freight'
export { giftLineId } from '#price/give-gifts'
export type { CouponChoice, CouponRefusal, JudgedCoupon, PricingCoupon } from '#price/judge-coupons'
export type { PricedLine } from '#price/price-line'
export { dearerForMembers, type DearerForMembers } from '#promotion/dearer-for-members'
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
export {
  presentAcquireStatus,
  presentAwardStatus,
  presentRefusal,
  presentState,
  type PresentActivity,
  type PresentSeeker,
  type PresentState,
} from '#present/present-state'
export { CURRENT_ACTIVITY, NEWCOMER_ACTIVITY } from '#present/newcomer-activity'
export { PRESENT_DEED_TEXT, presentDeed, type PresentDeedName, type PresentOnPage } from '#present/present-deed'
export { hotelCodeOf } from '#present/hotel-code'
export { presentRules, type PresentConditions } from '#present/present-rules'
export {
  nextPresentStep,
  PRESENT_ORDER_WAIT,
  presentSteps,
  presentStepText,
  type PresentStepDone,
} from '#present/present-steps'
export { listLives, liveStatusAt, REPLAY_LISTED, type LiveTimes } from '#live/live-order'
export { distanceBetween, formatDistance, type GeoPoint } from '#geo/distance'
export { deletionBlockers, ORDERS_KEPT, type Dealings } from '#account/deletion-blockers'
export { MESSAGES_AT, templatesToAsk, type MessageMoment, type TemplateLeft } from '#message/messages-at'
export { isToldByDefault } from '#message/told-by-default'
export { balanceReminder, isCouponReminderDue, isPointsReminderDue, isReminderTime } from '#message/reminder-times'
export {
  beginTrial,
  FREE_TRIAL_STEPS,
  freeTrialDeeds,
  freeTrialStep,
  type FreeTrialDeed,
  type FreeTrialState,
  type FreeTrialStep,
} from '#free-trial/free-trial-steps'
export { isTrialOpen } from '#free-trial/is-trial-open'
export {
  ADULT_YEARS,
  ID_NUMBER_FAULT_TEXT,
  idNumberFault,
  isRealName,
  plainIdNumber,
  type IdNumberFault,
} from '#free-trial/id-number'
export {
  judgeTrialApplicant,
  TRIAL_REFUSAL,
  TRIAL_REFUSAL_TEXT,
  type TrialApplicant,
  type TrialRefusal,
} from '#free-trial/judge-applicant'
export { TRIAL_DUE_EVERY, TRIAL_ENDING, trialEnd } from '#free-trial/trial-period'
export { MEMBERSHIP_SPU } from '#membership/membership-spu'
export {
  memberTypeOf,
  membershipMonth,
  membershipTerm,
  monthsOn,
  VIP_MONTHS,
  type MembershipMonth,
  type MembershipTerm,
} from '#membership/membership-term'
export type { PricedPart } from '#price/price-parts'
export {
  bundlesFor,
  judgeBundles,
  usedBundles,
  type BundlePart,
  type JudgedBundles,
  type PricingBundle,
} from '#price/bundle-rows'
export type { BundleSku } from '#price/bundle-sku'
export { priceEach, priceOrder } from '#price/price-order'
export type { PricedOrder } from '#price/priced-order'
export type { PricingInput } from '#price/pricing-input'
export type { JudgedTender, Tender } from '#price/tender'
export { AMOUNT_STAGES, sumRows, WORTH_STAGES, type Amounts, type PriceRow, type PriceSource } from '#price/price-row'
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

// Orders, shipment and after-sale service
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
  type AfterSaleDeed,
  type AfterSaleState,
  type AfterSaleStep,
} from '#after-sale/after-sale-steps'
export { COURIERS, PICKUP_HOURS, type Courier } from '#after-sale/couriers'
export { giftPieces } from '#after-sale/gift-pieces'
export { returnFreight, type ReturnFreight } from '#after-sale/return-freight'
export { findReason, serviceReasons, type ChosenReason, type ServiceReasonNode } from '#after-sale/service-reasons'
export { serviceRights, type ServiceLine, type ServiceRights } from '#after-sale/service-rights'
export { isOnTrial, TRIAL_REASONS, trialRights, type ServedTrial } from '#free-trial/trial-service'
export { serviceWaitEnd, USUAL_SERVICE_RULES, type ServiceRules } from '#after-sale/service-rules'
export { checkVat, type CheckedVat, type VatFaults } from '#invoice/check-vat'
export { taxLines, type GrossLine, type TaxedLines, type TaxLine } from '#invoice/tax-lines'
export { checkInvoice, type CheckedInvoice, type InvoiceFaults } from '#invoice/check-invoice'
export type { InvoiceTitle } from '#invoice/invoice-title'
export { isCreditCode } from '#invoice/credit-code'
export { emptyInvoice, withInvoice, type WantedInvoice } from '#invoice/empty-invoice'
export { earnedFor, takenBackFor, tenderBack } from '#points/earned-points'
export { leftOfEarned, nextPointsEnd, pointsEnd, pointsEndingBefore, pointsGoneBefore } from '#points/points-end'
export { USUAL_POINTS_RULES, type PointsRules, type TenderRule } from '#points/points-rules'
export { mostRepricing, repriceRows, rowsAsPlaced, type Repricing } from '#price/reprice-rows'
export { goodwillRows, sumGoodwill, type GoodwillLeft } from '#refund/goodwill-rows'
export { keepBack, keptBack, type FenByLine, type LineWithBack, type OrderWithBack } from '#refund/kept-back'
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
export { BANK_CHANNEL, MONEY_MOVE, type MoneyMove, type MoneyMoveName, type PaidFor } from '#ledger/money-moves'
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
export { amountDue } from '#order/amount-due'
export { paymentWayOf } from '#order/payment-way-of'
export { ordersToPrice, withPaymentFees, type FeeOrder } from '#order/payment-fees'
export { canChangeAddress, receiveTime, USUAL_RECEIVE_DAYS } from '#order/receive-days'
export { canComeBack, canMove, canRefundPart, canRefundWhole } from '#order/can-move'
export { cabinetStatus, fitsCabinet, type CabinetRoom } from '#pickup/cabinet-fits'
export {
  fetchUntil,
  holdsCompartment,
  PICKUP_DAYS,
  PICKUP_STEPS,
  pickupAfter,
  type PickupDeed,
  type PickupStep,
} from '#pickup/pickup-steps'
export {
  canAskService,
  nextPayment,
  orderActions,
  orderMoments,
  REMIND_EVERY,
  settlesFrom,
  type OrderActions,
  type OrderActionsOrder,
  type OrderOfKind,
} from '#order/order-actions'
export { campaignOf, type CampaignLike, type KindRules } from '#order/kind-rules'
export { dueOfKind, kindsNeverSent, paymentName, rulesOfKind } from '#order/rules-of-kind'
export type { StepActor } from '#order/step-actor'
export {
  packParcel,
  parcelsLeft,
  piecesLeft,
  type LineToSend,
  type PackedParcel,
  type ParcelPieces,
  type ParcelRefusal,
} from '#order/pack-parcel'
export { orderStatusText } from '#order/order-status-text'
export { removalRefusal } from '#order/removal-refusal'
export {
  keptDeposit,
  PRE_SALE_STATE,
  PRE_SALE_STEPS,
  preSaleState,
  preSaleStep,
  type DepositFate,
  type PreSaleDeed,
  type PreSaleOrderLike,
  type PreSaleState,
  type PreSaleStep,
} from '#pre-sale/pre-sale-steps'
export { depositBonus, type DepositLike } from '#price/deposit'
export {
  LEAST_BALANCE_TIME,
  MOST_KEPT_PERCENT,
  preSaleFaults,
  type PreSaleFault,
  type PreSaleOffer,
} from '#pre-sale/pre-sale-terms'
export { MOST_PAYMENTS, MOST_UNPAID_ORDERS, UNPAID_LIFETIME } from '#order/unpaid-orders'

// Campaigns and sellers
export { mergeRebateProducts, openRebateActivity, type CalibratedClock } from '#rebate/rebate-windows'
export { applyUtm, isAdvertised, type AppliedUtm, type UtmValues, type UtmVisit } from '#tracking/apply-utm'
export { trackingLog, type TrackedEvent, type TrackingLog } from '#tracking/tracking-log'

// Callers, devices and platforms
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

// Limits
export { CHANNEL_CODE, COOKIE, FREE_TRIAL_AGREEMENT, PAGE, THROTTLE_INTERVAL } from '#limits/limits'
export { TIMEOUT } from '#limits/timeout'
export { PRODUCTS_SHOWN, pagesOf } from '#limits/products-shown'
export { TOAST } from '#limits/toast'

// Community
export { beginPost, type PostVerdict } from '#community/begin-post'
export { USUAL_COMMUNITY_RULES, type CommunityRules } from '#community/community-rules'
export { comparedText, findWord, judgeWords, type JudgingWords } from '#community/judge-words'
export { POST_LIMITS, postSummary } from '#community/post-rules'
export { POST_STEPS, postDeeds, postStep, type PostDeed, type PostStep } from '#community/post-steps'

// Login
export { LOGIN_CODE, LOGIN_LIMITS, PROOF_WANTED, type RateLimit } from '#login/login-limits'
export { isProofHit, PROOF_OF_WORK, proofText, type Challenge } from '#login/proof-of-work'

// Money, time, text, routes
export { formatAmount } from '#money/format-amount'
export { formatFen, formatYuan } from '#money/format-fen'
export { discountText, hasOneDecimal } from '#money/percent-off'
export { beijingDay, beijingDayBegin, beijingTime, fromBeijingTime } from '#time/beijing-time'
export { countdown, type CountdownParts } from '#time/countdown'
export { DAY } from '#time/day'
export { formatDateTime } from '#time/format-date-time'
export { formatDeadline } from '#time/format-deadline'
export { formatDay } from '#time/format-day'
export { readDay } from '#time/read-day'
export { formatRemaining } from '#time/format-remaining'
export { isTimerRunning, timerEnd, timerKey, type TimerEnd } from '#time/timer'
export { timeOffset } from '#time/time-offset'
export { isTrackingNumber } from '#order/tracking-number'
export { productPath } from '#route/product-path'
export { bareText } from '#text/bare-text'
export { cleanText } from '#text/clean-text'
export { codeText } from '#text/code-text'
export { halfWidth } from '#text/half-width'
export { cardCode, typedCode, typedDigits } from '#text/typed-code'
export { maskName } from '#text/mask-name'
export { maskEmail } from '#text/mask-email'
export { maskTelephone } from '#text/mask-telephone'
export { stringWidth } from '#text/string-width'
export { truncate } from '#text/truncate'
export { matchPath } from '#route/match-path'
export { loginPath } from '#route/login-path'
export { MINI_ENTRY, miniEntry, miniEntryPath } from '#route/mini-entry'
export { safeNext } from '#route/safe-next'
