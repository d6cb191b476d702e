import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'

/** Picks an address that the host app stores. */
export const addressBook: Device['addressBook'] = /* @__PURE__ */ askPlatform('chooseAddress', async () => {
  const found: Partial<Taro.chooseAddress.SuccessCallbackResult> = await Taro.chooseAddress()
  return {
    consigneeName: found.userName ?? '',
    consigneeTele: found.telNumber ?? '',
    provinceName: found.provinceName ?? '',
    cityName: found.cityName ?? '',
    districtName: found.countyName ?? '',
    streetName: (found as { streetName?: string }).streetName ?? '',
    detailAddress: found.detailInfo ?? '',
  }
})
