import { REPLY_CODE, SERVICE_TYPE_LABEL, type ServiceType } from '@hearth/domain'
import type { Qualification, VerifiedItems } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readServiceRows, rightsOf, type ServiceRow } from '#areas/after-sale/read-service-items'
import { ShopError } from '#kernel/shop-error'
import type { Kinds, UnitOfWork } from '#shop/unit-of-work'

/** The error for a line of another shopper's order; it is the same as for a line that does not exist. */
export const noSuchItem = (): ShopError => new ShopError(REPLY_CODE.notFound, '订单商品不存在', 'orderItemId')

/**
 * A line of a shopper's order.
 * @throws ShopError notFound for a line of another shopper
 */
export async function needItem(
  work: Pick<UnitOfWork, 'db' | 'kinds'>,
  shopperId: string,
  orderItemId: string,
  sent?: boolean,
): Promise<ServiceRow> {
  const [row] = await readServiceRows(work, shopperId, sql<boolean>`item.id = ${orderItemId}`, sent)
  if (!row) throw noSuchItem()
  return row
}

/** Whether a kind of service can be requested for a line; without a kind, whether any can. */
export function qualify(
  { kinds, now }: { kinds: Kinds; now: number },
  row: ServiceRow,
  kind?: ServiceType,
): Qualification {
  const { serviceTypes, refusedReason } = rightsOf(kinds, row, now)
  if (kind === undefined ? serviceTypes.length > 0 : serviceTypes.includes(kind)) return { qualified: true }
  const reason = refusedReason ?? `该商品现在不能申请${SERVICE_TYPE_LABEL[kind!]}`
  return { qualified: false, reason }
}

/**
 * Whether service can be requested for lines of an order, or for all its lines.
 * @throws ShopError notFound for a line that is not in the order
 */
export function qualifyAll(
  work: { kinds: Kinds; now: number },
  rows: readonly ServiceRow[],
  wanted: readonly string[] | undefined,
): VerifiedItems {
  if (wanted?.some((id) => !rows.some(({ product }) => product.orderItemId === id))) throw noSuchItem()
  const chosen = rows.filter(({ product }) => wanted === undefined || wanted.includes(product.orderItemId))
  return { result: chosen.map((row) => ({ orderItemId: row.product.orderItemId, ...qualify(work, row) })) }
}
