import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'

/** Uploads a picture as a form. The app's list of upload domains must contain the domain. */
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
