import Taro from '@tarojs/taro'
import type { Place } from '@hearth/state'

/**
 * Returns the shopper's position, if the shopper permits it.
 * @throws Error with a message for the shopper
 */
export async function locate(): Promise<Place> {
  try {
    const { longitude, latitude } = await Taro.getLocation({ type: 'wgs84' })
    return { longitude, latitude }
  } catch {
    throw new Error('无法获取位置，请在设置中允许使用位置信息')
  }
}
