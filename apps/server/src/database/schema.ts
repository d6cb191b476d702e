// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Address } from '#database/tables/address'
import type { AfterSale } from '#database/tables/after-sale'
import type { AgreementSignature } from '#database/tables/agreement-signature'
import type { ArrivalNotice } from '#database/tables/arrival-notice'
import type { Bargain } from '#database/tables/bargain'
import type { BargainHelp } from '#database/tables/bargain-help'
import type { BargainOrder } from '#database/tables/bargain-order'
import type { BargainPromotion } from '#database/tables/bargain-promotion'
import type { BargainSeat } from '#database/tables/bargain-seat'
import type { Billing } from '#database/tables/billing'
import type { Bundle } from '#database/tables/bundle'
import type { BundleSku } from '#database/tables/bundle-sku'
import type { BuyingGroup } from '#database/tables/buying-group'
import type { Cabinet } from '#database/tables/cabinet'
import type { CampaignDay } from '#database/tables/campaign-day'
import type { CampaignVisitor } from '#database/tables/campaign-visitor'
import type { Captcha } from '#database/tables/captcha'
import type { CartLine } from '#database/tables/cart-line'
import type { Category } from '#database/tables/category'
import type { ContentCount } from '#database/tables/content-count'
import type { ContentPage } from '#database/tables/content-page'
import type { Coupon } from '#database/tables/coupon'
import type { CouponBatch } from '#database/tables/coupon-batch'
import type { CouponCode } from '#database/tables/coupon-code'
import type { CouponCount } from '#database/tables/coupon-count'
import type { CouponMerge } from '#database/tables/coupon-merge'
import type { CrowdFunding } from '#database/tables/crowd-funding'
import type { CrowdFundingOrder } from '#database/tables/crowd-funding-order'
import type { DuBatch } from '#database/tables/du-batch'
import type { DuCode } from '#database/tables/du-code'
import type { Event } from '#database/tables/event'
import type { EventDelivery } from '#database/tables/event-delivery'
import type { ExchangeOrder } from '#database/tables/exchange-order'
import type { ExternalAddressAuth } from '#database/tables/external-address-auth'
import type { Fan } from '#database/tables/fan'
import type { FissionActivity } from '#database/tables/fission-activity'
import type { FissionHelp } from '#database/tables/fission-help'
import type { FissionSeat } from '#database/tables/fission-seat'
import type { FissionShare } from '#database/tables/fission-share'
import type { FreeTrial } from '#database/tables/free-trial'
import type { GroupOrder } from '#database/tables/group-order'
import type { GroupPromotion } from '#database/tables/group-promotion'
import type { Guide } from '#database/tables/guide'
import type { Idempotency } from '#database/tables/idempotency'
import type { Identity } from '#database/tables/identity'
import type { InviteAward } from '#database/tables/invite-award'
import type { InviteBond } from '#database/tables/invite-bond'
import type { InviteCampaign } from '#database/tables/invite-campaign'
import type { InviteNote } from '#database/tables/invite-note'
import type { InviteNumber } from '#database/tables/invite-number'
import type { InviteStep } from '#database/tables/invite-step'
import type { InvoiceChoice2 } from '#database/tables/invoice-choice'
import type { KnownNumber } from '#database/tables/known-number'
import type { LedgerAccount } from '#database/tables/ledger-account'
import type { LedgerEntry } from '#database/tables/ledger-entry'
import type { LedgerJournal } from '#database/tables/ledger-journal'
import type { Live } from '#database/tables/live'
import type { LoginCode } from '#database/tables/login-code'
import type { Lottery } from '#database/tables/lottery'
import type { LotteryChance } from '#database/tables/lottery-chance'
import type { LotteryHelp } from '#database/tables/lottery-help'
import type { LotteryPlayer } from '#database/tables/lottery-player'
import type { LotteryPrize } from '#database/tables/lottery-prize'
import type { LotterySeat } from '#database/tables/lottery-seat'
import type { LotteryShare } from '#database/tables/lottery-share'
import type { Membership } from '#database/tables/membership'
import type { MembershipOrder } from '#database/tables/membership-order'
import type { Merchant } from '#database/tables/merchant'
import type { MessageChoice } from '#database/tables/message-choice'
import type { MessageConsent } from '#database/tables/message-consent'
import type { OpsAudit } from '#database/tables/ops-audit'
import type { OrderCode } from '#database/tables/order-code'
import type { OrderCodeSending } from '#database/tables/order-code-sending'
import type { OrderCodeWait } from '#database/tables/order-code-wait'
import type { OrderHold } from '#database/tables/order-hold'
import type { OrderItem } from '#database/tables/order-item'
import type { OrderNote } from '#database/tables/order-note'
import type { OrderShare } from '#database/tables/order-share'
import type { Orders } from '#database/tables/orders'
import type { Payment } from '#database/tables/payment'
import type { PaymentNotice } from '#database/tables/payment-notice'
import type { PayoutAccount } from '#database/tables/payout-account'
import type { Pickup } from '#database/tables/pickup'
import type { Picture2 } from '#database/tables/picture'
import type { PointsProduct } from '#database/tables/points-product'
import type { Post } from '#database/tables/post'
import type { PostLike } from '#database/tables/post-like'
import type { PostReport2 } from '#database/tables/post-report'
import type { PreSaleOrder } from '#database/tables/pre-sale-order'
import type { PresentActivity } from '#database/tables/present-activity'
import type { PresentHotel } from '#database/tables/present-hotel'
import type { PresentRoom } from '#database/tables/present-room'
import type { PresentTaken } from '#database/tables/present-taken'
import type { PriceHistory } from '#database/tables/price-history'
import type { PriceRow } from '#database/tables/price-row'
import type { PrizeOrder } from '#database/tables/prize-order'
import type { PrizeRecord } from '#database/tables/prize-record'
import type { Promoter } from '#database/tables/promoter'
import type { PromoterBoard } from '#database/tables/promoter-board'
import type { PromoterShop } from '#database/tables/promoter-shop'
import type { PromoterShopDay } from '#database/tables/promoter-shop-day'
import type { PromoterShopVisitor } from '#database/tables/promoter-shop-visitor'
import type { PromoterTrialDraft } from '#database/tables/promoter-trial-draft'
import type { Promotion } from '#database/tables/promotion'
import type { PromotionSku } from '#database/tables/promotion-sku'
import type { RateCount } from '#database/tables/rate-count'
import type { RebateDay } from '#database/tables/rebate-day'
import type { RebateLine } from '#database/tables/rebate-line'
import type { RebateOffer } from '#database/tables/rebate-offer'
import type { RebateShare } from '#database/tables/rebate-share'
import type { RebateTarget2 } from '#database/tables/rebate-target'
import type { Refund } from '#database/tables/refund'
import type { RefundPart } from '#database/tables/refund-part'
import type { RefundRow } from '#database/tables/refund-row'
import type { Reservation } from '#database/tables/reservation'
import type { ReservationOrder } from '#database/tables/reservation-order'
import type { ReservationRun } from '#database/tables/reservation-run'
import type { SaidOnce } from '#database/tables/said-once'
import type { SaleReminder } from '#database/tables/sale-reminder'
import type { SandboxNotice } from '#database/tables/sandbox-notice'
import type { SandboxPayLater } from '#database/tables/sandbox-pay-later'
import type { SandboxPayout } from '#database/tables/sandbox-payout'
import type { SandboxRefund } from '#database/tables/sandbox-refund'
import type { SandboxTrade } from '#database/tables/sandbox-trade'
import type { SecondOrder } from '#database/tables/second-order'
import type { SerialNumber } from '#database/tables/serial-number'
import type { ServicePicture } from '#database/tables/service-picture'
import type { Session } from '#database/tables/session'
import type { Setting } from '#database/tables/setting'
import type { SharePicture } from '#database/tables/share-picture'
import type { Shipment } from '#database/tables/shipment'
import type { ShipmentItem } from '#database/tables/shipment-item'
import type { ShipmentStep } from '#database/tables/shipment-step'
import type { Shopper } from '#database/tables/shopper'
import type { ShortLink } from '#database/tables/short-link'
import type { Skill } from '#database/tables/skill'
import type { SkillCategory } from '#database/tables/skill-category'
import type { Sku } from '#database/tables/sku'
import type { Spu } from '#database/tables/spu'
import type { SpuPair } from '#database/tables/spu-pair'
import type { SpuPaired } from '#database/tables/spu-paired'
import type { SpuSeen } from '#database/tables/spu-seen'
import type { SpuSold } from '#database/tables/spu-sold'
import type { SpuTaken } from '#database/tables/spu-taken'
import type { Staff } from '#database/tables/staff'
import type { StaffSession } from '#database/tables/staff-session'
import type { Store } from '#database/tables/store'
import type { TrackingEvent } from '#database/tables/tracking-event'
import type { VatInvoice } from '#database/tables/vat-invoice'
import type { Visitor } from '#database/tables/visitor'
import type { Withdrawal } from '#database/tables/withdrawal'

/** Every table. Columns are named as in the database; amounts are fen, times epoch ms. */
export interface Schema {
  address: Address
  after_sale: AfterSale
  agreement_signature: AgreementSignature
  arrival_notice: ArrivalNotice
  bargain: Bargain
  bargain_help: BargainHelp
  bargain_order: BargainOrder
  bargain_promotion: BargainPromotion
  bargain_seat: BargainSeat
  billing: Billing
  bundle: Bundle
  bundle_sku: BundleSku
  buying_group: BuyingGroup
  cabinet: Cabinet
  campaign_day: CampaignDay
  campaign_visitor: CampaignVisitor
  captcha: Captcha
  cart_line: CartLine
  category: Category
  content_count: ContentCount
  content_page: ContentPage
  coupon: Coupon
  coupon_batch: CouponBatch
  coupon_code: CouponCode
  coupon_count: CouponCount
  coupon_merge: CouponMerge
  crowd_funding: CrowdFunding
  crowd_funding_order: CrowdFundingOrder
  du_batch: DuBatch
  du_code: DuCode
  event: Event
  event_delivery: EventDelivery
  exchange_order: ExchangeOrder
  external_address_auth: ExternalAddressAuth
  fan: Fan
  fission_activity: FissionActivity
  fission_help: FissionHelp
  fission_seat: FissionSeat
  fission_share: FissionShare
  free_trial: FreeTrial
  group_order: GroupOrder
  group_promotion: GroupPromotion
  guide: Guide
  idempotency: Idempotency
  identity: Identity
  invite_award: InviteAward
  invite_bond: InviteBond
  invite_campaign: InviteCampaign
  invite_note: InviteNote
  invite_number: InviteNumber
  invite_step: InviteStep
  invoice_choice: InvoiceChoice2
  known_number: KnownNumber
  ledger_account: LedgerAccount
  ledger_entry: LedgerEntry
  ledger_journal: LedgerJournal
  live: Live
  login_code: LoginCode
  lottery: Lottery
  lottery_chance: LotteryChance
  lottery_help: LotteryHelp
  lottery_player: LotteryPlayer
  lottery_prize: LotteryPrize
  lottery_seat: LotterySeat
  lottery_share: LotteryShare
  membership: Membership
  membership_order: MembershipOrder
  merchant: Merchant
  message_choice: MessageChoice
  message_consent: MessageConsent
  ops_audit: OpsAudit
  order_code: OrderCode
  order_code_sending: OrderCodeSending
  order_code_wait: OrderCodeWait
  order_hold: OrderHold
  order_item: OrderItem
  order_note: OrderNote
  order_share: OrderShare
  orders: Orders
  payment: Payment
  payment_notice: PaymentNotice
  payout_account: PayoutAccount
  pickup: Pickup
  picture: Picture2
  points_product: PointsProduct
  post: Post
  post_like: PostLike
  post_report: PostReport2
  pre_sale_order: PreSaleOrder
  present_activity: PresentActivity
  present_hotel: PresentHotel
  present_room: PresentRoom
  present_taken: PresentTaken
  price_history: PriceHistory
  price_row: PriceRow
  prize_order: PrizeOrder
  prize_record: PrizeRecord
  promoter: Promoter
  promoter_board: PromoterBoard
  promoter_shop: PromoterShop
  promoter_shop_day: PromoterShopDay
  promoter_shop_visitor: PromoterShopVisitor
  promoter_trial_draft: PromoterTrialDraft
  promotion: Promotion
  promotion_sku: PromotionSku
  rate_count: RateCount
  rebate_day: RebateDay
  rebate_line: RebateLine
  rebate_offer: RebateOffer
  rebate_share: RebateShare
  rebate_target: RebateTarget2
  refund: Refund
  refund_part: RefundPart
  refund_row: RefundRow
  reservation: Reservation
  reservation_order: ReservationOrder
  reservation_run: ReservationRun
  said_once: SaidOnce
  sale_reminder: SaleReminder
  sandbox_notice: SandboxNotice
  sandbox_pay_later: SandboxPayLater
  sandbox_payout: SandboxPayout
  sandbox_refund: SandboxRefund
  sandbox_trade: SandboxTrade
  second_order: SecondOrder
  serial_number: SerialNumber
  service_picture: ServicePicture
  session: Session
  setting: Setting
  share_picture: SharePicture
  shipment: Shipment
  shipment_item: ShipmentItem
  shipment_step: ShipmentStep
  shopper: Shopper
  short_link: ShortLink
  skill: Skill
  skill_category: SkillCategory
  sku: Sku
  spu: Spu
  spu_pair: SpuPair
  spu_paired: SpuPaired
  spu_seen: SpuSeen
  spu_sold: SpuSold
  spu_taken: SpuTaken
  staff: Staff
  staff_session: StaffSession
  store: Store
  tracking_event: TrackingEvent
  vat_invoice: VatInvoice
  visitor: Visitor
  withdrawal: Withdrawal
}
