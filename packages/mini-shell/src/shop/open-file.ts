import Taro from '@tarojs/taro'
import { shopAddress } from './shop-address'

/** Shows a file of the shop with what the phone has for it. @throws Error with words for the shopper */
export async function openFile(url: string): Promise<void> {
  // The phone's own view of a picture lets it be kept or sent on.
  if (url.endsWith('.jpg')) {
    await Taro.previewImage({ urls: [shopAddress(url)] }).catch(() => {
      throw new Error('图片打开失败，请稍后重试')
    })
    return
  }
  try {
    const { tempFilePath } = await Taro.downloadFile({ url: shopAddress(url) })
    await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf' })
  } catch {
    throw new Error('文件打开失败，请稍后重试')
  }
}
