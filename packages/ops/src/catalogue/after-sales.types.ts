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

/** Which requests are meant. */
export interface ListOpsAfterSales extends PageOf {
  /** Only those in this status. */
  status?: AfterSaleStatus
  /**
   * Only those of an order.
   * @maxLength 100
   */
  orderId?: string
}

/** Names a request. */
export interface OpsAfterSaleId {
  /**
   * @maxLength 100
   * @examples ["A1795190400000000001"]
   */
  afterSaleOrderId: string
}

/** A request in a list. */
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

/** Requests of a page. */
export interface OpsAfterSalePage {
  afterSales: OpsAfterSaleLine[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A gift that is returned with a request. */
export interface OpsServiceGift {
  afterSaleOrderId: string
  name: string
  quantity: number
}

/** Where and when a courier collects something. */
export interface OpsPickup extends OpsAddress, Pick<ReturnInfo, 'pickupDay' | 'pickupHours'> {}

/** A request whole. Money is fen, times are epoch ms. */
export interface OpsAfterSale extends OpsAfterSaleLine {
  product: OrderProduct
  quantity: number
  /** Pieces that arrived; absent before. */
  counted?: number
  description: string
  /** Addresses of pictures that the shopper sent, good for an hour. */
  pictures: string[]
  sns: string[]
  /** Whether the shopper has its invoice; absent where the form did not ask. */
  hasInvoice?: HasInvoice
  /** When that invoice was made, epoch ms. */
  invoiceTime?: number
  /** Address of its picture, good for an hour. */
  invoicePicture?: string
  returnType: ReturnType
  /** Where and when a courier fetches it. */
  returnInfo?: OpsPickup
  /** Where the product of an exchange or a repair is sent. */
  sendBackInfo?: OpsAddress
  /** Whether the shop is to blame, by the reason. */
  shopsFault: boolean
  gifts: OpsServiceGift[]
  expressCompany?: string
  expressNumber?: string
  sendCompany?: string
  sendNumber?: string
  /** The amount of the refund; absent until it is decided. */
  refundAmount?: number
  deductAmount: number
  /** What the refund holds back, or returns, for what the shopper keeps. */
  keptBack: KeptBack[]
  repairItems?: RepairPriceItem[]
  repairAmount?: number
  /** Where a refund is to be sent by bank. */
  bankInfo?: BankInfo
  refusedReason?: string
  /** The shopper's deadline. */
  waitUntil?: number
  logs: AfterSaleLog[]
}

/** What the shop deducts from a refund. */
export interface Deduction {
  /**
   * Fen; nothing when absent.
   * @asType integer
   * @minimum 0
   * @maximum 1000000000
   */
  deductAmount?: number
  /**
   * Why, as the shopper reads it.
   * @maxLength 100
   * @examples ["赠品未退回"]
   */
  deductReason?: string
}

/** Approves a request. */
export interface AgreeAfterSale extends Expected, OpsAfterSaleId, Deduction {
  /** Whether the product has to be returned; by default as the request says, and never before it was shipped. */
  withReturn?: boolean
}

/** Refuses a request. */
export interface RefuseAfterSale extends Expected, OpsAfterSaleId {
  /**
   * As the shopper reads it.
   * @minLength 1
   * @maxLength 100
   * @examples ["商品已明显使用"]
   */
  reason: string
}

/** Pieces that arrived. */
export interface CountedGift {
  /**
   * The gift's own request.
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

/** Says what arrived. */
export interface ReceiveAfterSale extends Expected, OpsAfterSaleId, Deduction {
  /**
   * Pieces that arrived.
   * @asType integer
   * @minimum 0
   * @maximum 200
   */
  counted: number
  /**
   * How many of them can be sold again; none of a repair, which is sent back.
   * @asType integer
   * @minimum 0
   * @maximum 200
   */
  resellable: number
  /**
   * Pieces of each gift; gifts not named did not arrive, and the refund holds back their worth.
   * @maxItems 50
   */
  gifts?: CountedGift[]
}

/** A parcel of the shop's. */
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

/** Refuses what arrived. */
export interface RefuseGoods extends SendAfterSale {
  /**
   * As the shopper reads it.
   * @minLength 1
   * @maxLength 100
   * @examples ["商品已明显使用"]
   */
  reason: string
}

/** Gives the money of an exchange back. */
export interface RefundInstead extends Expected, OpsAfterSaleId, Deduction {}

/** A part of a repair, or its labour, with its price. */
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
   * Parts, then labour; empty under warranty.
   * @maxItems 50
   */
  items: QuotedPart[]
}

/** The after-sale rules of the shop. */
export interface OpsServiceRules extends ServiceRules {
  /** Where things are sent back to. */
  address?: OrderAddress
  version: number
}

/** Where products are sent back to. */
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

/** Sets it. */
export interface SetServiceRules extends Expected {
  /**
   * Days after an order is received within which its money can be had back; seven at least, by law.
   * @asType integer
   * @minimum 7
   * @maximum 3650
   */
  refundDays: number
  /**
   * The same for an exchange.
   * @asType integer
   * @minimum 7
   * @maximum 3650
   */
  exchangeDays: number
  /**
   * The same for a repair.
   * @asType integer
   * @minimum 7
   * @maximum 3650
   */
  repairDays: number
  /**
   * Days after agreement within which the shopper names the parcel.
   * @asType integer
   * @minimum 1
   * @maximum 60
   */
  billDays: number
  /**
   * Days after a quote within which it is paid.
   * @asType integer
   * @minimum 1
   * @maximum 60
   */
  quoteDays: number
  /**
   * Fen: what fetching the first piece costs.
   * @asType integer
   * @minimum 0
   * @maximum 100000
   */
  pickupFen: number
  /**
   * Fen: what fetching each further piece costs.
   * @asType integer
   * @minimum 0
   * @maximum 100000
   */
  pickupMoreFen: number
  /**
   * Provinces where nothing is fetched, by the two digits their codes begin with.
   * @maxItems 40
   * @examples [["54", "65"]]
   */
  noPickup: string[]
  /** Where things are sent back to. */
  address?: ServiceAddress
}

/** A published price of a part. */
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
   * The category whose products it is for; all when absent.
   * @maxLength 40
   */
  categoryCode?: string
}

/** Published prices of parts. */
export interface MaterialPriceList {
  materials: OpsMaterialPrice[]
  version: number
}

/** All published prices of parts. */
export interface MaterialPricesDraft {
  /** @maxItems 500 */
  materials: OpsMaterialPrice[]
}

/** Sets them. */
export interface SetMaterialPrices extends Expected, MaterialPricesDraft {}

/** Data for after-sale service. Omitted parts stay as they are. */
export interface ShopFileService extends Partial<MaterialPricesDraft> {
  /** Where products are sent back to. */
  address?: ServiceAddress
}

/** A serial number of a piece. */
export interface OpsSerialNumber {
  /**
   * The serial number on the device.
   * @minLength 1
   * @maxLength 60
   * @examples ["SN20261121000123"]
   */
  sn: string
  /**
   * The serial number that the installer noted, if it differs.
   * @maxLength 60
   */
  installSn?: string
}

/** Serial numbers of an order line. */
export interface OpsSerialNumbers {
  orderItemId: string
  /**
   * One for each piece; empty for products without serial numbers.
   * @maxItems 200
   */
  sns: OpsSerialNumber[]
}

/** Sets them. */
export interface SetSerialNumbers extends OpsSerialNumbers {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001-0"]
   */
  orderItemId: string
}
