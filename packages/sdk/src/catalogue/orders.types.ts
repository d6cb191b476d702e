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
 * A product of an order, as it was when ordered. Beside `skuNo` the fields are the shop's own choice: what a list and a
 * return need.
 */
export interface OrderProduct {
  /** Names the line of the order; after-sale is asked for by it. */
  orderItemId: Id
  /** Which sku. */
  skuNo: SkuNo
  /** Its product, for the way back to the product page. */
  spuNo: SpuNo
  /** Name of the sku with its choices.
   * @examples ["暖居智能台灯 月光白"] */
  name: string
  /** What was chosen. */
  attributes: SkuAttribute[]
  /** Picture of the sku. */
  picture: Picture
  /** Fen: price of one piece then; 0 for a gift. */
  price: Fen
  /** Pieces of the sku. */
  itemQuantity: Quantity
  /** Fen: what was paid for the line after discounts and coupons: what a return gives back. */
  paidAmount: Fen
  /** Whether it came along with another product (205). */
  gift: boolean
}

/** The common fields of an order of both sources (E02). */
export interface OrderSummary {
  /** Names the order. */
  orderId: Id
  /** The way it came in; 9 is the second channel (K04, S09). */
  orderWay: OrderWay
  /** Where it stands. */
  orderStatus: OrderStatus
  /** Fen: the amount due now: of a pre-sale its deposit, then its balance; 0 if none is. */
  pendingCashAmount: Fen
  /** Fen: the whole order, freight included. */
  orderAmount: Fen
  /**
   * Fen: the amount in the list: what is due now, or was paid in all; for an unpaid order of the second channel, the
   * fee looked up again (S09).
   */
  showCashAmount: Fen
  /** What was ordered, gifts after what they came with. */
  products: OrderProduct[]
  /**
   * Whether it is of the second channel (`dumi`, as in `orderNoMoreDumi`); absent: no.
   */
  isDumi?: boolean
}

/** An order in the list (E02). */
export interface OrderItem extends OrderSummary {
  /** Epoch ms: when it was placed; the merged list is sorted by it, newest first (K03). */
  transactionTime: EpochMs
  /** Epoch ms: until when it can be paid; only while it is to be paid. */
  payDeadline?: EpochMs
  /** What it was bought by, as that stands now; absent for a normal order. */
  campaign?: OrderCampaign
  /** Epoch ms: when the shopper last asked for it to be sent; absent for never. */
  remindTime?: EpochMs
  /**
   * Whether a part of it is shipped and the rest waits: it stays paid (20) until the last piece is sent. Absent: no.
   */
  partlyShipped?: boolean
  /**
   * Epoch ms: when its last piece left the warehouse, each parcel has its own; absent before, and for what is never
   * sent: codes, memberships.
   */
  shipTime?: EpochMs
  /** The latest step of its newest parcel, while it is in transit; otherwise absent. */
  parcelStep?: LogisticsStep
}

/** Asks for orders, newest first (E02). */
export interface ListOrders {
  /** Only those of this status; absent: all. Those to be paid (10) have the pre-sales whose balance is due (15) among
   * them. */
  orderStatus?: OrderStatus
  /** From where to go on: `startId` of the last reply; absent or empty: from the newest.
   * @maxLength 64
   * @examples ["1795190400000000001"] */
  startId?: string
  /** Orders read before; the shop goes by `startId` alone.
   * @default 0 */
  startIndex?: Count
  /** Orders at most, 1 to 50.
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 10 */
  count?: number
  /** What the order's number, or the name of one of its products, must hold; absent: anything.
   * @maxLength 40
   * @examples ["台灯"] */
  keyword?: string
}

/** Orders of one page. */
export interface OrderResult {
  /** Newest first; empty when there are no more (S10). */
  result: OrderItem[]
  /** Orders of that status in all; 0 marks the source as exhausted (S10). */
  totalCount: Count
}

/** A page of orders (E02). */
export interface OrderPage {
  /** The orders. */
  order: OrderResult
  /** Send it for the next page; empty at the end.
   * @maxLength 64
   * @examples ["1795190400000000001"] */
  startId: string
  /** Epoch ms: the server's time, to calibrate by (K12). */
  currentTimeMillis: EpochMs
}

/** Where an order goes, as it was when ordered. */
export interface OrderAddress {
  /** Who receives it.
   * @maxLength 20
   * @examples ["林小暖"] */
  consigneeName: string
  /** The receiver's telephone. */
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
  /** Street; empty for "don't know yet". After-sale keeps name and telephone alone where it is "other" (S14).
   * @maxLength 40
   * @examples ["东华门街道"] */
  streetName: string
  /** What comes after the street.
   * @maxLength 120
   * @examples ["王府井大街 88 号 3 单元 501"] */
  detailAddress: string
}

/**
 * An order with everything a shopper may ask about it. Beyond the list's fields it is the shop's own choice: what the
 * detail screen shows.
 */
export interface Order extends OrderItem {
  /** What the whole is made of. */
  amounts: OrderAmounts
  /** Where the amounts come from; empty for an order from before that was kept. */
  priceDetails: PriceDetail[]
  /** The recipient's address: where it goes, unless to a cabinet; absent for a membership, which is not delivered. */
  address?: OrderAddress
  /** The cabinet or pickup point it goes to instead of the address (E06), and how far it is. */
  pickup?: CabinetParcel
  /** What the shopper wished; empty for nothing.
   * @maxLength 200
   * @examples ["请放在门口"] */
  remark: string
  /** Name on the invoice; absent where none was asked for.
   * @maxLength 100
   * @examples ["北京暖居科技有限公司"] */
  invoiceTitle?: string
  /** Where its payment stands. */
  paymentStatus: PaymentStatus
  /** Epoch ms: when it was paid. */
  payTime?: EpochMs
  /** Epoch ms: when the shopper confirmed to have it. */
  receiveTime?: EpochMs
  /** Epoch ms: when it is received automatically; only while it is shipped. */
  autoReceiveTime?: EpochMs
  /** Epoch ms: when it was cancelled. */
  cancelTime?: EpochMs
  /** Why it was cancelled, in the shopper's words or the shop's.
   * @examples ["买错了"] */
  cancelReason?: string
  /** Its parcels with what is in each, newest first; empty before anything is shipped. */
  parcels: OrderParcel[]
  /** What of it is delivered as codes, once it is paid; absent where nothing is. */
  codes?: OrderCodes[]
}

/** A line of an order that is delivered as codes. */
export interface OrderCodes {
  /** Which line. */
  orderItemId: Id
  /** Its sku. */
  skuNo: SkuNo
  /** Name of the sku with its choices.
   * @examples ["上门安装服务卡"] */
  name: string
  /** Pieces that were bought. */
  itemQuantity: Quantity
  /** Codes it was given, one a piece; fewer while the shop has none left.
   * @examples [["AZ-2026-88421"]] */
  codes: string[]
}

/** The detail of an order. */
export interface OrderDetail {
  /** The order; a fetched one is merged into the one that is shown (S12). */
  order: Order
}

/** Names one order. */
export interface OrderId {
  /** Which order; another shopper's answers like one that does not exist. */
  orderId: Id
}

/** Cancels an order that is not paid yet, or one to try a product that is not shipped (S11). */
export interface CancelOrder extends OrderId {
  /** Why, in the shopper's words; absent: the shopper cancelled.
   * @maxLength 100
   * @examples ["买错了"] */
  reason?: string
}

/** Cancels an order of an enterprise (P03). */
export interface DeleteOrder extends OrderId {
  /** Always `cancel`. */
  reason: 'cancel'
  /** Why, in the shopper's words; absent: the shopper cancelled. The shop's own choice.
   * @maxLength 100
   * @examples ["买错了"] */
  cancelReason?: string
}

/** When the shop was asked to send an order. */
export interface RemindedOrder {
  /** Epoch ms: the time that counts; an earlier one when it was asked less than a day ago. */
  remindTime: EpochMs
}

/** Gives an order another address, while it is not shipped; the detail is to be read again (S11). */
export interface SubmitOrderAddress extends OrderId {
  /** One of the shopper's addresses. */
  addressId: Id
}

/** Changes the invoice of an order, while none is made (S11). */
export interface ChangeOrderInvoice extends OrderId {
  /** What kind; 0 wants none any more. */
  invoiceType: InvoiceType
  /** What its lines name. */
  invoiceContent: InvoiceContent
  /** Whose name heads it. */
  invoiceHeaderType: InvoiceHeader
  /** Name on it; a person may leave it out.
   * @maxLength 100
   * @examples ["北京暖居科技有限公司"] */
  invoiceTitle?: string
  /** Taxpayer number; for a company.
   * @maxLength 30
   * @examples ["91110101MA01A2B3C4"] */
  invoiceTaxNumber?: string
}

/** Places an order for a membership. The shop's own choice of fields. */
export interface CreateMemberOrder {
  /** How long it runs (F06). */
  vipType: VipType
  /** The way it comes in: 2 on mobile, otherwise 0 (K04).
   * @default 0 */
  orderWay?: (typeof ORDER_WAY)['desktop' | 'mobile']
}
