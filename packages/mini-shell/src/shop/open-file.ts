import Taro from '@tarojs/taro'
import { shopAddress } from './shop-address'

/** Opens a file of the shop with the phone's viewer. @throws Error with a message for the shopper */
export async function openFile(url: string): Promise<void> {
  // A picture is opened in the phone's picture viewer, in which the shopper can save and send it.
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
