import type { ShopFilePicture } from '@hearth/ops'
import { MOST_PICTURE_BYTES, PICTURE_LIMITS } from '#areas/pictures/picture-limits'
import { refuseRows, type RowFault } from '#kernel/refused-rows'
import { LONGEST_SIDE, openPicture, PictureRefused } from '#kernel/open-picture'

/** A picture whose size is known, its `file` in base64. */
export type MeasuredPicture = ShopFilePicture & { width: number; height: number }

/** Pictures that the shop draws say their size themselves. */
export const pictureFaults = (pictures: readonly ShopFilePicture[]): RowFault[] =>
  pictures.flatMap(({ file, width, height }, row) =>
    file !== undefined
      ? []
      : Object.entries({ width, height }).flatMap(([field, pixels]) =>
          pixels === undefined ? [{ row, field, text: 'must be a whole number, since the picture has no file' }] : [],
        ),
  )

/**
 * Looks at every picture a shop file brings along: takes width and height from it as it is shown, and draws it in
 * small, since what can't be drawn now would fail whenever a shopper asks for it.
 * @throws RefusedRows that names each that is none, or too large
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

/** What is wrong with it, where anything is. One that the shop draws says its size itself. */
async function sizeOf({
  file,
  width = 0,
  height = 0,
}: ShopFilePicture): Promise<{ width: number; height: number } | string> {
  if (file === undefined) return { width, height }
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > MOST_PICTURE_BYTES) return `is larger than ${MOST_PICTURE_BYTES / 1024 / 1024} MB`
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
    return (
      `is no picture the shop takes: ${message} px, where ${error.mostPixels / 1e6} megapixels are the most, ` +
      `and ${LONGEST_SIDE} px of a side`
    )
  if (error instanceof PictureRefused && error.fault === 'kind' && message !== '')
    return `is no picture the shop takes (${Object.keys(PICTURE_LIMITS.mostPixels).join(', ')}), but ${message}`
  return message === '' ? 'is no picture' : `is no picture: ${message}`
}
