import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'
import { isSearchApp } from './is-search-app'

/** The search app's cashier, which Taro's types lack. */
const searchApp = Taro as unknown as { requestPolymerPayment(options: { orderInfo: object }): Promise<unknown> }

/** The cashier of the host app: the server's parameters are passed on unchanged. */
export const platformPayment: Device['platformPayment'] = isSearchApp
  ? /* @__PURE__ */ askPlatform(
      'requestPolymerPayment',
      async (orderInfo) => void (await searchApp.requestPolymerPayment({ orderInfo })),
    )
  : /* @__PURE__ */ askPlatform(
      'requestPayment',
      async (parameters) => void (await Taro.requestPayment(parameters as never)),
    )
