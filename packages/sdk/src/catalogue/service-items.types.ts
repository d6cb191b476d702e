import type { FreightPayer, ReturnType, ServiceType } from '@hearth/domain'
import type { OrderAddress, OrderProduct } from './orders.types'
import type { Picture } from './picture.types'
import type { KeyedPage, List } from './shared.types'
import type { Count, EpochMs, Fen, FenChange, Id, Quantity, SkuNo } from './values.types'

/** Identifies one order line. */
export interface OrderItemId {
  /** The order line. A line of another shopper is treated as not existing. */
  orderItemId: Id
}

/**
 * An address for after-sale. If its street is "other", `afterSaleAddress` of `@hearth/domain` keeps only name and
 * telephone (S14).
 */
export interface ServiceAddress extends OrderAddress {
  /** The stored address from which this address was copied; absent if the shopper typed it in. */
  addressId?: Id
}

/**
 * An order line for which service can be requested. The specification does not define the fields that this type adds to
 * an order's product.
 */
export interface ServiceItem extends OrderProduct {
  /** The order of the line. */
  orderId: Id
  /** Kinds of service that can be requested; empty for none. */
  serviceTypes: ServiceType[]
  /**
   * Pieces without a service request. Of a partly shipped line, these are the unshipped pieces, or the shipped pieces
   * if the call has `sent`.
   */
  serviceQuantity: Count
  /** Pieces of a partly shipped line that are not shipped and have no request; absent for other lines. One request is
   * for either shipped or unshipped pieces. Neither this field nor `sentQuantity` is part of the specification. */
  unsentQuantity?: Count
  /** Pieces of a partly shipped line that are shipped and have no request; absent for other lines. */
  sentQuantity?: Count
  /** Epoch ms: deadline for requests; 0 until the order is received, when the period begins. */
  serviceDeadline: EpochMs
  /** The reason why no service can be requested; absent if it can.
   * @examples ["已超过可申请售后的期限"] */
  refusedReason?: string
}

/** A page of order lines for which service can be requested, the latest order first. */
export interface ServiceItems extends KeyedPage<ServiceItem> {}

/** Serial number of a piece. */
export interface SerialNumber {
  /** The number on the device.
   * @examples ["SN20261121000123"] */
  sn: string
  /** The number that the installer recorded; absent for none.
   * @examples ["IN20261121000123"] */
  installSn?: string
  /** Whether the piece has a service request or was refunded. */
  inService: boolean
}

/** Serial numbers of an order line, one for each piece; empty for products without serial numbers. */
export interface SerialNumbers extends List<SerialNumber> {}

/** A reason to choose, with its child reasons (E08). */
export interface ServiceReason {
  /** Code to send with the form.
   * @examples ["quality"] */
  code: string
  /** Text for the shopper.
   * @examples ["质量问题"] */
  text: string
  /** Note shown with the reason.
   * @examples ["请拍下问题所在"] */
  tips?: string
  /** Whether the product need not be returned; absent: it must be returned. */
  withoutReturn?: true
  /** Child reasons; empty for a leaf. */
  children: ServiceReason[]
}

/** Selects pieces of an order line by whether they are shipped. */
export interface ServicePieces extends OrderItemId {
  /** For a partly shipped line: true for shipped pieces, absent for unshipped pieces. Not part of the specification. */
  sent?: boolean
}

/** Asks for the initial data of the after-sale form for an order line. */
export interface GetServiceItem extends ServicePieces {
  /** The kind of service, for its reasons; absent: the first kind that can be requested. */
  serviceType?: ServiceType
}

/** The initial data of the after-sale form for an order line. */
export interface ServiceItemDetail {
  /** The order line. */
  orderItem: ServiceItem
  /** Reasons for the requested kind of service. */
  reasons: ServiceReason[]
  /** Whether the pieces are shipped; pieces that are not shipped need no return. */
  shipped: boolean
  /** Shipping address of the order; if its street is "other", only name and telephone are kept (S14). */
  address: OrderAddress
}

/** Asks whether service is available at an address. */
export interface ValidateServiceAddress {
  /** The kind of service. */
  serviceType: ServiceType
  /** The sku. */
  skuNo: SkuNo
  /** The address. */
  address: ServiceAddress
}

/** Whether service is available at an address. */
export interface ServiceAddressCheck {
  /** Whether service is available at the address. */
  valid: boolean
  /** The reason why service is not available, in words for the shopper; absent if it is.
   * @examples ["该地区暂不支持上门取件，请选择自行寄回"] */
  reason?: string
}

/** Asks for the freight of a return. */
export interface QuoteServiceFreight extends ServicePieces {
  /** Pieces of the sku. */
  itemQuantity: Quantity
  /** The address that the product is returned from. */
  address: ServiceAddress
  /** The kind of service; absent: refund. */
  serviceType?: ServiceType
  /** Code of the chosen reason, which decides who is at fault. Absent: the shopper is at fault.
   * @maxLength 40
   * @examples ["quality-power"] */
  reason?: string
  /** How the product is returned; absent: `fetched`. */
  returnType?: ReturnType
}

/** The freight of a return. */
export interface ServiceFreight {
  /** Fen: amount that the shopper pays the courier; 0 if the shop pays, or the shopper arranges the courier. */
  freightAmount: Fen
  /** Who pays the freight. */
  payer: FreightPayer
}

/**
 * An amount that the shop holds back from a refund because the shopper keeps an order line, such as a gift of the
 * returned product. The specification does not define the fields.
 */
export interface KeptBack {
  /** The order line that the shopper keeps. */
  orderItemId: Id
  /** Name of the sku.
   * @examples ["栖光感应小夜灯"] */
  name: string
  /**
   * `gift`: a gift of the returned product; `bundle`: a product that was cheaper as part of a bundle or mark-up sale
   * with the returned product.
   */
  cause: 'gift' | 'bundle'
  /** Fen: amount held back from this refund; below 0 for an amount that was held back earlier and is now refunded. */
  fen: FenChange
}

/** The freight of a return, and the amounts that the shop would hold back from its refund. */
export interface ServiceQuote extends ServiceFreight {
  /**
   * Amounts that the shop would hold back from the refund of these pieces, or add to it, because the shopper keeps
   * other lines. The amounts apply if all gifts are returned. Absent if there are none, and for an exchange or a
   * repair.
   */
  keptBack?: KeptBack[]
}

/** A gift of an order line. */
export interface ServiceGift extends OrderItemId {
  /** The sku. */
  skuNo: SkuNo
  /** Name of the sku.
   * @examples ["暖居防尘罩"] */
  name: string
  /** Picture of the sku. */
  picture: Picture
  /** Pieces of the gift. */
  itemQuantity: Quantity
  /** Fen: amount held back for each piece that is not returned with its product; absent for none. */
  price?: Fen
}

/** Gifts of an order line (205), in the order of the order lines. */
export interface ServiceGifts extends List<ServiceGift> {}

/** Asks whether a kind of service can be requested. */
export interface CheckQualification extends OrderItemId {
  /** The kind of service. */
  serviceType: ServiceType
}

/** Whether service can be requested. */
export interface Qualification {
  /** Whether service can be requested for the line. */
  qualified: boolean
  /** The reason why service cannot be requested, in words for the shopper; absent if it can.
   * @examples ["已超过可申请售后的期限"] */
  reason?: string
}

/** Whether service can be requested for an order line. */
export interface VerifiedItem extends OrderItemId, Qualification {}

/** Whether service can be requested for each line, in the order of the order lines. */
export interface VerifiedItems extends List<VerifiedItem> {}

/** A courier for returns. */
export interface CourierCompany {
  /** Code of the courier, to send with forms.
   * @examples ["SF"] */
  code: string
  /** Name of the courier, as the shopper reads it.
   * @examples ["顺丰速运"] */
  name: string
}

/** Couriers for returns. The specification does not define the fields. */
export interface LogisticsConfig {
  /** Couriers, the most used first. */
  companies: CourierCompany[]
  /** Hours in which a courier collects parcels.
   * @examples [["09:00-12:00", "12:00-15:00", "15:00-18:00"]] */
  pickupHours: string[]
}

/** An entry of the price of a repair: a part, or the labour. */
export interface RepairPriceItem {
  /** Description.
   * @examples ["灯板更换"] */
  name: string
  /** Fen: price. */
  price: Fen
}

/** The price of a repair. The specification does not define the fields. */
export interface RepairPrice {
  /** Entries of the price: first the parts, then the labour. */
  items: RepairPriceItem[]
  /** Fen: total; 0 under warranty. */
  totalAmount: Fen
}

/** Published price of a part. */
export interface MaterialPrice {
  /** Name of the part.
   * @examples ["灯板"] */
  name: string
  /** Unit of the price.
   * @examples ["块"] */
  unit: string
  /** Fen: price of one unit. */
  price: Fen
}

/** Published prices of parts, in the order of the price list. */
export interface MaterialPrices extends List<MaterialPrice> {}
