import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

/** The text of the QR code in a picture, as a phone's camera reads it. */
export async function readCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}
