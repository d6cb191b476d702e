import type { Changed, FoundOrder } from '@hearth/ops'
import { sql } from 'kysely'
import { noSuchOrder } from '#areas/orders/own-order'
import type { Database } from '#database/connect'
import { needVersion, OpsError } from '#kernel/ops-error'

/** What staff found of an order before they change it. */
export type OrderAsRead = Pick<FoundOrder, 'orderId' | 'version' | 'status'> & {
  partlySent: boolean
}

/**
 * Locks an order that is to be changed as it was read.
 * @throws ShopError notFound; OpsError stale
 */
export async function lockAsRead(trx: Database, orderId: string, version: number): Promise<OrderAsRead> {
  const [order] = await lockMany(trx, [orderId])
  if (!order) throw noSuchOrder()
  needVersion(order.version, version)
  return order
}

/** Locks orders in the order of their numbers, so that two who change many never wait for each other. */
export async function lockMany(trx: Database, orderIds: readonly string[]): Promise<OrderAsRead[]> {
  const { rows } = await sql<OrderAsRead>`
    select id as "orderId", version, status, partly_sent as "partlySent" from orders
    where id = any(${[...orderIds]}::text[])
    order by id for update`.execute(trx)
  return rows
}

/** What a write leaves of an order that it locked. */
export async function changedOrder(trx: Database, before: OrderAsRead): Promise<Changed & { status: number }> {
  const { version, status } = await trx
    .selectFrom('orders')
    .select(['version', 'status'])
    .where('id', '=', before.orderId)
    .executeTakeFirstOrThrow()
  return { version, status, changed: version !== before.version }
}

/** What orders are called in the audit log. */
export const orderTarget = (orderId: string) => ({ kind: 'order', id: orderId })

/** For a refusal of one order among many: its number is the field. */
export const ofOrder = (
  code: OpsError['code'],
  orderId: string,
  more: { version?: number; message?: string } = {},
): OpsError => new OpsError(code, { field: orderId, ...more })
