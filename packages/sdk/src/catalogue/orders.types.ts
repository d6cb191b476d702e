import type { OrderStatus, OrderWay, PaymentStatus } from '@hearth/domain'
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
