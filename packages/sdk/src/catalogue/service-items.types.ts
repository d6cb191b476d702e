import type { FreightPayer, ReturnType, ServiceType } from '@hearth/domain'
import type { OrderAddress, OrderProduct } from './orders.types'
import type { Picture } from './picture.types'
import type { KeyedPage, List } from './shared.types'
import type { Count, EpochMs, Fen, FenChange, Id, Quantity, SkuNo } from './values.types'

/** Names one line of an order. */
export interface OrderItemId {
  /** Which line; another shopper's answers like one that does not exist. */
  orderItemId: Id
}

/**
 * An address of after-sale. With a street "other" the domain's `afterSaleAddress` keeps name and telephone alone (S14).
 */
export interface ServiceAddress extends OrderAddress {
  /** The shopper's address it was taken from; absent for one typed in. */
  addressId?: Id
}

/** An order line that service may be asked for. The shop's own choice of fields beside those of the order. */
export interface ServiceItem extends OrderProduct {
  /** The order it belongs to. */
  orderId: Id
  /** Kinds of service it still has a right to; empty for none. */
  serviceTypes: ServiceType[]
  /** Pieces that are not in service yet; of a line that is partly on its way, those of them that wait to be sent. */
  serviceQuantity: Count
  /** Pieces that wait to be sent and are not in service yet, where others of the line were sent: service is asked for
   * of either. Absent for every other line. The shop's own choice, as `sentQuantity`. */
  unsentQuantity?: Count
  /** Pieces that were sent and are not in service yet; there and absent with `unsentQuantity`. */
  sentQuantity?: Count
  /** Epoch ms: until when service can be asked for; 0 while the order is not received, from when that counts. */
  serviceDeadline: EpochMs
  /** Why it has no right to any; absent while it has.
   * @examples ["已超过可申请售后的期限"] */
  refusedReason?: string
}

/** A page of order lines that service may be asked for, those ordered last first. */
export interface ServiceItems extends KeyedPage<ServiceItem> {}

/** A serial number of a bought piece. */
export interface SerialNumber {
  /** As it stands on the device.
   * @examples ["SN20261121000123"] */
  sn: string
  /** The number that its installer noted; absent for none.
   * @examples ["IN20261121000123"] */
  installSn?: string
  /** Whether service runs for it already, or its money went back. */
  inService: boolean
}

/** Serial numbers of an order line, one for each piece; empty for products without. */
export interface SerialNumbers extends List<SerialNumber> {}

/** A reason to choose from, with finer ones below it (E08). */
export interface ServiceReason {
  /** What the form sends.
   * @examples ["quality"] */
  code: string
  /** What the shopper reads.
   * @examples ["质量问题"] */
  text: string
  /** What to mind when choosing it.
   * @examples ["请拍下问题所在"] */
  tips?: string
  /** Whether nothing has to be sent back for it; absent: something has. */
  withoutReturn?: true
  /** Finer ones; empty at the end of the tree. */
  children: ServiceReason[]
}

/** Names pieces of an order line by where they are. */
export interface ServicePieces extends OrderItemId {
  /**
   * Whether it is about pieces that were sent; of a line that is partly on its way, absent: about those that wait to be
   * sent. The shop's own choice.
   */
  sent?: boolean
}

/** Asks for the after-sale form of an order line. */
export interface GetServiceItem extends ServicePieces {
  /** For which kind of service, for its reasons; absent: the first one possible. */
  serviceType?: ServiceType
}

/** An order line as the after-sale form shows it. */
export interface ServiceItemDetail {
  /** The line. */
  orderItem: ServiceItem
  /** Reasons of that kind of service. */
  reasons: ServiceReason[]
  /** Whether it was shipped: before that nothing goes back. */
  shipped: boolean
  /** Where the order went; a street "other" keeps name and telephone alone (S14). */
  address: OrderAddress
}

/** An address to check for service. */
export interface ValidateServiceAddress {
  /** For which kind of service. */
  serviceType: ServiceType
  /** For which sku. */
  skuNo: SkuNo
  /** The address. */
  address: ServiceAddress
}

/** Whether service reaches an address. */
export interface ServiceAddressCheck {
  /** Whether it does. */
  valid: boolean
  /** Why not, for the shopper.
   * @examples ["该地区暂不支持上门取件，请选择自行寄回"] */
  reason?: string
}

/** Asks what sending back costs. */
export interface QuoteServiceFreight extends ServicePieces {
  /** Pieces of the sku. */
  itemQuantity: Quantity
  /** From where. */
  address: ServiceAddress
  /** For which kind of service; absent: money back. */
  serviceType?: ServiceType
  /** Code of the chosen reason, which says who is to blame; absent: the shopper.
   * @maxLength 40
   * @examples ["quality-power"] */
  reason?: string
  /** How it travels back; absent: `fetched`. */
  returnType?: ReturnType
}

/** What sending back costs. */
export interface ServiceFreight {
  /** Fen: what the shopper gives the courier; 0 when the shop pays, or the shopper finds a courier. */
  freightAmount: Fen
  /** Who pays. */
  payer: FreightPayer
}

/** What a refund holds back for a line of the order that the shopper keeps. The shop's own choice of fields. */
export interface KeptBack {
  /** The line that stays. */
  orderItemId: Id
  /** Name of its sku.
   * @examples ["栖光感应小夜灯"] */
  name: string
  /**
   * `gift`: it came with what was returned; `bundle`: a set or a mark-up sale had made it cheaper together with that.
   */
  cause: 'gift' | 'bundle'
  /** Fen: what this refund holds back; below 0 if it returns what an earlier one held back. */
  fen: FenChange
}

/** What sending back costs, and what a refund would leave out. */
export interface ServiceQuote extends ServiceFreight {
  /**
   * What the refund of these pieces would hold back, or return, for what is kept, if all gifts are returned; absent for
   * nothing, and for other kinds of service.
   */
  keptBack?: KeptBack[]
}

/** A gift that came with an order line. */
export interface ServiceGift extends OrderItemId {
  /** Which sku. */
  skuNo: SkuNo
  /** Name of the sku.
   * @examples ["暖居防尘罩"] */
  name: string
  /** Picture of it. */
  picture: Picture
  /** Pieces that came. */
  itemQuantity: Quantity
  /** Fen: what the refund holds back for each piece that is not returned with its product; absent for nothing. */
  price?: Fen
}

/** Gifts that came with an order line (205), in the order of the order. */
export interface ServiceGifts extends List<ServiceGift> {}

/** Asks whether service can be had. */
export interface CheckQualification extends OrderItemId {
  /** Which kind. */
  serviceType: ServiceType
}

/** Whether service can be had. */
export interface Qualification {
  /** Whether it can. */
  qualified: boolean
  /** Why not, for the shopper.
   * @examples ["已超过可申请售后的期限"] */
  reason?: string
}

/** A line with whether service can be had. */
export interface VerifiedItem extends OrderItemId, Qualification {}

/** Lines with whether service can be had, in the order of the order. */
export interface VerifiedItems extends List<VerifiedItem> {}

/** A courier that brings products back. */
export interface CourierCompany {
  /** What forms send.
   * @examples ["SF"] */
  code: string
  /** What shoppers read.
   * @examples ["顺丰速运"] */
  name: string
}

/** Couriers that bring products back. The shop's own choice of fields. */
export interface LogisticsConfig {
  /** The usual ones first. */
  companies: CourierCompany[]
  /** Hours in which a courier comes.
   * @examples [["09:00-12:00", "12:00-15:00", "15:00-18:00"]] */
  pickupHours: string[]
}

/** A part of a repair, or its labour. */
export interface RepairPriceItem {
  /** What it is.
   * @examples ["灯板更换"] */
  name: string
  /** Fen: what it costs. */
  price: Fen
}

/** What a repair costs. The shop's own choice of fields. */
export interface RepairPrice {
  /** Parts, then labour. */
  items: RepairPriceItem[]
  /** Fen: their sum; 0 under warranty. */
  totalAmount: Fen
}

/** A published price of a part. */
export interface MaterialPrice {
  /** Which part.
   * @examples ["灯板"] */
  name: string
  /** What it is counted in.
   * @examples ["块"] */
  unit: string
  /** Fen: what one costs. */
  price: Fen
}

/** Published prices of parts, in the order of the price list. */
export interface MaterialPrices extends List<MaterialPrice> {}
