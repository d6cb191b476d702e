import type { CabinetStatus, LogisticsStatus, PickupStatus } from '@hearth/domain'
import type { Picture } from './picture.types'
import type { SkuAttribute } from './products.types'
import type { List } from './shared.types'
import type { AreaCode, Count, EpochMs, Id, Quantity, SkuNo, SpuNo, StreetCode } from './values.types'

/** One step of a parcel. The shop's own choice of fields: a line of a timeline. */
export interface LogisticsStep {
  /** What happened, in the courier's words.
   * @examples ["【北京市】快件已到达东城区营业点，正在派送"] */
  text: string
  /** Epoch ms: when it happened. */
  time: EpochMs
  /** What it means; absent where the courier does not say. */
  logisticsStatus?: LogisticsStatus
}

/** A parcel on its way. */
export interface Parcel {
  /** Who carries it.
   * @examples ["顺丰速运"] */
  expressCompany: string
  /** The courier's number for it.
   * @examples ["SF1234567890123"] */
  expressNumber: string
  /** What happened to it, newest first. */
  steps: LogisticsStep[]
}

/** Pieces of an order's line that are in a parcel. */
export interface ParcelProduct {
  /** The line of the order. */
  orderItemId: Id
  /** Which sku. */
  skuNo: SkuNo
  /** Its product. */
  spuNo: SpuNo
  /** Name of the sku with its choices.
   * @examples ["暖居智能台灯 月光白"] */
  name: string
  /** What was chosen. */
  attributes: SkuAttribute[]
  /** Picture of the sku. */
  picture: Picture
  /** Pieces of it in this parcel. */
  itemQuantity: Quantity
  /** Whether it came along with another product (205). */
  gift: boolean
}

/** One of the parcels of an order, with what is in it. The shop's own choice of fields. */
export interface OrderParcel extends Parcel {
  /** Which parcel of its order it is, from 1 in the order they were sent.
   * @asType integer
   * @minimum 1
   * @examples [1] */
  parcelNo: number
  /** Where it stands: sent, on its way, signed for once the order is received, or back at the shop. */
  logisticsStatus: LogisticsStatus
  /** Epoch ms: when it left the warehouse. */
  shipTime: EpochMs
  /** Epoch ms: when it was returned to the shop, which sends its pieces again; absent if it was not. */
  returnTime?: EpochMs
  /** What is in it. */
  products: ParcelProduct[]
}

/** Where the parcels of an order are (F03), newest first; empty before anything is shipped. */
export interface DeliveryLog extends List<OrderParcel> {
  /** Pieces of the order that are still to be sent while a part of it is on its way; absent: none. */
  piecesLeft?: Count
}

/** Asks when a sku would arrive. */
export interface GetDeliveryTime {
  /** Which sku. */
  skuNo: SkuNo
  /** Where to; absent: the shopper's default address. */
  addressId?: Id
}

/** When something would arrive. The shop's own choice of fields. */
export interface DeliveryTime {
  /** Epoch ms: the end of the day on which it would be there, as days are in China. */
  deliverTime: EpochMs
  /** The same in words.
   * @examples ["预计明天送达"] */
  text: string
}

/** Whether the shop delivers to an address, and when what is ordered now should be there. */
export interface AddressDelivery {
  /** Whether the shop delivers there; an order to where it does not is refused. */
  deliverable: boolean
  /** When it should be there, or why it can't be, in words.
   * @maxLength 60
   * @examples ["预计明天送达"] */
  text: string
  /** Epoch ms: the end of the day on which it should be there; absent where the shop does not deliver. */
  arriveTime?: EpochMs
  /** The district that is meant; absent where no address is known.
   * @examples ["东城区"] */
  districtName?: string
}

/** Names the place a cabinet should be near (E06). */
export interface CabinetAreas {
  /** Province. */
  provinceCode: AreaCode
  /** City, below the province. */
  cityCode: AreaCode
  /** District, below the city. */
  districtCode: AreaCode
  /** Street, below the district; empty or absent: anywhere in the district. */
  streetCode?: StreetCode
}

/** Asks for cabinets near a place: by its areas, and by a point where that is known. */
export interface ListCabinets extends CabinetAreas {
  /** For which order: cabinets too small for it are left out. */
  orderId?: Id
  /** For how many pieces that are not ordered yet: cabinets too small for them are left out.
   * @asType integer
   * @minimum 1
   * @maximum 10000
   * @examples [2] */
  pieces?: number
  /** Degrees east, WGS 84; goes with `latitude`. Distances are from there.
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

/** A self-pickup cabinet (E06). `cabinetId`, `openingHours` and `distance` are the shop's own choice. */
export interface Cabinet {
  /** Names it; an order names it to be sent there. */
  cabinetId: Id
  /** The cabinet operator's number for the order; empty until one was given to it.
   * @maxLength 64
   * @examples ["FC20261121000123"] */
  fcOrderId: string
  /** Whether it takes parcels now. */
  status: CabinetStatus
  /** What it is called.
   * @examples ["丰巢快递柜（东华门小区北门）"] */
  name: string
  /** The operator's hotline.
   * @examples ["4000633333"] */
  telephone: string
  /** When parcels can be fetched.
   * @examples ["全天"] */
  openingHours: string
  /** Whether the shopper is shown it to choose; a full one is shown and can't be chosen. */
  showCabinetItem: boolean
  /** Where it stands, in one line.
   * @examples ["北京市东城区东华门大街 16 号北门内"] */
  address: string
  /** The areas it stands in. */
  cabinetAddressId: CabinetAreas
  /** Metres from the point asked for; absent without one.
   * @asType integer
   * @minimum 0
   * @examples [820] */
  distance?: number
}

/**
 * Cabinets of the city, at most 50: nearest first from the given point; without one, those of the street, then the
 * district, then the rest of the city.
 */
export interface CabinetList extends List<Cabinet> {}

/** State of a parcel for a cabinet or a pickup point (E06). */
export interface CabinetParcel {
  /** Whether it is on its way, waits, was fetched, or went back. */
  status: PickupStatus
  /** Which cabinet, as it was when it was ordered to; absent where none was chosen. */
  cabinet?: Cabinet
  /**
   * The code that opens its compartment; only while it waits there.
   * @examples ["482913"]
   */
  pickupCode?: string
  /** Epoch ms: until when it waits; then it goes back to the shop. */
  fetchUntil?: EpochMs
}
