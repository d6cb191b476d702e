import { AREA_TYPE_LABEL, REPLY_CODE } from '@hearth/domain'
import type { AddressDraft } from '@hearth/sdk/core'
import { areaTree } from '#areas/address/area-tree'
import type { Schema } from '#database/schema'
import { ShopError } from '#kernel/shop-error'

/** The codes and names of an address's areas. */
export type AreaChain = Pick<Schema['address'], `${'province' | 'city' | 'district' | 'street'}_${'code' | 'name'}`>

/**
 * Returns the codes and names of the areas that a shopper chose, each below the one before. The names come from the
 * data, not from the shopper. An empty street means that it is not known yet (V03).
 * @throws ShopError `badInput` with the first area that is not below the one before
 */
export function chainOf(
  draft: Pick<AddressDraft, 'provinceCode' | 'cityCode' | 'districtCode' | 'streetCode'>,
): AreaChain {
  const link = (parent: string, code: string, field: string, label: string): string => {
    const area = areaTree().find(parent, code)
    if (!area) throw new ShopError(REPLY_CODE.badInput, `请重新选择${label}`, field)
    return area.name
  }
  const { provinceCode, cityCode, districtCode, streetCode = '' } = draft
  return {
    province_code: provinceCode,
    city_code: cityCode,
    district_code: districtCode,
    street_code: streetCode,
    province_name: link('', provinceCode, 'provinceCode', AREA_TYPE_LABEL.province),
    city_name: link(provinceCode, cityCode, 'cityCode', AREA_TYPE_LABEL.city),
    district_name: link(cityCode, districtCode, 'districtCode', AREA_TYPE_LABEL.district),
    street_name: streetCode === '' ? '' : link(districtCode, streetCode, 'streetCode', AREA_TYPE_LABEL.street),
  }
}
