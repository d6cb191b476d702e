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

/** Names an after-sale order. */
export interface AfterSaleId {
  /** Which after-sale order; another shopper's answers like one that does not exist. */
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
  /** Its address for `detailImages`, `invoicePicture` and posts; it is shown for an hour.
   * @examples ["/service-pictures/0b8f4c5e-6f0d-4d55-9c38-2f1f4b7a9e11?until=1795194000000&sign=Zk3f9Q"] */
  url: Url
}

/** Where and when a courier collects what is returned. The shop's own choice of fields for the time. */
export interface ReturnInfo extends ServiceAddress {
  /** On which day; absent: as soon as the courier can. */
  pickupDay?: Day
  /** In which hours of that day, one of `pickupHours` of the logistics config.
   * @maxLength 20
   * @examples ["09:00-12:00"] */
  pickupHours?: string
}

/** A sku of a set that is returned. */
export interface SuitSku {
  /** Which sku. */
  skuNo: SkuNo
  /** Pieces of it. */
  itemQuantity: Quantity
}

/**
 * What a shopper asks of after-sale (E08). Sent with an `Idempotency-Key`: the same key and payload ask once.
 * The ranges of its fields are the shop's own choice.
 */
export interface AfterSaleForm {
  /** The order line that goes back. */
  orderItemId: Id
  /** What is asked for. */
  serviceType: ServiceType
  /**
   * Code of the chosen reason, the finer one if there is one.
   * @minLength 1
   * @maxLength 40
   * @examples ["quality-light"]
   */
  reason: string
  /** Text of `reason`; looked up by the shop, so it need not be sent.
   * @maxLength 100
   * @examples ["灯光闪烁"] */
  reasonTxt?: string
  /** Whether the chosen root reason has finer ones.
   * @default false */
  hasChild?: boolean
  /** Code of the reason above `reason`; where `hasChild`.
   * @maxLength 40
   * @examples ["quality"] */
  rootReason?: string
  /** Text of the finer reason; where `hasChild`.
   * @maxLength 100
   * @examples ["灯光闪烁"] */
  childReasonTxt?: string
  /**
   * The form's note about the reason; for display only, the shop does not store it.
   * @maxLength 200
   * @examples ["请拍下闪烁时的样子"]
   */
  tips?: string
  /** Which sku. */
  skuNo: SkuNo
  /** Fen: price of one piece as ordered; the shop goes by the order. */
  itemPrice?: Fen
  /** Pieces to serve; at most as many as were ordered and are not in service.
   * @default 1 */
  itemQuantity?: Quantity
  /**
   * Whether they are sent pieces of a partly shipped line; absent: unsent ones, while there are any. Refused if the
   * line has no such pieces. The shop's own choice.
   */
  sent?: boolean
  /** Serial numbers of the pieces, for products that have them.
   * @maxItems 200
   * @examples [["SN20261121000123"]] */
  sns?: string[]
  /** What is wrong, in the shopper's words.
   * @maxLength 500
   * @examples ["开灯约十分钟后开始闪烁，换过插座也一样。"] */
  additionalDescription?: string
  /** Pictures the shopper took.
   * @maxItems 9 */
  detailImages?: Url[]
  /**
   * How it is returned; absent: as the reason says, `fetched` or not at all. Nothing is returned before it is shipped.
   */
  returnType?: ReturnType
  /** Where and when the courier collects it; absent: at the order's address, as soon as possible. */
  returnInfo?: ReturnInfo
  /** Where the exchanged or repaired one goes; left out while `sameWithReturn`. */
  sendBackInfo?: ServiceAddress
  /**
   * Whether it is sent back to the address of collection.
   * @default true
   */
  sameWithReturn?: boolean
  /**
   * `orderItemId` of the gifts that the shopper sends along (205). All gifts of the pieces belong to the request, named
   * or not: the refund holds back the worth of those that do not arrive, see `keptBack`.
   * @maxItems 20
   */
  gifts?: Id[]
  /**
   * Skus of a set that are returned, if only a part of it is.
   * @maxItems 20
   */
  suitSkuInfo?: SuitSku[]
  /** Whether the shopper has its invoice; -1 not said.
   * @default -1 */
  hasInvoice?: HasInvoice
  /** Epoch ms: when that invoice was made. */
  invoiceTime?: EpochMs
  /** Picture of that invoice. */
  invoicePicture?: Url
}

/** Asks for after-sale orders, newest first; the size of the page is `count`. */
export interface ListAfterSales extends KeyedPageQuery {
  /** Only those of this status; absent: all. */
  afterSaleStatus?: AfterSaleStatus
}

/** A bank account for a refund that cannot go back the way it came (F10). The shop's own choice of fields. */
export interface BankInfo {
  /** Which bank, with the branch.
   * @minLength 1
   * @maxLength 100
   * @examples ["招商银行北京东城支行"] */
  bankName: string
  /** Whose account it is.
   * @minLength 1
   * @maxLength 50
   * @examples ["林小暖"] */
  accountName: string
  /** Its number; digits, with all but the last four masked in replies.
   * @minLength 4
   * @maxLength 30
   * @examples ["6214830100001234"] */
  accountNumber: string
}

/** An after-sale order in the list. The shop's own choice of fields: what the list shows. */
export interface AfterSaleItem extends AfterSaleId {
  /** The order it belongs to. */
  orderId: Id
  /** What was asked for. */
  serviceType: ServiceType
  /** Where it stands. */
  afterSaleStatus: AfterSaleStatus
  /** The order line it is about. */
  product: OrderProduct
  /** Pieces of it. */
  itemQuantity: Quantity
  /** Epoch ms: when it was asked for. */
  applyTime: EpochMs
  /** Whether it is a gift's, which cannot be withdrawn alone (code 106100012). */
  gift: boolean
  /** The request of its product, for a gift's; absent for others. */
  giftOf?: Id
  /** Status of its refund. */
  refundStatus: RefundStatus
  /** Progress of its repair. */
  repairStatus: RepairStatus
}

/** Something that happened to an after-sale order. */
export interface AfterSaleLog {
  /** What happened.
   * @examples ["售后申请已提交"] */
  title: string
  /** More about it; may be empty.
   * @examples ["商家将在 24 小时内审核"] */
  detail: string
  /** Epoch ms: when it happened. */
  time: EpochMs
}

/** An after-sale order with all about it. The shop's own choice of fields: what the detail screen shows. */
export interface AfterSaleOrder extends AfterSaleItem {
  /** Why, as the shopper chose it.
   * @examples ["灯光闪烁"] */
  reasonTxt: string
  /** What is wrong, in the shopper's words; empty for nothing.
   * @examples ["开灯约十分钟后开始闪烁。"] */
  additionalDescription: string
  /** Pictures the shopper took. */
  detailImages: Url[]
  /** How it travels back. */
  returnType?: ReturnType
  /** Where and when the courier fetches it. */
  returnInfo?: ReturnInfo
  /** Where the exchanged or repaired one goes. */
  sendBackInfo?: ServiceAddress
  /** Where the shop receives what the shopper sends. */
  shopAddress?: OrderAddress
  /** Fen: what is given back; absent while that is not decided, and where no money is. */
  refundAmount?: Fen
  /** Fen: what the shop's staff kept of it; absent for nothing. */
  deductAmount?: Fen
  /** Why it kept that.
   * @examples ["赠品未退回"] */
  deductReason?: string
  /** What the refund holds back, or returns, for what the shopper keeps; absent for nothing. The shop's own field. */
  keptBack?: KeptBack[]
  /** Coins given back with it; absent for none. */
  goldPieces?: Count
  /** Stars given back with it; absent for none. */
  starPieces?: Count
  /** Points given back of an exchange; absent for none. */
  integral?: Count
  /** Why the shop refused; absent unless it did.
   * @examples ["超过可申请售后的期限"] */
  refusedReason?: string
  /** Who carries it back.
   * @examples ["顺丰速运"] */
  expressCompany?: string
  /** The courier's number for it.
   * @examples ["SF1234567890123"] */
  expressNumber?: string
  /** The parcel on its way to the shop. */
  returnParcel?: Parcel
  /** The parcel on its way to the shopper. */
  sendBackParcel?: Parcel
  /** Who pays how much for sending back. */
  freight: ServiceFreight
  /** Requests of the gifts that are returned with it. */
  gifts: AfterSaleItem[]
  /** Serial numbers of its pieces. */
  sns: string[]
  /** What the repair costs; absent before the shop has said it. */
  repairPrice?: RepairPrice
  /** What the shopper can do now. */
  allowed: AfterSaleDeed[]
  /** Epoch ms: the shopper's deadline; absent if nothing is expected of the shopper. */
  waitUntil?: EpochMs
  /** What happened, newest first. */
  logs: AfterSaleLog[]
}

/** The detail of an after-sale order. */
export interface AfterSaleDetail {
  /** The after-sale order. */
  afterSaleOrder: AfterSaleOrder
  /** The bank account for its refund; absent until one was given. */
  bankInfo?: BankInfo
}

/** A page of after-sale orders, newest first. */
export interface AfterSalePage extends KeyedPage<AfterSaleItem> {}

/** Tells by which parcel a product travels back. */
export interface SubmitParcel extends AfterSaleId {
  /** What is told: the parcel. */
  submission: (typeof AFTER_SALE_SUBMISSION)['parcel']
  /** Who carries it, one of the logistics config.
   * @minLength 1
   * @maxLength 40
   * @examples ["顺丰速运"] */
  expressCompany: string
  /** The courier's number for it.
   * @minLength 1
   * @maxLength 40
   * @examples ["SF1234567890123"] */
  expressNumber: string
}

/** Tells which bank account a refund goes to; wanted while the refund's status is `bankNeeded`. */
export interface SubmitBankInfo extends AfterSaleId {
  /** What is told: the bank account. */
  submission: (typeof AFTER_SALE_SUBMISSION)['bankInfo']
  /** Where the refund goes. */
  bankInfo: BankInfo
}

/**
 * Enters how a product is returned, or where the refund goes; read the detail again afterwards (S13). Distinguished by
 * `submission`, the shop's own choice.
 * @discriminator submission
 */
export type SubmitBill = SubmitParcel | SubmitBankInfo

/** What is to be paid for a repair. */
export interface RepairPay extends AfterSaleId {
  /** Fen: what is to be paid; 0 under warranty. */
  payAmount: Fen
  /** Address of the cashier's page; empty when nothing is to be paid.
   * @maxLength 2048
   * @examples ["https://shop.example/sandbox-cashier/P1795190400000123456"] */
  cashierUrl: string
}

/** Asks to check items of an order before after-sale is asked for. */
export interface VerifyItems extends OrderId {
  /** Which lines; absent: all of the order.
   * @maxItems 50 */
  orderItemId?: Id[]
}
