import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

/** Reads the text of the QR code in a picture, like a phone's camera. */
export async function readCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}
