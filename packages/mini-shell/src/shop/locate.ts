import Taro from '@tarojs/taro'
import type { Place } from '@hearth/state'

/** Where the shopper is, once they agreed to say so. @throws Error with words for the shopper */
export async function locate(): Promise<Place> {
  try {
    const { longitude, latitude } = await Taro.getLocation({ type: 'wgs84' })
    return { longitude, latitude }
  } catch {
    throw new Error('无法获取位置，请在设置中允许使用位置信息')
  }
}
