import type { MatchedAddress, NamedAddress } from '@hearth/domain'
import { mobileNumber } from '#parts/fields/telephone-input'
import { findAreas, type LoadAreas } from './find-areas'

/** An address of the host app, as the form takes it. */
export interface PickedAddress {
  values: MatchedAddress
  /** What the shopper must do if the shop does not know the whole area. */
  areaError?: string
}

/** Finds the areas of an address of the host app among those of the shop. */
export async function readPicked(address: NamedAddress, loadAreas: LoadAreas): Promise<PickedAddress> {
  const found = await findAreas(address, loadAreas)
  const values: MatchedAddress = { ...found, consigneeTele: mobileNumber(address.consigneeTele) }
  if (values.districtCode) return { values }
  const { provinceName, cityName, districtName } = address
  const name = [...new Set([provinceName, cityName, districtName])].join('')
  return { values, areaError: name ? `没有找到“${name}”，请选择所在地区` : '请选择所在地区' }
}
