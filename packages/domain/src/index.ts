// Codes
export { classifyCode, GIFT_CANCELLED_ALONE_TEXT, SPECIAL_CODE, type CodeClass } from '#codes/classify-code'
export { COUPON_DISCOUNT_TYPE, COUPON_DISCOUNT_TYPE_LABEL, type CouponDiscountType } from '#codes/coupon-type'
export { INVOICE_HEADER, INVOICE_TYPE, type InvoiceHeader, type InvoiceType } from '#codes/invoice-type'
export { LOGIN_STATE, type LoginState } from '#codes/login-state'
export { isPendingPayment, ORDER_STATUS, ORDER_STATUS_LABEL, type OrderStatus } from '#codes/order-status'
export { ORDER_WAY, type OrderWay } from '#codes/order-way'
export { PAYMENT_STATUS, PAYMENT_STATUS_LABEL, type PaymentStatus } from '#codes/payment-status'
export { CHANNEL_ID, DEVICE_ID, PLATFORM_ID, type ChannelId, type DeviceId, type PlatformId } from '#codes/platform'
export { isPurchasable, PRODUCT_STATUS, PRODUCT_STATUS_LABEL, type ProductStatus } from '#codes/product-status'
export { PROMOTION_TYPE, PROMOTION_TYPE_LABEL, type PromotionType } from '#codes/promotion-type'
export { REPLY_CODE, REPLY_MESSAGE, REPLY_STATUS, type ReplyCode } from '#codes/reply-code'
export { cutMessage, MESSAGE_LIMIT, suppressesToast } from '#codes/toast-rules'

// Products
export { crowdFundingPath } from '#promotion/crowd-funding-path'
export { filterPromotions } from '#promotion/filter-promotions'
export { isPromotionActive } from '#promotion/is-promotion-active'
export { MAIN_PROMOTION_TYPES, mainPromotion } from '#promotion/main-promotion'
export type { PromotionConditions, PromotionLike } from '#promotion/promotion-like'
export { AVAILABILITY, AVAILABILITY_LABEL, type Availability } from '#availability/availability'
export { skuAvailability } from '#availability/sku-availability'
export { spuAvailability } from '#availability/spu-availability'
export { priceSku, type PriceConditions, type SkuPrice } from '#price/price-sku'
export { findSku } from '#sku/find-sku'
export { allowsFreeTrial, pickSku, type PickOptions } from '#sku/pick-sku'
export { skuMatrix, type MatrixAttribute, type MatrixValue, type SelectedAttributes } from '#sku/sku-matrix'
export type { AttributeLike, AvailableLike, ChoosableSku, SkuLike } from '#sku/sku-like'
export { imageAddress, PICTURE_WIDTHS, snapWidth, type PictureSize } from '#picture/image-address'
export { imageSet } from '#picture/image-set'

// Cart and checkout
export type { CartLike, CartProductLike, CartPromotionLike, PricedCartProduct, PromotionGroupLike } from '#cart/cart-like'
export { cartDiscount, type CartDiscount } from '#cart/cart-discount'
export { cartProducts, groupProducts } from '#cart/cart-products'
export { priceCart, type CartPrice, type PricedGroup } from '#cart/price-cart'
export { countCart, viewCart, type CartCounts, type CartView } from '#cart/view-cart'
export { amountsOf, type AmountParts, type Amounts } from '#coupon/amounts-of'
export { bestCoupons } from '#coupon/best-coupons'
export { isFreePostage, type CouponLike } from '#coupon/coupon-like'
export { couponSaving } from '#coupon/coupon-saving'
export { splitCoupons, type CouponSplit, type MarkedCoupon } from '#coupon/split-coupons'
export { FREE_FREIGHT_FROM, FREIGHT, freightFor } from '#freight/freight-for'
export { chooseAddress, type ChoosableAddress, type ChosenAddress } from '#address/choose-address'
export { fullAddress, type AddressParts } from '#address/full-address'
export { UNKNOWN_STREET, type AreaLike } from '#address/unknown-street'
export { parseAddressText, type ParsedAddress } from '#address/parse-address-text'

// Orders and what follows
export { afterSaleAddress, fetchedAfterSaleAddress, OTHER_STREETS, streetChoices, type AfterSaleAddress } from '#after-sale/after-sale-address'
export { emptyAfterSaleForm, type AfterSaleForm } from '#after-sale/after-sale-form'
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
export { channelFor, emptyInvoice, emptyOrderDraft, invoiceHeaderFor, orderWayFor, withInvoice, type OrderPlace } from '#order/order-defaults'
export { ordersToPrice, withPaymentFees, type FeeOrder } from '#order/payment-fees'
export { canMove, UNPAID_LIFETIME } from '#order/can-move'
export { orderActions, type OrderActions } from '#order/order-actions'

// Campaigns and sellers
export { readActiveActivity, readDraw, readReceivedCoupon, reserveStatus, type CampaignReply, type DrawResult } from '#draw/read-draw'
export { mergeRebateProducts, openRebateActivity, type CalibratedClock } from '#rebate/rebate-windows'
export { applyUtm, type AppliedUtm, type UtmValues, type UtmVisit } from '#tracking/apply-utm'
export { trackingLog, type TrackedEvent, type TrackingLog } from '#tracking/tracking-log'

// Who asks, and from where
export { compareVersions } from '#platform/compare-versions'
export { detectPlatform, type DetectedPlatform } from '#platform/detect-platform'
export { afterAppLogin, loginWay, type LoginVisit, type LoginWay } from '#platform/login-way'
export { afterLogout, isLoggedIn, visitor } from '#user/visitor'
export { CONTENT_PAGE, headerMenu, type ContentPageLike } from '#route/content-page'
export { HAND_OVER_FAILED_PATH, miniProgramPage, smartAppPage, specialActivityPath, type HandedOver, type HandOverConditions } from '#route/hand-over'
export { DEFAULT_SHARE, SECKILL_SHARE_TITLE, SHARE_MENUS, shareMeta, shareTitle, type MetaInfo, type ShareMenu } from '#share/share-meta'

// Numbers the shop runs by
export { CHANNEL_CODE, COOKIE, FREE_TRIAL_AGREEMENT, PAGE, THROTTLE_INTERVAL, TIMEOUT, TOAST } from '#limits/limits'

// Money, time, text, routes
export { formatAmount } from '#money/format-amount'
export { formatFen, formatYuan } from '#money/format-fen'
export { percentOff } from '#money/percent-off'
export { splitFen } from '#money/split-fen'
export { countdown, type CountdownParts } from '#time/countdown'
export { formatDateTime } from '#time/format-date-time'
export { formatRemaining } from '#time/format-remaining'
export { isTimerRunning, timerEnd, timerKey, type TimerEnd } from '#time/timer'
export { timeOffset } from '#time/time-offset'
export { maskName } from '#text/mask-name'
export { maskTelephone } from '#text/mask-telephone'
export { characterWidth, stringWidth } from '#text/string-width'
export { truncate } from '#text/truncate'
export { loginPath } from '#route/login-path'
export { safeNext } from '#route/safe-next'
