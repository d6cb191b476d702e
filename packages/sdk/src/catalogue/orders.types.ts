import type { InvoiceHeader, InvoiceType, OrderStatus, OrderWay, PaymentStatus } from '@hearth/domain'
import type { OrderAmounts } from './checkout.types'
import type { Picture, SkuAttribute } from './products.types'

/** A product of an order, as it was when ordered. */
export interface OrderProduct {
  orderItemId: string
  skuNo: string
  spuNo: string
  name: string
  attributes: SkuAttribute[]
  picture: Picture
  /** Price of one piece, fen. */
  price: number
  itemQuantity: number
  /** What was paid for the line after discounts and coupons, fen. */
  paidAmount: number
  gift: boolean
}

/** An order in the list (E02). */
export interface OrderItem {
  orderId: string
  orderWay: OrderWay
  orderStatus: OrderStatus
  /** Still to pay, fen; 0 when nothing is. */
  pendingCashAmount: number
  /** The whole order, fen. */
  orderAmount: number
  /** What the list shows, fen. */
  showCashAmount: number
  products: OrderProduct[]
  /** When it was placed, epoch ms. */
  transactionTime: number
  /** Until when it can be paid, epoch ms; only while it is to be paid. */
  payDeadline?: number
}

/** Asks for orders, newest first. */
export interface ListOrders {
  /** Only those of this status; absent: all. */
  orderStatus?: OrderStatus
  /** From where to go on: `startId` of the last reply. */
  startId?: string
  /** How many were read before. */
  startIndex?: number
  /** How many, 1 to 50; 10 when absent. */
  count?: number
}

/** A page of orders. */
export interface OrderPage {
  order: { result: OrderItem[]; totalCount: number }
  /** Send it for the next page; empty at the end. */
  startId: string
  currentTimeMillis: number
}

/** Where an order goes. */
export interface OrderAddress {
  consigneeName: string
  consigneeTele: string
  provinceName: string
  cityName: string
  districtName: string
  streetName: string
  detailAddress: string
}

/** An order with everything a shopper may ask about it. */
export interface Order extends OrderItem {
  amounts: OrderAmounts
  address: OrderAddress
  remark: string
  invoiceTitle?: string
  paymentStatus: PaymentStatus
  payTime?: number
  shipTime?: number
  receiveTime?: number
  cancelTime?: number
  cancelReason?: string
}

/** The detail of an order. */
export interface OrderDetail {
  order: Order
}

/** Names one order. */
export interface OrderId {
  orderId: string
}

/** Cancels an order that is not paid yet. */
export interface CancelOrder extends OrderId {
  /** Why, in the shopper's words.
   * @maxLength 100 */
  reason?: string
}

/** Starts a payment. Sent with an `Idempotency-Key`. */
export interface Pay extends OrderId {
  /** Which cashier. */
  payChannel: 'sandbox'
  /** Path of the shop to come back to. */
  returnUrl?: string
}

/** A started payment. */
export interface StartedPayment {
  paymentId: string
  /** Address of the cashier's own page. */
  cashierUrl: string
  paymentStatus: PaymentStatus
}

/** Asks how a payment stands. */
export interface PollPayment extends OrderId {
  paymentId?: string
}

/** How a payment stands. */
export interface PaymentState {
  orderId: string
  paymentId?: string
  paymentStatus: PaymentStatus
  orderStatus: OrderStatus
  /** Fen. */
  amount: number
}

/** Something that happened to an order. */
export interface OperLog {
  /** Such as 订单已提交. */
  title: string
  detail: string
  /** Epoch ms. */
  time: number
}

/** What happened to an order, newest first. */
export interface OperLogs {
  operLogs: OperLog[]
}

/** One step of a parcel. */
export interface LogisticsStep {
  text: string
  time: number
}

/** A parcel on its way. */
export interface Parcel {
  companyName: string
  trackingNumber: string
  /** Newest first. */
  steps: LogisticsStep[]
}

/** Where the parcels of an order are. */
export interface DeliveryLog {
  parcels: Parcel[]
}

/** Cancels an order of an enterprise. */
export interface DeleteOrder extends OrderId {
  reason: 'cancel'
}

/** Gives an order another address, while it is not shipped. */
export interface SubmitOrderAddress extends OrderId {
  /** @minLength 1 */
  addressId: string
}

/** Changes the invoice of an order. */
export interface ChangeOrderInvoice extends OrderId {
  invoiceType: InvoiceType
  /** 1 details of the products, 2 their category. */
  invoiceContent: number
  invoiceHeaderType: InvoiceHeader
  /** @maxLength 100 */
  invoiceTitle?: string
  /** @maxLength 30 */
  invoiceTaxNumber?: string
}

/** A spreadsheet with the codes of an order. */
export interface OrderCodesFile {
  /** Address of the file. */
  url: string
  fileName: string
}

/** Places an order for a membership. */
export interface CreateMemberOrder {
  memberType: 'monthly' | 'quarterly' | 'yearly'
  orderWay: OrderWay
}

/** An order paid with points. */
export interface IntegralOrder {
  orderId: string
  productName: string
  picture: Picture
  /** Points. */
  integral: number
  /** Epoch ms. */
  createTime: number
}

/** A page of orders paid with points. */
export interface IntegralOrderPage {
  result: IntegralOrder[]
  totalCount: number
}

/** Asks when skus would arrive. */
export interface GetDeliveryTime {
  skuNo: string
  /** Absent: the default address. */
  addressId?: string
}

/** When something would arrive. */
export interface DeliveryTime {
  /** Epoch ms. */
  deliverTime: number
  /** Such as 预计明天送达. */
  text: string
}

/** Codes on their way to a telephone. */
export interface SentCodes {
  /** Masked. */
  telephone: string
}

/** Asks for guides to products. */
export interface ListGuideInfos {
  /** @minItems 1
   * @maxItems 50 */
  skuNo: string[]
}

/** Guides to products. */
export interface GuideInfos {
  guides: { skuNo: string; title: string; url: string }[]
}

/** Whether a purchase was reported. */
export interface PurchaseReport {
  reported: boolean
}

/** Asks for orders of the second channel, newest first; its field names are its own (E02). */
export interface ListSecondOrders {
  start_id?: string
  start_index?: number
  count?: number
}

/** An order of the second channel. */
export interface SecondOrder {
  orderId: string
  orderWay: 9
  orderStatus: OrderStatus
  /** Fen. */
  orderAmount: number
  oldest_id: string
  /** Epoch seconds: this channel alone counts so (K03). */
  create_time: number
  products: OrderProduct[]
}

/** A page of orders of the second channel. */
export interface SecondOrderPage {
  result: SecondOrder[]
  totalCount: number
}

/** Asks what orders of the second channel cost now. */
export interface QuoteOrderFees {
  /** @minItems 1 */
  content: { orderId: string; originalPrice: number; skuNo: string }[]
  from: string
}

/** What an order of the second channel costs now. */
export interface OrderFee {
  orderId: string
  /** Fen. */
  paymentFee: number
}

/** Names the place a cabinet should be near. */
export interface CabinetAreas {
  provinceCode: string
  cityCode: string
  districtCode: string
  streetCode?: string
}

/** Asks for cabinets near an address. */
export interface ListCabinets extends CabinetAreas {
  orderId?: string
}

/** A self-pickup cabinet (E06). */
export interface Cabinet {
  fcOrderId: string
  /** 1 open, 0 full. */
  status: 0 | 1
  name: string
  telephone: string
  /** Whether the shopper may choose it. */
  showCabinetItem: boolean
  address: string
  cabinetAddressId: CabinetAreas
}

/** Cabinets, nearest first. */
export interface CabinetList {
  cabinets: Cabinet[]
}

/** Whether an order waits in a cabinet. */
export interface CabinetStatus {
  /** 0 not there, 1 waiting, 2 fetched. */
  status: 0 | 1 | 2
  cabinet?: Cabinet
}
