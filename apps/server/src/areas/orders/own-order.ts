import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { prepared } from '#database/prepared'
import type { Claim } from '#kernel/once'
import { ShopError } from '#kernel/shop-error'
import type { OrderState } from '#shop/order-kind'

/** The columns of an `OrderState`, of `orders`. */
export const ORDER_STATE = sql`id as "orderId", shopper_id as "shopperId", kind, status, pay_amount as "payAmount",
  pay_deadline as "payDeadline", partly_sent as "partlySent"`

/** The error for somebody else's order, the same as for one that does not exist. */
export const noSuchOrder = (): ShopError => new ShopError(REPLY_CODE.notFound, '订单不存在')

/**
 * Locks an order, so that decisions about it still hold when they are written. Every change of an order begins here.
 */
export async function lockOrder(trx: Database, orderId: string): Promise<OrderState | undefined> {
  const { rows } = await sql<OrderState>`select ${ORDER_STATE} from orders where id = ${orderId} for update`.execute(
    trx,
  )
  return rows[0]
}

/**
 * Locks the shopper's own order.
 * @throws ShopError notFound when it is not there or another's.
 */
export async function lockOwnOrder(trx: Database, shopperId: string, orderId: string): Promise<OrderState> {
  const order = await lockOrder(trx, orderId)
  if (order?.shopperId !== shopperId) throw noSuchOrder()
  return order
}

/**
 * Locks the shopper's own order in the statement that takes an idempotency key; nothing if the key was used before.
 * @throws ShopError notFound when it is not there or another's.
 */
export async function lockOwnOrderOnce(
  trx: Database,
  shopperId: string,
  orderId: string,
  claim: Claim,
): Promise<OrderState | undefined> {
  const { rows } = await prepared<OrderState & { taken: boolean }>`with claim as (${claim.take}),
    locked as (select ${ORDER_STATE} from orders where id = ${orderId} and exists (select from claim) for update)
    select exists (select from claim) as taken, locked.* from (select 1) as one left join locked on true`.execute(trx)
  const [order] = rows
  if (!order?.taken) return undefined
  if (order.shopperId !== shopperId) throw noSuchOrder()
  return order
}

/**
 * Requires that an order is the shopper's own.
 * @throws ShopError notFound when it is not there or another's.
 */
export async function needOwnOrder(db: Database, shopperId: string, orderId: string): Promise<OrderState> {
  const { rows } = await sql<OrderState>`
    select ${ORDER_STATE} from orders where id = ${orderId} and shopper_id = ${shopperId}`.execute(db)
  if (!rows[0]) throw noSuchOrder()
  return rows[0]
}
