/** The parts of an address (E05). */
export interface AddressParts {
  provinceName: string
  cityName: string
  districtName: string
  streetName: string
  /** Code of the street; empty if the street is not known. */
  streetCode?: string
  detailAddress: string
}

/** Placeholders in area data that fill a missing level. They are not written on parcels. */
const placeholders = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划'])

/**
 * Returns an address in one line as it is written on a parcel: the largest area first, each level once, without
 * placeholders.
 */
export function fullAddress(address: AddressParts): string {
  const { provinceName, cityName, districtName, streetName, streetCode, detailAddress } = address
  const street = streetCode === '' ? '' : streetName
  const areas = [provinceName, cityName, districtName, street].filter((name) => name && !placeholders.has(name))
  return [...areas.filter((name, at) => name !== areas[at - 1]), detailAddress].join('')
}
