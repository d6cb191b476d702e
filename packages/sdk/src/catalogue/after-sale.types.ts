import type { OrderAddress, OrderProduct } from './orders.types'
import type { Picture } from './products.types'

/** What a shopper asks for: 1 return for money, 2 exchange, 3 repair. */
export type ServiceType = 1 | 2 | 3

/** How a product travels back: 1 fetched by the courier, 2 sent by the shopper. */
export type ReturnType = 1 | 2

/** Names one order item. */
export interface OrderItemId {
  orderItemId: string
}

/** An order item that service may be asked for. */
export interface ServiceItem extends OrderProduct {
  orderId: string
  /** Kinds of service it still has a right to. */
  serviceTypes: ServiceType[]
  /** Until when service can be asked for, epoch ms. */
  serviceDeadline: number
  /** Why it has no right to any. */
  refusedReason?: string
}

/** Order items that service may be asked for. */
export interface ServiceItems {
  result: ServiceItem[]
  totalCount: number
}

/** A serial number of a bought piece. */
export interface SerialNumber {
  sn: string
  /** Whether service runs for it already. */
  inService: boolean
}

/** Serial numbers of an order item. */
export interface SerialNumbers {
  sns: SerialNumber[]
}

/** A reason to choose from, with finer ones below it. */
export interface ServiceReason {
  code: string
  text: string
  /** What to mind when choosing it. */
  tips?: string
  children: ServiceReason[]
}

/** An order item as the after-sale form shows it. */
export interface ServiceItemDetail {
  orderItem: ServiceItem
  reasons: ServiceReason[]
  address: OrderAddress
}

/** Asks for the after-sale form of an order item. */
export interface GetServiceItem extends OrderItemId {
  serviceType?: ServiceType
}

/** What an after-sale form holds (E08). */
export interface AfterSaleForm extends OrderItemId {
  serviceType: ServiceType
  /** Code of the reason. */
  reason: string
  reasonTxt?: string
  /** Code of the reason above, when the chosen one is a finer one. */
  rootReason?: string
  childReasonTxt?: string
  skuNo: string
  /** Price of one piece, fen. */
  itemPrice?: number
  /** 1 when absent.
   * @asType integer
   * @minimum 1
   * @maximum 200 */
  itemQuantity: number
  sns?: string[]
  /** @maxLength 500 */
  additionalDescription?: string
  /** Addresses of pictures the shopper took.
   * @maxItems 9 */
  detailImages?: string[]
  returnType?: ReturnType
  /** Where the courier fetches it. */
  returnInfo?: OrderAddress
  /** Where the exchanged or repaired one goes. */
  sendBackInfo?: OrderAddress
  /** Whether `sendBackInfo` is `returnInfo`; true when absent. */
  sameWithReturn?: boolean
  /** Ids of gifts that come back along. */
  gifts?: string[]
  /** -1 not said, 0 no invoice, 1 has one. */
  hasInvoice?: -1 | 0 | 1
  /** Epoch ms. */
  invoiceTime?: number
  invoicePicture?: string
}

/** Names an after-sale order. */
export interface AfterSaleId {
  afterSaleOrderId: string
}

/** Asks for after-sale orders, newest first. */
export interface ListAfterSales {
  /** Only those of this status; absent: all. */
  afterSaleStatus?: number
  startIndex?: number
  count?: number
}

/** Where a refund goes when it cannot go back the way it came. */
export interface BankInfo {
  bankName: string
  accountName: string
  accountNumber: string
}

/** An after-sale order in the list. */
export interface AfterSaleItem extends AfterSaleId {
  orderId: string
  serviceType: ServiceType
  /** 10 asked for, 20 agreed, 30 on its way back, 40 received, 50 done, 90 cancelled, 91 refused. */
  afterSaleStatus: number
  product: OrderProduct
  itemQuantity: number
  /** Epoch ms. */
  applyTime: number
}

/** Something that happened to an after-sale order. */
export interface AfterSaleLog {
  title: string
  detail: string
  /** Epoch ms. */
  time: number
}

/** An after-sale order with all about it. */
export interface AfterSaleOrder extends AfterSaleItem {
  reasonTxt: string
  additionalDescription: string
  detailImages: string[]
  returnType?: ReturnType
  returnInfo?: OrderAddress
  sendBackInfo?: OrderAddress
  /** Refund, fen. */
  refundAmount?: number
  bankInfo?: BankInfo
  /** How it travels back. */
  expressCompany?: string
  expressNumber?: string
  logs: AfterSaleLog[]
}

/** The detail of an after-sale order. */
export interface AfterSaleDetail {
  afterSaleOrder: AfterSaleOrder
}

/** A page of after-sale orders. */
export interface AfterSalePage {
  result: AfterSaleItem[]
  totalCount: number
}

/** Tells how a product travels back, or where the refund goes. */
export interface SubmitBill extends AfterSaleId {
  expressCompany?: string
  /** @maxLength 40 */
  expressNumber?: string
  bankInfo?: BankInfo
}

/** An address to check for service. */
export interface ValidateServiceAddress {
  serviceType: ServiceType
  skuNo: string
  address: OrderAddress
}

/** Whether service reaches an address. */
export interface ServiceAddressCheck {
  valid: boolean
  reason?: string
}

/** Asks what sending back costs. */
export interface QuoteServiceFreight extends OrderItemId {
  itemQuantity: number
  address: OrderAddress
}

/** What sending back costs. */
export interface ServiceFreight {
  /** Fen; 0 when the shop pays. */
  freightAmount: number
  /** Who pays: 1 the shop, 2 the shopper. */
  payer: 1 | 2
}

/** Gifts that came with an order item. */
export interface ServiceGifts {
  gifts: { id: string; skuNo: string; name: string; picture: Picture; quantity: number }[]
}

/** Asks whether service can be had. */
export interface CheckQualification extends OrderItemId {
  serviceType: ServiceType
}

/** Whether service can be had. */
export interface Qualification {
  qualified: boolean
  reason?: string
}

/** What is to be paid for a repair. */
export interface RepairPay extends AfterSaleId {
  /** Fen. */
  payAmount: number
  cashierUrl: string
}

/** Asks to check items of an order. */
export interface VerifyItems {
  orderId: string
  orderItemId?: string[]
}

/** Items with whether they pass. */
export interface VerifiedItems {
  items: (OrderItemId & Qualification)[]
}

/** Couriers that bring products back. */
export interface LogisticsConfig {
  companies: { code: string; name: string }[]
  /** Hours in which a courier comes, such as 09:00-12:00. */
  pickupHours: string[]
}

/** Parts and labour of a repair. */
export interface RepairPrice {
  items: { name: string; price: number }[]
  /** Fen. */
  totalAmount: number
}

/** Published prices of parts. */
export interface MaterialPrices {
  materials: { name: string; unit: string; price: number }[]
}
