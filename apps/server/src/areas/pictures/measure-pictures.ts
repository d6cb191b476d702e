import sharp from 'sharp'
import { refusedFile } from '#shop-file/refused-file'
import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS, PICTURE_KINDS } from '#shop-file/picture-limits'
import type { MeasuredPicture, ShopFilePicture } from '#shop-file/shop-file'

/**
 * Looks at every picture a shop file brings along: takes width and height from it as it is shown, and draws it in
 * small, since what can't be drawn now would fail whenever a shopper asks for it.
 * @throws OpsError badInput that names each that is none, or too large, and where it is
 */
export async function measurePictures(pictures: readonly ShopFilePicture[]): Promise<MeasuredPicture[]> {
  const faults: string[] = []
  const measured: MeasuredPicture[] = []
  for (const [at, picture] of pictures.entries()) {
    const size = await sizeOf(picture)
    if (typeof size === 'string') faults.push(`pictures[${at}].file ${size} (${picture.name})`)
    else measured.push({ ...picture, ...size })
  }
  if (faults.length > 0) throw refusedFile(`Nothing was imported:\n  ${faults.join('\n  ')}`)
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
    const picture = sharp(bytes, { limitInputPixels: MOST_PICTURE_PIXELS })
    const { format, autoOrient } = await picture.metadata()
    if (!PICTURE_KINDS.includes(format))
      return `is no picture the shop takes (${PICTURE_KINDS.join(', ')}), but ${format}`
    await picture.resize(16).toBuffer()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch (error) {
    return `is no picture: ${(error as Error).message}`
  }
}
