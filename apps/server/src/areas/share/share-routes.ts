import { REPLY_CODE } from '@hearth/domain'
import { SHARE_PICTURES } from '#areas/share/make-picture'
import { readShortLink } from '#areas/share/short-links'
import type { RunningShop } from '#kernel/area'
import { ShopError } from '#kernel/shop-error'

/** The names of pictures: the first 32 characters of an HMAC. */
const PICTURE = /^([\w-]{32})\.jpg$/

/** Adds the routes of pictures for sharing, and of short links, which redirect a browser to their page. */
export function addShareRoutes({ app, shop: { db } }: RunningShop): void {
  app.get<{ Params: { file: string } }>(`${SHARE_PICTURES}/:file`, async ({ params: { file } }, reply) => {
    const id = PICTURE.exec(file)?.[1]
    const found = id && (await db.selectFrom('share_picture').select('jpeg').where('id', '=', id).executeTakeFirst())
    if (!found) throw new ShopError(REPLY_CODE.notFound)
    return reply
      .header('cache-control', 'public, max-age=2592000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(found.jpeg)
  })

  app.get<{ Params: { code: string } }>('/s/:code', async ({ params: { code } }, reply) => {
    const link = await readShortLink(db, code)
    if (!link) throw new ShopError(REPLY_CODE.notFound, '这个链接已失效')
    return reply.header('cache-control', 'no-store').redirect(link.path, 302)
  })
}
