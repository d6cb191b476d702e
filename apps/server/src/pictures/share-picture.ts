import { DEFAULT_SHARE, REPLY_CODE } from '@hearth/domain'
import type { FastifyInstance } from 'fastify'
import { ShopError } from '#kernel/shop-error'
import { loadSharp } from '#kernel/pictures/load-sharp'

/** The name under which the picture is drawn. */
const SHARE_PICTURE = 'share-default'

/**
 * Adds the share picture for pages without a picture of their own (K11). Messaging apps fetch it themselves, so its
 * address never changes.
 */
export function addSharePicture(app: FastifyInstance, drawPicture: (name: string) => string | undefined): void {
  let made: Promise<Buffer> | undefined

  function make(drawn: string): Promise<Buffer> {
    // A few hundred colours are enough for a thumbnail, and need a third of the bytes.
    const work = loadSharp().then((sharp) =>
      sharp(Buffer.from(drawn)).png({ palette: true, quality: 90, effort: 8 }).toBuffer(),
    )
    work.catch(() => (made = undefined))
    return work
  }

  app.get(DEFAULT_SHARE.image, async (_request, reply) => {
    const drawn = made ? '' : drawPicture(SHARE_PICTURE)
    if (drawn === undefined) throw new ShopError(REPLY_CODE.notFound)
    made ??= make(drawn)
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(await made)
  })
}
