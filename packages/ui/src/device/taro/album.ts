import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'

/**
 * Saves a picture from the web in the phone's album. The app's list of download domains must contain the picture's
 * domain.
 */
export const album: Device['album'] = /* @__PURE__ */ askPlatform('saveImageToPhotosAlbum', async ({ address }) => {
  const { statusCode, tempFilePath } = await Taro.downloadFile({ url: address })
  if (statusCode !== 200) throw new Error(`downloadFile: ${statusCode}`)
  await Taro.saveImageToPhotosAlbum({ filePath: tempFilePath })
})
