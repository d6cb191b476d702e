import type { Database } from '#database/connect'
import { readPictureAddress } from '#areas/pictures/picture-address'
import type { Pictures } from '#pictures/pictures'

/** Width of a product card on a phone with a sharp screen. */
const CARD_WIDTH = 360

/** Makes the first pictures of all products while the server is idle, so that the first home page has its pictures. */
export async function preparePictures(db: Database, pictures: Pictures): Promise<void> {
  const faces = await db.selectFrom('spu').select('pictures').orderBy('position').limit(500).execute()
  for (const {
    pictures: [face],
  } of faces) {
    const picture = readPictureAddress(face?.url ?? '')
    if (picture) pictures.prepare(picture, { width: CARD_WIDTH }, 'webp')
  }
}
