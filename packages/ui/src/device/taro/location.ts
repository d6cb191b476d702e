import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'

/** Returns the phone's position, in the coordinate system of mainland maps. */
export const location: Device['location'] = /* @__PURE__ */ askPlatform('getLocation', async () => {
  const { latitude, longitude } = await Taro.getLocation({ type: 'gcj02' })
  return { latitude, longitude, system: 'gcj02' }
})
