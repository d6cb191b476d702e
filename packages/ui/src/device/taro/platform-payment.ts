import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'
import { isSearchApp } from './is-search-app'

/** The search app's cashier, which Taro's types do not know. */
const searchApp = Taro as unknown as { requestPolymerPayment(options: { orderInfo: object }): Promise<unknown> }

/** The cashier of the app around the shop: what the server was given for it goes there as it is. */
export const platformPayment: Device['platformPayment'] = isSearchApp
  ? /* @__PURE__ */ askPlatform(
      'requestPolymerPayment',
      async (orderInfo) => void (await searchApp.requestPolymerPayment({ orderInfo })),
    )
  : /* @__PURE__ */ askPlatform(
      'requestPayment',
      async (parameters) => void (await Taro.requestPayment(parameters as never)),
    )
