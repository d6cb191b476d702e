import type {
  InvoiceContent,
  InvoiceHeader,
  InvoiceType,
  OrderStatus,
  OrderWay,
  PaymentStatus,
  PriceSource,
  PriceStageName,
} from '@hearth/domain'
import type { OrderAddress, Picture, SkuAttribute } from '@hearth/sdk/core'
import type { Generated } from 'kysely'
import type { Json, JsonOrNull } from '#database/tables/json-column'

/** What somebody means to buy. A line has exactly one owner. */
export interface CartLineTable {
  id: string
  shopper_id: string | null
  visitor_id: string | null
  sku_no: string
  quantity: number
  checked: Generated<boolean>
  created_at: number
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
  /** Who or what cancelled it, and that one's own words. */
  cancel_code: 'shopper' | 'unpaid' | 'shop' | null
  cancel_reason: string | null
  /** How often it has changed; its events are kept under it. */
  version: Generated<number>
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

/**
 * Where a part of an order's price comes from; see the domain's `PriceRow`. `item_position` is the item's, null for what
 * concerns the whole order, such as freight. Orders placed before there were such rows have none.
 */
export interface PriceRowTable {
  order_id: string
  position: number
  item_position: number | null
  stage: PriceStageName
  source_kind: PriceSource['kind'] | null
  source_id: string | null
  fen: number
}

export interface ShipmentTable {
  id: string
  order_id: string
  company_name: string
  tracking_number: string
  created_at: number
}

export interface ShipmentStepTable {
  shipment_id: string
  position: number
  /** What happened, where the shop knows it itself; else what its owner wrote. */
  code: 'collected' | null
  text: string | null
  created_at: number
}
