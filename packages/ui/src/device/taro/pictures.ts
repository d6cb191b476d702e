import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'
import { isSearchApp } from './is-search-app'

/**
 * Takes pictures with the camera or picks them from the album. The search app's call is `chooseImage`; the messaging
 * app has replaced that call by `chooseMedia`.
 */
export const pictures: Device['pictures'] = isSearchApp
  ? /* @__PURE__ */ askPlatform('chooseImage', async ({ most }) => {
      const { tempFiles } = await Taro.chooseImage({ count: most, sizeType: ['compressed'] })
      return tempFiles.map(({ path, size }) => ({ address: path, size }))
    })
  : /* @__PURE__ */ askPlatform('chooseMedia', async ({ most }) => {
      const { tempFiles } = await Taro.chooseMedia({ count: most, mediaType: ['image'], sizeType: ['compressed'] })
      return tempFiles.map(({ tempFilePath, size }) => ({ address: tempFilePath, size }))
    })
