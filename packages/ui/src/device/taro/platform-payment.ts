import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'
import { isSearchApp } from './is-search-app'

/** The search app's call that opens its cashier. Taro's types do not contain it. */
const searchApp = Taro as unknown as { requestPolymerPayment(options: { orderInfo: object }): Promise<unknown> }

/** Opens the cashier of the host app. The parameters come from the shop's server and are passed on unchanged. */
export const platformPayment: Device['platformPayment'] = isSearchApp
  ? /* @__PURE__ */ askPlatform(
      'requestPolymerPayment',
      async (orderInfo) => void (await searchApp.requestPolymerPayment({ orderInfo })),
    )
  : /* @__PURE__ */ askPlatform(
      'requestPayment',
      async (parameters) => void (await Taro.requestPayment(parameters as never)),
    )
