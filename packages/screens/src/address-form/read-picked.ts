import type { MatchedAddress, NamedAddress } from '@hearth/domain'
import { mobileNumber } from '#parts/fields/telephone-input'
import { findAreas, type LoadAreas } from './find-areas'

/** An address from the host app, as values of the form. */
export interface PickedAddress {
  values: MatchedAddress
  /** Message that asks the shopper to complete the area; absent if the shop knows the whole area. */
  areaError?: string
}

/** Returns the form's values for an address from the host app. */
export async function readPicked(address: NamedAddress, loadAreas: LoadAreas): Promise<PickedAddress> {
  const found = await findAreas(address, loadAreas)
  const values: MatchedAddress = { ...found, consigneeTele: mobileNumber(address.consigneeTele) }
  if (values.districtCode) return { values }
  const { provinceName, cityName, districtName } = address
  const name = [...new Set([provinceName, cityName, districtName])].join('')
  return { values, areaError: name ? `没有找到“${name}”，请选择所在地区` : '请选择所在地区' }
}
