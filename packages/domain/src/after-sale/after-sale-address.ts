import { UNKNOWN_STREET, type AreaLike } from '#address/unknown-street'

/** Names that stand for a street that is not listed. */
const OTHER_STREETS: ReadonlySet<string> = new Set(['other', '其他', '其它'])

/** The fields of an address that after-sale reads (E05). */
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

/**
 * Returns the address to use for after-sale service of an order line. If its street is 'other', all fields except name
 * and telephone are empty (S14).
 */
export const afterSaleAddress = (address: AfterSaleAddress): AfterSaleAddress =>
  OTHER_STREETS.has(address.streetName)
    ? { ...empty, consigneeName: address.consigneeName, consigneeTele: address.consigneeTele }
    : address

/**
 * Returns the address from which a courier collects a product. If its street is 'other', all fields are empty (V03).
 */
export const fetchedAfterSaleAddress = (address: AfterSaleAddress): AfterSaleAddress =>
  OTHER_STREETS.has(address.streetName) ? { ...empty } : address

/**
 * Returns the streets to choose from (E05, V03). "Don't know yet" is the first choice, except in forms for after-sale
 * service.
 */
export const streetChoices = (streets: readonly AreaLike[], afterSale = false): AreaLike[] => {
  const known = streets.filter((street) => street.code !== UNKNOWN_STREET.code)
  return afterSale ? known : [{ ...UNKNOWN_STREET }, ...known]
}
