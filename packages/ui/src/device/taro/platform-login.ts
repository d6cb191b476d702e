import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'
import { isSearchApp } from './is-search-app'

/** A code for the shop's server, valid once and for minutes. Taro's `login` is `getLoginCode` in the search app. */
export const platformLogin: Device['platformLogin'] = /* @__PURE__ */ askPlatform(
  isSearchApp ? 'getLoginCode' : 'login',
  async () => ({ code: (await Taro.login()).code }),
)
