/** An address (E05). */
export interface Address {
  addressId: string
  /** 1 for the default one. */
  isDefault: 0 | 1
  /** 1 for an address kept under the old area codes; such a default is demoted at checkout (S07). */
  areaIdOld: 0 | 1
  consigneeName: string
  /** In full for its owner. */
  consigneeTele: string
  provinceCode: string
  cityCode: string
  districtCode: string
  /** Empty when the shopper does not know it yet. */
  streetCode: string
  provinceName: string
  cityName: string
  districtName: string
  streetName: string
  detailAddress: string
  /** Such as 家 or 公司. */
  tag?: string
}

/** What a shopper fills in for an address. */
export interface AddressDraft {
  /** @minLength 1
   * @maxLength 20 */
  consigneeName: string
  /** A mainland mobile number.
   * @pattern ^1[3-9]\d{9}$ */
  consigneeTele: string
  /** @minLength 1 */
  provinceCode: string
  /** @minLength 1 */
  cityCode: string
  /** @minLength 1 */
  districtCode: string
  /** Empty for "don't know yet". */
  streetCode?: string
  /** @minLength 1
   * @maxLength 120 */
  detailAddress: string
  isDefault?: 0 | 1
  /** @maxLength 10 */
  tag?: string
}

/** Names one address. */
export interface AddressId {
  addressId: string
}

/** Changes an address. */
export interface ChangeAddress extends AddressDraft, AddressId {}

/** The shopper's addresses, default first. */
export interface AddressList {
  result: Address[]
}

/** What an area is. */
export type AreaType = 'province' | 'city' | 'district' | 'street'

/** An administrative area (E05). */
export interface Area {
  code: string
  name: string
  type: AreaType
  /** Whether there are areas below it. */
  hasLeaf: boolean
}

/** Asks for the areas below a code. */
export interface GetAreas {
  parentCode: string
}

/** Areas in the order of their codes. A street list begins with "don't know yet" (V03). */
export interface AreaList {
  areas: Area[]
}

/** Areas that the shopper's addresses lie in. */
export interface AddressAreas {
  areas: { provinceCode: string; cityCode: string; districtCode: string; districtName: string }[]
}

/** Names a street. */
export interface GetPickupPoints {
  provinceCode: string
  cityCode: string
  districtCode: string
  streetCode: string
}

/** Points where parcels can be fetched. */
export interface PickupPoints {
  points: { pickupId: string; name: string; address: string; telephone: string; openingHours: string }[]
}

/** Addresses kept in the app around the shop. */
export interface ExternalAddresses {
  result: (AddressDraft & { externalId: string })[]
}

/** Whether there are addresses in the app around the shop. */
export interface ExternalAddressCheck {
  hasExternalAddress: boolean
  /** Whether the shopper lets the shop read them. */
  authorized: boolean
}

/** Keeps an address of the app around the shop here. */
export interface CreateExternalAddress {
  externalId: string
}

/** Whether the shopper lets the shop read addresses. */
export interface SaveExternalAuth {
  authorized: boolean
}
