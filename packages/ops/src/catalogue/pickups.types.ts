import type { PickupStatus } from '@hearth/domain'
import type { OpsOrderId } from './orders.types'
import type { Expected, PageOf } from './shared.types'
import type { AreaCode, Latitude, Longitude, PlainId, SomePieces, StreetCode } from './values.types'

/** Selects the cabinets and points to list. */
export interface ListCabinetsOps extends PageOf {
  /**
   * Only cabinets and points of this city.
   * @pattern ^\d{6}$
   * @examples ["310100"]
   */
  cityCode?: string
}

/** A cabinet or a pickup point. */
export interface OpsCabinet {
  cabinetId: string
  kind: 'cabinet' | 'point'
  name: string
  address: string
  /** Whether shoppers can have orders sent to the cabinet or point. */
  open: boolean
  /** Number of compartments of a cabinet, or of places at a point, that the shop can use. */
  capacity: number
  /** Compartments taken by waiting parcels or reserved for parcels on their way. */
  taken: number
  /** Largest number of pieces of an order that fit into one compartment. */
  mostPieces: number
  version: number
}

/** A page of cabinets and points. */
export interface OpsCabinetPage {
  cabinets: OpsCabinet[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Changes a cabinet. Omitted fields stay as they are. */
export interface ChangeCabinet extends Expected {
  /** @maxLength 100 */
  cabinetId: string
  open?: boolean
  /**
   * The new number of compartments. If more compartments are taken, no parcels go to the cabinet until some are free.
   * @asType integer
   * @minimum 0
   * @maximum 10000
   */
  capacity?: number
}

/** Selects the parcels to list. */
export interface ListPickups extends PageOf {
  /** Only parcels in this status. */
  status?: PickupStatus
  /**
   * Only parcels of this cabinet.
   * @maxLength 100
   */
  cabinetId?: string
}

/** A parcel that goes to a cabinet. */
export interface PickupParcel {
  orderId: string
  /** Version of the order. A call that changes the order or its parcel names this version. */
  version: number
  cabinetId: string
  name: string
  status: PickupStatus
  /** The number that the operator of the cabinet gave the parcel; empty if it has none yet. */
  fcOrderId: string
  /** Epoch ms: until when the parcel waits; absent until it is in the cabinet. */
  fetchUntil?: number
}

/** A page of parcels. */
export interface OpsPickupPage {
  pickups: PickupParcel[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Identifies an order whose parcel goes to a cabinet. */
export interface PickupOrder extends OpsOrderId, Expected {}

/** Records that a parcel was put into its cabinet. */
export interface PutIn extends PickupOrder {
  /**
   * The number that the operator of the cabinet gave the parcel.
   * @maxLength 64
   * @examples ["FC20261121000123"]
   */
  fcOrderId?: string
}

/** Records that a parcel was collected. */
export interface FetchPickup extends PickupOrder {
  /**
   * The code that the shopper showed; absent if the cabinet has checked it.
   * @maxLength 20
   * @examples ["482913"]
   */
  code?: string
}

/** A cabinet, or a point with staff, where shoppers collect parcels. */
export interface ShopFileCabinet {
  cabinetId: PlainId
  /** The kind of the place: a cabinet, or a point with staff; `cabinet` when absent. */
  kind?: 'cabinet' | 'point'
  /**
   * @minLength 1
   * @maxLength 40
   */
  name: string
  /**
   * @minLength 1
   * @maxLength 20
   */
  telephone: string
  /**
   * The address within the street; the area codes name the rest.
   * @minLength 1
   * @maxLength 80
   */
  address: string
  /**
   * @minLength 1
   * @maxLength 40
   */
  openingHours: string
  provinceCode: AreaCode
  cityCode: AreaCode
  districtCode: AreaCode
  streetCode?: StreetCode
  longitude: Longitude
  latitude: Latitude
  /**
   * Number of compartments that the shop can use.
   * @asType integer
   * @minimum 0
   * @maximum 10000
   */
  capacity: number
  /** Largest number of pieces of an order that fit into one compartment. */
  mostPieces: SomePieces
}
