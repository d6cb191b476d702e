import { REPLY_CODE } from '@hearth/domain'
import { INVOICE_FILES, readPdfAddress } from '#areas/invoice/pdf-address'
import type { RunningShop } from '#kernel/area'
import { ShopError } from '#kernel/shop-error'

interface FileRequest {
  Params: { name: string }
  Querystring: { until?: string; sign?: string }
}

/** Adds the routes of invoice files. Anybody with a signed address can load its file. */
export function addInvoiceRoutes({ app, shop }: RunningShop): void {
  app.get<FileRequest>(`${INVOICE_FILES}/:name`, async ({ params: { name }, query }, reply) => {
    const file = readPdfAddress(shop.secret, { name, ...query }, shop.ports.clock())
    const found =
      file &&
      (await shop.db
        .selectFrom('billing')
        .select(file.red ? 'red_pdf as pdf' : 'pdf')
        .where('order_id', '=', file.orderId)
        .where('round', '=', file.round)
        .executeTakeFirst())
    if (!found?.pdf) throw new ShopError(REPLY_CODE.notFound)
    return reply
      .header('cache-control', 'private, max-age=3600')
      .header('content-disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(found.pdf)
  })
}
