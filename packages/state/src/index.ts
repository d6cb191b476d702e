export { addressesStore, type AddressesState } from '#addresses/addresses-store'
export { externalAddressesStore, type ExternalAddressesState } from '#addresses/external-addresses-store'
export { afterSaleStore, type AfterSaleState } from '#after-sale/after-sale-store'
export { afterSalesStore } from '#after-sale/after-sales-store'
export {
  MOST_SERVICE_PICTURES,
  serviceFormStore,
  type ServiceFormStart,
  type ServiceFormState,
} from '#after-sale/service-form-store'
export { serviceItemsStore } from '#after-sale/service-items-store'
export { appStore, type AppState } from '#app/app-store'
export { badgeStore, type BadgeState } from '#cart/badge-store'
export { likedPostsStore, postsStore, type PostsState } from '#community/posts-store'
export { myPostsStore, type MyPostsState } from '#community/my-posts-store'
export { postLikesStore, selectLike, type LikedPost, type PostLikesState } from '#community/post-likes-store'
export { postStore, type PostState } from '#community/post-store'
export { writePostStore, type WritePostState } from '#community/write-post-store'
export { cartOffersStore, lackingOf, type CartOffersState } from '#cart/cart-offers-store'
export { cartStore, type CartState } from '#cart/cart-store'
export { cashierStore, type CashierState } from '#cashier/cashier-store'
export { VISITOR_KEY } from '#cart/visitor-key'
export {
  checkoutStore,
  selectAddressComing,
  selectAddressCount,
  selectChosenAddress,
  type CheckoutState,
  type ChosenCabinet,
} from '#checkout/checkout-store'
export { dueNow } from '#checkout/wishes'
export { checkoutPath, readCheckoutQuery, type CheckoutQuery } from '#checkout/checkout-query'
export type { KindFields } from '#checkout/order-draft'
export { type InvoiceDraft } from '#checkout/invoice-draft'
export { cabinetsStore, type CabinetsState, type CabinetsWish } from '#delivery/cabinets-store'
export { deliveryStore, type DeliveryState } from '#delivery/delivery-store'
export { afterCouponsStore, type AfterCouponsState } from '#coupons/after-coupons-store'
export { couponOffersStore, type CouponOffersState } from '#coupons/coupon-offers-store'
export { couponProductsStore, type CouponProductsState } from '#coupons/coupon-products-store'
export { myCouponsStore, type MyCouponsState } from '#coupons/my-coupons-store'
export { categoryStore, selectHasMore, type CategoryState } from '#content/category-store'
export { catalogStore, homeStore, profileStore, selectProfile, type ContentState } from '#content/content-store'
export { selectText, textStore } from '#content/text-store'
export { billingStore, type BillingState, type InvoiceRequest, type OrderInvoice } from '#invoice/billing-store'
export { invoiceMeansStore, type InvoiceMeans, type InvoiceMeansState } from '#invoice/invoice-means-store'
export { invoiceStore, type InvoiceState } from '#invoice/invoice-store'
export { pointsStore, type PointsState } from '#points/points-store'
export { withdrawalStore, type BindRefusal, type WithdrawalState } from '#withdrawal/withdrawal-store'
export { accountStore, type AccountRefusal, type AccountState } from '#account/account-store'
export { membershipStore, type MembershipState } from '#membership/membership-store'
export { emailStore, type EmailRefusal, type EmailState } from '#messages/email-store'
export { reservationStore, selectPieces, type ReservationPageState } from '#reservation/reservation-store'
export { appMessagesStore, selectAskable, selectReadyToAsk, type AppMessagesState } from '#messages/app-messages-store'
export { messagesStore, type MessagesState } from '#messages/messages-store'
export { promotionsStore, type PromotionsState } from '#promotions/promotions-store'
export { orderDeedsStore, type OrderDeedsState } from '#order/order-deeds'
export { buyAgainStore, type BuyAgainState } from '#order/buy-again'
export { orderCodesStore, type OrderCodesState } from '#order/order-codes-store'
export { orderStore, type OrderState } from '#order/order-store'
export { ordersStore, type OrdersState } from '#orders/orders-store'
export { ownGoodsStore, type GoodsOnWay, type OwnDevice, type OwnGoodsState } from '#orders/own-goods-store'
export { serviceStore, type ServiceState } from '#service/service-store'
export { productStore, selectCurrentSku, type ProductState } from '#product/product-store'
export { type ResumableAction } from '#resume/keep-action'
export { hasKeptAction } from '#resume/kept-action'
export { resumeStore, type ResumeState } from '#resume/resume-store'
export { ShopProvider, usePorts } from '#react/shop-provider'
export { useNow } from '#react/use-now'
export { useActions, useShop } from '#react/use-shop'
export { createShop, type Json, type Primed, type Shop, type ShopParts } from '#shop/create-shop'
export { type SetState, type StoreContext, type StoreDefinition } from '#shop/define-store'
export { type Load, type LoadError } from '#shop/load'
export type { PagedList } from '#shop/paged-list'
export type { Picked } from '#shop/picked'
export { type PageMeta, type Place, type Platform, type Ports } from '#shop/ports'
export { primedOf } from '#shop/primed-of'
export { type ShopApi } from '#shop/shop-api'
export { type SendState } from '#user/ask-code'
export { fanStore, type FanState } from '#user/fan-store'
export { livesStore, type LivesState } from '#lives/lives-store'
export {
  certificationStore,
  type CertificationRefusal,
  type CertificationState,
  type CertificationWish,
} from '#promoters/certification-store'
export { handOutStore, type HandOutState } from '#promoters/hand-out-store'
export { invitedShopsStore, type InvitedShopsState } from '#promoters/invited-shops-store'
export { miniShopStore, type MiniShopState } from '#promoters/mini-shop-store'
export {
  myStoreStore,
  type MyStore,
  type MyStoreRefusal,
  type MyStoreState,
  type PartnerWish,
} from '#promoters/my-store-store'
export { fissionStore, type FissionDeed, type FissionState } from '#fission/fission-store'
export { honorsStore, type HonorsState } from '#invite/honors-store'
export {
  inviteStore,
  type InviteDeed,
  type InviteFormRefusal,
  type InviteState,
  type OwnInvites,
} from '#invite/invite-store'
export { rebateActivityStore, type RebateActivityState } from '#rebate/rebate-activity-store'
export { rebateStore, type RebateState } from '#rebate/rebate-store'
export { accountEntriesStore, type AccountEntriesState } from '#rebate/account-entries-store'
export { partnerStore, type PartnerMoney, type PartnerState } from '#rebate/partner-store'
export { shopOrderStore, type ShopOrderDetails, type ShopOrderState } from '#rebate/shop-order-store'
export { partnerOrdersStore, shopOrdersStore, type ShopOrdersState } from '#rebate/shop-orders-store'
export { statisticsStore, type StatisticsState } from '#rebate/statistics-store'
export { type ShownRebate } from '#rebate/shown-rebates'
export { welfareStore, type GuestOfHotel, type WelfareState } from '#welfare/welfare-store'
export { lotteryStore, type LotteryDeed, type LotteryState } from '#lottery/lottery-store'
export { myPrizesStore, type MyPrizesState } from '#lottery/my-prizes-store'
export { merchantStore, type MerchantPage, type MerchantState } from '#merchant/merchant-store'
export { newcomerStore, type NewcomerState } from '#newcomer/newcomer-store'
export { recommendStore, type RecommendState } from '#recommend/recommend-store'
export { shareStore, type ShareState } from '#share/share-store'
export { loginStore, type LoginOutcome, type LoginState } from '#user/login-store'
export { chosenPieces, duCodeStore, type DuCodeState } from '#du-code/du-code-store'
export { crowdFundingStore, type CrowdFundingPageState } from '#crowd-funding/crowd-funding-store'
export { flashSaleStore, selectShownSale, type FlashSaleState } from '#flash-sale/flash-sale-store'
export { bargainsStore, type BargainsState } from '#bargain/bargains-store'
export { bargainStore, type BargainPageState } from '#bargain/bargain-store'
export { bargainSkuStore, type BargainSkuState } from '#bargain/bargain-sku-store'
export { specialActivityStore, type SpecialActivityState } from '#content/special-activity-store'
export { campaignsStore, type CampaignsState } from '#campaigns/campaigns-store'
export { groupsStore, type GroupsState } from '#groups/groups-store'
export { groupStore, type GroupState as GroupPageState } from '#groups/group-store'
export { openGroupsStore, type GroupPieces, type OpenGroupsState } from '#groups/open-groups-store'
export { saleRemindersStore, type SaleRemindersState } from '#flash-sale/sale-reminders-store'
export { freeTrialStore, type FreeTrialState, type PersonDraft, type Trier } from '#free-trial/free-trial-store'
export { keepTrialStore, type KeepTrialState } from '#free-trial/keep-trial-store'
export { trialsStore, type Trials, type TrialsState } from '#free-trial/trials-store'
export { skillStore, type SkillState } from '#skills/skill-store'
export { skillsStore, type SkillsState } from '#skills/skills-store'
export { storesStore, type StoresState } from '#stores/stores-store'
export { sessionsStore, type SessionsState } from '#user/sessions-store'
export {
  mayBeShopper,
  selectEnterprise,
  selectLoggedIn,
  SESSION_KEY,
  userStore,
  type UserState,
} from '#user/user-store'

// Types of the SDK, re-exported so that screens need not import the SDK.
export type {
  Address,
  AddressDraft,
  AddressId,
  AddressList,
  AfterSaleDetail,
  AfterSaleItem,
  AfterSaleOrder,
  Area,
  AreaList,
  ArrivalNotice,
  BankInfo,
  BannerWidget,
  Billing,
  BusinessLicense,
  BuyNow,
  Cabinet,
  CabinetParcel,
  CancelOrder,
  Captcha,
  Cart,
  Certification,
  CartCount,
  Bargain,
  BargainHelper,
  BargainItem,
  BargainList,
  BargainSku,
  CartGroup,
  CampaignSku,
  CartProduct,
  ComboBuySku,
  DuCodeProducts,
  CartSubGroup,
  CategoryWidget,
  ChangeAddress,
  ChangeCart,
  CheckoutCoupon,
  CheckoutTender,
  ContentBlock,
  ContentPage,
  Coupon,
  CouponBatch,
  DeletionTerms,
  DeliveryLog,
  DrawResult,
  EntryWidget,
  ExternalAddress,
  FlashSale,
  FlashSaleProduct,
  ReservationCampaign,
  FlashSales,
  FreeTrial,
  FreeTrialInfo,
  FreeTrialProduct,
  FreshmanPresents,
  HeaderMenuWidget,
  IntegralOrder,
  IntegralProduct,
  InvoiceChoice,
  Link,
  ListedArrival,
  Live,
  CrowdFunding,
  AccountBinding,
  AccountEntry,
  Withdrawal,
  WithdrawableCash,
  LogisticsStep,
  ActivityPresent,
  PresentSteps,
  BarrageLine,
  FissionActivity,
  FissionShare,
  LotteryActivity,
  LotteryFormTerms,
  LotteryPrize,
  Merchant,
  MergeOffer,
  MessageTemplate,
  MessageChoice,
  MessageChoices,
  OperLog,
  OperLogs,
  Order,
  OrderAddress,
  OrderAmounts,
  OrderCodes,
  CrowdFundingOrder,
  Group,
  GroupActivity,
  GroupActivityProduct,
  GroupMember,
  GroupOrder,
  OrderCampaign,
  OwnBargain,
  FreeTrialOrder,
  PreSaleOrder,
  PreSaleDraft,
  PreSaleSettlement,
  OrderDetail,
  OrderDraft,
  OrderItem,
  OrderPage,
  OrderProduct,
  PresentCoupon,
  PriceDetail,
  Prize,
  PrizeOrder,
  PrizeRecord,
  OrderParcel,
  Parcel,
  DailyStatistics,
  PartnerShop,
  PaymentState,
  PickupPoint,
  Picture,
  PlacedOrder,
  Post,
  PostDetail,
  PostProduct,
  ProductItem,
  ProfileWidget,
  Promotion,
  PromotionGroup,
  PromotionWithProducts,
  Recommendations,
  SaleAttribute,
  ServiceItem,
  ServiceReason,
  Settle,
  Settlement,
  RebateShareActivity,
  RebateSku,
  RebateSummary,
  Honor,
  Invitation,
  InviteAward,
  InviteCampaign,
  InviteStatus,
  ShareCode,
  ShareInfo,
  Shop as PromoterShop,
  ShopShare,
  ShopStanding,
  ShopFigures,
  ShopOrder,
  ShopStatistics,
  ShelfWidget,
  ShopColours,
  ShopCampaign,
  Skill,
  SkillCategory,
  SkillDetail,
  Sku,
  SkuAttribute,
  Specification,
  SpecificationGroup,
  Spu,
  SpuSkus,
  Store,
  StartedPayment,
  TextWidget,
  UserInfo,
  UserProfile,
  ServiceAddress,
  VatInvoice,
  VatInvoiceDraft,
  VipCouponSet,
  Widget,
} from '@hearth/sdk/core'
