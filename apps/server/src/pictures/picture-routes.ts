import { REPLY_CODE } from '@hearth/domain'
import type { FastifyInstance } from 'fastify'
import { TooBusy } from '#kernel/limits/work-queue'
import { ShopError } from '#kernel/shop-error'
import { readPictureAddress } from '#areas/pictures/picture-address'
import { acceptedFormats } from '#pictures/picture-format'
import { servedSize } from '#pictures/picture-size'
import type { Pictures } from '#pictures/pictures'

interface PictureRequest {
  Params: { file: string }
  Querystring: { w?: string; h?: string }
}

/**
 * Returns the error of a full queue, which becomes the answer to the request.
 * @throws any other error
 */
const refusedFor = (error: Error): TooBusy => {
  if (error instanceof TooBusy) return error
  throw error
}

const A_YEAR = 'public, max-age=31536000, immutable'

/**
 * Adds `/pictures/<name>.<hash>`. Under the hash of its current version, a picture is cached for a year. Under another
 * hash, the current picture is sent, and browsers ask for it again each time.
 */
export function addPictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.get<PictureRequest>('/pictures/:file', async (request, reply) => {
    const asked = readPictureAddress(request.params.file)
    const picture = asked && (await pictures.find(asked.name))
    const served =
      picture &&
      (await pictures
        .serve(picture, servedSize(request.query), acceptedFormats(request.headers.accept))
        .catch(refusedFor))
    if (served instanceof TooBusy)
      return reply.code(503).header('retry-after', served.retryAfter).header('cache-control', 'no-store').send()
    if (!served) throw new ShopError(REPLY_CODE.notFound)
    return reply
      .header('vary', 'Accept')
      .header('cache-control', picture.hash === asked.hash ? A_YEAR : 'no-cache')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(`image/${served.format}`)
      .send(served.bytes)
  })
}
