import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { isGoodAddress, pictureUrl, SERVICE_PICTURES } from '#areas/after-sale/service-pictures'
import { perMinute, type RunningShop } from '#kernel/area'
import { success } from '#kernel/envelope'
import { LONGEST_SIDE, openPicture, PictureRefused, type PictureLimits } from '#kernel/open-picture'
import { ShopError } from '#kernel/shop-error'
import { createWorkQueue, TooBusy } from '#kernel/work-queue'

/** Bytes of a picture as it comes from a camera. */
const MOST_BYTES = 10 * 1024 * 1024
/** 60 megapixels, as many as the largest phone cameras have; fewer for AVIF, which takes longer to decode. */
const CAMERA = 60_000_000
const LIMITS: PictureLimits = {
  mostPixels: { jpeg: CAMERA, png: CAMERA, webp: CAMERA, heif: 16_000_000 },
  failOn: 'error',
}
/** Px: the longer side of what is kept. */
const KEPT_SIZE = 1600
/** Pictures of a shopper that no request shows yet. */
const MOST_PICTURES = 200

interface PictureRequest {
  Params: { id: string }
  Querystring: { until?: string; sign?: string }
}

/**
 * Adds the routes for after-sale pictures. A logged-in shopper uploads them; anyone with a signed address can see them.
 * Pictures are encoded anew, which removes their location and any other data in the file.
 */
export async function addPictureRoutes({ app, shop }: RunningShop): Promise<void> {
  const { clock } = shop.ports
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 20 })
  app.addHook('onClose', () => queue.stop())
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post(
      SERVICE_PICTURES,
      {
        bodyLimit: MOST_BYTES,
        onRequest: app.onlyShoppers('servicePicture', { shopper: perMinute(30), network: perMinute(120) }),
      },
      async (request, reply) => {
        const { now, session } = request.asked!
        const shopperId = session.shopper!
        const bytes = await queue.run(() => drawAnew(request.body), shopperId).catch(refused)
        const id = shop.random.uuid()
        const { rows } = await sql`
          insert into service_picture (id, shopper_id, bytes, created_at)
          select ${id}, ${shopperId}, ${bytes}, ${now}
          where (select count(*) from service_picture where shopper_id = ${shopperId}) < ${MOST_PICTURES}
          returning id`.execute(shop.db)
        if (rows.length === 0) throw new ShopError(REPLY_CODE.overLimit, '上传的图片过多，请稍后再试', 'picture')
        return reply.header('cache-control', 'no-store').send(success({ url: pictureUrl(shop.secret, id, now) }, now))
      },
    )
    scope.get<PictureRequest>(`${SERVICE_PICTURES}/:id`, async ({ params: { id }, query }, reply) => {
      const good = isGoodAddress(shop.secret, { id, ...query }, clock())
      const found = good
        ? await shop.db.selectFrom('service_picture').select('bytes').where('id', '=', id).executeTakeFirst()
        : undefined
      if (!found) throw new ShopError(REPLY_CODE.notFound)
      return reply
        .header('cache-control', 'private, max-age=3600')
        .header('content-disposition', 'inline')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
        .send(found.bytes)
    })
    done()
  })
}

const NO_PICTURE = '请上传 JPG、PNG 或 WebP 图片，单张不超过 10 MB'
const tooLarge = (mostPixels: number): string =>
  `图片尺寸过大，单张不超过 ${mostPixels / 10_000} 万像素，每边不超过 ${LONGEST_SIDE} 像素`

/** @throws ShopError badInput for a file that is no picture, or is too large */
async function drawAnew(body: unknown): Promise<Buffer> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
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
