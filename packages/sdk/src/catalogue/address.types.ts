import type { AreaType, CabinetStatus, Flag } from '@hearth/domain'
import type { List } from './shared.types'
import type { AreaCode, Id, StreetCode, Telephone } from './values.types'

/** The area codes of an address, from the province down to the street. */
export interface AddressAreaCodes {
  /** Province, autonomous region or municipality.
   * @examples ["110000"] */
  provinceCode: AreaCode
  /** City, below the province.
   * @examples ["110100"] */
  cityCode: AreaCode
  /** District or county, below the city. */
  districtCode: AreaCode
  /** Street or town, below the district; empty for "don't know yet" (V03). */
  streetCode: StreetCode
}

/** An address of the shopper. E05 lists its fields, but does not define the area codes and the tag. */
export interface Address extends AddressAreaCodes {
  /** Id of the address. */
  addressId: Id
  /** 1 for the default address, which checkout preselects (S07). At most one address is the default. */
  isDefault: Flag
  /**
   * 1 for an address with outdated area codes. If it is the default address, checkout makes the next address with
   * current codes the default (S07).
   */
  areaIdOld: Flag
  /** The recipient's name, not masked.
   * @examples ["林小暖"] */
  consigneeName: string
  /** The recipient's telephone, not masked. */
  consigneeTele: Telephone
  /** Name of the province, as in the area list.
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
   * The shopper's label for the address.
   * @examples ["家"]
   */
  tag?: string
}

/**
 * The fields that a shopper fills in for an address (E05, V04). The shop looks up the names of areas by their codes.
 */
export interface AddressDraft {
  /**
   * The recipient's name.
   * @minLength 1
   * @maxLength 20
   * @examples ["林小暖"]
   */
  consigneeName: string
  /** The recipient's mobile number. */
  consigneeTele: Telephone
  /** Province.
   * @examples ["110000"] */
  provinceCode: AreaCode
  /** City, below the province.
   * @examples ["110100"] */
  cityCode: AreaCode
  /** District, below the city. */
  districtCode: AreaCode
  /** Street, below the district; empty or absent for "don't know yet" (V03). */
  streetCode?: StreetCode
  /** The part after the street.
   * @minLength 1
   * @maxLength 120
   * @examples ["王府井大街 88 号 3 单元 501"] */
  detailAddress: string
  /** 1 makes the address the default address. The shopper's first address always becomes the default.
   * @default 0 */
  isDefault?: Flag
  /**
   * The shopper's label for the address.
   * @maxLength 10
   * @examples ["家"]
   */
  tag?: string
}

/** Identifies one address. */
export interface AddressId {
  /** Id of the address; another shopper's is treated as not existing. */
  addressId: Id
}

/** Changes an address: every field is replaced. */
export interface ChangeAddress extends AddressDraft, AddressId {}

/** An address, with the data of its edit form (E05). */
export interface AddressDetail extends Address {
  /**
   * The address in the form that `change` takes. Absent for an address with outdated area codes (`areaIdOld`): the
   * shopper must choose its areas again.
   */
  addAddress?: AddressDraft
}

/** The shopper's addresses (E05), at most 25: the default address first, then the newest. */
export interface AddressList extends List<Address> {}

/** An administrative area (E05). */
export interface Area {
  /** Code of the area; empty only for the street "don't know yet" (V03). */
  code: StreetCode
  /** Name of the area.
   * @examples ["东城区"] */
  name: string
  /** Level of the area. */
  type: AreaType
  /** Whether the area has areas below it, so that the picker shows another level. */
  hasLeaf: boolean
}

/** Asks for the areas below an area. */
export interface GetAreas {
  /** Code of the parent area; for provinces, use `provinces`. */
  parentCode: AreaCode
}

/**
 * Areas of one level, in the order of their codes. A list of streets for an address form begins with "don't know yet"
 * (V03).
 */
export interface AreaList extends List<Area> {}

/** A district of the shopper's addresses. */
export interface AddressDistrict {
  /** Province of the district.
   * @examples ["110000"] */
  provinceCode: AreaCode
  /** City of the district.
   * @examples ["110100"] */
  cityCode: AreaCode
  /** The district. */
  districtCode: AreaCode
  /** Name of the district.
   * @examples ["东城区"] */
  districtName: string
}

/**
 * Districts of the shopper's addresses, each once, beginning with the district of the default address. The
 * specification does not define "dis" in the path; the shop reads it as districts.
 */
export interface AddressAreas extends List<AddressDistrict> {}

/** Identifies a street, to list its pickup points. */
export interface GetPickupPoints {
  /** Province.
   * @examples ["110000"] */
  provinceCode: AreaCode
  /** City, below the province.
   * @examples ["110100"] */
  cityCode: AreaCode
  /** District, below the city. */
  districtCode: AreaCode
  /** Street, below the district.
   * @examples ["110101001"] */
  streetCode: AreaCode
}

/** A place where a shopper collects parcels. The specification does not define the fields. */
export interface PickupPoint {
  /** Id of the pickup point; an order sent there names it as `cabinetId`.
   * @examples ["bj-dhm-p"] */
  pickupId: Id
  /** Whether the pickup point accepts parcels now. */
  status: CabinetStatus
  /** Name of the pickup point.
   * @examples ["东华门菜鸟驿站"] */
  name: string
  /** Address of the pickup point, after the street.
   * @examples ["东华门大街 16 号一层"] */
  address: string
  /** Telephone of the pickup point, a mobile number or one with an area code.
   * @examples ["010-65250000"] */
  telephone: string
  /** Opening hours.
   * @examples ["09:00-21:00"] */
  openingHours: string
}

/** Pickup points of a street, sorted by name; empty if there is none. */
export interface PickupPoints extends List<PickupPoint> {}

/**
 * An address of the host app (F05). The specification does not define the fields; they are those of an address form
 * (`AddressDraft`), and the app's id of the address.
 */
export interface ExternalAddress extends AddressDraft {
  /** The host app's id of the address.
   * @examples ["demo-home"] */
  externalId: Id
  /** Name of the province, as the host app stores it.
   * @examples ["北京市"] */
  provinceName: string
  /** Name of the city.
   * @examples ["北京市"] */
  cityName: string
  /** Name of the district.
   * @examples ["东城区"] */
  districtName: string
  /** Name of the street; empty if the host app does not know it.
   * @examples ["东华门街道"] */
  streetName: string
}

/**
 * Addresses stored in the host app (F05), in the order of the app. The list is empty outside of a host app, and until
 * the shopper has agreed.
 */
export interface ExternalAddresses extends List<ExternalAddress> {}

/** Whether the host app stores addresses. */
export interface ExternalAddressCheck {
  /** Whether the host app stores any address. */
  hasExternalAddress: boolean
  /** Whether the shopper allowed the shop to read the addresses. */
  authorized: boolean
}

/** Copies an address of the host app into the shopper's own addresses. */
export interface CreateExternalAddress {
  /** The host app's id of the address.
   * @examples ["demo-home"] */
  externalId: Id
}

/** Stores whether the shopper allows the shop to read the addresses of the host app. */
export interface SaveExternalAuth {
  /** True if the shopper agrees. */
  authorized: boolean
}
