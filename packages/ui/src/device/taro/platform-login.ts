import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'
import { isSearchApp } from './is-search-app'

/**
 * Returns a code that the shop's server exchanges, once and within minutes, for the shopper's account of the app. In
 * the search app, Taro's `login` makes the platform's call `getLoginCode`.
 */
export const platformLogin: Device['platformLogin'] = /* @__PURE__ */ askPlatform(
  isSearchApp ? 'getLoginCode' : 'login',
  async () => ({ code: (await Taro.login()).code }),
)
