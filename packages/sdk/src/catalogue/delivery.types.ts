import type { CabinetStatus, LogisticsStatus, PickupStatus } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { SkuAttribute } from './products.types'
import type { List } from './shared.types'
import type { AreaCode, Count, EpochMs, Id, Quantity, SkuNo, SpuNo, StreetCode } from './values.types'

/** A logistics step of a parcel. The specification does not define the fields; they are a line of a timeline. */
export interface LogisticsStep {
  /** Description, in the courier's words.
   * @examples ["【北京市】快件已到达东城区营业点，正在派送"] */
  text: string
  /** Epoch ms: when the step happened. */
  time: EpochMs
  /** Status that the step stands for; absent if the courier gives none. */
  logisticsStatus?: LogisticsStatus
}

/** A parcel. */
export interface Parcel {
  /** Name of the courier.
   * @examples ["顺丰速运"] */
  expressCompany: string
  /** Tracking number of the parcel.
   * @examples ["SF1234567890123"] */
  expressNumber: string
  /** Logistics steps, newest first. */
  steps: LogisticsStep[]
}

/** Pieces of an order line in a parcel. */
export interface ParcelProduct {
  /** The order line. */
  orderItemId: Id
  /** The sku. */
  skuNo: SkuNo
  /** The spu of the sku. */
  spuNo: SpuNo
  /** Name of the sku with its attribute values.
   * @examples ["暖居智能台灯 月光白"] */
  name: string
  /** The attribute values that identify the sku. */
  attributes: SkuAttribute[]
  /** Picture of the sku. */
  picture: Picture
  /** Pieces in this parcel. */
  itemQuantity: Quantity
  /** Whether the line is a gift of another product (205). */
  gift: boolean
}

/** A parcel of an order, with its products. The specification does not define the fields. */
export interface OrderParcel extends Parcel {
  /** Number of the parcel in its order, from 1 by time of shipment.
   * @asType integer
   * @minimum 1
   * @examples [1] */
  parcelNo: number
  /** Status: sent, in transit, signed for (from the time when the order is received), or returned to the shop. */
  logisticsStatus: LogisticsStatus
  /** Epoch ms: when the parcel was shipped. */
  shipTime: EpochMs
  /**
   * Epoch ms: when the parcel was returned to the shop, which ships its pieces again; absent if the parcel was not
   * returned.
   */
  returnTime?: EpochMs
  /** Products in the parcel. */
  products: ParcelProduct[]
}

/** The parcels of an order (F03), newest first; empty before shipment. */
export interface DeliveryLog extends List<OrderParcel> {
  /** Pieces that are not shipped yet, if a part of the order is shipped; otherwise absent. */
  piecesLeft?: Count
}

/** Asks for the estimated arrival of a sku. */
export interface GetDeliveryTime {
  /** The sku. */
  skuNo: SkuNo
  /** The shipping address; absent: the shopper's default address. */
  addressId?: Id
}

/** The estimated arrival. The specification does not define the fields. */
export interface DeliveryTime {
  /** Epoch ms: end of the day of arrival (UTC+8). */
  deliverTime: EpochMs
  /** The estimated arrival in words.
   * @examples ["预计明天送达"] */
  text: string
}

/** Whether the shop delivers to an address, and the estimated arrival of an order placed now. */
export interface AddressDelivery {
  /** Whether the shop delivers there; an order to an address without delivery is refused. */
  deliverable: boolean
  /** The estimated arrival in words, or the reason why the shop does not deliver there.
   * @maxLength 60
   * @examples ["预计明天送达"] */
  text: string
  /** Epoch ms: end of the estimated day of arrival; absent if the shop does not deliver there. */
  arriveTime?: EpochMs
  /** Name of the district; absent if no address is known.
   * @examples ["东城区"] */
  districtName?: string
}

/** The area in which to look for a cabinet (E06). */
export interface CabinetAreas {
  /** Province.
   * @examples ["110000"] */
  provinceCode: AreaCode
  /** City, below the province.
   * @examples ["110100"] */
  cityCode: AreaCode
  /** District, below the city. */
  districtCode: AreaCode
  /** Street, below the district; empty or absent: anywhere in the district. */
  streetCode?: StreetCode
}

/** Asks for cabinets near an area, and near a point if it is given. */
export interface ListCabinets extends CabinetAreas {
  /** The order to deliver; cabinets too small for it are left out. */
  orderId?: Id
  /** Pieces of an order that is not placed yet; cabinets too small for them are left out.
   * @asType integer
   * @minimum 1
   * @maximum 10000
   * @examples [2] */
  pieces?: number
  /** Degrees east, WGS 84; sent together with `latitude`. Distances are measured from this point.
   * @minimum -180
   * @maximum 180
   * @examples [116.43] */
  longitude?: number
  /** Degrees north, WGS 84.
   * @minimum -90
   * @maximum 90
   * @examples [39.94] */
  latitude?: number
}

/** A self-pickup cabinet (E06). The specification does not define `cabinetId`, `openingHours` and `distance`. */
export interface Cabinet {
  /** Id of the cabinet; an order sent there contains it.
   * @examples ["bj-dhm-1"] */
  cabinetId: Id
  /** The cabinet operator's order number; empty until the operator assigns one.
   * @maxLength 64
   * @examples ["FC20261121000123"] */
  fcOrderId: string
  /** Whether the cabinet accepts parcels now. */
  status: CabinetStatus
  /** Name of the cabinet.
   * @examples ["丰巢快递柜（东华门小区北门）"] */
  name: string
  /** The operator's hotline.
   * @examples ["4000633333"] */
  telephone: string
  /** Hours in which parcels can be collected.
   * @examples ["全天"] */
  openingHours: string
  /** Whether the cabinet is listed as a choice. A full cabinet is listed, but cannot be chosen. */
  showCabinetItem: boolean
  /** Address in one line.
   * @examples ["北京市东城区东华门大街 16 号北门内"] */
  address: string
  /** Area codes of the cabinet. */
  cabinetAddressId: CabinetAreas
  /** Metres from the given point; absent without one.
   * @asType integer
   * @minimum 0
   * @examples [820] */
  distance?: number
}

/**
 * Cabinets of the city, at most 50: the nearest to the given point first; without a point, those of the street, then
 * those of the district, then the rest of the city.
 */
export interface CabinetList extends List<Cabinet> {}

/** Status of a parcel for a cabinet or a pickup point (E06). */
export interface CabinetParcel {
  /** Status: in transit, ready for pickup, collected, or returned. */
  status: PickupStatus
  /** The cabinet with the data that it had when the order was placed; absent if none was chosen. */
  cabinet?: Cabinet
  /**
   * The code that opens the compartment of the cabinet; only while the parcel is ready for pickup.
   * @examples ["482913"]
   */
  pickupCode?: string
  /** Epoch ms: pickup deadline; then the parcel is returned to the shop. */
  fetchUntil?: EpochMs
}
