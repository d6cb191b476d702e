import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { prepared } from '#database/prepared'
import type { Claim } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { OrderState } from '#shop/order-kind'

/** The columns of `orders` that make up an `OrderState`. */
export const ORDER_STATE = sql`id as "orderId", shopper_id as "shopperId", kind, status, pay_amount as "payAmount",
  pay_deadline as "payDeadline", partly_sent as "partlySent"`

/** The error for an order of another shopper; it is the same as for an order that does not exist. */
export const noSuchOrder = (): ShopError => new ShopError(REPLY_CODE.notFound, '订单不存在')

/**
 * Locks an order, so that decisions about it still hold when they are written. Every change of an order begins with
 * this.
 */
export async function lockOrder(trx: Database, orderId: string): Promise<OrderState | undefined> {
  const { rows } = await sql<OrderState>`select ${ORDER_STATE} from orders where id = ${orderId} for update`.execute(
    trx,
  )
  return rows[0]
}

/**
 * Locks an order of the shopper.
 * @throws ShopError notFound if it does not exist, or belongs to another shopper
 */
export async function lockOwnOrder(trx: Database, shopperId: string, orderId: string): Promise<OrderState> {
  const order = await lockOrder(trx, orderId)
  if (order?.shopperId !== shopperId) throw noSuchOrder()
  return order
}

/**
 * Locks an order of the shopper in the same statement that takes an idempotency key. Nothing if the key was used
 * before.
 * @throws ShopError notFound if the order does not exist, or belongs to another shopper
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
 * Checks that an order belongs to the shopper.
 * @throws ShopError notFound if it does not exist, or belongs to another shopper
 */
export async function needOwnOrder(db: Database, shopperId: string, orderId: string): Promise<OrderState> {
  const { rows } = await sql<OrderState>`
    select ${ORDER_STATE} from orders where id = ${orderId} and shopper_id = ${shopperId}`.execute(db)
  if (!rows[0]) throw noSuchOrder()
  return rows[0]
}
