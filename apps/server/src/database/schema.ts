import type { CouponDiscountType, CouponStatus, FreeTrialStatus, InvoiceContent, InvoiceHeader, InvoiceType, MemberType, OrderStatus, OrderWay, PaymentStatus, PromotionSupportTarget, PromotionType, SkuSaleStatus, SkuStatus } from '@hearth/domain'
import type { OrderAddress, Picture, SaleAttribute, SkuAttribute, SpecificationGroup } from '@hearth/sdk/core'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { StoredBlock } from '#areas/content/stored-block'

/** A column with JSON in it: read as it is, written as text made by `JSON.stringify`. */
type Json<Value extends object> = JSONColumnType<Value>
/** A column with JSON in it, or null. */
type JsonOrNull<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>

/** Every table. Columns are named as in the database; amounts are fen, times epoch ms. */
export interface Schema {
  setting: SettingTable
  shopper: ShopperTable
  session: SessionTable
  sms_code: SmsCodeTable
  merchant: MerchantTable
  category: CategoryTable
  picture: PictureTable
  spu: SpuTable
  sku: SkuTable
  promotion: PromotionTable
  promotion_sku: PromotionSkuTable
  content_page: ContentPageTable
  address: AddressTable
  cart_line: CartLineTable
  coupon_batch: CouponBatchTable
  coupon: CouponTable
  orders: OrderTable
  order_item: OrderItemTable
  order_log: OrderLogTable
  payment: PaymentTable
  payment_notice: PaymentNoticeTable
  refund: RefundTable
  shipment: ShipmentTable
  shipment_step: ShipmentStepTable
  idempotency: IdempotencyTable
  tracking_event: TrackingEventTable
}

/** Settings by name; `catalogueVersion` is a number that rises when anything a public page shows has changed. */
export interface SettingTable {
  name: string
  value: ColumnType<string | number | object, string, string>
}

/** Who buys. `default_address_id` names the default address, so that there is never more than one. */
export interface ShopperTable {
  id: string
  telephone: string
  display_name: string
  avatar: Generated<string>
  member_type: Generated<MemberType>
  enterprise: Generated<boolean>
  default_address_id: string | null
  created_at: number
}

/** Logins. Only the SHA-256 of a token is kept. */
export interface SessionTable {
  token_hash: string
  shopper_id: string
  created_at: number
  expires_at: number
}

/** The login code on its way to a telephone, and how many were sent in the current window. */
export interface SmsCodeTable {
  telephone: string
  code_hash: string
  sent_at: number
  expires_at: number
  tries_left: number
  window_start: number
  window_count: number
}

export interface MerchantTable {
  id: string
  name: string
  company_name: string
  telephone: string
}

export interface CategoryTable {
  code: string
  name: string
  subtitle: Generated<string>
  picture: Json<Picture>
  position: number
}

/** Pictures the shop serves: drawn by name, or from `file`. */
export interface PictureTable {
  name: string
  hash: string
  alt: string
  width: number
  height: number
  file: Buffer | null
}

export interface SpuTable {
  spu_no: string
  name: string
  selling_point: string
  brand_name: string
  category_code: string
  merchant_id: string
  pictures: Json<Picture[]>
  detail_pictures: Json<Picture[]>
  highlights: Json<string[]>
  specifications: Json<SpecificationGroup[]>
  sale_attributes: Json<SaleAttribute[]>
  services: Json<string[]>
  default_sku_no: string
  /** Pieces sold before this database began to count. */
  sold_before: Generated<number>
  position: number
  created_at: number
}

/** `stock + sold` changes only when the operator takes goods in or out. */
export interface SkuTable {
  sku_no: string
  spu_no: string
  sku_name: string
  attributes: Json<SkuAttribute[]>
  picture: Json<Picture>
  price: number
  market_price: number | null
  sku_status: Generated<SkuStatus>
  sku_sale_status: Generated<SkuSaleStatus>
  stock: number
  sold: Generated<number>
  limit_quantity: Generated<number>
  free_promotion_status: FreeTrialStatus | null
  position: number
}

export interface PromotionTable {
  id: string
  promotion_type: PromotionType
  name: string
  begin_time: number
  end_time: number
  display_time: number | null
  support_target: Generated<PromotionSupportTarget>
  threshold_amount: number | null
  reduce_amount: number | null
  threshold_quantity: number | null
  discount_rate: number | null
  gift_sku_no: string | null
  gift_name: string | null
}

/** Skus of a promotion. `stock` is what the promotion has of its own; null where it has none. */
export interface PromotionSkuTable {
  promotion_id: string
  sku_no: string
  promotion_price: number | null
  stock: number | null
  sold: Generated<number>
}

export interface ContentPageTable {
  url_mapping: string
  title: string
  description: string
  blocks: Json<StoredBlock[]>
}

export interface AddressTable {
  id: string
  shopper_id: string
  consignee_name: string
  consignee_tele: string
  province_code: string
  city_code: string
  district_code: string
  street_code: string
  province_name: string
  city_name: string
  district_name: string
  street_name: string
  detail_address: string
  tag: string | null
  area_id_old: Generated<number>
  created_at: number
}

export interface CartLineTable {
  id: string
  shopper_id: string
  sku_no: string
  quantity: number
  checked: Generated<boolean>
  created_at: number
}

/** A kind of coupon. `sku_nos` limits it to skus; null means all. `on_signup`: a new shopper gets one. */
export interface CouponBatchTable {
  id: string
  name: string
  discount_type: CouponDiscountType
  coupon_value: number
  threshold_amount: Generated<number>
  begin_time: number
  end_time: number
  sku_nos: JsonOrNull<string[]>
  on_signup: Generated<boolean>
}

/** A shopper's coupon: used by `order_id`. One past its batch's end is still kept as usable; who reads it looks at the time. */
export interface CouponTable {
  id: string
  batch_id: string
  shopper_id: string
  status: Generated<CouponStatus>
  order_id: string | null
  received_at: number
  used_at: number | null
}

/** What an order keeps of its invoice. */
export interface StoredInvoice {
  invoiceType: InvoiceType
  invoiceContent: InvoiceContent
  invoiceHeader: InvoiceHeader
  invoiceTitle?: string
  invoiceTaxNumber?: string
}

export interface OrderTable {
  id: string
  shopper_id: string
  order_way: OrderWay
  status: OrderStatus
  payment_status: Generated<PaymentStatus>
  product_amount: number
  discount_amount: number
  coupon_amount: number
  freight_amount: number
  pay_amount: number
  address: Json<OrderAddress>
  remark: Generated<string>
  invoice: JsonOrNull<StoredInvoice>
  telephone: string | null
  final_pay_mobile: string | null
  pay_deadline: number
  created_at: number
  paid_at: number | null
  shipped_at: number | null
  received_at: number | null
  cancelled_at: number | null
  cancel_reason: string | null
}

export interface OrderItemTable {
  id: string
  order_id: string
  position: number
  sku_no: string
  spu_no: string
  name: string
  attributes: Json<SkuAttribute[]>
  picture: Json<Picture>
  price: number
  quantity: number
  paid_amount: number
  gift: Generated<boolean>
  promotion_id: string | null
}

export interface OrderLogTable {
  id: Generated<number>
  order_id: string
  title: string
  detail: string
  created_at: number
}

export interface PaymentTable {
  id: string
  order_id: string
  shopper_id: string
  channel: string
  channel_trade_no: string | null
  amount: number
  status: Generated<PaymentStatus>
  return_url: string | null
  created_at: number
  settled_at: number | null
}

/** Notices of cashiers that were worked on, by their de-duplication id. */
export interface PaymentNoticeTable {
  id: string
  payment_id: string
  amount: number
  result: string
  received_at: number
}

export interface RefundTable {
  id: string
  payment_id: string
  order_id: string
  amount: number
  status: Generated<number>
  reason: string
  created_at: number
  settled_at: number | null
}

export interface ShipmentTable {
  id: string
  order_id: string
  company_name: string
  tracking_number: string
  created_at: number
}

export interface ShipmentStepTable {
  id: Generated<number>
  shipment_id: string
  text: string
  created_at: number
}

/** First answers by idempotency key, kept for a day. */
export interface IdempotencyTable {
  shopper_id: string
  key: string
  fingerprint: string
  reply: JsonOrNull<object>
  created_at: number
}

/** What happened in browsers, as the shop's own collector was told; kept for 30 days. */
export interface TrackingEventTable {
  /** Hash of what was told, so that it is kept once. */
  id: string
  trace_id: string
  second_id: string
  page_url: string
  title: string
  pathname: string
  /** Empty when nobody knows. */
  utm_source: string
  utm_medium: string
  event: string
  info: Json<object>
  created_at: number
}
