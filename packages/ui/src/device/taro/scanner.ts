import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'

/** Reads a bar code or QR code with the camera. */
export const scanner: Device['scanner'] = /* @__PURE__ */ askPlatform('scanCode', async () => ({
  text: (await Taro.scanCode({})).result,
}))
