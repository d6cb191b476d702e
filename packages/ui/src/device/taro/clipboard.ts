import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'

/** Reads what was copied. */
export const clipboard: Device['clipboard'] = /* @__PURE__ */ askPlatform('getClipboardData', async () => ({
  text: (await Taro.getClipboardData()).data,
}))
