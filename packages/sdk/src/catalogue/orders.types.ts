import type {
  InvoiceContent,
  InvoiceHeader,
  InvoiceType,
  ORDER_WAY,
  OrderStatus,
  OrderWay,
  PaymentStatus,
  VipType,
} from '@hearth/domain'
import type { OrderAmounts } from './checkout.types'
import type { CabinetParcel, LogisticsStep, OrderParcel } from './delivery.types'
import type { OrderCampaign } from './campaign.types'
import type { PriceDetail } from './price-details.types'
import type { Picture } from './picture.types'
import type { SkuAttribute } from './products.types'
import type { Count, EpochMs, Fen, Id, Quantity, SkuNo, SpuNo, Telephone } from './values.types'

/**
 * A product of an order, with the values that it had when it was ordered. The specification defines only `skuNo`; the
 * other fields are those that lists and returns need.
 */
export interface OrderProduct {
  /** Id of the order line; after-sale service is requested with it. */
  orderItemId: Id
  /** The sku. */
  skuNo: SkuNo
  /** The spu of the sku, for the link to its product page. */
  spuNo: SpuNo
  /** Name of the sku with its attribute values.
   * @examples ["暖居智能台灯 月光白"] */
  name: string
  /** The attribute values that identify the sku. */
  attributes: SkuAttribute[]
  /** Picture of the sku. */
  picture: Picture
  /** Fen: price of one piece when ordered; 0 for a gift. */
  price: Fen
  /** Pieces of the sku. */
  itemQuantity: Quantity
  /** Fen: amount paid for the line after discounts and coupons, which a return refunds. */
  paidAmount: Fen
  /** Whether the product is a gift that came with another product (promotion type 205). */
  gift: boolean
}

/** The fields that orders of both sources, the shop and the second channel, have (E02). */
export interface OrderSummary {
  /** Id of the order. */
  orderId: Id
  /** The order way; 9 is the second channel (K04, S09). */
  orderWay: OrderWay
  /** Status of the order. */
  orderStatus: OrderStatus
  /** Fen: amount due now; 0 if nothing is due. Of a pre-sale, first the deposit, then the balance is due. */
  pendingCashAmount: Fen
  /** Fen: total of the order, including freight. */
  orderAmount: Fen
  /**
   * Fen: the amount shown in the list: the amount due now, or the amount paid in total; for an unpaid order of the
   * second channel, its current fee (S09).
   */
  showCashAmount: Fen
  /** Products of the order; gifts follow the product that they came with. */
  products: OrderProduct[]
  /**
   * Whether the order belongs to the second channel, which the specification also calls `dumi` (as in
   * `orderNoMoreDumi`); absent: no.
   */
  isDumi?: boolean
}

/** An order in the list (E02). */
export interface OrderItem extends OrderSummary {
  /** Epoch ms: when the order was placed; the merged list is sorted by it, newest first (K03). */
  transactionTime: EpochMs
  /** Epoch ms: payment deadline; absent if the order is not waiting for payment. */
  payDeadline?: EpochMs
  /** The campaign of the order, with its current state; absent for a normal order. */
  campaign?: OrderCampaign
  /** Epoch ms: when the shopper last reminded the shop to ship it; absent for never. */
  remindTime?: EpochMs
  /**
   * Whether only a part of the order is shipped. Its status stays paid (20) until the last piece is shipped. Absent:
   * no.
   */
  partlyShipped?: boolean
  /**
   * Epoch ms: when the last piece of the order was shipped; each parcel has its own time. Absent before that time, and
   * for codes and memberships, which are not shipped.
   */
  shipTime?: EpochMs
  /** The latest logistics step of the order's newest parcel, while the parcel is in transit; otherwise absent. */
  parcelStep?: LogisticsStep
}

/** Asks for orders, newest first (E02). */
export interface ListOrders {
  /** Only orders with this status; absent: all. Pending payment (10) includes pre-sales whose balance is due (15). */
  orderStatus?: OrderStatus
  /** Cursor: `startId` of the last reply; absent or empty: the first page.
   * @maxLength 64
   * @examples ["1795190400000000001"] */
  startId?: string
  /** Orders read by earlier requests; ignored, since the shop uses `startId` alone.
   * @default 0 */
  startIndex?: Count
  /** Page size, 1 to 50.
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 10 */
  count?: number
  /** Text that the order number, or the name of a product, contains; absent: any.
   * @maxLength 40
   * @examples ["台灯"] */
  keyword?: string
}

/** Orders of one page. */
export interface OrderResult {
  /** The orders of the page, newest first; empty if there are no more (S10). */
  result: OrderItem[]
  /** Orders in total that have the requested status; 0 marks the source as exhausted (S10). */
  totalCount: Count
}

/** A page of orders (E02). */
export interface OrderPage {
  /** The orders. */
  order: OrderResult
  /** Cursor for the next page: send it as `startId`; empty on the last page.
   * @maxLength 64
   * @examples ["1795190400000000001"] */
  startId: string
  /** Epoch ms: the server's time, to calibrate by (K12). */
  currentTimeMillis: EpochMs
}

/** The shipping address of an order, as it was when ordered. */
export interface OrderAddress {
  /** The recipient's name.
   * @maxLength 20
   * @examples ["林小暖"] */
  consigneeName: string
  /** The recipient's telephone. */
  consigneeTele: Telephone
  /** Province.
   * @maxLength 40
   * @examples ["北京市"] */
  provinceName: string
  /** City.
   * @maxLength 40
   * @examples ["北京市"] */
  cityName: string
  /** District.
   * @maxLength 40
   * @examples ["东城区"] */
  districtName: string
  /** Street; empty for "don't know yet". If it is "other", after-sale keeps only name and telephone (S14).
   * @maxLength 40
   * @examples ["东华门街道"] */
  streetName: string
  /** The part of the address after the street.
   * @maxLength 120
   * @examples ["王府井大街 88 号 3 单元 501"] */
  detailAddress: string
}

/**
 * An order with all its details. Except for the fields of the list, the specification does not define the fields; they
 * are what the detail screen shows.
 */
export interface Order extends OrderItem {
  /** The amounts of the order. */
  amounts: OrderAmounts
  /**
   * The price components that add up to the amounts; empty for an order placed before the shop stored such components.
   */
  priceDetails: PriceDetail[]
  /**
   * The shipping address; an order with `pickup` goes to the cabinet instead. Absent for an order without delivery,
   * such as a membership.
   */
  address?: OrderAddress
  /**
   * The cabinet or pickup point to which the order is delivered (E06), and the status of the parcel; absent for other
   * orders.
   */
  pickup?: CabinetParcel
  /** The shopper's remark; may be empty.
   * @maxLength 200
   * @examples ["请放在门口"] */
  remark: string
  /** Invoice title; absent if no invoice was requested.
   * @maxLength 100
   * @examples ["北京暖居科技有限公司"] */
  invoiceTitle?: string
  /** Status of the payment. */
  paymentStatus: PaymentStatus
  /** Epoch ms: when the order was paid. */
  payTime?: EpochMs
  /** Epoch ms: when the shopper confirmed receipt. */
  receiveTime?: EpochMs
  /** Epoch ms: when the shop confirms receipt automatically; only while the order is shipped. */
  autoReceiveTime?: EpochMs
  /** Epoch ms: when the order was cancelled. */
  cancelTime?: EpochMs
  /** Reason of the cancellation, in the words of the shopper or the shop.
   * @examples ["买错了"] */
  cancelReason?: string
  /** Parcels of the order with their products, newest first; empty before shipment. */
  parcels: OrderParcel[]
  /** The lines delivered as codes, once the order is paid; absent if there are none. */
  codes?: OrderCodes[]
}

/** An order line that is delivered as codes. */
export interface OrderCodes {
  /** The order line. */
  orderItemId: Id
  /** The sku. */
  skuNo: SkuNo
  /** Name of the sku with its attribute values.
   * @examples ["上门安装服务卡"] */
  name: string
  /** Pieces ordered. */
  itemQuantity: Quantity
  /** Redemption codes, one for each piece; fewer while the shop has no codes left.
   * @examples [["AZ-2026-88421"]] */
  codes: string[]
}

/** The detail of an order. */
export interface OrderDetail {
  /** The order; merge it into the displayed order (S12). */
  order: Order
}

/** Identifies one order. */
export interface OrderId {
  /** The order. An order of another shopper is treated as not existing. */
  orderId: Id
}

/** Cancels an order (S11). */
export interface CancelOrder extends OrderId {
  /** Reason, in the shopper's words; absent: the order says only that the shopper cancelled it.
   * @maxLength 100
   * @examples ["买错了"] */
  reason?: string
}

/** Cancels an order of an enterprise (P03). */
export interface DeleteOrder extends OrderId {
  /** Always `cancel`. */
  reason: 'cancel'
  /** Reason, in the shopper's words; absent: the order says only that the shopper cancelled it. Not part of the
   * specification.
   * @maxLength 100
   * @examples ["买错了"] */
  cancelReason?: string
}

/** The reminder to ship an order. */
export interface RemindedOrder {
  /**
   * Epoch ms: when the shopper last reminded the shop. A call within a day of a reminder records no new one, and
   * returns the time of that reminder.
   */
  remindTime: EpochMs
}

/** Changes the shipping address of an order of which nothing is shipped; read the detail again afterwards (S11). */
export interface SubmitOrderAddress extends OrderId {
  /** The new address, one of the shopper's. */
  addressId: Id
}

/** Changes the invoice request of an order before the invoice is issued (S11). */
export interface ChangeOrderInvoice extends OrderId {
  /** Type of the invoice; 0 withdraws the request. */
  invoiceType: InvoiceType
  /** Content of the invoice lines. */
  invoiceContent: InvoiceContent
  /** Type of the invoice title. */
  invoiceHeaderType: InvoiceHeader
  /** Invoice title; optional for a person.
   * @maxLength 100
   * @examples ["北京暖居科技有限公司"] */
  invoiceTitle?: string
  /** Taxpayer number; required for a company.
   * @maxLength 30
   * @examples ["91110101MA01A2B3CA"] */
  invoiceTaxNumber?: string
}

/** Places an order for a membership. The specification does not define the fields. */
export interface CreateMemberOrder {
  /** Duration of the membership (F06). */
  vipType: VipType
  /** The order way: 2 on mobile, otherwise 0 (K04).
   * @default 0 */
  orderWay?: (typeof ORDER_WAY)['desktop' | 'mobile']
}
