/** The parts of an address (E05). */
export interface AddressParts {
  provinceName: string
  cityName: string
  districtName: string
  streetName: string
  /** Empty when the street is not known yet. */
  streetCode?: string
  detailAddress: string
}

/** Placeholder names in area lists that keep the levels even and are not written on a parcel. */
const placeholders = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划'])

/** An address in one line, largest area first, as it is written on a parcel: no level twice, no placeholder level. */
export function fullAddress(address: AddressParts): string {
  const { provinceName, cityName, districtName, streetName, streetCode, detailAddress } = address
  const street = streetCode === '' ? '' : streetName
  const areas = [provinceName, cityName, districtName, street].filter((name) => name && !placeholders.has(name))
  return [...areas.filter((name, at) => name !== areas[at - 1]), detailAddress].join('')
}
