import { UNKNOWN_STREET, type AreaLike } from '#address/unknown-street'

/** Streets that mean none of the listed ones. */
const OTHER_STREETS: ReadonlySet<string> = new Set(['other', '其他', '其它'])

/** An address as after-sale reads it (E05). */
export interface AfterSaleAddress {
  consigneeName: string
  consigneeTele: string
  provinceName: string
  cityName: string
  districtName: string
  streetName: string
  detailAddress: string
}

const empty: AfterSaleAddress = {
  consigneeName: '',
  consigneeTele: '',
  provinceName: '',
  cityName: '',
  districtName: '',
  streetName: '',
  detailAddress: '',
}

/** The address of an order item for after-sale: with the street 'other', only name and telephone are kept (S14). */
export const afterSaleAddress = (address: AfterSaleAddress): AfterSaleAddress =>
  OTHER_STREETS.has(address.streetName)
    ? { ...empty, consigneeName: address.consigneeName, consigneeTele: address.consigneeTele }
    : address

/** A collection address for after-sale: with the street 'other', it is cleared (V03). */
export const fetchedAfterSaleAddress = (address: AfterSaleAddress): AfterSaleAddress =>
  OTHER_STREETS.has(address.streetName) ? { ...empty } : address

/** The streets to choose from: "don't know yet" first, once, but not for after-sale (E05, V03). */
export const streetChoices = (streets: readonly AreaLike[], afterSale = false): AreaLike[] => {
  const known = streets.filter((street) => street.code !== UNKNOWN_STREET.code)
  return afterSale ? known : [{ ...UNKNOWN_STREET }, ...known]
}
