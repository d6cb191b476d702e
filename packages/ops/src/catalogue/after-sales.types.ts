import type {
  AfterSaleDeed,
  AfterSaleStatus,
  HasInvoice,
  RefundStatus,
  RepairStatus,
  ReturnType,
  ServiceRules,
  ServiceType,
} from '@hearth/domain'
import type {
  AfterSaleLog,
  BankInfo,
  KeptBack,
  MaterialPrice,
  OrderAddress,
  OrderProduct,
  RepairPriceItem,
  ReturnInfo,
} from '@hearth/sdk/core'
import type { OpsAddress } from './orders.types'
import type { Expected, PageOf } from './shared.types'

/** Selects the after-sale requests to list. */
export interface ListOpsAfterSales extends PageOf {
  /** Only requests in this status. */
  status?: AfterSaleStatus
  /**
   * Only requests of this order.
   * @maxLength 100
   */
  orderId?: string
}

/** Identifies an after-sale request. */
export interface OpsAfterSaleId {
  /**
   * @maxLength 100
   * @examples ["A1795190400000000001"]
   */
  afterSaleOrderId: string
}

/** An after-sale request in a list. */
export interface OpsAfterSaleLine {
  /**
   * @examples ["A1795190400000000001"]
   */
  afterSaleOrderId: string
  orderId: string
  version: number
  serviceType: ServiceType
  status: AfterSaleStatus
  refundStatus: RefundStatus
  repairStatus: RepairStatus
  /** The products of the request, such as `台灯 x2`. */
  things: string
  reason: string
  /** Epoch ms. */
  createdAt: number
  /** What staff can do next in this status. */
  allowed: AfterSaleDeed[]
}

/** A page of after-sale requests. */
export interface OpsAfterSalePage {
  afterSales: OpsAfterSaleLine[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** A gift that the shopper returns together with the product of a request. */
export interface OpsServiceGift {
  afterSaleOrderId: string
  name: string
  quantity: number
}

/** Where and when a courier collects a return. */
export interface OpsPickup extends OpsAddress, Pick<ReturnInfo, 'pickupDay' | 'pickupHours'> {}

/** An after-sale request with all its data. Money is fen, times are epoch ms. */
export interface OpsAfterSale extends OpsAfterSaleLine {
  product: OrderProduct
  quantity: number
  /** Pieces that arrived; absent until they arrive. */
  counted?: number
  description: string
  /** Addresses of the shopper's pictures, valid for an hour. */
  pictures: string[]
  sns: string[]
  /** Whether the shopper has the invoice of the product; absent if the request form did not ask for it. */
  hasInvoice?: HasInvoice
  /** Epoch ms: date of the product's invoice. */
  invoiceTime?: number
  /** Address of the picture of the product's invoice, valid for an hour. */
  invoicePicture?: string
  returnType: ReturnType
  /** Where and when a courier collects the product; absent without collection. */
  returnInfo?: OpsPickup
  /** Where the shop sends the product of an exchange or a repair. */
  sendBackInfo?: OpsAddress
  /** Whether the shop is to blame, judging by the reason that the shopper gave. */
  shopsFault: boolean
  gifts: OpsServiceGift[]
  expressCompany?: string
  expressNumber?: string
  sendCompany?: string
  sendNumber?: string
  /** The amount of the refund; absent until it is decided. */
  refundAmount?: number
  deductAmount: number
  /**
   * Amounts that the refund holds back because the shopper keeps other lines, such as a gift. An amount below 0 was
   * held back by an earlier refund, and this refund pays it.
   */
  keptBack: KeptBack[]
  repairItems?: RepairPriceItem[]
  repairAmount?: number
  /** The bank account for a refund by bank transfer. */
  bankInfo?: BankInfo
  refusedReason?: string
  /** The deadline of the shopper's next step; absent if the shopper has none to take. */
  waitUntil?: number
  logs: AfterSaleLog[]
}

/** An amount that the shop deducts from a refund. */
export interface Deduction {
  /**
   * Fen; 0 when absent.
   * @asType integer
   * @minimum 0
   * @maximum 1000000000
   */
  deductAmount?: number
  /**
   * The reason of the deduction, as the shopper reads it.
   * @maxLength 100
   * @examples ["赠品未退回"]
   */
  deductReason?: string
}

/** Approves a request. */
export interface AgreeAfterSale extends Expected, OpsAfterSaleId, Deduction {
  /**
   * Whether the product has to be returned; when absent, as the shopper requested. A product that was not shipped is
   * never returned.
   */
  withReturn?: boolean
}

/** Refuses a request. */
export interface RefuseAfterSale extends Expected, OpsAfterSaleId {
  /**
   * The reason, as the shopper reads it.
   * @minLength 1
   * @maxLength 100
   * @examples ["商品已明显使用"]
   */
  reason: string
}

/** Counts of the arrived pieces of a gift. */
export interface CountedGift {
  /**
   * Id of the after-sale request of the gift.
   * @maxLength 100
   */
  afterSaleOrderId: string
  /**
   * Pieces that arrived.
   * @asType integer
   * @minimum 0
   * @maximum 200
   */
  counted: number
  /**
   * How many of the pieces can be sold again.
   * @asType integer
   * @minimum 0
   * @maximum 200
   */
  resellable: number
}

/** Records the pieces that arrived. */
export interface ReceiveAfterSale extends Expected, OpsAfterSaleId, Deduction {
  /**
   * Pieces that arrived.
   * @asType integer
   * @minimum 0
   * @maximum 200
   */
  counted: number
  /**
   * How many of the pieces can be sold again; 0 for a repair, since its product is sent back.
   * @asType integer
   * @minimum 0
   * @maximum 200
   */
  resellable: number
  /**
   * The gifts that arrived. A gift not listed did not arrive, and the refund holds back its worth.
   * @maxItems 50
   */
  gifts?: CountedGift[]
}

/** A parcel that the shop sends. */
export interface SendAfterSale extends Expected, OpsAfterSaleId {
  /**
   * @minLength 1
   * @maxLength 40
   * @examples ["顺丰速运"]
   */
  companyName: string
  /**
   * @minLength 1
   * @maxLength 40
   * @examples ["SF1234567890123"]
   */
  trackingNumber: string
}

/** Refuses the pieces that arrived, and sends them back. */
export interface RefuseGoods extends SendAfterSale {
  /**
   * The reason, as the shopper reads it.
   * @minLength 1
   * @maxLength 100
   * @examples ["商品已明显使用"]
   */
  reason: string
}

/** Refunds an exchange instead of sending a replacement. */
export interface RefundInstead extends Expected, OpsAfterSaleId, Deduction {}

/** An entry of a repair's price: a part or the labour, with its price. */
export interface QuotedPart {
  /**
   * @minLength 1
   * @maxLength 60
   * @examples ["灯板更换"]
   */
  name: string
  /**
   * Fen.
   * @asType integer
   * @minimum 0
   * @maximum 100000000
   */
  price: number
}

/** Sets the price of a repair. */
export interface QuoteRepair extends Expected, OpsAfterSaleId {
  /**
   * The parts of the repair, then the labour; empty if the repair is under warranty.
   * @maxItems 50
   */
  items: QuotedPart[]
}

/** The after-sale rules of the shop, with their version. */
export interface OpsServiceRules extends ServiceRules {
  /** The address for returns. */
  address?: OrderAddress
  version: number
}

/** The address for returns. */
export interface ServiceAddress extends OrderAddress {
  /**
   * @minLength 1
   * @maxLength 20
   */
  consigneeName: string
  /**
   * @minLength 1
   * @maxLength 40
   */
  provinceName: string
  /**
   * @minLength 1
   * @maxLength 40
   */
  cityName: string
  /**
   * @minLength 1
   * @maxLength 40
   */
  districtName: string
  /**
   * @minLength 1
   * @maxLength 120
   */
  detailAddress: string
}

/** Sets the after-sale rules. */
export interface SetServiceRules extends Expected {
  /**
   * Days after receipt in which a refund can be requested; the law requires seven at least.
   * @asType integer
   * @minimum 7
   * @maximum 3650
   */
  refundDays: number
  /**
   * Days after receipt in which an exchange can be requested.
   * @asType integer
   * @minimum 7
   * @maximum 3650
   */
  exchangeDays: number
  /**
   * Days after receipt in which a repair can be requested.
   * @asType integer
   * @minimum 7
   * @maximum 3650
   */
  repairDays: number
  /**
   * Days after approval in which the shopper must enter the tracking number of the returned parcel.
   * @asType integer
   * @minimum 1
   * @maximum 60
   */
  billDays: number
  /**
   * Days after a repair quote in which it must be paid.
   * @asType integer
   * @minimum 1
   * @maximum 60
   */
  quoteDays: number
  /**
   * Fen: price of collecting the first piece.
   * @asType integer
   * @minimum 0
   * @maximum 100000
   */
  pickupFen: number
  /**
   * Fen: price of collecting each further piece.
   * @asType integer
   * @minimum 0
   * @maximum 100000
   */
  pickupMoreFen: number
  /**
   * Provinces without collection, as the first two digits of their codes.
   * @maxItems 40
   * @examples [["54", "65"]]
   */
  noPickup: string[]
  /** The address for returns. */
  address?: ServiceAddress
}

/** The published price of a part. */
export interface OpsMaterialPrice extends MaterialPrice {
  /**
   * @minLength 1
   * @maxLength 60
   */
  name: string
  /**
   * @minLength 1
   * @maxLength 10
   */
  unit: string
  /**
   * The category of products that the part is for; all categories when absent.
   * @maxLength 40
   */
  categoryCode?: string
}

/** The published prices of parts, with their version. */
export interface MaterialPriceList {
  materials: OpsMaterialPrice[]
  version: number
}

/** All published prices of parts. */
export interface MaterialPricesDraft {
  /** @maxItems 500 */
  materials: OpsMaterialPrice[]
}

/** Replaces all published prices of parts. */
export interface SetMaterialPrices extends Expected, MaterialPricesDraft {}

/** After-sale data in a shop file. Omitted fields stay as they are. */
export interface ShopFileService extends Partial<MaterialPricesDraft> {
  /** The address for returns. */
  address?: ServiceAddress
}

/** The serial numbers of one piece. */
export interface OpsSerialNumber {
  /**
   * The serial number on the device.
   * @minLength 1
   * @maxLength 60
   * @examples ["SN20261121000123"]
   */
  sn: string
  /**
   * The serial number that the installer recorded, if it differs from `sn`.
   * @maxLength 60
   */
  installSn?: string
}

/** Serial numbers of an order line. */
export interface OpsSerialNumbers {
  orderItemId: string
  /**
   * Serial numbers, one for each piece; empty for products without serial numbers.
   * @maxItems 200
   */
  sns: OpsSerialNumber[]
}

/** Replaces the serial numbers of an order line. */
export interface SetSerialNumbers extends OpsSerialNumbers {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001-0"]
   */
  orderItemId: string
}
