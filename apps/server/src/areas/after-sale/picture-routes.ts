import { REPLY_CODE } from '@hearth/domain'
import { pictureQueue } from '#areas/after-sale/receive-picture'
import { isGoodAddress, SERVICE_PICTURES } from '#areas/after-sale/service-pictures'
import type { RunningShop } from '#kernel/area'
import { ShopError } from '#kernel/shop-error'

interface PictureRequest {
  Params: { id: string }
  Querystring: { until?: string; sign?: string }
}

/** Adds the route that shows after-sale pictures. Everybody with a signed address can see its picture. */
export function addPictureRoutes({ app, shop }: RunningShop): void {
  const { clock } = shop.ports
  app.addHook('onClose', () => pictureQueue(shop.ports).stop())
  app.get<PictureRequest>(`${SERVICE_PICTURES}/:id`, async ({ params: { id }, query }, reply) => {
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
}
