/* oxlint-disable max-lines */
// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type {
  AfterSaleStatus,
  AgreementId,
  ArrivalNoticeStatus,
  BillingStatus,
  BundleKind,
  CouponDiscountType,
  CouponSource,
  CouponStatus,
  CrowdFundingState,
  FreeTrialStatus,
  FreightPayer,
  GiftAudience,
  HasInvoice,
  MemberType,
  NoticeChannel,
  NoticeKind,
  OrderKindName,
  OrderStatus,
  OrderWay,
  PaymentStatus,
  PickupStatus,
  PriceSource,
  PriceStageName,
  PromotionSupportTarget,
  PromotionType,
  RedStatus,
  RefundStageName,
  RefundStatus,
  RepairStatus,
  ReturnType,
  ServiceType,
  SkuSaleStatus,
  SkuStatus,
  TaxLine,
  TrackAction,
  TrialCharge,
  TrialReview,
  UtmValues,
  VatInvoiceStatus,
  VipType,
} from '@hearth/domain'
import type { Role } from '@hearth/ops'
import type {
  InvoiceChoice,
  OrderAddress,
  Picture,
  RepairPriceItem,
  ReturnInfo,
  SaleAttribute,
  ServiceAddress,
  SkuAttribute,
  SpecificationGroup,
  VatInvoiceDraft,
} from '@hearth/sdk/core'
import type { StoredBlock } from '#database/tables/stored-block'
import type { StoredCabinet } from '#database/tables/stored-cabinet'
import type { StoredInvoice } from '#database/tables/stored-invoice'
import type { ColumnType, JSONColumnType } from 'kysely'

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export interface Address {
  area_id_old: Generated<number>
  city_code: string
  city_name: string
  consignee_name: string
  consignee_tele: string
  created_at: number
  detail_address: string
  district_code: string
  district_name: string
  external_id: string | null
  id: string
  province_code: string
  province_name: string
  shopper_id: string
  street_code: string
  street_name: string
  tag: string | null
}

/** A request for after-sale service; see the domain’s `AFTER_SALE_STEPS`. */
export interface AfterSale {
  /**
   * Where a refund goes that cannot go back the way it came; encrypted, see `sealText`.
   */
  bank_info: string | null
  /**
   * Pieces that arrived, or needed not; null before.
   */
  counted: number | null
  created_at: number
  deduct_amount: Generated<number>
  deduct_reason: string | null
  description: Generated<string>
  express_company: string | null
  express_number: string | null
  freight_amount: Generated<number>
  freight_payer: FreightPayer
  /**
   * The request that a gift goes back along with.
   */
  gift_of: string | null
  gold_back: Generated<number>
  has_invoice: Generated<HasInvoice>
  id: string
  integral_back: Generated<number>
  /**
   * The id of its picture.
   */
  invoice_picture: string | null
  invoice_time: number | null
  item_id: string
  order_id: string
  /**
   * Their ids.
   */
  pictures: Generated<JSONColumnType<string[]>>
  quantity: number
  reason: string
  /**
   * What it was called when it was chosen.
   */
  reason_text: string
  refund_amount: number | null
  refund_status: Generated<RefundStatus>
  refused_reason: string | null
  repair_amount: number | null
  repair_items: JSONColumnType<RepairPriceItem[]> | null
  repair_status: Generated<RepairStatus>
  return_info: JSONColumnType<ReturnInfo> | null
  return_type: ReturnType
  send_back_info: JSONColumnType<ServiceAddress> | null
  send_company: string | null
  send_number: string | null
  service_type: ServiceType
  /**
   * Where it is sent to, as the shop said when it agreed.
   */
  shop_address: JSONColumnType<OrderAddress> | null
  shopper_id: string
  /**
   * Whether the shop is to blame, by the reason.
   */
  shops_fault: boolean
  sns: Generated<JSONColumnType<string[]>>
  star_back: Generated<number>
  status: AfterSaleStatus
  /**
   * Whether it was asked for before the order was shipped.
   */
  unshipped: boolean
  /**
   * How often it has changed; its events are kept under it.
   */
  version: Generated<number>
  /**
   * Until when it waits for the shopper; null where it does not.
   */
  wait_until: number | null
}

export interface AgreementSignature {
  agreement_id: AgreementId
  shopper_id: string
  signed_at: number
  version: number
}

/** A shopper’s wish to be told when a sku can be bought again. */
export interface ArrivalNotice {
  /**
   * How often it was asked for anew, after it was told or cancelled.
   */
  asked: number
  created_at: number
  id: string
  shopper_id: string
  sku_no: string
  status: ArrivalNoticeStatus
  telephone: string
}

/** An invoice of an order; after one was taken back the next round is for what is left. */
export interface Billing {
  /**
   * What it is over; null until it is made.
   */
  amount: number | null
  choice: JSONColumnType<InvoiceChoice>
  created_at: number
  email: string | null
  invoice_number: string | null
  lines: JSONColumnType<TaxLine[]> | null
  made_at: number | null
  next_at: Generated<number>
  order_id: string
  pdf: Buffer | null
  rate_percent: number | null
  red_at: number | null
  /**
   * The number of the red invoice that takes it back.
   */
  red_number: string | null
  red_pdf: Buffer | null
  red_status: Generated<RedStatus>
  refused_reason: string | null
  round: number
  shopper_id: string
  status: Generated<BillingStatus>
  tries: Generated<number>
  /**
   * The company as it was then; null for an ordinary one.
   */
  vat: JSONColumnType<VatInvoiceDraft> | null
}

/** Products that are cheaper beside each other: a set, or what a mark-up sale offers. */
export interface Bundle {
  begin_time: number
  end_time: number
  id: string
  kind: BundleKind
  name: string
  /**
   * What a set costs together; null for a mark-up sale.
   */
  price: number | null
  support_target: Generated<PromotionSupportTarget>
  /**
   * What the rest of the cart must come to for a mark-up sale; null for a set.
   */
  threshold_amount: number | null
}

export interface BundleSku {
  bundle_id: string
  position: number
  /**
   * What one piece costs in a mark-up sale; null in a set.
   */
  price: number | null
  /**
   * Pieces in one set.
   */
  quantity: Generated<number>
  sku_no: string
}

export interface Cabinet {
  address: string
  capacity: number
  city_code: string
  district_code: string
  id: string
  kind: 'cabinet' | 'point'
  latitude: number
  longitude: number
  /**
   * Most pieces of an order that one compartment holds.
   */
  most_pieces: number
  name: string
  /**
   * Whether orders may go there.
   */
  open: Generated<boolean>
  opening_hours: string
  province_code: string
  street_code: string
  /**
   * Compartments that parcels wait in, or are on their way to.
   */
  taken: Generated<number>
  telephone: string
  /**
   * How often staff changed it.
   */
  version: Generated<number>
}

export interface Captcha {
  /**
   * Encrypted; see `sealText`.
   */
  answer: string
  expires_at: number
  id: string
}

/** What somebody means to buy. A line has exactly one owner. */
export interface CartLine {
  checked: Generated<boolean>
  /**
   * The redemption code that sets its price.
   */
  code_id: string | null
  /**
   * The owner of a line with a redemption code; a shopper has one other line of a sku.
   */
  code_shopper_id: string | null
  created_at: number
  id: string
  /**
   * The lowest price of a piece that a shopper who wants to know of lower ones has had; null until it was looked at.
   */
  known_price: number | null
  quantity: number
  shopper_id: string | null
  sku_no: string
  visitor_id: string | null
}

export interface Category {
  code: string
  name: string
  picture: JSONColumnType<Picture>
  position: number
  subtitle: Generated<string>
}

/** How often the codes of an order were sent to its shopper, by day. */
export interface CodeSending {
  day_begin: number
  order_id: string
  sent: number
}

/** Paid orders that lack codes. */
export interface CodeWait {
  order_id: string
  since: number
}

/** How often content was read, pressed or shared. */
export interface ContentCount {
  action: TrackAction
  content_id: string
  count: number
}

export interface ContentPage {
  blocks: JSONColumnType<StoredBlock[]>
  description: string
  title: string
  url_mapping: string
}

/** A shopper’s coupon. One past its end is still kept as usable; who reads it looks at the time. */
export interface Coupon {
  batch_id: string
  begin_time: number
  end_time: number
  id: string
  merged_into: string | null
  order_id: string | null
  received_at: number
  shopper_id: string
  status: Generated<CouponStatus>
  used_at: number | null
}

/** A kind of coupon. */
export interface CouponBatch {
  begin_time: number
  coupon_value: number
  discount_type: CouponDiscountType
  end_time: number
  /**
   * Of a membership: every how many of its months another one comes.
   */
  every_months: number | null
  /**
   * How many were taken; counted where there is a quantity.
   */
  given: Generated<number>
  id: string
  name: string
  /**
   * A new shopper gets one.
   */
  on_signup: Generated<boolean>
  /**
   * How many one shopper may take.
   */
  per_shopper: Generated<number>
  /**
   * How many may be taken in all; null means as many as there are shoppers.
   */
  quantity: number | null
  receive_begin: Generated<number>
  /**
   * Until when they can be taken; null means for as long as they can be used.
   */
  receive_end: number | null
  /**
   * The skus it is limited to; null means all.
   */
  sku_nos: JSONColumnType<string[]> | null
  source: Generated<CouponSource>
  threshold_amount: Generated<number>
  /**
   * Days a coupon can be used from when it was taken; null means until the end.
   */
  valid_days: number | null
  /**
   * How often it was changed.
   */
  version: Generated<number>
  vip_type: string | null
}

/** Codes on cards, each good for one coupon. */
export interface CouponCode {
  batch_id: string
  code: string
  coupon_id: string | null
  created_at: number
  redeemed_at: number | null
  shopper_id: string | null
}

/** How many coupons of a batch a shopper has had; locked by whoever gives them another one. */
export interface CouponCount {
  batch_id: string
  pieces: Generated<number>
  shopper_id: string
}

/** So many coupons of one batch become one of another. */
export interface CouponMerge {
  batch_id: string
  id: string
  into_batch_id: string
  pieces: number
}

/** A run of a crowd-funding: its goal and what it has of it; see the domain’s `CROWD_FUNDING_STEPS`. */
export interface CrowdFunding {
  /**
   * Fen that `pieces` come to, without freight.
   */
  amount: Generated<number>
  /**
   * Each run of a promotion begins at another time.
   */
  begin_time: number
  end_time: number
  /**
   * When it failed; null where it did not.
   */
  ended_at: number | null
  /**
   * Fen that it has to reach; null where it is pieces.
   */
  goal_amount: number | null
  /**
   * Pieces that it has to reach; null where it is an amount.
   */
  goal_pieces: number | null
  id: string
  /**
   * Of its orders that are paid and not cancelled; as they were when it failed.
   */
  pieces: Generated<number>
  promotion_id: string
  reached_at: number | null
  state: Generated<CrowdFundingState>
  /**
   * How many such orders there are.
   */
  supports: Generated<number>
}

/** Which crowd-funding an order supports. */
export interface CrowdFundingOrder {
  /**
   * The run of a crowd-funding that the order supports.
   */
  crowd_funding_id: string
  order_id: string
}

/** An event that a consumer has yet to act on. */
export interface Delivery {
  attempts: Generated<number>
  consumer: string
  kind: string
  last_error: string | null
  next_at: number
  subject: string
  version: number
}

/** Redemption codes of a kind: what they are good for. */
export interface DuBatch {
  created_at: number
  /**
   * Last moment at which an order may use one.
   */
  end_time: number
  id: string
  name: string
  /**
   * Pieces that one code is good for.
   */
  pieces: number
  /**
   * Of a piece.
   */
  price: number
  /**
   * What may be chosen.
   */
  sku_nos: JSONColumnType<string[]>
  version: Generated<number>
}

/** A redemption code. Only the SHA-256 of its signs is kept, as its id. */
export interface DuCode {
  batch_id: string
  created_at: number
  id: string
  /**
   * The order that has used it; null where it can be used.
   */
  order_id: string | null
  /**
   * Whose order that is.
   */
  shopper_id: string | null
  /**
   * Its last four signs.
   */
  tail: string
  used_at: number | null
}

/** What happened, in order of `version` for each subject. */
export interface Event {
  /**
   * Who acted, as `actorText` has it; empty for what was kept before actors had names.
   */
  actor: Generated<string>
  at: number
  data: JSONColumnType<object>
  /**
   * Whether deliveries were made of it.
   */
  handed_out: Generated<boolean>
  kind: string
  subject: string
  version: number
}

/** Which product of the points mall an order is. */
export interface ExchangeOrder {
  order_id: string
  /**
   * The product of the points mall that points paid.
   */
  product_id: string
}

export interface ExternalAddressAuth {
  authorized_at: number
  shopper_id: string
}

/** Shoppers who want to be told of news first. */
export interface Fan {
  created_at: number
  nickname: string
  shopper_id: string
  telephone: string
}

export interface FreeTrial {
  /**
   * The request it is sent back by, the last of several.
   */
  after_sale_id: string | null
  begin_time: number | null
  charge: TrialCharge
  /**
   * What is due, or was paid; null while nothing is.
   */
  charge_amount: number | null
  days: number
  /**
   * Since when something is due; kept once it is paid.
   */
  due_since: number | null
  end_time: number | null
  /**
   * What it costs to keep it, as it was when it was ordered.
   */
  keep_amount: number
  order_id: string
  promotion_id: string
  /**
   * Why it was refused, or what is charged for, as the shopper reads it.
   */
  reason: string | null
  review: TrialReview
  shopper_id: string
  sku_no: string
  status: FreeTrialStatus
  /**
   * How often it has changed.
   */
  version: number
}

/** An activity that gives a coupon or points to each shopper who takes part. */
export interface GiftActivity {
  /**
   * Who qualifies for it.
   */
  audience: Generated<GiftAudience>
  begin_time: number
  coupon_batch_id: string | null
  description: Generated<string>
  end_time: number
  id: string
  name: string
  picture: JSONColumnType<Picture> | null
  points: number | null
  /**
   * How many there are in all; null for as many as there are shoppers.
   */
  quantity: number | null
  /**
   * How many were taken: as many as it has rows of `gift_taken`.
   */
  taken: Generated<number>
}

/** What a shopper took of an activity: a coupon, or so many points. */
export interface GiftTaken {
  activity_id: string
  coupon_id: string | null
  points: number | null
  shopper_id: string
  taken_at: number
}

export interface Guide {
  spu_no: string
  /**
   * Null where there was one and is none.
   */
  title: string | null
  url: string | null
  /**
   * How often it was changed.
   */
  version: Generated<number>
}

/** First answers by idempotency key, kept for a day. */
export interface Idempotency {
  created_at: number
  fingerprint: string
  key: string
  reply: JSONColumnType<object> | null
  shopper_id: string
}

export interface Identity {
  /**
   * Hash of the number of an id with the shop’s secret: of each there is one shopper.
   */
  id_hash: string
  /**
   * The name as shoppers are shown it; the whole one is not kept.
   */
  masked_name: string
  shopper_id: string
  verified_at: number
}

export interface IntegralProduct {
  id: string
  integral: number
  on_shelf: Generated<boolean>
  per_shopper: Generated<number>
  sku_no: string
  stock: number
  version: Generated<number>
}

export interface InvoiceChoice2 {
  choice: JSONColumnType<InvoiceChoice>
  shopper_id: string
}

/** An account; see `LEDGER_ACCOUNT`. */
export interface LedgerAccount {
  /**
   * What may be spent; nothing for the house, whose accounts are sums of their entries.
   */
  balance: number | null
  id: string
  kind: string
  owner: string
  unit: string
  /**
   * How many entries it has; not counted for the house.
   */
  version: Generated<number>
}

/** One side of a journal; never changed. */
export interface LedgerEntry {
  account_id: string
  amount: number
  /**
   * The account’s balance with it; nothing for the house.
   */
  balance_after: number | null
  source_id: string
  source_kind: string
  /**
   * The account’s version with it; nothing for the house.
   */
  version: number | null
}

/** What one event moved. */
export interface LedgerJournal {
  event_at: number
  posted_at: number
  source_id: string
  source_kind: string
}

/** Live broadcasts, as the shop file named them. */
export interface Live {
  begin_time: number
  cover: JSONColumnType<Picture>
  end_time: number
  id: string
  /**
   * Where it can be watched once it is over; null where it cannot.
   */
  replay_url: string | null
  title: string
  url: string
}

/** Login codes on their way, by the SHA-256 of the ticket of whoever asked. */
export interface LoginCode {
  code_hash: string
  expires_at: number
  telephone: string
  ticket_hash: string
  tries_left: number
}

/** A membership that a shopper bought, from when it was paid. */
export interface Membership {
  begin_time: number
  /**
   * Whether its coupons were given, and its kind is the shopper’s.
   */
  begun: Generated<boolean>
  end_time: number
  /**
   * Months of it that have begun since its first: their coupons were given.
   */
  month: Generated<number>
  /**
   * When to look whether its next month has begun; null before it begins and in its last month.
   */
  next_month_at: number | null
  order_id: string
  shopper_id: string
  vip_type: VipType
}

/** The membership that an order buys. */
export interface MembershipOrder {
  order_id: string
  vip_type: VipType
}

export interface Merchant {
  company_name: string
  id: string
  name: string
  telephone: string
}

/** How many messages by a template a shopper still allows the mini-program to send. */
export interface MessageConsent {
  remaining: number
  shopper_id: string
  template_id: string
}

/** What a shopper switched on or off; see the domain’s `NOTICE_KIND`. */
export interface NoticeChoice {
  channel: NoticeChannel
  kind: NoticeKind
  shopper_id: string
  wanted: boolean
}

/** What staff did, or were refused; no statement of the shop changes or removes a line. */
export interface OpsAudit {
  actor_id: string
  actor_kind: 'staff' | 'house'
  actor_name: string
  after: JSONColumnType<object> | null
  at: number
  before: JSONColumnType<object> | null
  /**
   * Such as `orders.cancel`.
   */
  call: string
  /**
   * 0 when it was done, else what it was refused with.
   */
  code: number
  /**
   * In the order of time; see `writeAudit`.
   */
  id: string
  /**
   * Idempotency key.
   */
  key: string | null
  /**
   * The near network; see `networkOf`.
   */
  network: string
  target_id: string | null
  target_kind: string | null
}

/** A code that a product is delivered as, encrypted; `digest` knows it again. */
export interface OrderCode {
  created_at: number
  digest: string
  given_at: number | null
  /**
   * The order’s line that was given it; null while nobody has it.
   */
  item_id: string | null
  sealed: string
  sku_no: string
  /**
   * When its order was cancelled: it is given to nobody else.
   */
  withdrawn_at: number | null
}

/** What holds a paid order back from being sent, a row for each cause. */
export interface OrderHold {
  /**
   * A cause of the after-sale area, or of the kind of the order.
   */
  cause: string
  order_id: string
  /**
   * What of the cause holds it, such as a request for service.
   */
  subject: Generated<string>
}

export interface OrderItem {
  attributes: JSONColumnType<SkuAttribute[]>
  /**
   * Whether it is delivered as codes.
   */
  by_code: Generated<boolean>
  gift: Generated<boolean>
  /**
   * The position of the item that a gift came with.
   */
  gift_of: number | null
  id: string
  name: string
  order_id: string
  paid_amount: number
  picture: JSONColumnType<Picture>
  position: number
  price: number
  promotion_id: string | null
  /**
   * Pieces back in the stock of its promotion.
   */
  promotion_restocked: Generated<number>
  quantity: number
  /**
   * Pieces whose money went back.
   */
  refunded: Generated<number>
  /**
   * Pieces of `refunded` whose money went back before they were sent.
   */
  refunded_unsent: Generated<number>
  /**
   * Pieces sent in exchange for others.
   */
  replaced: Generated<number>
  /**
   * Pieces back on the shelf.
   */
  restocked: Generated<number>
  /**
   * Pieces in parcels; those of a parcel that came back do not count.
   */
  sent: Generated<number>
  sku_no: string
  spu_no: string
}

export interface Orders {
  address: JSONColumnType<OrderAddress>
  /**
   * Who or what cancelled it: a code of the orders area, or of the kind of the order.
   */
  cancel_code: string | null
  /**
   * Own words of who cancelled it.
   */
  cancel_reason: string | null
  cancelled_at: number | null
  coupon_amount: number
  created_at: number
  discount_amount: number
  /**
   * Fen that points and coins were earned on; null before.
   */
  earned_on: number | null
  freight_amount: number
  gold_amount: Generated<number>
  /**
   * Coins of it that went back.
   */
  gold_back: Generated<number>
  gold_pieces: Generated<number>
  id: string
  integral: Generated<number>
  /**
   * Points of it that went back.
   */
  integral_back: Generated<number>
  invoice: JSONColumnType<StoredInvoice> | null
  /**
   * The way it was bought; its terms are in the table of that kind.
   */
  kind: Generated<OrderKindName>
  order_way: OrderWay
  /**
   * The advertisement that led to it, as its shopper’s device kept it; null for none.
   */
  origin: JSONColumnType<UtmValues> | null
  paid_at: number | null
  /**
   * When a first part of it was paid; null before, and where it is paid at once.
   */
  part_paid_at: number | null
  /**
   * Whether some of it is in parcels while the rest waits to be sent.
   */
  partly_sent: Generated<boolean>
  pay_amount: number
  pay_deadline: number
  payment_status: Generated<PaymentStatus>
  product_amount: number
  /**
   * Whether it is a purchase of products: who has none is a newcomer.
   */
  purchase: Generated<boolean>
  received_at: number | null
  remark: Generated<string>
  /**
   * When the shopper last asked for it to be sent.
   */
  reminded_at: number | null
  /**
   * When the shopper took it off their list; null while it is there.
   */
  removed_at: number | null
  /**
   * When that advertisement was told of it.
   */
  reported_at: number | null
  shipped_at: number | null
  shopper_id: string
  star_amount: Generated<number>
  /**
   * Stars of it that went back.
   */
  star_back: Generated<number>
  star_pieces: Generated<number>
  status: OrderStatus
  /**
   * How often it has changed; its events are kept under it.
   */
  version: Generated<number>
}

export interface Payment {
  amount: number
  /**
   * When the cashier is asked about it next; a minute after its beginning where null.
   */
  ask_at: number | null
  /**
   * How often it was asked.
   */
  asks: Generated<number>
  channel: string
  channel_trade_no: string | null
  created_at: number
  id: string
  /**
   * The order it belongs to, as everything that is paid for does.
   */
  order_id: string
  payable_id: string
  /**
   * What it is for; see the payment area’s `Payable`.
   */
  payable_kind: 'order' | 'deposit' | 'balance' | 'repair' | 'trial'
  return_url: string | null
  settled_at: number | null
  shopper_id: string
  status: Generated<PaymentStatus>
}

/** Notices of cashiers that were worked on, by their de-duplication id. */
export interface PaymentNotice {
  amount: number
  id: string
  payment_id: string
  received_at: number
  result: string
}

export interface Pickup {
  /**
   * As it was when the order was placed.
   */
  cabinet: JSONColumnType<StoredCabinet>
  cabinet_id: string
  /**
   * What opens the compartment; null while there is nothing in it.
   */
  code: string | null
  /**
   * The number its operator gave the parcel.
   */
  fc_order_id: Generated<string>
  fetch_until: number | null
  /**
   * When it was fetched, sent back or cancelled.
   */
  left_at: number | null
  order_id: string
  status: PickupStatus
  stored_at: number | null
}

export interface Picture2 {
  alt: string
  file: Buffer | null
  hash: string
  height: number
  name: string
  width: number
}

/** The terms of an order of a pre-sale, as they were agreed. */
export interface PreSaleOrder {
  /**
   * From when the balance can be paid.
   */
  balance_begin: number
  /**
   * Until when the balance can be paid.
   */
  balance_end: number
  /**
   * When the final payment was placed: its amounts stand from then on.
   */
  balance_placed_at: number | null
  /**
   * Fen of the order’s `pay_amount` that are paid first.
   */
  deposit_amount: number
  /**
   * Whether the shop keeps the deposit of a shopper who does not pay the balance.
   */
  deposit_kept: boolean
  /**
   * Fen of the deposit that the shop kept when the order ended.
   */
  kept_amount: Generated<number>
  order_id: string
  /**
   * Who is told when the balance is due; null for the shopper’s own.
   */
  told_telephone: string | null
}

export interface PriceHistory {
  from_time: number
  /**
   * What anybody paid for a piece from then on: a promotion for everybody, else the ordinary price.
   */
  price: number
  sku_no: string
}

/** Where a part of an order’s price comes from; see the domain’s `PriceRow`. Orders placed before there were such rows have none. */
export interface PriceRow {
  fen: number
  /**
   * The item’s; null for what concerns the whole order, such as freight.
   */
  item_position: number | null
  order_id: string
  position: number
  source_id: string | null
  source_kind: PriceSource['kind'] | null
  stage: PriceStageName
}

export interface Promotion {
  /**
   * Of a pre-sale: from when its balance can be paid.
   */
  balance_begin: number | null
  /**
   * Of a pre-sale: until when.
   */
  balance_end: number | null
  begin_time: number
  /**
   * Whether the shop keeps the deposit of who does not pay the balance.
   */
  deposit_kept: boolean | null
  discount_rate: number | null
  display_time: number | null
  end_time: number
  gift_name: string | null
  gift_sku_no: string | null
  id: string
  name: string
  promotion_type: PromotionType
  reduce_amount: number | null
  support_target: Generated<PromotionSupportTarget>
  threshold_amount: number | null
  threshold_quantity: number | null
  /**
   * Days a product may be tried for; null but for free trials.
   */
  trial_days: number | null
}

/** Skus of a promotion. */
export interface PromotionSku {
  /**
   * Fen of a piece that are paid first, in a pre-sale.
   */
  deposit_amount: number | null
  /**
   * Fen that count for; as many where null.
   */
  deposit_worth: number | null
  promotion_id: string
  promotion_price: number | null
  /**
   * Pieces one shopper may have; see the domain’s `shopperLimit`.
   */
  shopper_limit: number | null
  sku_no: string
  sold: Generated<number>
  /**
   * What the promotion has of its own; null where it has none.
   */
  stock: number | null
}

/** How often something was done in a window of time; limits are held by it. */
export interface RateCount {
  count: number
  key: string
  window_end: number
}

/** Money that goes back, once for each request. */
export interface Refund {
  amount: number
  /**
   * Why; see the payment area’s `RefundCause`.
   */
  cause: 'cancelled' | 'paidLate' | 'paidBefore' | 'priceChanged' | 'collectedTwice' | 'returned'
  created_at: number
  id: string
  order_id: string
  /**
   * What asked for it; of each there is one refund.
   */
  request: string
  settled_at: number | null
  status: Generated<number>
  /**
   * What whoever gives it back says of it.
   */
  words: string | null
}

/** What one payment gives back of a refund; the cashier is asked for each under its id. */
export interface RefundPart {
  amount: number
  /**
   * What the bank calls the transfer, where the cashier could not give it back.
   */
  bank_reference: string | null
  created_at: number
  id: string
  payment_id: string
  refund_id: string
  settled_at: number | null
  status: Generated<number>
  /**
   * The trade whose money goes back; null in refunds from before it was kept, which are of the payment’s own.
   */
  trade_no: string | null
}

/** Where the fen of a refund come from, as the order’s own rows were frozen; see the domain’s `refundRows`. Money that paid for nothing has none. */
export interface RefundRow {
  fen: number
  item_position: number | null
  position: number
  quantity: number | null
  refund_id: string
  source_id: string | null
  source_kind: PriceSource['kind'] | null
  stage: RefundStageName
}

/** What was said once already, by its key: reminders, messages by app, and codes of the app that were used. */
export interface Reminder {
  at: number
  id: string
}

export interface SandboxNotice {
  attempts: Generated<number>
  body: string
  next_at: number | null
  notice_id: string
  payment_id: string
  wanted: number
}

export interface SandboxPayLater {
  shopper_id: string
  /**
   * When a shopper signed the sandbox’s pay-later agreement.
   */
  signed_at: number
}

export interface SandboxRefund {
  amount: number
  payment_id: string
  refund_id: string
  refunded_at: number
}

/** What the sandbox cashier keeps for itself, as a real one would elsewhere. */
export interface SandboxTrade {
  amount: number
  /**
   * Whether nothing can be given back to what it was paid with.
   */
  closed: Generated<boolean>
  payment_id: string
  result: string
  settled_at: number
  trade_no: string
}

/** An order of the second channel, as that channel tells of it. */
export interface SecondOrder {
  /**
   * Epoch seconds: that channel counts so.
   */
  create_time: number
  /**
   * What is to be paid for it now; null for its price.
   */
  fee: number | null
  id: string
  name: string
  price: number
  shopper_id: string
  sku_no: string
  status: OrderStatus
  version: Generated<number>
}

/** Serial numbers of pieces that were sold. */
export interface SerialNumber {
  install_sn: string | null
  item_id: string
  sn: string
}

/** Pictures that shoppers sent for after-sale service, as the shop made them anew: JPEG, and nothing but what is seen. */
export interface ServicePicture {
  bytes: Buffer
  created_at: number
  id: string
  shopper_id: string
}

/** Logins. Only the SHA-256 of a token is kept. */
export interface Session {
  created_at: number
  /**
   * What it was begun with, as a shopper reads it.
   */
  device: Generated<string>
  expires_at: number
  /**
   * What a shopper calls it by, to end it; no token.
   */
  id: Generated<string>
  /**
   * The wide network it was begun from; see `networkOf`.
   */
  network: Generated<string>
  shopper_id: string
  token_hash: string
  /**
   * When it was used last, to the hour.
   */
  used_at: Generated<number>
}

/** Settings by name; `catalogueVersion` is a number that rises when anything a public page shows has changed. */
export interface Setting {
  name: string
  value: ColumnType<string | number | object, string, string>
}

/** Pictures for sharing that were drawn, by the HMAC of what stands on them; forgotten after a while. */
export interface SharePicture {
  created_at: number
  height: number
  id: string
  jpeg: Buffer
  shopper_id: string | null
  width: number
}

export interface Shipment {
  company_name: string
  created_at: number
  id: string
  order_id: string
  /**
   * Which parcel of its order it is, from 1.
   */
  position: Generated<number>
  /**
   * When it came back to the shop, to be sent anew; null while it has not.
   */
  returned_at: number | null
  tracking_number: string
}

/** Pieces of an order’s line that are in a parcel. */
export interface ShipmentItem {
  item_id: string
  quantity: number
  shipment_id: string
}

export interface ShipmentStep {
  /**
   * What happened, where the shop knows it itself; else `text` has what its owner wrote.
   */
  code: 'collected' | null
  created_at: number
  position: number
  shipment_id: string
  text: string | null
}

export interface Shopper {
  /**
   * What the messaging app calls them towards the shop’s mini-program; null until they allow it a message.
   */
  app_open_id: string | null
  avatar: Generated<string>
  created_at: number
  /**
   * Names the default address, so that there is never more than one.
   */
  default_address_id: string | null
  /**
   * When the account was deleted: what is kept of it names nobody.
   */
  deleted_at: number | null
  display_name: string
  /**
   * Where notices go by mail; null until they proved one theirs.
   */
  email: string | null
  enterprise: Generated<boolean>
  id: string
  member_type: Generated<MemberType>
  /**
   * The last moment of all their memberships; null for one without an end.
   */
  member_until: number | null
  telephone: string
}

/** Short addresses that lead to a page of the shop. */
export interface ShortLink {
  code: string
  created_at: number
  path: string
  title: string
}

/** `stock + sold` changes only when the operator takes goods in or out. */
export interface Sku {
  attributes: JSONColumnType<SkuAttribute[]>
  /**
   * Whether it is delivered as codes.
   */
  by_code: Generated<boolean>
  /**
   * Not read any more: whether a sku can be tried follows from the trials that run.
   */
  free_promotion_status: FreeTrialStatus | null
  limit_quantity: Generated<number>
  /**
   * Fen: the lowest at which anybody could have it in the days before its present price began; null where it was not sold before.
   */
  lowest_price: number | null
  /**
   * Until when that is shown of an ordinary price; null while a promotion sets it.
   */
  lowest_until: number | null
  market_price: number | null
  picture: JSONColumnType<Picture>
  position: number
  price: number
  /**
   * What its price came from when it was last kept: its ordinary price and running promotions.
   */
  price_facts: string | null
  sku_name: string
  sku_no: string
  sku_sale_status: Generated<SkuSaleStatus>
  sku_status: Generated<SkuStatus>
  sold: Generated<number>
  spu_no: string
  stock: number
  /**
   * How often its price, stock or shelf was changed for the shop; sales do not count.
   */
  version: Generated<number>
}

export interface Spu {
  brand_name: string
  category_code: string
  created_at: number
  default_sku_no: string
  detail_pictures: JSONColumnType<Picture[]>
  highlights: JSONColumnType<string[]>
  merchant_id: string
  name: string
  pictures: JSONColumnType<Picture[]>
  position: number
  sale_attributes: JSONColumnType<SaleAttribute[]>
  selling_point: string
  services: JSONColumnType<string[]>
  /**
   * Pieces sold before this database began to count.
   */
  sold_before: Generated<number>
  specifications: JSONColumnType<SpecificationGroup[]>
  spu_no: string
}

/** How often two products are bought by one shopper or seen by one visitor; of each only the best pairs. */
export interface SpuPair {
  other_spu_no: string
  score: number
  spu_no: string
}

/** When the pairs of a product were last worked out. */
export interface SpuPaired {
  paired_at: number
  spu_no: string
}

/** Which products a visitor saw, when last; kept for 30 days. */
export interface SpuSeen {
  seen_at: number
  spu_no: string
  trace_id: string
}

/** What each product has sold, with what it is sorted and found by; see the migration that made it. */
export interface SpuSold {
  category_code: string
  position: number
  /**
   * Pieces sold in all: `sold_before`, and what its skus have sold since.
   */
  sold: number
  /**
   * As the product’s own.
   */
  sold_before: number
  spu_no: string
}

export interface SpuTaken {
  other_spu_no: string
  spu_no: string
  taken_at: number
  times: number
}

/** Somebody who runs the shop. */
export interface Staff {
  created_at: number
  disabled_at: number | null
  id: string
  logged_in_at: number | null
  name: string
  /**
   * With salt and parameters; see `hashPassword`.
   */
  password_hash: string
  roles: JSONColumnType<Role[]>
  /**
   * Encrypted; see `sealText`.
   */
  totp_secret: string
  /**
   * The last one-time code that was taken, as its step: neither it nor an earlier one is taken again.
   */
  totp_step: Generated<number>
  version: Generated<number>
}

/** A login of staff. */
export interface StaffSession {
  created_at: number
  expires_at: number
  /**
   * The wide network it was begun from; see `networkOf`.
   */
  network: string
  staff_id: string
  token_hash: string
  used_at: number
}

export interface Store {
  address: string
  city_code: string
  id: string
  latitude: number
  longitude: number
  name: string
  opening_hours: string
  telephone: string
}

/** What happened in browsers, as the shop’s own collector was told; kept for 30 days. */
export interface TrackingEvent {
  created_at: number
  event: string
  /**
   * Hash of what was told, so that it is kept once.
   */
  id: string
  info: JSONColumnType<object>
  page_url: string
  pathname: string
  second_id: string
  title: string
  trace_id: string
  /**
   * Empty when nobody knows.
   */
  utm_medium: string
  /**
   * Empty when nobody knows.
   */
  utm_source: string
}

/** The company a shopper gave for special VAT invoices. */
export interface VatInvoice {
  bank_account: string
  bank_name: string
  company_name: string
  created_at: number
  id: string
  refused_reason: string | null
  registered_address: string
  registered_telephone: string
  shopper_id: string
  status: Generated<VatInvoiceStatus>
  tax_number: string
  version: Generated<number>
}

/** Visitors with a cart. Only the SHA-256 of a token is kept. */
export interface Visitor {
  created_at: number
  /**
   * When the cart is forgotten unless it is used before.
   */
  expires_at: number
  id: string
  token_hash: string
}

export interface DB {
  address: Address
  after_sale: AfterSale
  agreement_signature: AgreementSignature
  arrival_notice: ArrivalNotice
  billing: Billing
  bundle: Bundle
  bundle_sku: BundleSku
  cabinet: Cabinet
  captcha: Captcha
  cart_line: CartLine
  category: Category
  code_sending: CodeSending
  code_wait: CodeWait
  content_count: ContentCount
  content_page: ContentPage
  coupon: Coupon
  coupon_batch: CouponBatch
  coupon_code: CouponCode
  coupon_count: CouponCount
  coupon_merge: CouponMerge
  crowd_funding: CrowdFunding
  crowd_funding_order: CrowdFundingOrder
  delivery: Delivery
  du_batch: DuBatch
  du_code: DuCode
  event: Event
  exchange_order: ExchangeOrder
  external_address_auth: ExternalAddressAuth
  fan: Fan
  free_trial: FreeTrial
  gift_activity: GiftActivity
  gift_taken: GiftTaken
  guide: Guide
  idempotency: Idempotency
  identity: Identity
  integral_product: IntegralProduct
  invoice_choice: InvoiceChoice2
  ledger_account: LedgerAccount
  ledger_entry: LedgerEntry
  ledger_journal: LedgerJournal
  live: Live
  login_code: LoginCode
  membership: Membership
  membership_order: MembershipOrder
  merchant: Merchant
  message_consent: MessageConsent
  notice_choice: NoticeChoice
  ops_audit: OpsAudit
  order_code: OrderCode
  order_hold: OrderHold
  order_item: OrderItem
  orders: Orders
  payment: Payment
  payment_notice: PaymentNotice
  pickup: Pickup
  picture: Picture2
  pre_sale_order: PreSaleOrder
  price_history: PriceHistory
  price_row: PriceRow
  promotion: Promotion
  promotion_sku: PromotionSku
  rate_count: RateCount
  refund: Refund
  refund_part: RefundPart
  refund_row: RefundRow
  reminder: Reminder
  sandbox_notice: SandboxNotice
  sandbox_pay_later: SandboxPayLater
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
}
