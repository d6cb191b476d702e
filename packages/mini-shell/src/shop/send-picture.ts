import Taro from '@tarojs/taro'
import { SESSION_KEY } from '@hearth/state'
import { shopAddress } from './shop-address'
import { storage } from './storage'

/** The message where the server's reply has none. */
const NOT_SENT = '图片上传失败，请重试'

/** The file of a picture that the shopper picks or takes; undefined if they cancel. */
async function pickPicture(): Promise<string | undefined> {
  try {
    const { tempFilePaths } = await Taro.chooseImage({ count: 1, sizeType: ['compressed'] })
    return tempFilePaths[0]
  } catch {
    return undefined
  }
}

const bytesOf = (filePath: string): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) =>
    Taro.getFileSystemManager().readFile({
      filePath,
      success: ({ data }) => resolve(data as ArrayBuffer),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    }),
  )

/** Uploads a picture that the shopper picks. @returns its address @throws Error with a message for the shopper */
export async function sendPicture(): Promise<string | undefined> {
  const file = await pickPicture()
  if (file === undefined) return undefined
  const reply = await bytesOf(file)
    .then((data) =>
      Taro.request<{ message?: string; data?: { url: string } | null }>({
        url: shopAddress('/service-pictures'),
        method: 'POST',
        header: { 'content-type': 'application/octet-stream', 'x-hearth-session': storage.get(SESSION_KEY) ?? '' },
        data,
      }),
    )
    .catch(() => undefined)
  if (!reply?.data.data) throw new Error(reply?.data.message || NOT_SENT)
  return shopAddress(reply.data.data.url)
}
