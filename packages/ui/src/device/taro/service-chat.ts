import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'
import { isSearchApp } from './is-search-app'

/** Opens the messaging app's customer service. */
export const serviceChat: Device['serviceChat'] = /* @__PURE__ */ askPlatform(
  isSearchApp ? undefined : 'openCustomerServiceChat',
  async ({ corpId, url }) => void (await Taro.openCustomerServiceChat({ corpId, extInfo: { url } })),
)
