import { areaTree } from '#areas/address/area-tree'
import type { ServiceRules } from '@hearth/domain'

/**
 * Returns the text that tells the shopper why the courier does not collect products in a province; undefined if the
 * courier collects them there.
 */
export function pickupRefusal({ provinceName }: { provinceName: string }, rules: ServiceRules): string | undefined {
  const code = areaTree()
    .below('')
    ?.find(({ name }) => name === provinceName)?.code
  if (code === undefined) return '请重新选择取件地址的省份'
  return rules.noPickup.includes(code.slice(0, 2)) ? '该地区暂不支持上门取件，请选择自行寄回' : undefined
}
