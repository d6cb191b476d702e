import type { AreaType, CabinetStatus, Flag } from '@hearth/domain'
import type { List } from './shared.types'
import type { AreaCode, Id, StreetCode, Telephone } from './values.types'

/** The codes of the areas an address lies in, each below the one before. */
export interface AddressAreaCodes {
  /** Province, autonomous region or municipality. */
  provinceCode: AreaCode
  /** City, below the province. */
  cityCode: AreaCode
  /** District or county, below the city. */
  districtCode: AreaCode
  /** Street or town, below the district; empty for "don't know yet" (V03). */
  streetCode: StreetCode
}

/**
 * An address of the shopper. E05 lists its fields; the codes and the tag beside them are the shop's own choice.
 */
export interface Address extends AddressAreaCodes {
  /** Id of the address. */
  addressId: Id
  /** 1 for the default one: the one checkout begins with (S07). At most one is. */
  isDefault: Flag
  /** 1 for an address kept under the old area codes; such a default is demoted at checkout (S07). */
  areaIdOld: Flag
  /** Who receives the parcel, in full for the owner of the address.
   * @examples ["林小暖"] */
  consigneeName: string
  /** The receiver's telephone, in full for the owner of the address. */
  consigneeTele: Telephone
  /** Name of the province, as the area list has it.
   * @examples ["北京市"] */
  provinceName: string
  /** Name of the city.
   * @examples ["北京市"] */
  cityName: string
  /** Name of the district.
   * @examples ["东城区"] */
  districtName: string
  /** Name of the street; empty for "don't know yet".
   * @examples ["东华门街道"] */
  streetName: string
  /**
   * The part after the street: lane, house, floor, room.
   * @examples ["王府井大街 88 号 3 单元 501"]
   */
  detailAddress: string
  /**
   * The shopper's label for it.
   * @examples ["家"]
   */
  tag?: string
}

/**
 * What a shopper fills in for an address (E05, V04). Names of areas are the shop's: it looks them up by their codes.
 */
export interface AddressDraft {
  /**
   * Who receives the parcel.
   * @minLength 1
   * @maxLength 20
   * @examples ["林小暖"]
   */
  consigneeName: string
  /** The receiver's mobile number. */
  consigneeTele: Telephone
  /** Province. */
  provinceCode: AreaCode
  /** City, below the province. */
  cityCode: AreaCode
  /** District, below the city. */
  districtCode: AreaCode
  /** Street, below the district; empty or absent for "don't know yet" (V03). */
  streetCode?: StreetCode
  /** What comes after the street.
   * @minLength 1
   * @maxLength 120
   * @examples ["王府井大街 88 号 3 单元 501"] */
  detailAddress: string
  /** 1 makes it the default one; the shopper's first address is in any case.
   * @default 0 */
  isDefault?: Flag
  /**
   * The shopper's label for it.
   * @maxLength 10
   * @examples ["家"]
   */
  tag?: string
}

/** Identifies one address. */
export interface AddressId {
  /** Id of the address; another shopper's answers like one that does not exist. */
  addressId: Id
}

/** Changes an address: every field is replaced by what is sent. */
export interface ChangeAddress extends AddressDraft, AddressId {}

/** One address, as the form shows it (E05). */
export interface AddressDetail extends Address {
  /**
   * The same in the form that `change` takes; absent for an address under the old area codes (`areaIdOld`), whose area
   * has to be chosen again.
   */
  addAddress?: AddressDraft
}

/** The shopper's addresses (E05), at most 25: the default one first, then the newest. */
export interface AddressList extends List<Address> {}

/** An administrative area (E05). */
export interface Area {
  /** Code of the area; empty for the street "don't know yet" alone (V03). */
  code: StreetCode
  /** Name of the area.
   * @examples ["东城区"] */
  name: string
  /** Its level. */
  type: AreaType
  /** Whether there are areas below it: the picker goes on. */
  hasLeaf: boolean
}

/** Asks for the areas below another. */
export interface GetAreas {
  /** The area above; provinces have a call of their own. */
  parentCode: AreaCode
}

/**
 * Areas of one level, in the order of their codes. A list of streets for an address form begins with "don't know yet"
 * (V03).
 */
export interface AreaList extends List<Area> {}

/** A district that the shopper's addresses lie in. */
export interface AddressDistrict {
  /** Its province. */
  provinceCode: AreaCode
  /** Its city. */
  cityCode: AreaCode
  /** The district itself. */
  districtCode: AreaCode
  /** Name of the district.
   * @examples ["东城区"] */
  districtName: string
}

/**
 * Districts of the shopper's addresses, each once, the default address's first. The shop's own choice, since the
 * meaning of "dis" is not shown.
 */
export interface AddressAreas extends List<AddressDistrict> {}

/** Names a street, to find pickup points in it. */
export interface GetPickupPoints {
  /** Province. */
  provinceCode: AreaCode
  /** City, below the province. */
  cityCode: AreaCode
  /** District, below the city. */
  districtCode: AreaCode
  /** Street, below the district. */
  streetCode: AreaCode
}

/** A place where a shopper collects parcels. The shop's own choice of fields. */
export interface PickupPoint {
  /** Names the point; an order names it as `cabinetId` to be sent there. */
  pickupId: Id
  /** Whether it takes parcels now. */
  status: CabinetStatus
  /** What it is called.
   * @examples ["东华门菜鸟驿站"] */
  name: string
  /** Where it is, after the street.
   * @examples ["东华门大街 16 号一层"] */
  address: string
  /** Whom to call there, a mobile number or one with an area code.
   * @examples ["010-65250000"] */
  telephone: string
  /** When it is open.
   * @examples ["09:00-21:00"] */
  openingHours: string
}

/** Pickup points of a street, by their names; empty if there is none. */
export interface PickupPoints extends List<PickupPoint> {}

/** An address of the app around the shop (F05). The shop's own choice: like a draft, with the app's id. */
export interface ExternalAddress extends AddressDraft {
  /** What the app calls it. */
  externalId: Id
  /** Name of the province, as the app has it.
   * @examples ["北京市"] */
  provinceName: string
  /** Name of the city.
   * @examples ["北京市"] */
  cityName: string
  /** Name of the district.
   * @examples ["东城区"] */
  districtName: string
  /** Name of the street; empty where the app does not know it.
   * @examples ["东华门街道"] */
  streetName: string
}

/**
 * Addresses kept in the app around the shop (F05), in the app's order; empty outside of such an app, and before the
 * shopper agreed.
 */
export interface ExternalAddresses extends List<ExternalAddress> {}

/** Whether there are addresses in the app around the shop. */
export interface ExternalAddressCheck {
  /** Whether the app keeps any. */
  hasExternalAddress: boolean
  /** Whether the shopper lets the shop read them. */
  authorized: boolean
}

/** Copies an address of the app around the shop into the shop. */
export interface CreateExternalAddress {
  /** What the app calls it. */
  externalId: Id
}

/** Stores whether the shopper lets the shop read the addresses of the app around it. */
export interface SaveExternalAuth {
  /** True if the shopper agrees. */
  authorized: boolean
}
