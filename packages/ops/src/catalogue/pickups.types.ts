import type { PickupStatus } from '@hearth/domain'
import type { OpsOrderId } from './orders.types'
import type { Expected, PageOf } from './shared.types'
import type { AreaCode, Latitude, Longitude, PlainId, SomePieces, StreetCode } from './values.types'

/** A page of cabinets and points. */
export interface ListCabinetsOps extends PageOf {
  /** Of one city alone.
   * @pattern ^\d{6}$
   * @examples ["310100"] */
  cityCode?: string
}

/** A cabinet or a pickup point. */
export interface OpsCabinet {
  cabinetId: string
  kind: 'cabinet' | 'point'
  name: string
  address: string
  /** Whether orders may go there. */
  open: boolean
  /** Compartments, or places of a point, that the shop may use. */
  capacity: number
  /** Compartments taken by waiting parcels, or by parcels on their way. */
  taken: number
  /** Most pieces of an order that go into one. */
  mostPieces: number
  version: number
}

/** Cabinets of a page. */
export interface OpsCabinetPage {
  cabinets: OpsCabinet[]
  /** Names the next page; empty on the last. */
  after: string
}

/** Changes of a cabinet; fields that are left out stay as they are. */
export interface ChangeCabinet extends Expected {
  /** @maxLength 100 */
  cabinetId: string
  open?: boolean
  /**
   * May be fewer than are taken: then no more parcels go there until some are free.
   * @asType integer
   * @minimum 0
   * @maximum 10000
   */
  capacity?: number
}

/** A page of parcels. */
export interface ListPickups extends PageOf {
  /** Only those in this status. */
  status?: PickupStatus
  /** Of one cabinet alone.
   * @maxLength 100 */
  cabinetId?: string
}

/** A parcel that goes to a cabinet. */
export interface PickupParcel {
  orderId: string
  /** Of the order: a write names it. */
  version: number
  cabinetId: string
  name: string
  status: PickupStatus
  /** The operator's number for it; empty until one was given. */
  fcOrderId: string
  /** Epoch ms: until when it waits; absent until it is there. */
  fetchUntil?: number
}

/** Parcels of a page. */
export interface OpsPickupPage {
  pickups: PickupParcel[]
  /** Names the next page; empty on the last. */
  after: string
}

/** An order whose parcel goes to a cabinet. */
export interface PickupOrder extends OpsOrderId, Expected {}

/** A parcel that was put in. */
export interface PutIn extends PickupOrder {
  /** The operator's number for it.
   * @maxLength 64
   * @examples ["FC20261121000123"] */
  fcOrderId?: string
}

/** A parcel that was fetched. */
export interface FetchPickup extends PickupOrder {
  /**
   * The code that the shopper showed; absent if the cabinet checked it.
   * @maxLength 20
   * @examples ["482913"]
   */
  code?: string
}

/** A cabinet, or a point with somebody at its desk, where shoppers fetch parcels. */
export interface ShopFileCabinet {
  cabinetId: PlainId
  /** `cabinet` when absent. */
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
   * The address within the street; the codes name its areas.
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
   * Compartments that the shop may use.
   * @asType integer
   * @minimum 0
   * @maximum 10000
   */
  capacity: number
  /** Most pieces of an order that go into one. */
  mostPieces: SomePieces
}
