import type { Address } from '@hearth/state'
import type { AreaChoice } from '@hearth/ui'

/** What the form holds: codes to send, names to show. */
export type AddressValues = Omit<Address, 'addressId' | 'areaIdOld'>

/** A form nobody has written in. */
export const emptyForm: AddressValues = {
  isDefault: 0,
  consigneeName: '',
  consigneeTele: '',
  provinceCode: '',
  cityCode: '',
  districtCode: '',
  streetCode: '',
  provinceName: '',
  cityName: '',
  districtName: '',
  streetName: '',
  detailAddress: '',
}

/**
 * The form of an address that is being changed. One kept under the old area codes is asked for its area again (S07).
 */
export function formOf({ addressId: _, areaIdOld, ...values }: Address): AddressValues {
  if (!areaIdOld) return values
  const { provinceCode, cityCode, districtCode, streetCode, provinceName, cityName, districtName, streetName } =
    emptyForm
  return {
    ...values,
    provinceCode,
    cityCode,
    districtCode,
    streetCode,
    provinceName,
    cityName,
    districtName,
    streetName,
  }
}

/** The area in words, largest first; empty while none is chosen. */
export const areaText = ({ provinceName, cityName, districtName, streetName }: AddressValues): string =>
  [provinceName, cityName, districtName, streetName]
    .filter((name, index, names) => name && name !== names[index - 1])
    .join(' ')

/** Where the picker begins. */
export function areaOf({
  provinceCode,
  provinceName,
  cityCode,
  cityName,
  districtCode,
  districtName,
  streetCode,
  streetName,
}: AddressValues): Partial<AreaChoice> {
  const known = (code: string, name: string) => (code ? { code, name, hasLeaf: true } : undefined)
  return {
    province: known(provinceCode, provinceName),
    city: known(cityCode, cityName),
    district: known(districtCode, districtName),
    street: streetName ? { code: streetCode, name: streetName, hasLeaf: false } : undefined,
  }
}
