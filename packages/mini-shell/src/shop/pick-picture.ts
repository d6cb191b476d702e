import Taro from '@tarojs/taro'

/** Returns the file of a picture that the shopper picks or takes; undefined if the shopper cancels. */
async function pickFile(): Promise<string | undefined> {
  try {
    const { tempFilePaths } = await Taro.chooseImage({ count: 1, sizeType: ['compressed'] })
    return tempFilePaths[0]
  } catch {
    return undefined
  }
}

/**
 * Returns the bytes of a picture that the shopper picks or takes; undefined if the shopper cancels.
 * @throws Error with a message for the shopper
 */
export async function pickPicture(): Promise<ArrayBuffer | undefined> {
  const filePath = await pickFile()
  if (filePath === undefined) return undefined
  return new Promise((resolve, reject) =>
    Taro.getFileSystemManager().readFile({
      filePath,
      success: ({ data }) => resolve(data as ArrayBuffer),
      fail: () => reject(new Error('图片读取失败，请换一张重试')),
    }),
  )
}
