import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

/** What the QR code in a picture says, as a telephone's camera would read it. */
export async function readCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}
