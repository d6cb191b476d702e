import type { OrderStatus, PickupStatus } from '@hearth/domain'
import type { OrderCampaign, OrderParcel, SkuAttribute } from '@hearth/sdk/core'
import type { Changed, Expected, PageOf } from './shared.types'

/** The status of an order. `reminded`: the order is paid, and its shopper asked the shop to ship it. */
export type OrderStand = 'unpaid' | 'paid' | 'reminded' | 'shipped' | 'received' | 'cancelled'

/** Selects orders. */
export interface ChosenOrders {
  status?: OrderStand
  /**
   * The first day on which the orders were placed, in Beijing time.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   * @examples ["2026-11-01"]
   */
  from?: string
  /**
   * The last day on which the orders were placed, in Beijing time.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   * @examples ["2026-11-30"]
   */
  to?: string
}

/** Selects the orders to list, newest first. */
export interface ListOpsOrders extends ChosenOrders, PageOf {}

/** The possible next steps of an order, as names of calls. */
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
  /** Fen to pay. */
  payAmount: number
  /** Name of the recipient. */
  consignee: string
  /** Epoch ms: when the shopper last asked the shop to ship the order; absent if never. */
  remindedAt?: number
  /** Whether some pieces are shipped and others are not; false when absent. */
  partlyShipped?: boolean
  /** The products of the order, such as `台灯 x2, 门锁 x1`. */
  things: string
  /** Steps that the order's status allows next, regardless of the caller's permissions. */
  allowed: OrderStep[]
}

/** A page of orders. */
export interface OpsOrderPage {
  orders: OpsOrderLine[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Identifies an order by its number. */
export interface OpsOrderId {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001"]
   */
  orderId: string
}

/** Identifies orders by their numbers. */
export interface FindOpsOrders {
  /**
   * @maxItems 1000
   */
  orderIds: string[]
}

/** The carrier and the tracking number of a parcel. */
export interface SentWith {
  companyName: string
  trackingNumber: string
}

/** A line of an order with pieces to pack. */
export interface LineToPack {
  orderItemId: string
  skuNo: string
  gift: boolean
  /** Pieces not yet shipped. */
  left: number
}

/** The status of an order. */
export interface FoundOrder {
  orderId: string
  version: number
  status: OrderStatus
  /** The newest parcel of the order that was not returned to the shop. */
  sent?: SentWith
  /** All parcels of the order that were not returned to the shop, the oldest first. */
  parcels: SentWith[]
  lines: LineToPack[]
}

/** The orders that were found, in no particular order. */
export interface FoundOrders {
  orders: FoundOrder[]
}

/** The recipient and the address of an order. */
export interface OpsAddress {
  /** @examples ["林小暖"] */
  consigneeName: string
  /**
   * Telephone of the recipient. Its middle is hidden, except in replies of `reveal` and `export`.
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
   * Name of the street; empty if the street is unknown.
   * @examples ["东华门街道"]
   */
  streetName: string
  /**
   * The address within the street; masked except in replies of `reveal` and `export`.
   * @examples ["****"]
   */
  detailAddress: string
}

/** A line of an order. Amounts are fen. */
export interface OpsOrderItem {
  /** Identifies the line when its pieces are packed. */
  orderItemId: string
  skuNo: string
  name: string
  attributes: SkuAttribute[]
  price: number
  quantity: number
  /** Pieces that are shipped. */
  sent: number
  /** Pieces not yet shipped. */
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
  /** The status of the payment; for a refund, 0 while it is due and 1 once it is paid. */
  status: number
  reason: string
  /** Epoch ms. */
  createdAt: number
}

/** The invoice that the shopper wants for an order, as one line of Chinese text; empty if none is wanted. */
export type InvoiceWords = string

/** A note of staff on an order. Shoppers do not read it. */
export interface OrderNote {
  text: string
  /** Name of the author. */
  author: string
  /** Epoch ms. */
  at: number
}

/** An order with all its data. Amounts are fen, times are epoch ms. */
export interface OpsOrder {
  orderId: string
  version: number
  status: OrderStatus
  /** Whether some pieces are shipped and others are not; false when absent. */
  partlyShipped?: boolean
  createdAt: number
  paidAt?: number
  shippedAt?: number
  receivedAt?: number
  cancelledAt?: number
  /** The reason of the cancellation, as the shopper reads it. */
  cancelReason?: string
  /**
   * The recipient and the address. Telephone and street are partly masked, except in replies of `reveal` and `export`.
   */
  address: OpsAddress
  /** The cabinet or point that the parcel goes to; `address` is then its address. */
  pickup?: { cabinetId: string; name: string; status: PickupStatus }
  remark: string
  invoice: InvoiceWords
  items: OpsOrderItem[]
  productAmount: number
  discountAmount: number
  couponAmount: number
  freightAmount: number
  /** Amount paid in coins. */
  goldAmount: number
  /** Amount paid in stars. */
  starAmount: number
  /** The amount to pay in money: products less discounts and coupons, plus freight, less coins and stars. */
  payAmount: number
  /** Number of points paid for products that cost points. */
  points: number
  /** The campaign of the order, with the details that the shopper sees; absent for an ordinary purchase. */
  campaign?: OrderCampaign
  /** Notes of staff on the order, the oldest first. */
  notes: OrderNote[]
  /** Steps that the order's status allows next, regardless of the caller's permissions. */
  allowed: OrderStep[]
}

/** An order with its payments, refunds and parcels. */
export interface OpsOrderWithPapers extends OpsOrder {
  payments: OrderMoney[]
  refunds: OrderMoney[]
  parcels: OrderParcel[]
}

/** A payment that a cashier collected, as recorded in the books. */
export interface OrderTrade {
  paymentId: string
  channel: string
  /** Number of the trade at the cashier. */
  tradeNo: string
  /**
   * What was paid: an order or the balance of an order (`sold`), a deposit, or a repair. `inVain`: the payment was
   * late, at an old price, or made twice, so that the shop has to refund it.
   */
  what: 'sold' | 'deposited' | 'repaired' | 'inVain'
  /** Fen. */
  amount: number
  /** Epoch ms: when the cashier collected the payment. */
  at: number
}

/** A refund of an order. */
export interface OrderGivenBack {
  /** Id of the refund, which the cashier knows too. */
  refundId: string
  /** Fen. */
  amount: number
  /** Epoch ms: when the money was refunded; absent while it is due. */
  at?: number
  /** The bank's reference of the transfer, for a refund by bank transfer. */
  bankReference?: string
}

/** An order of an export, with its payments, refunds and newest parcel. */
export interface ExportedOrder extends OpsOrder {
  trades: OrderTrade[]
  givenBack: OrderGivenBack[]
  /** Fen of a deposit that the shop kept. */
  depositKept: number
  sent?: SentWith
}

/** The exported orders, oldest first. */
export interface ExportedOrders {
  orders: ExportedOrder[]
}

/** Selects the orders whose packing slips are read. */
export interface SlipsOfOrders {
  /**
   * The orders. If absent or empty: all paid orders that can be shipped now, the oldest first, 500 at most.
   * @maxItems 500
   */
  orderIds?: string[]
}

/** A line of a packing slip. */
export interface SlipLine {
  skuNo: string
  name: string
  /** The chosen options, such as `白 大号`. */
  chosen: string
  /** Pieces not yet shipped; if all are shipped, all pieces. */
  quantity: number
  gift: boolean
}

/** The packing slip of an order, which goes into its parcel. It has no prices. */
export interface OrderSlip {
  orderId: string
  /** Epoch ms. */
  createdAt: number
  /** Recipient and address, in full. */
  address: OpsAddress
  remark: string
  lines: SlipLine[]
}

/**
 * The packing slips, in the sequence of the requested order numbers. If no numbers were requested, the slip of the
 * oldest order comes first.
 */
export interface OrderSlips {
  /** The shop's name. */
  shopName: string
  slips: OrderSlip[]
}

/** Cancels an order. */
export interface CancelOpsOrder extends OpsOrderId, Expected {
  /**
   * The reason, as the shopper reads it.
   * @maxLength 100
   */
  reason?: string
}

/**
 * Lowers the price of an unpaid order. Omitted fields stay as they are. The reduction is given either as `off` or by
 * the total in `payAmount`.
 */
export interface RepriceOpsOrder extends OpsOrderId, Expected {
  /**
   * Fen: reduction of the price of the products. The amount replaces an earlier reduction; 0 cancels it.
   * @asType integer
   * @minimum 0
   * @maximum 999999999
   * @examples [1000]
   */
  off?: number
  /**
   * Fen: the new total, including freight.
   * @asType integer
   * @minimum 1
   * @maximum 999999999
   */
  payAmount?: number
  /**
   * Fen: the new freight, at most the freight when the order was placed.
   * @asType integer
   * @minimum 0
   * @maximum 999999999
   */
  freight?: number
  /**
   * The reason, as the shopper reads it.
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

/** Cancels and refunds an order. */
export interface RefundOpsOrder extends OpsOrderId, Expected {
  /**
   * The reason, as the shopper reads it.
   * @minLength 1
   * @maxLength 100
   */
  reason: string
}

/** Result of a call that refunds an order. */
export interface RefundedOpsOrder extends Changed {
  /** Fen refunded by this call or before. */
  amount: number
}

/** Refunds a part of an order whose products the shopper keeps. */
export interface RefundPartOfOrder extends OpsOrderId, Expected {
  /**
   * Fen; when absent, the full refund of the named pieces.
   * @asType integer
   * @minimum 1
   * @maximum 999999999
   * @examples [2000]
   */
  amount?: number
  /**
   * The pieces that are refunded. If absent or empty, the amount is for the whole order: it is taken from the lines, in
   * proportion to what each can still refund, and from the freight only after the lines.
   * @maxItems 200
   */
  items?: PackedItem[]
  /**
   * The reason, as the shopper reads it.
   * @minLength 1
   * @maxLength 100
   */
  reason: string
}

/** Result of a partial refund. */
export interface PartOfOrderRefunded extends RefundedOpsOrder {
  /** Fen that later partial refunds of the order can still refund. */
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
   * The recipient's mobile number.
   * @pattern ^1[3-9]\d{9}$
   * @examples ["13800000000"]
   */
  consigneeTele: string
  /**
   * Code of the province. The city is in this province, the district in the city, and the street in the district.
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
   * Code of the street; empty or absent if the street is unknown.
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

/** Adds a note to an order. */
export interface NoteOnOrder extends OpsOrderId, Expected {
  /**
   * Text of the note, for staff only.
   * @minLength 1
   * @maxLength 500
   * @examples ["已电话确认，周六上午送货"]
   */
  text: string
}

/** The carrier and the tracking number of a parcel to ship. */
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

/** Pieces of an order line in a parcel. */
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

/** Ships an order, or a part of it. */
export interface ShipOpsOrder extends OpsOrderId, Expected, OpsParcel {
  /**
   * The pieces in the parcel; gifts are added with their product automatically. If absent or empty: all unshipped
   * pieces.
   * @maxItems 200
   */
  items?: PackedItem[]
}

/** One of several parcels. An order may have several parcels, each with its pieces and the version that was read. */
export interface ParcelOfOrder extends OpsOrderId, Expected, OpsParcel {
  /**
   * The pieces in the parcel; gifts are added with their product automatically. If absent or empty: all unshipped
   * pieces.
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

/** Result of shipping several parcels. */
export interface ShippedOrders {
  shipped: number
}

/** Adds a step to a parcel of an order. */
export interface MoveOpsParcel extends OpsOrderId, Expected {
  /**
   * Text of the step, as the shopper reads it.
   * @minLength 1
   * @maxLength 500
   */
  text: string
  /**
   * The parcel, if the order has several; the newest when absent.
   * @minLength 1
   * @maxLength 60
   */
  trackingNumber?: string
}
