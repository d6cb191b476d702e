import type { Address } from '@hearth/state'
import type { AreaChoice } from '@hearth/ui'

/** Values of the form: codes to send, names to show. */
export type AddressValues = Omit<Address, 'addressId' | 'areaIdOld'>

/** An empty form. */
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

/** The form of an existing address. One with outdated area codes must choose its area again (S07). */
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

/** The area that the picker opens with. */
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
