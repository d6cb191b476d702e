import { REPLY_CODE } from '@hearth/domain'
import type { OrderCodesFile } from '@hearth/sdk/core'
import { writeCodesSheet } from '#areas/order-codes/codes-sheet'
import { noCodes } from '#areas/order-codes/send-codes'
import { needOwnOrder } from '#areas/orders/own-order'
import { readOrderCodes } from '#areas/orders/reads/read-order-codes'
import type { RunningShop } from '#kernel/area'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { ADDRESS_GOOD_FOR, isSigned, signedQuery } from '#kernel/sessions/signed-address'

/** The path of spreadsheets with codes. */
const CODES_FILES = '/order-codes-files'
const USE = 'codes of an order'

/**
 * Returns the address of a spreadsheet with the codes of an order. For an hour, anybody with the address can load it.
 * @throws ShopError notFound for another shopper's order, or an order without codes
 */
export async function codesFile(orderId: string, { db, now, secret, needShopper }: Context): Promise<OrderCodesFile> {
  await needOwnOrder(db, needShopper(), orderId)
  const items = await readOrderCodes(db, secret, orderId)
  if (items.every(({ codes }) => codes.length === 0)) throw noCodes()
  const name = `${orderId}.xlsx`
  return {
    url: `${CODES_FILES}/${name}?${signedQuery(secret, USE, name, now + ADDRESS_GOOD_FOR)}`,
    fileName: `订单${orderId}兑换码.xlsx`,
  }
}

interface FileRequest {
  Params: { name: string }
  Querystring: { until?: string; sign?: string }
}

/** Adds the routes of the spreadsheets. They are written when they are loaded, and never stored. */
export function addCodesFiles({ app, shop }: RunningShop): void {
  app.get<FileRequest>(`${CODES_FILES}/:name`, async ({ params: { name }, query }, reply) => {
    const { db, secret, ports } = shop
    if (!isSigned(secret, USE, { name, ...query }, ports.clock())) throw new ShopError(REPLY_CODE.notFound)
    const items = await readOrderCodes(db, secret, name.slice(0, -'.xlsx'.length))
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="codes-${name}"`)
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(await writeCodesSheet(items))
  })
}
