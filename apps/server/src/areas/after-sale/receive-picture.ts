import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { pictureUrl } from '#areas/after-sale/service-pictures'
import type { Context } from '#kernel/context'
import { LONGEST_SIDE, openPicture, PictureRefused, type PictureLimits } from '#kernel/pictures/open-picture'
import { ShopError } from '#kernel/shop-error'
import { createWorkQueue, TooBusy, type WorkQueue } from '#kernel/limits/work-queue'
import type { Ports } from '#ports/ports'

/**
 * The largest number of pixels of a picture is 60 million, as many as the largest cameras of phones have. The limit for
 * AVIF is lower, since AVIF takes longer to decode.
 */
const CAMERA = 60_000_000
const LIMITS: PictureLimits = {
  mostPixels: { jpeg: CAMERA, png: CAMERA, webp: CAMERA, heif: 16_000_000 },
  failOn: 'error',
}
/** Px: the longer side of a stored picture. */
const KEPT_SIZE = 1600
/** The largest number of pictures that the shop stores for a shopper. */
const MOST_PICTURES = 200

/** The queue of each shop in this process for encoding pictures. The key is the `Ports` object of the shop. */
const queues = new WeakMap<Ports, WorkQueue>()

/** Returns the queue in which a shop's pictures are encoded. The first call creates the queue. */
export function pictureQueue(ports: Ports): WorkQueue {
  const known = queues.get(ports) ?? createWorkQueue({ atOnce: 2, mostWaiting: 20 })
  queues.set(ports, known)
  return known
}

/**
 * Stores a picture that a shopper sent, and returns its address. The picture is encoded again, which removes its
 * location and all other data in the file.
 * @throws ShopError badInput for a file that is no picture, or is too large; overLimit for too many pictures
 */
export async function receivePicture(
  { db, random, now, secret, ports }: Context,
  shopperId: string,
  picture: ArrayBuffer,
): Promise<string> {
  const bytes = await pictureQueue(ports)
    .run(() => drawAnew(Buffer.from(picture)), shopperId)
    .catch(refused)
  const id = random.uuid()
  const { rows } = await sql`
    insert into service_picture (id, shopper_id, bytes, created_at)
    select ${id}, ${shopperId}, ${bytes}, ${now}
    where (select count(*) from service_picture where shopper_id = ${shopperId}) < ${MOST_PICTURES}
    returning id`.execute(db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.overLimit, '上传的图片过多，请稍后再试', 'picture')
  return pictureUrl(secret, id, now)
}

const NO_PICTURE = '请上传 JPG、PNG 或 WebP 图片，单张不超过 10 MB'
const tooLarge = (mostPixels: number): string =>
  `图片尺寸过大，单张不超过 ${mostPixels / 10_000} 万像素，每边不超过 ${LONGEST_SIDE} 像素`

/**
 * Encodes a picture as JPEG, and makes it smaller if it is larger than stored pictures may be.
 * @throws ShopError badInput for a file that is no picture, or is too large
 */
async function drawAnew(bytes: Buffer): Promise<Buffer> {
  try {
    const { picture } = await openPicture(bytes, LIMITS)
    return await picture
      .rotate()
      .resize({ width: KEPT_SIZE, height: KEPT_SIZE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  } catch (error) {
    const isTooLarge = error instanceof PictureRefused && error.fault === 'size'
    throw new ShopError(REPLY_CODE.badInput, isTooLarge ? tooLarge(error.mostPixels) : NO_PICTURE, 'picture')
  }
}

function refused(error: Error): never {
  if (error instanceof TooBusy) throw new ShopError(REPLY_CODE.tooMany, undefined, undefined, error.retryAfter)
  throw error
}
