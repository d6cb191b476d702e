import type { ShopFilePicture } from '@hearth/ops'
import { MOST_PICTURE_BYTES, PICTURE_LIMITS } from '#areas/pictures/picture-limits'
import { refuseRows, type RowFault } from '#kernel/ops/refused-rows'
import { LONGEST_SIDE, openPicture, PictureRefused } from '#kernel/pictures/open-picture'

/** A picture with its size. Its `file` is in base64. */
export type MeasuredPicture = ShopFilePicture & { width: number; height: number }

/**
 * Returns faults for pictures that have neither a file nor a size. The shop draws pictures without a file, and needs
 * their size for this.
 */
export const pictureFaults = (pictures: readonly ShopFilePicture[]): RowFault[] =>
  pictures.flatMap(({ file, width, height }, row) =>
    file !== undefined
      ? []
      : Object.entries({ width, height }).flatMap(([field, pixels]) =>
          pixels === undefined ? [{ row, field, text: '图片没有 file 时必须填写' }] : [],
        ),
  )

/**
 * Checks all pictures of a shop file. Reads their displayed width and height, and scales each down once, since a
 * picture that can't be scaled now would fail for every shopper.
 * @throws RefusedRows for files that are no pictures or too large
 */
export async function measurePictures(pictures: readonly ShopFilePicture[]): Promise<MeasuredPicture[]> {
  const faults: RowFault[] = []
  const measured: MeasuredPicture[] = []
  for (const [row, picture] of pictures.entries()) {
    const size = await sizeOf(picture)
    if (typeof size === 'string') faults.push({ row, field: 'file', text: size })
    else measured.push({ ...picture, ...size })
  }
  refuseRows(faults)
  return measured
}

/** Returns the size of a picture, or the text of its fault. A picture that the shop draws states its size itself. */
async function sizeOf({
  file,
  width = 0,
  height = 0,
}: ShopFilePicture): Promise<{ width: number; height: number } | string> {
  if (file === undefined) return { width, height }
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > MOST_PICTURE_BYTES) return `图片大于 ${MOST_PICTURE_BYTES / 1024 / 1024} MB`
  try {
    const { picture, width: shownWidth, height: shownHeight } = await openPicture(bytes, PICTURE_LIMITS)
    await picture.resize(16).toBuffer()
    return { width: shownWidth, height: shownHeight }
  } catch (error) {
    return faultText(error as Error)
  }
}

function faultText(error: Error): string {
  const { message } = error
  if (error instanceof PictureRefused && error.fault === 'size')
    return `不是本店支持的图片：${message} 像素，最多 ${error.mostPixels / 1e4} 万像素，每边最多 ${LONGEST_SIDE} 像素`
  if (error instanceof PictureRefused && error.fault === 'kind' && message !== '')
    return `不是本店支持的图片（${Object.keys(PICTURE_LIMITS.mostPixels).join('、')}），而是 ${message}`
  return message === '' ? '不是图片' : `不是图片：${message}`
}
