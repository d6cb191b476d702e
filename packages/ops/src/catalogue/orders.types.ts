import type { OrderStatus, PickupStatus } from '@hearth/domain'
import type { OrderCampaign, OrderParcel, SkuAttribute } from '@hearth/sdk/core'
import type { Changed, Expected, PageOf } from './shared.types'

/** The status of an order; `reminded`: paid, and its shopper asked the shop to ship it. */
export type OrderStand = 'unpaid' | 'paid' | 'reminded' | 'shipped' | 'received' | 'cancelled'

/** Which orders are meant. */
export interface ChosenOrders {
  status?: OrderStand
  /**
   * The first day they were placed on, as days are in China.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   * @examples ["2026-11-01"]
   */
  from?: string
  /**
   * The last day they were placed on, as days are in China.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   * @examples ["2026-11-30"]
   */
  to?: string
}

/** A page of orders, newest first. */
export interface ListOpsOrders extends ChosenOrders, PageOf {}

/** Possible next steps of an order, by the names of the calls. */
export type OrderStep = 'reprice' | 'move' | 'cancel' | 'refund' | 'refundPart' | 'ship' | 'moveParcel'

/** An order in a list. */
export interface OpsOrderLine {
  /**
   * @examples ["1795190400000000001"]
   */
  orderId: string
  version: number
  status: OrderStatus
  /** Epoch ms. */
  createdAt: number
  /** Fen. */
  payAmount: number
  /** Name of its recipient. */
  consignee: string
  /** Epoch ms: when the shopper last asked for it to be sent; absent for never. */
  remindedAt?: number
  /** Whether some of it is in parcels while the rest waits to be sent; absent: no. */
  partlyShipped?: boolean
  /** Its products, such as `台灯 x2, 门锁 x1`. */
  things: string
  /** Steps that its status allows next, whoever calls. */
  allowed: OrderStep[]
}

/** Orders of a page. */
export interface OpsOrderPage {
  orders: OpsOrderLine[]
  /** Names the next page; empty on the last. */
  after: string
}

/** One order by its number. */
export interface OpsOrderId {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001"]
   */
  orderId: string
}

/** Orders by their numbers. */
export interface FindOpsOrders {
  /**
   * @maxItems 1000
   */
  orderIds: string[]
}

/** The carrier of a parcel, and the tracking number. */
export interface SentWith {
  companyName: string
  trackingNumber: string
}

/** A line of an order as far as it is to be packed. */
export interface LineToPack {
  orderItemId: string
  skuNo: string
  gift: boolean
  /** Pieces that are still to be sent. */
  left: number
}

/** The status of an order. */
export interface FoundOrder {
  orderId: string
  version: number
  status: OrderStatus
  /** Its newest parcel that has not come back. */
  sent?: SentWith
  /** Its parcels that have not come back, the oldest first. */
  parcels: SentWith[]
  lines: LineToPack[]
}

/** The orders that are there, in no order. */
export interface FoundOrders {
  orders: FoundOrder[]
}

/** Recipient and address of an order. */
export interface OpsAddress {
  /** @examples ["林小暖"] */
  consigneeName: string
  /**
   * With its middle hidden, but for `reveal` and `export`.
   * @examples ["138****0000"]
   */
  consigneeTele: string
  /** @examples ["北京市"] */
  provinceName: string
  /** @examples ["北京市"] */
  cityName: string
  /** @examples ["东城区"] */
  districtName: string
  /**
   * Empty if unknown.
   * @examples ["东华门街道"]
   */
  streetName: string
  /**
   * The address within the street; masked except in replies of `reveal` and `export`.
   * @examples ["****"]
   */
  detailAddress: string
}

/** A line of an order as it is packed; amounts in fen. */
export interface OpsOrderItem {
  /** Names the line; parcels are packed by it. */
  orderItemId: string
  skuNo: string
  name: string
  attributes: SkuAttribute[]
  price: number
  quantity: number
  /** Pieces in parcels. */
  sent: number
  /** Pieces that are still to be sent. */
  left: number
  paidAmount: number
  gift: boolean
}

/** A payment or a refund of an order. */
export interface OrderMoney {
  id: string
  channel: string
  /** Fen. */
  amount: number
  /** A payment's status; of a refund 0 while it is owed, 1 once it is given. */
  status: number
  reason: string
  /** Epoch ms. */
  createdAt: number
}

/** What the invoice of an order is to say, in a line of Chinese; empty if none is wanted. */
export type InvoiceWords = string

/** A note of staff on an order. No shopper reads it. */
export interface OrderNote {
  text: string
  /** Name of its author. */
  author: string
  /** Epoch ms. */
  at: number
}

/** An order in full. Amounts are fen, times epoch ms. */
export interface OpsOrder {
  orderId: string
  version: number
  status: OrderStatus
  /** Whether some of it is in parcels while the rest waits to be sent; absent: no. */
  partlyShipped?: boolean
  createdAt: number
  paidAt?: number
  shippedAt?: number
  receivedAt?: number
  cancelledAt?: number
  /** Why it was cancelled, as its shopper reads it. */
  cancelReason?: string
  /** Telephone and street are partly masked, except for `reveal` and `export`. */
  address: OpsAddress
  /** The cabinet or point the parcel goes to; `address` is then the place of it. */
  pickup?: { cabinetId: string; name: string; status: PickupStatus }
  remark: string
  invoice: InvoiceWords
  items: OpsOrderItem[]
  productAmount: number
  discountAmount: number
  couponAmount: number
  freightAmount: number
  /** Paid in coins. */
  goldAmount: number
  /** Paid in stars. */
  starAmount: number
  /** The amount to pay in money: products less discounts and coupons, plus freight, less coins and stars. */
  payAmount: number
  /** Points it was exchanged for, in pieces. */
  points: number
  /** The form of purchase, if it is not an ordinary one, with the details that its shopper sees. */
  campaign?: OrderCampaign
  /** Notes of staff on it, the oldest first. */
  notes: OrderNote[]
  /** Steps that its status allows next, whoever calls. */
  allowed: OrderStep[]
}

/** An order with its payments and parcels. */
export interface OpsOrderWithPapers extends OpsOrder {
  payments: OrderMoney[]
  refunds: OrderMoney[]
  parcels: OrderParcel[]
}

/** Money that a cashier collected by one trade, as the books have it. */
export interface OrderTrade {
  paymentId: string
  channel: string
  /** The cashier's own number. */
  tradeNo: string
  /**
   * What it paid for: the order or its balance, a deposit, a repair, or nothing (late, at an old price, or twice), in
   * which case it has to be refunded.
   */
  what: 'sold' | 'deposited' | 'repaired' | 'inVain'
  /** Fen. */
  amount: number
  /** Epoch ms: when the cashier collected it. */
  at: number
}

/** A refund of an order. */
export interface OrderGivenBack {
  /** Under which the cashier was asked for it. */
  refundId: string
  /** Fen. */
  amount: number
  /** Epoch ms: when it went back; absent while it is owed. */
  at?: number
  /** The bank's reference of the transfer, if it was paid by bank. */
  bankReference?: string
}

/** An order of an export, with its money, and how it was sent last. */
export interface ExportedOrder extends OpsOrder {
  trades: OrderTrade[]
  givenBack: OrderGivenBack[]
  /** Fen of a deposit that stayed with the shop. */
  depositKept: number
  sent?: SentWith
}

/** Orders of an export, oldest first. */
export interface ExportedOrders {
  orders: ExportedOrder[]
}

/** The orders whose packing slips to read. */
export interface SlipsOfOrders {
  /**
   * Absent or empty: all that are paid, wait to be sent and are held back by nothing, the oldest first, 500 at most.
   * @maxItems 500
   */
  orderIds?: string[]
}

/** A line of a slip. */
export interface SlipLine {
  skuNo: string
  name: string
  /** The chosen options, such as `白 大号`. */
  chosen: string
  /** Pieces that are still to be shipped; if there are none, all of them. */
  quantity: number
  gift: boolean
}

/** The packing slip of an order, which goes into its parcel: no prices. */
export interface OrderSlip {
  orderId: string
  /** Epoch ms. */
  createdAt: number
  /** Recipient and address, in full. */
  address: OpsAddress
  remark: string
  lines: SlipLine[]
}

/** Slips of orders, in the order in which they were asked for, else the oldest first. */
export interface OrderSlips {
  /** The shop's name. */
  shopName: string
  slips: OrderSlip[]
}

/** Cancels an order. */
export interface CancelOpsOrder extends OpsOrderId, Expected {
  /**
   * Why, as the shopper reads it.
   * @maxLength 100
   */
  reason?: string
}

/**
 * Lowers the price of an unpaid order. Absent fields stay as they are; `off` and `payAmount` are two ways to say the
 * same.
 */
export interface RepriceOpsOrder extends OpsOrderId, Expected {
  /**
   * Fen off its products, replacing the earlier reduction; 0 undoes it.
   * @asType integer
   * @minimum 0
   * @maximum 999999999
   * @examples [1000]
   */
  off?: number
  /**
   * Fen: the total, with freight.
   * @asType integer
   * @minimum 1
   * @maximum 999999999
   */
  payAmount?: number
  /**
   * Fen: its freight, at most what it was when it was placed.
   * @asType integer
   * @minimum 0
   * @maximum 999999999
   */
  freight?: number
  /**
   * Why, as the shopper reads it.
   * @minLength 1
   * @maxLength 100
   */
  reason: string
}

/** Amounts of an order whose price was lowered. */
export interface RepricedOpsOrder extends Changed {
  /** Fen to pay now. */
  payAmount: number
}

/** Gives an order's money back. */
export interface RefundOpsOrder extends OpsOrderId, Expected {
  /**
   * Why, as the shopper reads it.
   * @minLength 1
   * @maxLength 100
   */
  reason: string
}

/** Result of a call that refunds an order. */
export interface RefundedOpsOrder extends Changed {
  /** Fen that go back, or went back before. */
  amount: number
}

/** Refunds a part of an order whose products stay with the shopper. */
export interface RefundPartOfOrder extends OpsOrderId, Expected {
  /**
   * Fen; absent: the whole refund of the named pieces.
   * @asType integer
   * @minimum 1
   * @maximum 999999999
   * @examples [2000]
   */
  amount?: number
  /**
   * The pieces it is for. Absent or empty: the whole order, whose lines give in proportion, and freight last.
   * @maxItems 200
   */
  items?: PackedItem[]
  /**
   * Why, as the shopper reads it.
   * @minLength 1
   * @maxLength 100
   */
  reason: string
}

/** Result of a partial refund. */
export interface PartOfOrderRefunded extends RefundedOpsOrder {
  /** Fen that can still be given back so. */
  left: number
}

/** Changes the destination of an unshipped order. */
export interface MoveOpsOrder extends OpsOrderId, Expected {
  /**
   * Name of the recipient.
   * @minLength 1
   * @maxLength 20
   * @examples ["林小暖"]
   */
  consigneeName: string
  /**
   * The receiver's mobile number.
   * @pattern ^1[3-9]\d{9}$
   * @examples ["13800000000"]
   */
  consigneeTele: string
  /**
   * Code of the province; so are the others, each below the one before.
   * @maxLength 12
   * @examples ["330000"]
   */
  provinceCode: string
  /**
   * @maxLength 12
   * @examples ["330100"]
   */
  cityCode: string
  /**
   * @maxLength 12
   * @examples ["330106"]
   */
  districtCode: string
  /**
   * Empty or absent if unknown.
   * @maxLength 12
   */
  streetCode?: string
  /**
   * The address within the street.
   * @minLength 1
   * @maxLength 120
   * @examples ["文三路 88 号"]
   */
  detailAddress: string
}

/** Notes something on an order. */
export interface NoteOnOrder extends OpsOrderId, Expected {
  /**
   * Text of the note, for staff only.
   * @minLength 1
   * @maxLength 500
   * @examples ["已电话确认，周六上午送货"]
   */
  text: string
}

/** A parcel to hand over. */
export interface OpsParcel {
  /**
   * @minLength 1
   * @maxLength 60
   */
  companyName: string
  /**
   * @minLength 1
   * @maxLength 60
   */
  trackingNumber: string
}

/** Pieces of a line that go into a parcel. */
export interface PackedItem {
  /**
   * @maxLength 100
   */
  orderItemId: string
  /**
   * @asType integer
   * @minimum 1
   * @maximum 10000
   */
  quantity: number
}

/** Sends an order, or a part of it, on its way. */
export interface ShipOpsOrder extends OpsOrderId, Expected, OpsParcel {
  /**
   * The content of the parcel; gifts are added with their product automatically. Absent or empty: all unshipped pieces.
   * @maxItems 200
   */
  items?: PackedItem[]
}

/** One of many parcels. An order may have several, each with its pieces and the version that was read. */
export interface ParcelOfOrder extends OpsOrderId, Expected, OpsParcel {
  /**
   * The content of the parcel; gifts are added with their product automatically. Absent or empty: all unshipped pieces.
   * @maxItems 200
   */
  items?: PackedItem[]
}

/** Ships several parcels: all of them or none. */
export interface ShipOpsOrders {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  parcels: ParcelOfOrder[]
}

/** How many parcels were sent on their way. */
export interface ShippedOrders {
  shipped: number
}

/** One more step of an order's parcel. */
export interface MoveOpsParcel extends OpsOrderId, Expected {
  /**
   * Text of the step, as the shopper reads it.
   * @minLength 1
   * @maxLength 500
   */
  text: string
  /**
   * Which parcel, where there are several; absent: the newest.
   * @minLength 1
   * @maxLength 60
   */
  trackingNumber?: string
}
