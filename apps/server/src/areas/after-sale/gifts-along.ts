import { REPLY_CODE, SERVICE_TYPE } from '@hearth/domain'
import type { AfterSaleForm } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readServiceRows, type ServiceRow } from '#areas/after-sale/read-service-items'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * The gifts that are returned with a line: all its gifts, whatever the shopper selects. The refund holds back the worth
 * of gifts that do not arrive; see `refundPieces`.
 */
export async function giftsAlong(
  work: Pick<UnitOfWork, 'db' | 'kinds'>,
  shopperId: string,
  { gifts: said = [], serviceType, sent }: AfterSaleForm,
  row: ServiceRow,
): Promise<ServiceRow[]> {
  if (serviceType !== SERVICE_TYPE.refund) {
    if (said.length > 0) throw new ShopError(REPLY_CODE.badInput, '只有退货时需要退回赠品', 'gifts')
    return []
  }
  const free = await freeGifts(work, shopperId, row, sent)
  const unknown = said.find((id) => !free.some(({ product }) => product.orderItemId === id))
  if (unknown !== undefined) throw new ShopError(REPLY_CODE.notFound, '赠品不存在或已申请售后', 'gifts')
  return free
}

/**
 * Returns the gifts of a line that have pieces for which service can be requested. Leaves out unshipped gifts of a
 * shipped product, and shipped gifts of an unshipped product. If only some pieces of a gift are shipped, `sent` chooses
 * whether its shipped or its unshipped pieces count.
 */
export async function freeGifts(
  work: Pick<UnitOfWork, 'db' | 'kinds'>,
  shopperId: string,
  { orderId, position, sent: productSent }: ServiceRow,
  sent?: boolean,
): Promise<ServiceRow[]> {
  const ofLine = sql<boolean>`item.order_id = ${orderId} and item.gift and item.gift_of = ${position}`
  const gifts = await readServiceRows(work, shopperId, ofLine, sent)
  return gifts.filter((gift) => gift.free > 0 && gift.sent === productSent)
}
