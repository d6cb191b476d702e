import type { Address } from '@hearth/state'
import type { AreaChoice } from '@hearth/ui'

/** Values of the address form: the codes to send and the names to show. */
export type AddressValues = Omit<Address, 'addressId' | 'areaIdOld'>

/** Initial values of the form for a new address. */
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
 * Returns the form's values for an existing address. If its area codes are outdated, the area must be chosen again
 * (S07).
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

/** Returns the chosen area as text, largest part first; empty if none is chosen. */
export const areaText = ({ provinceName, cityName, districtName, streetName }: AddressValues): string =>
  [provinceName, cityName, districtName, streetName]
    .filter((name, index, names) => name && name !== names[index - 1])
    .join(' ')

/** Returns the area that the picker shows when it opens. */
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
