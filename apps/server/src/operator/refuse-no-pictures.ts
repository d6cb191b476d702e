import sharp from 'sharp'
import { OperatorRefusal } from '#operator/operator-request'
import type { ShopFilePicture } from '#operator/shop-file'

/**
 * Draws every picture a shop file brings along in small: what can't be drawn now would fail whenever a shopper asks for it.
 * @throws OperatorRefusal that names each, and where it is
 */
export async function refuseNoPictures(pictures: readonly ShopFilePicture[]): Promise<void> {
  const faults: string[] = []
  for (const [at, { name, file }] of pictures.entries()) {
    const fault = file === undefined ? undefined : await faultOf(Buffer.from(file, 'base64'))
    if (fault) faults.push(`pictures[${at}].file is no picture (${name}: ${fault})`)
  }
  if (faults.length > 0) throw new OperatorRefusal(`Nothing was imported:\n  ${faults.join('\n  ')}`)
}

async function faultOf(picture: Buffer): Promise<string | undefined> {
  try {
    await sharp(picture).resize(16).toBuffer()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
