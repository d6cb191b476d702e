import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'

/** Reads the clipboard. */
export const clipboard: Device['clipboard'] = /* @__PURE__ */ askPlatform('getClipboardData', async () => ({
  text: (await Taro.getClipboardData()).data,
}))
