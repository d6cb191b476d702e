import type {
  AFTER_SALE_SUBMISSION,
  AfterSaleDeed,
  AfterSaleStatus,
  HasInvoice,
  RefundStatus,
  RepairStatus,
  ReturnType,
  ServiceType,
} from '@hearth/domain'
import type { Parcel } from './delivery.types'
import type { OrderAddress, OrderId, OrderProduct } from './orders.types'
import type { KeyedPage, KeyedPageQuery } from './shared.types'
import type { KeptBack, RepairPrice, ServiceAddress, ServiceFreight } from './service-items.types'
import type { Count, Day, EpochMs, Fen, Id, Quantity, SkuNo, Url } from './values.types'

/** Identifies an after-sale order. */
export interface AfterSaleId {
  /** The after-sale order; another shopper's is treated as not existing. */
  afterSaleOrderId: Id
}

/** A picture that is sent to the shop. */
export interface SendPicture {
  /**
   * The bytes of a JPEG, PNG, WebP, HEIF or AVIF file, at most 10 MB: `await file.arrayBuffer()` of a browser's file.
   */
  picture: ArrayBuffer
}

/** A picture that the shop has received. */
export interface SentPicture {
  /** URL of the picture, for `detailImages`, `invoicePicture` and posts. It shows the picture for an hour.
   * @examples ["/service-pictures/0b8f4c5e-6f0d-4d55-9c38-2f1f4b7a9e11?until=1795194000000&sign=Zk3f9Q"] */
  url: Url
}

/** Where and when a courier collects the product. The specification does not define the fields for the time. */
export interface ReturnInfo extends ServiceAddress {
  /** The day of collection; absent: as soon as possible. */
  pickupDay?: Day
  /** The hours of that day, one of `pickupHours` of the logistics config.
   * @maxLength 20
   * @examples ["09:00-12:00"] */
  pickupHours?: string
}

/** A sku that the shopper returns from a bundle. */
export interface SuitSku {
  /** The sku. */
  skuNo: SkuNo
  /** Pieces of the sku. */
  itemQuantity: Quantity
}

/**
 * A request for after-sale service (E08). Sent with an `Idempotency-Key`: the same key and payload make one request.
 * The specification does not define the ranges of its fields.
 */
export interface AfterSaleForm {
  /** The order line. */
  orderItemId: Id
  /** The kind of service requested. */
  serviceType: ServiceType
  /**
   * Code of the chosen reason. If the chosen root reason has child reasons, the code of the child reason.
   * @minLength 1
   * @maxLength 40
   * @examples ["quality-light"]
   */
  reason: string
  /** Text of `reason`; optional, since the shop looks it up.
   * @maxLength 100
   * @examples ["灯光闪烁"] */
  reasonTxt?: string
  /** Whether the chosen root reason has child reasons.
   * @default false */
  hasChild?: boolean
  /** Code of the root reason; only if `hasChild`.
   * @maxLength 40
   * @examples ["quality"] */
  rootReason?: string
  /** Text of the child reason; only if `hasChild`.
   * @maxLength 100
   * @examples ["灯光闪烁"] */
  childReasonTxt?: string
  /**
   * The form's note about the reason; for display only, not stored.
   * @maxLength 200
   * @examples ["请拍下闪烁时的样子"]
   */
  tips?: string
  /** The sku. */
  skuNo: SkuNo
  /** Fen: price of one piece as ordered. The shop uses the price in the order instead of this value. */
  itemPrice?: Fen
  /** Pieces in the request; at most the ordered pieces that have no request yet.
   * @default 1 */
  itemQuantity?: Quantity
  /**
   * For a partly shipped line: true if the request is for shipped pieces. Absent: the request is for unshipped pieces
   * as long as the line has any, otherwise for shipped ones. Refused if the line has no pieces in that state. Not part
   * of the specification.
   */
  sent?: boolean
  /** Serial numbers of the pieces, for products that have them.
   * @maxItems 200
   * @examples [["SN20261121000123"]] */
  sns?: string[]
  /** Description of the problem, in the shopper's words.
   * @maxLength 500
   * @examples ["开灯约十分钟后开始闪烁，换过插座也一样。"] */
  additionalDescription?: string
  /** Pictures taken by the shopper.
   * @maxItems 9 */
  detailImages?: Url[]
  /**
   * How the product is returned. Ignored if the product was not shipped, since nothing is returned then. Absent: a
   * courier collects the product (`fetched`), unless the reason of a refund requires no return.
   */
  returnType?: ReturnType
  /** Where and when the courier collects the product; absent: at the order's address, as soon as possible. */
  returnInfo?: ReturnInfo
  /** Where the exchanged or repaired product is sent; absent if `sameWithReturn` is true. */
  sendBackInfo?: ServiceAddress
  /**
   * Whether the product is sent back to the address of collection.
   * @default true
   */
  sameWithReturn?: boolean
  /**
   * `orderItemId` of the gifts (205) that the shopper returns. All gifts of the pieces belong to the request, whether
   * they are named here or not. If a gift is not returned, the shop holds back its value from the refund; see
   * `keptBack`.
   * @maxItems 20
   */
  gifts?: Id[]
  /**
   * Skus of a bundle that are returned, if only a part of the bundle is returned.
   * @maxItems 20
   */
  suitSkuInfo?: SuitSku[]
  /** Whether the shopper has the invoice of the product; -1 if not stated.
   * @default -1 */
  hasInvoice?: HasInvoice
  /** Epoch ms: date of the invoice of the product. */
  invoiceTime?: EpochMs
  /** Picture of the invoice of the product. */
  invoicePicture?: Url
}

/** Asks for after-sale orders, newest first; `count` is the page size. */
export interface ListAfterSales extends KeyedPageQuery {
  /** Only after-sale orders with this status; absent: all. */
  afterSaleStatus?: AfterSaleStatus
}

/**
 * A bank account for a refund that cannot use the original payment method (F10). The specification does not define the
 * fields.
 */
export interface BankInfo {
  /** Name of the bank, with the branch.
   * @minLength 1
   * @maxLength 100
   * @examples ["招商银行北京东城支行"] */
  bankName: string
  /** Name of the account holder.
   * @minLength 1
   * @maxLength 50
   * @examples ["林小暖"] */
  accountName: string
  /** Account number: digits; replies mask all but the last four.
   * @minLength 4
   * @maxLength 30
   * @examples ["6214830100001234"] */
  accountNumber: string
}

/** An after-sale order in the list. The specification does not define the fields; they are what the list shows. */
export interface AfterSaleItem extends AfterSaleId {
  /** The order of the request. */
  orderId: Id
  /** The kind of service requested. */
  serviceType: ServiceType
  /** Status of the request. */
  afterSaleStatus: AfterSaleStatus
  /** The order line of the request. */
  product: OrderProduct
  /** Pieces of the line in the request. */
  itemQuantity: Quantity
  /** Epoch ms: when the service was requested. */
  applyTime: EpochMs
  /** Whether the request is for a gift; it cannot be cancelled alone (code 106100012). */
  gift: boolean
  /** For a gift: the request for its product. Absent if the request is not for a gift. */
  giftOf?: Id
  /** Status of the refund. */
  refundStatus: RefundStatus
  /** Progress of the repair. */
  repairStatus: RepairStatus
}

/** A log entry of an after-sale order. */
export interface AfterSaleLog {
  /** Title of the event.
   * @examples ["售后申请已提交"] */
  title: string
  /** Details; may be empty.
   * @examples ["商家将在 24 小时内审核"] */
  detail: string
  /** Epoch ms: when the event happened. */
  time: EpochMs
}

/**
 * An after-sale order with all its details. The specification does not define the fields; they are what the detail
 * screen shows.
 */
export interface AfterSaleOrder extends AfterSaleItem {
  /** Text of the reason chosen by the shopper.
   * @examples ["灯光闪烁"] */
  reasonTxt: string
  /** Description of the problem, in the shopper's words; may be empty.
   * @examples ["开灯约十分钟后开始闪烁。"] */
  additionalDescription: string
  /** Pictures taken by the shopper. */
  detailImages: Url[]
  /** How the product is returned. */
  returnType?: ReturnType
  /** Where and when the courier collects the product. */
  returnInfo?: ReturnInfo
  /** Where the exchanged or repaired product is sent. */
  sendBackInfo?: ServiceAddress
  /** The shop's address for returns. */
  shopAddress?: OrderAddress
  /** Fen: the refund; absent until it is decided, and if there is none. */
  refundAmount?: Fen
  /** Fen: the amount that staff deducted from the refund; absent for none. */
  deductAmount?: Fen
  /** Reason of the deduction.
   * @examples ["赠品未退回"] */
  deductReason?: string
  /**
   * Amounts that the shop holds back from the refund, or adds to it, for products that the shopper keeps; absent for
   * none. Not part of the specification.
   */
  keptBack?: KeptBack[]
  /** Coins refunded; absent for none. */
  goldPieces?: Count
  /** Stars refunded; absent for none. */
  starPieces?: Count
  /** Points refunded for a product that was exchanged for points; absent for none. */
  integral?: Count
  /** Reason of the refusal; absent if the request was not refused.
   * @examples ["超过可申请售后的期限"] */
  refusedReason?: string
  /** Name of the courier for the return.
   * @examples ["顺丰速运"] */
  expressCompany?: string
  /** Tracking number of the parcel.
   * @examples ["SF1234567890123"] */
  expressNumber?: string
  /** The parcel from the shopper to the shop. */
  returnParcel?: Parcel
  /** The parcel from the shop to the shopper. */
  sendBackParcel?: Parcel
  /** Freight of the return, and who pays it. */
  freight: ServiceFreight
  /** Requests for the gifts that are returned with the product. */
  gifts: AfterSaleItem[]
  /** Serial numbers of the pieces. */
  sns: string[]
  /** Price of the repair; absent until the shop has quoted it. */
  repairPrice?: RepairPrice
  /** Actions that the shopper can take now. */
  allowed: AfterSaleDeed[]
  /** Epoch ms: the shopper's deadline; absent if the shopper need not act. */
  waitUntil?: EpochMs
  /** The log, newest first. */
  logs: AfterSaleLog[]
}

/** The detail of an after-sale order. */
export interface AfterSaleDetail {
  /** The after-sale order. */
  afterSaleOrder: AfterSaleOrder
  /** The bank account for the refund; absent until the shopper enters one. */
  bankInfo?: BankInfo
}

/** A page of after-sale orders, newest first. */
export interface AfterSalePage extends KeyedPage<AfterSaleItem> {}

/** Submits the tracking number of a returned parcel. */
export interface SubmitParcel extends AfterSaleId {
  /** The kind of submission: a parcel. */
  submission: (typeof AFTER_SALE_SUBMISSION)['parcel']
  /** Name of the courier, one of the logistics config.
   * @minLength 1
   * @maxLength 40
   * @examples ["顺丰速运"] */
  expressCompany: string
  /** Tracking number of the parcel.
   * @minLength 1
   * @maxLength 40
   * @examples ["SF1234567890123"] */
  expressNumber: string
}

/** Submits the bank account for a refund; required while the refund's status is `bankNeeded`. */
export interface SubmitBankInfo extends AfterSaleId {
  /** The kind of submission: a bank account. */
  submission: (typeof AFTER_SALE_SUBMISSION)['bankInfo']
  /** The bank account. */
  bankInfo: BankInfo
}

/**
 * Submits the parcel of a return, or the bank account for the refund; read the detail again afterwards (S13).
 * Distinguished by `submission`, which is not part of the specification.
 * @discriminator submission
 */
export type SubmitBill = SubmitParcel | SubmitBankInfo

/** The payment for a repair. */
export interface RepairPay extends AfterSaleId {
  /** Fen: amount due; 0 under warranty. */
  payAmount: Fen
  /** URL of the cashier's page; empty if nothing is due.
   * @maxLength 2048
   * @examples ["https://shop.example/sandbox-cashier/P1795190400000123456"] */
  cashierUrl: string
}

/** Asks whether after-sale service can be requested for lines of an order. */
export interface VerifyItems extends OrderId {
  /** The lines; absent: all lines of the order.
   * @maxItems 50 */
  orderItemId?: Id[]
}
