import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'

/** Uploads a picture as a form; its address must be in the app's list for uploads. */
export const pictureUpload: Device['pictureUpload'] = /* @__PURE__ */ askPlatform(
  'uploadFile',
  async ({ picture, url, field, headers }) => {
    const { statusCode, data } = await Taro.uploadFile({
      url,
      filePath: picture.address,
      name: field,
      header: headers && { ...headers },
    })
    return { status: statusCode, body: data }
  },
)
