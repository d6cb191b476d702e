import type { Changed, FoundOrder } from '@hearth/ops'
import { sql } from 'kysely'
import { noSuchOrder } from '#areas/orders/own-order'
import type { Database } from '#database/connect'
import { needVersion, OpsError } from '#kernel/ops/ops-error'

/** The state of an order that staff want to change. */
export type OrderAsRead = Pick<FoundOrder, 'orderId' | 'version' | 'status'> & {
  partlySent: boolean
}

/**
 * Locks an order for a change, and checks that its version is the one that staff have read.
 * @throws ShopError notFound; OpsError stale
 */
export async function lockAsRead(trx: Database, orderId: string, version: number): Promise<OrderAsRead> {
  const [order] = await lockMany(trx, [orderId])
  if (!order) throw noSuchOrder()
  needVersion(order.version, version)
  return order
}

/** Locks orders in the order of their numbers, so that two changes of many orders do not deadlock. */
export async function lockMany(trx: Database, orderIds: readonly string[]): Promise<OrderAsRead[]> {
  const { rows } = await sql<OrderAsRead>`
    select id as "orderId", version, status, partly_sent as "partlySent" from orders
    where id = any(${[...orderIds]}::text[])
    order by id for update`.execute(trx)
  return rows
}

/** The result of a write to a locked order. */
export async function changedOrder(trx: Database, before: OrderAsRead): Promise<Changed & { status: number }> {
  const { version, status } = await trx
    .selectFrom('orders')
    .select(['version', 'status'])
    .where('id', '=', before.orderId)
    .executeTakeFirstOrThrow()
  return { version, status, changed: version !== before.version }
}

/** The target of audit log entries about an order. */
export const orderTarget = (orderId: string) => ({ kind: 'order', id: orderId })

/** The refusal of one order among many. Its `field` is the order's number. */
export const ofOrder = (
  code: OpsError['code'],
  orderId: string,
  more: { version?: number; message?: string } = {},
): OpsError => new OpsError(code, { field: orderId, ...more })
