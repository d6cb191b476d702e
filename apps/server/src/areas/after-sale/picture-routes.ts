import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { isGoodAddress, pictureUrl, SERVICE_PICTURES } from '#areas/after-sale/service-pictures'
import { perMinute, type RunningShop } from '#kernel/area'
import { success } from '#kernel/envelope'
import { ShopError } from '#kernel/shop-error'
import { createWorkQueue, TooBusy } from '#kernel/work-queue'
import { loadSharp } from '#kernel/load-sharp'

/** Bytes of a picture as it comes from a camera. */
const MOST_BYTES = 10 * 1024 * 1024
/** What it may be made of: 60 megapixels, as many as the largest cameras of telephones have. */
const MOST_PIXELS = 60_000_000
/** Px: the longer side of what is kept. */
const KEPT_SIZE = 1600
/** Pictures of a shopper that no request shows yet. */
const MOST_PICTURES = 200

interface PictureRequest {
  Params: { id: string }
  Querystring: { until?: string; sign?: string }
}

/**
 * Adds the addresses of pictures of after-sale service: sent as they are, under a shopper's login, and shown to whoever
 * has an address that the shop signed. What is kept is drawn anew, so that nothing stays of where it was taken, nor of
 * what else a file may hold.
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
        const bytes = await queue.run(() => drawAnew(request.body)).catch(refused)
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

/** @throws ShopError badInput for what is no picture */
async function drawAnew(body: unknown): Promise<Buffer> {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new ShopError(REPLY_CODE.badInput, NO_PICTURE, 'picture')
  const sharp = await loadSharp()
  const picture = sharp(body, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
  try {
    const { format } = await picture.metadata()
    if (!['jpeg', 'png', 'webp', 'heif'].includes(format ?? '')) throw new Error(`a ${format}`)
    return await picture
      .rotate()
      .resize({ width: KEPT_SIZE, height: KEPT_SIZE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  } catch {
    throw new ShopError(REPLY_CODE.badInput, NO_PICTURE, 'picture')
  }
}

function refused(error: Error): never {
  if (error instanceof TooBusy) throw new ShopError(REPLY_CODE.tooMany, undefined, undefined, error.retryAfter)
  throw error
}
